import type { Category } from '../content/types';
import { site, type Locale } from '../site/config';
import { isInside } from '../site/is-inside';

export type SidebarName = 'guides' | 'references' | 'js';

/** A page with its words, in their `language`, and its position among its neighbours. */
export type NavigationPage = {
  route: string;
  label: string;
  title: string;
  description: string;
  language: Locale;
  order: number;
};

/** A page, or a folder with entries. */
export type SidebarNode = Omit<NavigationPage, 'route'> & {
  /** Route of the page or folder; also the id under which the open state of a folder is stored. */
  id: string;
  /** Missing for a folder without a page of its own. */
  route?: string;
  icon?: string;
  items?: SidebarNode[] | undefined;
};

export type Neighbour = Pick<NavigationPage, 'route' | 'label' | 'language'>;
export type Crumb = Omit<Neighbour, 'route'> & { route?: string };

/**
 * Tree of a section from its pages and folder categories. A folder's index page becomes the folder's own page; folders
 * without a reachable page are left out; entries are sorted by order, then by route.
 */
export function buildSidebar(root: string, pages: NavigationPage[], categories: Category[]): SidebarNode {
  const inside = new Map(
    pages.filter(({ route }) => isInside(route, root)).map((page) => [page.route, page]),
  );
  const named = new Map(categories.map((category) => [category.route, category]));
  const folders = new Set([root, ...[...inside.keys()].filter((route) => named.has(route))]);
  for (const route of inside.keys()) {
    for (let parent = parentOf(route); isInside(parent, root); parent = parentOf(parent)) folders.add(parent);
  }

  const build = (id: string): SidebarNode => {
    const page = inside.get(id);
    if (page && !folders.has(id)) return { id, ...page };
    const category = named.get(id);
    const children = [...new Set([...folders, ...inside.keys()])].filter((child) => parentOf(child) === id);
    const items = children
      .filter((child) => child !== root)
      .map(build)
      .filter((node) => node.route || node.items?.length)
      .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
    const label = category?.label ?? page?.label ?? id.split('/').at(-1) ?? id;
    return {
      id,
      ...(page ? { route: page.route } : {}),
      label,
      title: page?.title ?? label,
      description: category?.description ?? page?.description ?? '',
      language:
        category?.locale ??
        page?.language ??
        items.find((node) => !node.items)?.language ??
        site.currentLocale,
      order: category?.order ?? page?.order ?? Infinity,
      ...(category?.icon ? { icon: category.icon } : {}),
      items,
    };
  };
  return build(root);
}

/** Every page of a sidebar in reading order, those of folders included. */
export function flattenSidebar(node: SidebarNode): Neighbour[] {
  const { route, label, language, items = [] } = node;
  return [...(route ? [{ route, label, language }] : []), ...items.flatMap(flattenSidebar)];
}

/** Path from a node to a page, the page included; empty when the node does not hold it. */
export function findTrail(node: SidebarNode, route: string): Crumb[] {
  if (node.route === route) return [node];
  const rest = node.items?.map((item) => findTrail(item, route)).find((trail) => trail.length > 0);
  return rest ? [node, ...rest] : [];
}

/** Pages before and after a route in reading order. */
export function findNeighbours(
  root: SidebarNode,
  route: string,
): { previous?: Neighbour | undefined; next?: Neighbour | undefined } {
  const pages = flattenSidebar(root);
  const index = pages.findIndex((page) => page.route === route);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** Entries of a folder anywhere below a node. */
export function entriesOfFolder(node: SidebarNode, folder: string): SidebarNode[] {
  const items = node.items ?? [];
  return node.id === folder ? items : items.flatMap((item) => entriesOfFolder(item, folder));
}

/** Address of a node: its own page, or its first page. */
export function firstRoute(node: SidebarNode): string | undefined {
  return flattenSidebar(node)[0]?.route;
}

function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/'));
}
