import type { Locale } from '../site/config';
import type { SidebarNode } from './sidebar';

/** A page or folder as the sidebar shows it. */
export type SidebarEntry = {
  /** Route of the page or folder, also without a page of its own. */
  id: string;
  label: string;
  /** Whether the entry has a page. */
  isPage: boolean;
  /** Language of the label, where it is not the locale's. */
  language?: Locale;
  items?: SidebarEntry[];
};

/** The pages of a section of the site, for client components. */
export type SidebarTree = {
  /** The sidebar is shown on the pages at and below this route. */
  root: string;
  /** Accessible name. */
  label: string;
  /** Visible title above the entries. */
  title?: string;
  entries: SidebarEntry[];
};

/** What client components need of a section: its own page first, then its entries. */
export function toSidebarTree(node: SidebarNode, label: string, locale: Locale): SidebarTree {
  const toEntry = ({ id, label, route, language, items }: SidebarNode): SidebarEntry => ({
    id,
    label,
    isPage: route !== undefined,
    ...(language === locale ? {} : { language }),
    ...(items ? { items: items.map(toEntry) } : {}),
  });
  const { items, ...own } = node;
  const first = own.route ? [toEntry(own)] : [];
  return { root: node.id, label, entries: [...first, ...(items ?? []).map(toEntry)] };
}

/** True if a route is that of an entry or of a page below it. */
export function isAround({ id, items }: SidebarEntry, route: string): boolean {
  return id === route || (items ?? []).some((item) => isAround(item, route));
}
