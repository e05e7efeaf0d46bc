import type { Code, Node, Parent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '../content/types';
import { remarkAdmonitions } from '../mdx/admonitions';
import type { KnownComponents, MdxContext } from '../mdx/context';
import { codeLanguages } from '../mdx/highlight';
import { remarkSafety } from '../mdx/safety';
import { nearest } from '../text/nearest';
import { toFault } from './build-fault';
import { faultAt } from './place';
import type { CheckedPage, Fault } from './types';

/** Unknown components, admonitions and code languages, and everything a page must not hold: all of them, not the first. */
export function checkMdx(page: CheckedPage, components: KnownComponents): Fault[] {
  const faults: Fault[] = [];
  if (!page.tree) return faults;
  const context = contextOf(page, components);
  visit(page.tree, (node) => {
    const found = firstError(node, context);
    if (found) faults.push(toNameFault(found, page, node));
    if (node.type === 'code') faults.push(...checkCode(node, page));
    if (looksLikeAdmonition(node, page)) faults.push(faultAt(page, node, 'admonition-form'));
  });
  return faults;
}

/** Elements that no page may hold, whatever components there are. */
const forbiddenElements =
  /<(?:script|style|iframe|object|embed|applet|link|meta|base|form|template|svg|math)>/i;

function toNameFault(error: ContentError, page: CheckedPage, node: Node): Fault {
  const element = forbiddenElements.exec(error.problem)?.[0];
  if (element && error.problem.startsWith('unknown component')) {
    const forbidden = new ContentError(
      error.file,
      error.line,
      `the element ${element} is not allowed`,
      'remove it: pages hold text and components',
    );
    return { ...faultAt(page, node, 'forbidden'), values: toFault(forbidden).values };
  }
  const isMissing = /^<\w+> has no /.test(error.problem);
  const rule = error.problem.startsWith('unknown ') ? 'unknown-name' : isMissing ? 'build' : 'forbidden';
  return { ...faultAt(page, node, rule), values: toFault(error).values };
}

/** `::: note`, `::note` and a `:::` too many stay text; a box that nothing closes takes all that follows. */
function looksLikeAdmonition(node: Node, page: CheckedPage): boolean {
  if (node.type === 'leafDirective') return true;
  if (node.type === 'text') return /(?:^|\n)\s*:::/.test((node as Text).value);
  if (node.type !== 'containerDirective' || !node.position) return false;
  const { start, end } = node.position;
  const last = page.source.body.split('\n')[end.line - 1] ?? '';
  // The mark that closes the inner one closes nothing else.
  const inner = (node as Parent).children.at(-1);
  const isTaken = inner?.type === ('containerDirective' as string) && inner.position?.end.line === end.line;
  return !/:::\s*$/.test(last) || end.line === start.line || isTaken;
}

/** The build's own rules, run on one node alone: they stop at the first fault, and here every node has its turn. */
function firstError(node: Node, context: MdxContext): ContentError | undefined {
  const alone = {
    type: 'root',
    children: [{ ...node, ...('children' in node ? { children: [] } : {}) }],
  } as unknown as Root;
  try {
    remarkAdmonitions(context)(alone);
    remarkSafety(context)(alone);
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

function contextOf(page: CheckedPage, components: KnownComponents): MdxContext {
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
