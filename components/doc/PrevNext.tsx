import { foreignAttributes } from '@/lib/i18n/fallback';
import { toHref, type Locale } from '@/lib/site/config';
import type { Neighbour } from '@/lib/navigation/sidebar';

type Props = {
  label: string;
  locale: Locale;
  previous: (Neighbour & { hint: string }) | undefined;
  next: (Neighbour & { hint: string }) | undefined;
};

/** Links to the pages before and after; used by documentation pages and posts. */
export function PrevNext({ label, locale, previous, next }: Props) {
  if (!previous && !next) return null;
  const links = [
    { rel: 'prev', page: previous },
    { rel: 'next', page: next },
  ];
  return (
    <nav className="prev-next" aria-label={label}>
      {links.map(({ rel, page }) =>
        page ? (
          <a key={rel} href={toHref(page.route, locale)} rel={rel}>
            <span>{page.hint}</span> <Label {...page} locale={locale} />
          </a>
        ) : null,
      )}
    </nav>
  );
}

/** The label: plain text, or an element with `lang` if its language differs from the page's. */
function Label({ label, language, locale }: Pick<Neighbour, 'label' | 'language'> & { locale: Locale }) {
  return language === locale ? label : <b {...foreignAttributes(language, locale)}>{label}</b>;
}
