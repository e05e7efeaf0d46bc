import type { List, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fail, type MdxContext } from './context';

const looks = new Map([
  [
    'Etapes',
    { ordered: true, className: 'steps', fix: 'Écrivez les étapes en une seule liste : 1. … 2. … 3. …' },
  ],
  [
    'Arbre',
    {
      ordered: false,
      className: 'tree',
      fix: 'Écrivez les fichiers en une seule liste : - `src/`, avec deux espaces de plus pour ce qu’il contient.',
    },
  ],
]);

/** Why an element does not hold the list that it needs, and what to write; undefined for any other element. */
export function findListFault(node: Nodes): { problem: string; fix: string } | undefined {
  const look = 'name' in node && 'children' in node ? looks.get(node.name ?? '') : undefined;
  if (!look || !('children' in node)) return undefined;
  const [list, ...more] = node.children;
  if (list?.type === 'list' && Boolean(list.ordered) === look.ordered && more.length === 0) return undefined;
  const kind = look.ordered ? 'numérotée' : 'à puces';
  const name = 'name' in node ? node.name : '';
  return { problem: `<${name}> ne contient pas une liste ${kind} et une seule`, fix: look.fix };
}

/** Replaces `<Etapes>` and `<Arbre>` by the list inside them, with a class for its styles. */
export function remarkLists(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const look = looks.get(node.name ?? '');
      if (!look || !parent || index === undefined) return;
      const fault = findListFault(node);
      if (fault) fail(node, context, fault.problem, fault.fix);
      const list = node.children[0] as List;
      list.data = { ...list.data, hProperties: { className: [look.className] } };
      parent.children[index] = list;
    });
  };
}
