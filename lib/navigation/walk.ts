import type { NavigationPage, SidebarGroup, SidebarNode } from './types';

export type Neighbour = Pick<NavigationPage, 'route' | 'label' | 'language'>;
export type Crumb = Omit<Neighbour, 'route'> & { route?: string };

/** Every page of a sidebar in reading order, group pages included. */
export function flattenSidebar(node: SidebarNode): Neighbour[] {
  const { route, label, language } = node;
  return [
    ...(route ? [{ route, label, language }] : []),
    ...(node.type === 'group' ? node.items.flatMap(flattenSidebar) : []),
  ];
}

/** Path from a node to a page, the page included; empty when the node does not hold it. */
export function findTrail(node: SidebarNode, route: string): Crumb[] {
  const { label, language } = node;
  const crumb = { label, language, ...(node.route ? { route: node.route } : {}) };
  if (node.route === route) return [crumb];
  for (const item of node.type === 'group' ? node.items : []) {
    const rest = findTrail(item, route);
    if (rest.length > 0) return [crumb, ...rest];
  }
  return [];
}

/** Pages before and after a route in reading order. */
export function findNeighbours(
  root: SidebarGroup,
  route: string,
): { previous?: Neighbour | undefined; next?: Neighbour | undefined } {
  const pages = flattenSidebar(root);
  const index = pages.findIndex((page) => page.route === route);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** The group of a folder, anywhere below a node. */
export function findGroup(node: SidebarNode, folder: string): SidebarGroup | undefined {
  if (node.type === 'link') return undefined;
  if (node.id === folder) return node;
  for (const item of node.items) {
    const found = findGroup(item, folder);
    if (found) return found;
  }
  return undefined;
}

/** Address a card of a node leads to: its own page, else its first page. */
export function firstRoute(node: SidebarNode): string | undefined {
  return flattenSidebar(node)[0]?.route;
}
