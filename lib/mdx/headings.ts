import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { fail, type MdxContext } from './context';

/** `Titre {#id #autre}` → the text and its ids. */
export function splitIds(text: string): { text: string; ids: string[] } {
  const found = /\s*\{((?:#[^\s#{}]+\s*)+)\}\s*$/.exec(text);
  return { text: text.slice(0, found?.index), ids: found?.[1]?.match(/[^\s#]+/g) ?? [] };
}

/** The text of a heading without its ids, and these. The parser has noted them: `\{#id}` is text. */
export function readIds(node: HeadingNode, text: string): ReturnType<typeof splitIds> {
  const written = node.children.flatMap((child) => (child.type === 'text' && child.data?.headingId) || []);
  const isAtEnd = written.length > 0 && text.trimEnd().endsWith(written.at(-1) ?? '');
  return isAtEnd ? splitIds(text) : { text, ids: [] };
}

/** Sets the id of every heading (explicit, otherwise from its text) and its aliases, and adds it to the context. */
export function remarkHeadings(context: MdxContext) {
  return (tree: Root) => {
    // Ids in page order: GitHub style, accents kept, duplicates numbered `-1`, `-2`.
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node) => {
      if (node.depth === 1)
        fail(
          node,
          context,
          'Un titre de niveau 1 dans le texte',
          'Commencez par ## : le titre de niveau 1 vient de title.',
        );
      const [id, ...aliases] = takeExplicitIds(node);
      const text = toString(node).trim();
      for (const name of id ? [id, ...aliases] : []) {
        if (Object.hasOwn(slugger.occurrences, name))
          fail(
            node,
            context,
            `L’identifiant « ${name} » sert deux fois dans cette page`,
            'Donnez un autre identifiant à ce titre.',
          );
        slugger.occurrences[name] = 0;
      }
      const heading = {
        depth: node.depth,
        text,
        id: id ?? slugger.slug(text.replace(/[\u00A0\u202F]/g, ' ').replace(/’/g, "'")),
        aliases,
      };
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
  const { text, ids } = readIds(node, last.value);
  last.value = text;
  return ids;
}
