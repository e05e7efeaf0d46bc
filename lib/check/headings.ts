import GithubSlugger, { slug } from 'github-slugger';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { faultAt } from './place';
import type { CheckedPage, Fault } from './types';

const explicitIds = /\s*\{((?:#[^\s#{}]+\s*)+)\}\s*$/;

/** Order, ids and texts of a page's headings. */
export function checkHeadings(page: CheckedPage): Fault[] {
  const faults: Fault[] = [];
  if (!page.tree || page.kind === 'generated') return faults;
  const seen = new Set<string>();
  const slugger = new GithubSlugger();
  let previous = page.kind === 'partial' ? 0 : 1;
  visit(page.tree, 'heading', (node) => {
    const { text, ids } = readHeading(node);
    if (text === '') faults.push(faultAt(page, node, 'heading-empty'));
    if (node.depth === 1) faults.push(faultAt(page, node, 'heading-level-1'));
    else if (previous > 0 && node.depth > previous + 1) {
      faults.push(
        faultAt(page, node, 'heading-order', {
          depth: String(node.depth),
          previous: String(previous),
          marks: '#'.repeat(previous + 1),
        }),
      );
    }
    previous = node.depth;
    const mark = /[.:;,!。：；，！]$/.exec(text)?.[0];
    if (mark) faults.push(faultAt(page, node, 'heading-punctuation', { text, mark }));
    if (ids.length === 0 && text) faults.push(missingId(page, node, text, slugger.slug(plain(text))));
    ids.forEach((id, index) => {
      if (index === 0 && !/^[a-z0-9][a-z0-9_-]*$/.test(id))
        faults.push(faultAt(page, node, 'heading-id-form', { id, suggestion: plain(slug(id)) }));
      if (seen.has(id)) faults.push(faultAt(page, node, 'heading-id-twice', { id }));
      seen.add(id);
    });
  });
  return faults;
}

/** Every id that the headings of a text are given; of a page whose tree was let go, those it is shown with. */
export function headingIds({ tree, parsed }: CheckedPage): string[] {
  if (!tree) return parsed?.headings.flatMap(({ id, aliases }) => [id, ...aliases]) ?? [];
  const ids: string[] = [];
  visit(tree, 'heading', (node) => void ids.push(...readHeading(node).ids));
  return ids;
}

/** `## Titre \{#id #autre}` → its text and ids. */
function readHeading(node: Heading): { text: string; ids: string[] } {
  const whole = toString(node);
  const found = explicitIds.exec(whole);
  const ids = (found?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => id.slice(1));
  return { text: (found ? whole.slice(0, found.index) : whole).trim(), ids };
}

function missingId(page: CheckedPage, node: Heading, text: string, id: string): Fault {
  const fault = faultAt(page, node, 'heading-id', { text, suggestion: `{#${id}}` });
  const end = node.position?.end;
  // Setext headings and headings inside other blocks are left to the author.
  if (
    !id ||
    !fault.line ||
    fault.column !== 1 ||
    end?.line !== node.position?.start.line ||
    end === undefined
  )
    return fault;
  return { ...fault, edit: { line: fault.line, column: end.column, length: 0, text: ` {#${id}}` } };
}

/** Letters without accents: ids are `[a-z0-9-]`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, '-')
    .replace(/œ/g, 'oe')
    .toLowerCase();
}
