import type { Code, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '../content/types';
import { remarkAdmonitions } from '../mdx/admonitions';
import type { MdxContext } from '../mdx/context';
import { codeLanguages } from '../mdx/highlight';
import { remarkSafety } from '../mdx/safety';
import { nearest } from '../text/nearest';
import { toFault } from './build-fault';
import { faultAt } from './place';
import type { CheckedPage, Fault } from './types';

/** Unknown components, admonitions and code languages, and everything a page must not hold: all of them, not the first. */
export function checkMdx(page: CheckedPage, components: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  if (!page.tree) return faults;
  const context = contextOf(page, components);
  visit(page.tree, (node) => {
    const found = firstError(node, context);
    if (found)
      faults.push({
        ...faultAt(page, node, /^unknown /.test(found.problem) ? 'unknown-name' : 'forbidden'),
        values: toFault(found).values,
      });
    if (node.type === 'code') faults.push(...checkCode(node, page));
  });
  return faults;
}

/** The build's own rules, run on one node alone: they stop at the first fault, and here every node has its turn. */
function firstError(node: Node, context: MdxContext): ContentError | undefined {
  const alone = {
    type: 'root',
    children: [{ ...node, ...('children' in node ? { children: [] } : {}) }],
  } as unknown as Root;
  try {
    if (node.type === 'containerDirective') remarkAdmonitions(context)(alone);
    else remarkSafety(context)(alone);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

function checkCode(node: Code, page: CheckedPage): Fault[] {
  if (!node.lang) return [faultAt(page, node, 'no-language')];
  if (codeLanguages.has(node.lang)) return [];
  const guess = nearest(node.lang, codeLanguages);
  const error = new ContentError(
    '',
    undefined,
    `unknown code language "${node.lang}"`,
    guess ? `did you mean "${guess}"?` : 'use one of the languages of lib/mdx/highlight.ts, or text',
  );
  return [{ ...faultAt(page, node, 'unknown-name'), values: toFault(error).values }];
}

function contextOf(page: CheckedPage, components: ReadonlySet<string>): MdxContext {
  const { file, locale, bodyLine } = page.source;
  return {
    file,
    locale,
    lineOffset: bodyLine - 1,
    headings: [],
    sections: [],
    links: [],
    samples: [],
    components,
    readPartial: () => '',
  };
}
