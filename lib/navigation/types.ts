import type { Locale } from '../site/config';

export type SidebarLink = {
  type: 'link';
  route: string;
  label: string;
  title: string;
  description: string;
  /** Language of label, title and description. */
  language: Locale;
  order: number;
};

export type SidebarGroup = {
  type: 'group';
  /** Folder route; also the id under which its open state is kept. */
  id: string;
  /** Set when the group has a page of its own. */
  route?: string;
  label: string;
  title: string;
  description: string;
  /** Language of label, title and description. */
  language: Locale;
  order: number;
  icon?: string;
  items: SidebarNode[];
};

export type SidebarNode = SidebarLink | SidebarGroup;

export type SidebarName = 'guides' | 'references' | 'js';

export type NavigationPage = {
  route: string;
  title: string;
  label: string;
  description: string;
  /** Language of label, title and description. */
  language: Locale;
  order: number;
};
