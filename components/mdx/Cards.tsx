import { useLocale } from 'next-intl';
import type { SectionIcon } from '@/lib/content/section-icons';
import type { Card } from '@/lib/docs/pages';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toHref } from '@/lib/site/config';
import { own } from '@/lib/text/own';
import { Icon } from '../ui/Icon';
import { fileIcon, folderIcon } from '../ui/page-icons';
import { SiteLink } from '../ui/SiteLink';

/** Grid of links to the entries of a category. */
export function Cards({ cards }: { cards: Card[] }) {
  const locale = useLocale();
  // An icon that several cards share would not tell them apart.
  const hasIcons = new Set(cards.map(({ icon }) => icon)).size === cards.length;
  return (
    <ul className="cards">
      {cards.map(({ route, title, description, language, icon }) => (
        <li key={route} {...foreignAttributes(language, locale)}>
          {hasIcons ? <Icon path={sectionIcon(icon)} /> : null}
          <SiteLink href={toHref(route, locale)}>{title}</SiteLink>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Drawings of the sections, as round lines on a 24 × 24 grid. */
const paths = {
  start: 'M6 21V4M6 5h12l-3 4 3 4H6',
  window: 'M4 5h16v14H4zM4 9h16M7 7v.1M10 7v.1',
  code: 'M8 8l-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14',
  bug: 'M8 10a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0zM12 11v8M9.5 6.5 8 4M14.5 6.5 16 4M8 12H4M20 12h-4M8 16l-3 3M16 16l3 3',
  flask: 'M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M8 3h8M7.5 15h9',
  robot: 'M5 9h14v10H5zM12 9V5M12 4v.1M9 13v1.5M15 13v1.5M2.5 13v3M21.5 13v3',
  package: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  send: 'M12 15V3M8 7l4-4 4 4M5 13v7h14v-7',
  puzzle: 'M4 8h5a2.5 2.5 0 1 1 5 0h5v5a2.5 2.5 0 1 0 0 5v3H4z',
  layers: 'M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  messages: 'M3 5h11v8H8l-3 3v-3H3zM17 9h4v8h-2v3l-3-3h-5',
  book: 'M5 4h6a2 2 0 0 1 1 1 2 2 0 0 1 1-1h6v15h-6l-1 1-1-1H5zM12 5v15',
  folder: folderIcon,
  file: fileIcon,
} satisfies Record<SectionIcon, string>;

/** The icon of a section, or of a page or folder without one; reading `_category.json` has refused unknown names. */
function sectionIcon(name: string): string {
  return own(paths, name) ?? fileIcon;
}
