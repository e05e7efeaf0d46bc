import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { KnownComponents } from '../mdx/context';
import { checkDefinitions } from './definitions';
import { checkHeadings } from './headings';
import { checkHref } from './link-checker';
import { checkLinkTexts, listTargets } from './links';
import { checkMdx } from './mdx';
import type { CheckedPage, Site } from './types';

/**
 * The addresses a page leads to, when they are all that is left to ask of it: it has no fault of its own, not even a
 * silenced one, and shows no picture. Its tree can then be let go, which a site of thousands of pages needs.
 */
export function targetsOfSoundPage(page: CheckedPage, components: KnownComponents): string[] | undefined {
  if (!page.tree || showsPictures(page.tree)) return undefined;
  const faults = [
    ...(page.kind === 'generated' ? [] : checkMdx(page, components)),
    ...checkHeadings(page),
    ...checkLinkTexts(page),
    ...checkDefinitions(page),
  ];
  return faults.length === 0 ? listTargets(page) : undefined;
}

/** True when every address leads somewhere, on the site as it is now. */
export function reachesAll({ source }: CheckedPage, targets: string[], content: Site): boolean {
  return targets.every((href) => !checkHref(href, source.route, content));
}

function showsPictures(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||= node.type === 'image' || ('name' in node && /^(?:Diagram|Figure|img)$/.test(node.name ?? ''));
  });
  return found;
}
