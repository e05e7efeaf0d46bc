import { moves } from '@/lib/redirects/rules';
import { toHref, type Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';

type Props = { route: string; locale: Locale; t: Translate };

/** Links to sections that have left this page, each shown to those who come by its former address only (doc.css). */
export function MovedSections({ route, locale, t }: Props) {
  return Object.entries(moves)
    .filter(([from]) => from.startsWith(`${route}#`))
    .map(([from, to]) => (
      <p key={from} id={from.slice(route.length + 1)} className="moved-section">
        <a href={toHref(to, locale)}>{t('doc.movedSection')}</a>
      </p>
    ));
}
