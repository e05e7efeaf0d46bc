import type { Locale } from '../site/config';
import type { SidebarGroup, SidebarLink, SidebarNode } from './types';

/** `language` is that of the label. */
export type Crumb = { label: string; route?: string; language: Locale };
export type Neighbour = { route: string; label: string; language: Locale };

/** Every page of a sidebar in reading order, group pages included. */
export function flattenSidebar(node: SidebarNode): Neighbour[] {
  const { label, language } = node;
  if (node.type === 'link') return [{ route: node.route, label, language }];
  return [
    ...(node.route ? [{ route: node.route, label, language }] : []),
    ...node.items.flatMap(flattenSidebar),
  ];
}

/** Path from the root group to a page, the page included; empty when the sidebar does not hold it. */
export function findTrail(root: SidebarGroup, route: string): Crumb[] {
  const { label, language } = root;
  if (root.route === route) return [{ label, route, language }];
  for (const item of root.items) {
    const rest =
      item.type === 'group'
        ? findTrail(item, route)
        : item.route === route
          ? [{ label: item.label, route, language: item.language }]
          : [];
    if (rest.length > 0) return [{ label, language, ...(root.route ? { route: root.route } : {}) }, ...rest];
  }
  return [];
}

type ReadingOrder = { pages: Neighbour[]; places: Map<string, number> };

/** By tree: every page of a sidebar asks for the same order. */
const readingOrders = new WeakMap<SidebarGroup, ReadingOrder>();

function readingOrderOf(root: SidebarGroup): ReadingOrder {
  let order = readingOrders.get(root);
  if (!order) {
    const pages = flattenSidebar(root);
    // From the end, so that the first of two places wins.
    const places = new Map(pages.map((page, index) => [page.route, index] as const).reverse());
    order = { pages, places };
    readingOrders.set(root, order);
  }
  return order;
}

/** Pages before and after a route in reading order. */
export function findNeighbours(
  root: SidebarGroup,
  route: string,
): { previous?: Neighbour; next?: Neighbour } {
  const { pages, places } = readingOrderOf(root);
  const index = places.get(route);
  if (index === undefined) return {};
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

/** The group or link of a route anywhere below a group. */
export function findNode(root: SidebarGroup, route: string): SidebarNode | undefined {
  if (root.id === route) return root;
  for (const item of root.items) {
    const found: SidebarNode | undefined =
      item.type === 'group' ? findNode(item, route) : item.route === route ? item : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Address a card of a node leads to: its own page, else its first page. */
export function firstRoute(node: SidebarNode | SidebarLink): string | undefined {
  if (node.route || node.type === 'link') return node.route;
  for (const item of node.items) {
    const route = firstRoute(item);
    if (route) return route;
  }
  return undefined;
}
