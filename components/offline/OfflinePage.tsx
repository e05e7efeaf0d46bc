import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MainLinks } from '../errors/MainLinks';

type Props = {
  /** Opens the search, which works in the copy. */
  searchButton: ReactNode;
};

/** Stands in for a page that is neither stored nor reachable, with a search of the copy and links. */
export function OfflinePage({ searchButton }: Props) {
  const t = useTranslations('offline');
  return (
    <main id="main" className="narrow" tabIndex={-1}>
      <h1>{t('pageTitle')}</h1>
      <p>{t('pageText')}</p>
      <p>{searchButton}</p>
      <p>{t('pageHelp')}</p>
      <MainLinks />
    </main>
  );
}
