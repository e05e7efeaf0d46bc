/** @jest-environment node */
import { narrowTree, type SidebarNode } from '@/lib/navigation/sidebar';

const common = { title: '', description: '', language: 'fr' as const, order: 1 };
const link = (route: string): SidebarNode => ({ id: route, route, label: route, ...common });
const group = (id: string, ...items: SidebarNode[]): SidebarNode => ({
  id,
  label: `groupe ${id}`,
  items,
  ...common,
});
const tree = group(
  '/g',
  group('/g/a', link('/g/a/1'), group('/g/a/b', link('/g/a/b/1'), link('/g/a/b/2'))),
  group('/g/ab', link('/g/ab/1'), link('/g/ab/2')),
  link('/g/seul'),
);

/** `[a [b 1 2]]`, with the addresses of links. */
const show = (node: SidebarNode): string =>
  !node.items ? (node.route ?? '') : `[${[node.id, ...node.items.map(show)].join(' ')}]`;

describe('narrowTree', () => {
  it('leaves a tree whole that is small enough', () => expect(narrowTree(tree, '/g/a/1', 6)).toBe(tree));

  it.each([
    ['/g/a/1', '[/g [/g/a /g/a/1 /g/a/b/1] /g/ab/1 /g/seul]'],
    ['/g/a/b/2', '[/g [/g/a /g/a/1 [/g/a/b /g/a/b/1 /g/a/b/2]] /g/ab/1 /g/seul]'],
    ['/g/ab/2', '[/g /g/a/1 [/g/ab /g/ab/1 /g/ab/2] /g/seul]'],
    ['/g', '[/g /g/a/1 /g/ab/1 /g/seul]'],
  ])(
    'shows in a large tree the way to %s, and other groups as links to their first page',
    (current, wanted) => expect(show(narrowTree(tree, current, 3))).toBe(wanted),
  );

  it('gives such a link the name of its group', () =>
    expect(narrowTree(tree, '/g', 3).items?.[0]?.label).toBe('groupe /g/a'));
});
