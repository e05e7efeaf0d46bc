import { foreignAttributes } from '@/lib/i18n/fallback';
import { toHref, type Locale } from '@/lib/site/config';
import type { Neighbour } from '@/lib/navigation/walk';

type Props = {
  label: string;
  locale: Locale;
  previous?: Neighbour & { hint: string };
  next?: Neighbour & { hint: string };
};

/** Links to the pages before and after; used by documentation pages and posts. */
export function PrevNext({ label, locale, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="prev-next" aria-label={label}>
      {previous ? (
        <a href={toHref(previous.route, locale)} rel="prev">
          <span>{previous.hint}</span> <Label {...previous} locale={locale} />
        </a>
      ) : null}
      {next ? (
        <a href={toHref(next.route, locale)} rel="next">
          <span>{next.hint}</span> <Label {...next} locale={locale} />
        </a>
      ) : null}
    </nav>
  );
}

/** The label as bare text, in an element of its own only where its language is another one. */
function Label({ label, language, locale }: Pick<Neighbour, 'label' | 'language'> & { locale: Locale }) {
  return language === locale ? label : <b {...foreignAttributes(language, locale)}>{label}</b>;
}
