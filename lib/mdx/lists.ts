import type { Root } from 'mdast';
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

/** Replaces `<Etapes>` and `<Arbre>` by the list inside them, with a class for its styles. */
export function remarkLists(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const look = looks.get(node.name ?? '');
      if (!look || !parent || index === undefined) return;
      const [list, ...more] = node.children;
      if (list?.type !== 'list' || Boolean(list.ordered) !== look.ordered || more.length > 0)
        fail(
          node,
          context,
          `<${node.name}> ne contient pas une liste ${look.ordered ? 'numérotée' : 'à puces'} et une seule`,
          look.fix,
        );
      list.data = { ...list.data, hProperties: { className: [look.className] } };
      parent.children[index] = list;
    });
  };
}
