import { useLocale } from 'next-intl';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Neighbour } from '@/lib/navigation/sidebar';
import { toHref } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

type LabelledNeighbour = Neighbour & { hint: string };

type Props = {
  label: string;
  previous: LabelledNeighbour | undefined;
  next: LabelledNeighbour | undefined;
};

/** Links to the pages before and after; used by documentation pages and posts. */
export function PrevNext({ label, previous, next }: Props) {
  const locale = useLocale();
  if (!previous && !next) return null;
  const links = [
    { rel: 'prev', page: previous },
    { rel: 'next', page: next },
  ];
  return (
    <nav className="prev-next" aria-label={label}>
      {links.map(({ rel, page }) =>
        page ? (
          <SiteLink key={rel} href={toHref(page.route, locale)} rel={rel}>
            <span>{page.hint}</span> <b {...foreignAttributes(page.language, locale)}>{page.label}</b>
          </SiteLink>
        ) : null,
      )}
    </nav>
  );
}
