import type { SidebarGroup, SidebarNode } from './types';
import { firstRoute } from './walk';

/** Most links a sidebar holds as a whole: with more of them every page would be mostly sidebar. */
const wholeTreeLimit = 400;

/**
 * The tree as a page shows it. A small one is whole; in a large one each group that does not lead to the current page is
 * a link to its first page, whose own sidebar then shows the group.
 */
export function narrowTree(tree: SidebarGroup, current: string, limit = wholeTreeLimit): SidebarGroup {
  return countLinks(tree) <= limit
    ? tree
    : { ...tree, items: tree.items.map((node) => narrow(node, current)) };
}

function narrow(node: SidebarNode, current: string): SidebarNode {
  if (node.type === 'link') return node;
  if (current === node.id || current.startsWith(`${node.id}/`))
    return { ...node, items: node.items.map((child) => narrow(child, current)) };
  const { label, title, description, language, order } = node;
  return { type: 'link', route: firstRoute(node) ?? node.id, label, title, description, language, order };
}

function countLinks(node: SidebarNode): number {
  return node.type === 'link' ? 1 : node.items.reduce((total, child) => total + countLinks(child), 0);
}
