import type { Category } from '../content/types';
import { site } from '../site/config';
import type { NavigationPage, SidebarGroup, SidebarNode } from './types';

/**
 * Tree of a section from its pages and folder categories. A folder's index page becomes the group's own page; groups
 * without a reachable page are left out; entries are sorted by order, then by route.
 */
export function buildSidebar(root: string, pages: NavigationPage[], categories: Category[]): SidebarGroup {
  const inside = pages.filter((page) => page.route === root || page.route.startsWith(`${root}/`));
  const folders = new Set<string>([root]);
  for (const page of inside) {
    for (let parent = parentOf(page.route); parent.startsWith(root); parent = parentOf(parent))
      folders.add(parent);
  }
  for (const category of categories)
    if (category.route.startsWith(root) && inside.some((p) => p.route === category.route))
      folders.add(category.route);
  return buildGroup(root, inside, folders, new Map(categories.map((category) => [category.route, category])));
}

function buildGroup(
  route: string,
  pages: NavigationPage[],
  folders: Set<string>,
  categories: Map<string, Category>,
): SidebarGroup {
  const own = pages.find((page) => page.route === route);
  const category = categories.get(route);
  const groups = [...folders]
    .filter((folder) => folder !== route && parentOf(folder) === route)
    .map((folder) => buildGroup(folder, pages, folders, categories));
  const links = pages
    .filter((page) => page.route !== route && parentOf(page.route) === route && !folders.has(page.route))
    .map((page): SidebarNode => ({ type: 'link', ...page }));
  const label = category?.label ?? own?.label ?? route.split('/').at(-1) ?? route;
  const language = category?.locale ?? own?.language ?? links[0]?.language ?? site.currentLocale;
  return {
    type: 'group',
    id: route,
    ...(own ? { route } : {}),
    label,
    title: own?.title ?? label,
    description: category?.description ?? own?.description ?? '',
    language,
    order: category?.order ?? own?.order ?? Infinity,
    ...(category?.icon ? { icon: category.icon } : {}),
    items: [...groups.filter((group) => group.route || group.items.length > 0), ...links].sort(byOrder),
  };
}

function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/'));
}

function byOrder(a: SidebarNode, b: SidebarNode): number {
  return a.order - b.order || idOf(a).localeCompare(idOf(b));
}

function idOf(node: SidebarNode): string {
  return node.type === 'group' ? node.id : node.route;
}
