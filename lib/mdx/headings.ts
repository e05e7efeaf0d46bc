import type { Heading as HeadingNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { PageSlugs } from '../text/slug';
import { fail, type MdxContext } from './context';

const explicitIds = /\s*\{((?:#[^\s#{}]+\s*)+)\}\s*$/;

/** Gives every heading its id (explicit, else from its text) and its aliases, and notes it in the context. */
export function remarkHeadings(context: MdxContext) {
  return (tree: Root) => {
    const slugs = new PageSlugs();
    visit(tree, 'heading', (node) => {
      if (node.depth === 1) {
        fail(
          node,
          context,
          'a level-1 heading in the text',
          'begin with ##: the level-1 heading is made from the front matter title',
        );
      }
      const [id, ...aliases] = takeExplicitIds(node);
      const text = toString(node).trim();
      for (const name of id ? [id, ...aliases] : []) {
        if (!slugs.reserve(name))
          fail(node, context, `the id "${name}" is used twice in this page`, 'give this heading another id');
      }
      const heading = { depth: node.depth, text, id: id ?? slugs.fromText(text), aliases };
      context.headings.push(heading);
      node.data = {
        ...node.data,
        hProperties: { id: heading.id, 'data-aliases': aliases.join(' ') || undefined },
      };
    });
  };
}

function takeExplicitIds(node: HeadingNode): string[] {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return [];
  const found = explicitIds.exec(last.value);
  if (!found?.[1]) return [];
  last.value = last.value.slice(0, found.index);
  return found[1]
    .trim()
    .split(/\s+/)
    .map((id) => id.slice(1));
}
