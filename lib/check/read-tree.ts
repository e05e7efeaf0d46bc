import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { prepareSource } from '../mdx/prepare';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const authoring = process.env.NODE_ENV === 'development';

/** Trees by text: while authoring, every page but one is the same at each check. Checks do not change trees. */
const known = new Map<string, Root>();

/** Syntax tree of a page's text, with the same syntax as the build; throws where the text cannot be read. */
export function readTree(body: string): Root {
  const before = known.get(body);
  if (before) return before;
  const tree = parser.parse(prepareSource(body)) as Root;
  if (authoring) known.set(body, tree);
  return tree;
}
