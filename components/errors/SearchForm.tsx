'use client';

import { useTranslations } from 'next-intl';

type Props = {
  /** Home page of the locale; it opens the search with the query. */
  home: string;
  /** Browsers show them until the reader types something else, also if they come later. */
  words: string;
};

/** A field that searches the site, also without the search dialog. */
export function SearchForm({ home, words }: Props) {
  const t = useTranslations('search');
  return (
    <form role="search" action={home}>
      <input
        type="search"
        name="q"
        className="button"
        aria-label={t('placeholder')}
        autoComplete="off"
        defaultValue={words}
      />
      <button type="submit" className="button">
        {t('button')}
      </button>
    </form>
  );
}
