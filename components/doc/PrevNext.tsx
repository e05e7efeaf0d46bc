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
          <span>{previous.hint}</span> {previous.label}
        </a>
      ) : null}
      {next ? (
        <a href={toHref(next.route, locale)} rel="next">
          <span>{next.hint}</span> {next.label}
        </a>
      ) : null}
    </nav>
  );
}
