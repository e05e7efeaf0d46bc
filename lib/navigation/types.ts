import type { Locale } from '../site/config';

/** Words of an entry, in its `language`, and its place among the others. */
type Entry = { label: string; title: string; description: string; language: Locale; order: number };

export type NavigationPage = Entry & { route: string };

export type SidebarLink = NavigationPage & { type: 'link' };

export type SidebarGroup = Entry & {
  type: 'group';
  /** Folder route; also the id under which its open state is kept. */
  id: string;
  /** Set when the group has a page of its own. */
  route?: string;
  icon?: string;
  items: SidebarNode[];
};

export type SidebarNode = SidebarLink | SidebarGroup;

export type SidebarName = 'guides' | 'references' | 'js';
