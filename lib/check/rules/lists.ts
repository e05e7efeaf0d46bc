import type { ListItem, Nodes, Paragraph, Parent } from 'mdast';
import { plainText } from '../../mdx/expressions';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

/** Lines that their author took for items of a list. */
export const listRules: Rule[] = [
  {
    id: 'list-mark',
    message:
      '« {found} » ne commence pas un élément de liste. La ligne continuerait celle d’avant, avec son signe.',
    page: (page) =>
      page.kind === 'generated' ? [] : page.nodes('paragraph').flatMap((node) => looseMarks(node, page)),
    bad: [
      'Une liste :\n\n- un\n-deux\n- trois',
      '-un\n-deux',
      '*un\n*deux',
      '- un\n- deux\n+trois',
      '- un\n\n-deux',
      'Une liste :\n-un\n- deux',
      '> - un\n> -deux',
      '- **Un** : a\n-**Deux** : b',
      '-`a` : un\n-`b` : deux',
      '1. un\n2.deux',
      '1)un\n2)deux',
      '<Etapes>\n\n1. un\n2.deux\n\n</Etapes>',
      '• un',
      'Une liste :\n– un\n– deux',
      'a) un\nb) deux',
      '-[ ] un',
      '- [x]un',
      '- [] un',
      '- [ ] un\n  [x] deux',
    ],
    good: [
      '- un\n- deux',
      '*un* et\n*deux*',
      '**Un** et\n**deux**',
      '\\-un\n\\-deux',
      'Il fait\n-5 le matin,\n-3 le soir.',
      '- La série\n  1.x et la série\n  2.x',
      '- Un élément\n  *en italique*',
      'Un texte\n-un seul',
      '- [x] un\n- [ ] deux',
      '- [a](/v1/guides/faq)',
    ],
  },
  {
    id: 'list-indent',
    message:
      'L’élément a un autre retrait que le premier de sa liste. Il serait au même niveau que lui, sans rien contenir.',
    fix: 'Alignez-le sur les autres, ou mettez deux espaces de plus (trois après un numéro) pour qu’il soit dans celui d’avant.',
    page: (page) =>
      page.nodes('list').flatMap((list) => {
        const [first, ...others] = list.children.map((item) => columnsOf(item, page));
        // The numbers of a list may also end in one column.
        const isOther = (_: ListItem, index: number): boolean =>
          others[index]?.every((column, side) => column !== first?.[side]) ?? false;
        return page.findings(
          page.kind === 'generated' ? [] : list.children.slice(1).filter(isOther),
          () => ({}),
        );
      }),
    bad: ['- un\n - deux\n- trois', '- un\n - deux\n  - trois', '  - un\n- deux', '1. un\n  2. deux'],
    good: [
      '- un\n  - deux\n- trois',
      '1. un\n   - deux\n\n2. trois',
      ' 9. un\n10. deux',
      '9. un\n10. deux',
      '> - un\n> - deux',
      '* un\n* deux',
    ],
  },
  {
    id: 'list-number',
    message:
      'L’élément {found} d’une liste porterait le numéro {shown}. Markdown ne lit que le premier numéro.',
    fix: 'Numérotez à la suite ({shown}), ou commencez une autre liste après un paragraphe.',
    page: (page) =>
      page.nodes('list').flatMap((list) => {
        if (!list.ordered || page.kind === 'generated') return [];
        const numbers = list.children.map((item) => numberOf(item, page));
        const { 0: first = 1, length } = numbers;
        // Many write 1. before each item.
        if (length > 1 && numbers.every((number) => number === first)) return [];
        const wrong = numbers.findIndex((number, index) => number !== first + index);
        return page.findings(list.children.slice(wrong, wrong + 1), () => ({
          found: numbers[wrong] ?? '',
          shown: first + wrong,
        }));
      }),
    bad: ['1. un\n3. trois', '1. un\n2. deux\n2. trois', '4) un\n3) deux'],
    good: ['1. un\n2. deux', '1. un\n1. deux', '3. trois\n4. quatre', '- 1\n- 3'],
  },
  {
    id: 'empty-item',
    message: 'Un élément de liste vide. Le lecteur verrait une puce ou un numéro sans texte.',
    fix: 'Écrivez son texte sur la même ligne, ou retirez-le.',
    page: (page) => page.findings(page.nodes('listItem'), (item) => (isEmpty(item) ? {} : undefined)),
    bad: ['- un\n-\n- trois', '1. un\n2.', '- un\n- {/* deux */}', '- [ ]'],
    good: ['- un {/* deux */}', '-\n  un', '- ![Le signe du site](/favicon.svg)', '- - un'],
  },
];

/** The columns of the bullet or number of an item, and of what follows the number. */
function columnsOf({ position }: ListItem, page: CheckedPage): [number, number] {
  const { line = 1, column = 1 } = position?.start ?? {};
  const digits = /^\d*/.exec(page.lines[line - 1]?.slice(column - 1) ?? '')?.[0] ?? '';
  return [column, column + digits.length];
}

/** The number that an author wrote before an item. */
function numberOf({ position }: ListItem, page: CheckedPage): number {
  const { line = 1, column = 1 } = position?.start ?? {};
  return Number.parseInt(page.lines[line - 1]?.slice(column - 1) ?? '', 10);
}

/** True if nothing is shown: no text, picture or element. */
export function isEmpty(node: Nodes): boolean {
  if ('children' in node && !node.type.startsWith('mdxJsx')) return node.children.every(isEmpty);
  if (node.type === 'text') return /^\s*(?:\[[ xX]?\]\s*)?$/.test(node.value);
  // Empty braces are a fault of another rule.
  return (
    'value' in node && node.type.endsWith('Expression') && node.value.trim() !== '' && plainText(node) === ''
  );
}

/** A mark before a text, without the space that makes an item of it. */
const unspaced = /^(?:[-+](?=[\p{L}`_[«(]|\*\*)|\*(?=[\p{L}`[«(])|\d{1,3}[.)](?=\p{L}{2}|[`*_[«(]))/u;

/** A bullet, dash or letter that Markdown does not read. */
const foreign = /^(?:[–‑−](?=\s)|[a-z][.)](?=\s))/;
const bullet = /^[•◦▪‣●○■·](?=\s)/;

const task = /^(?:[-*+]\[[ xX]?\]|\[[ xX]\])(?=\s)/;
const taskOfItem = /^\[(?:[ xX]?\](?=[\p{L}`«])|\](?=\s))/u;

const marks = [task, bullet, unspaced, foreign];

/** True for a line that the rule `list-mark` reports in a list. */
export function beginsWithMark(line: string): boolean {
  return marks.some((one) => one.test(line));
}

type Mark = { line: number; column: number; found: string; fix: string; isSure: boolean };

function looseMarks(node: Paragraph, page: CheckedPage): Finding[] {
  const parent = page.parentsOf(node).at(-1);
  const marks = marksOf(node, parent, page);
  const siblings = parent?.children ?? [];
  const at = siblings.indexOf(node);
  // One such line alone may be a text; several, or one next to a list, are items.
  const isInList =
    parent?.type === 'listItem' || [at - 1, at + 1].some((index) => siblings[index]?.type === 'list');
  return marks
    .filter(({ isSure }) => isSure || isInList || marks.length > 1)
    .map(({ line, column, found, fix }) => ({ ...page.place(line, column), values: { found, fix } }));
}

/** The lines of a paragraph that begin with a mark; the first line of an item already has its own. */
function marksOf(node: Paragraph, parent: Parent | undefined, page: CheckedPage): Mark[] {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 0 } };
  const isItem = parent?.type === 'listItem' && parent.children[0] === node;
  const lines = page.lines.slice(start.line - 1, end.line);
  return lines.flatMap((text, index) => {
    const line = start.line + index;
    const before = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(text)?.[0].length ?? 0);
    const rest = text.slice(before);
    const isFirst = index === 0 && isItem;
    const matching = (isFirst ? [taskOfItem] : marks).find((one) => one.test(rest));
    const found = matching?.exec(rest)?.[0];
    if (!matching || found === undefined || !isText(node, line, before + 1)) return [];
    const isSure = matching !== unspaced && matching !== foreign;
    return [{ line, column: before + 1, found, fix: fixOf(matching, found), isSure }];
  });
}

function fixOf(matching: RegExp, found: string): string {
  if (matching === task || matching === taskOfItem)
    return 'Écrivez une tâche ainsi : - [ ] à faire, ou - [x] faite, avec une espace de chaque côté des crochets.';
  if (matching === unspaced)
    return `Laissez une espace après « ${found} », et une ligne vide avant la liste. Une barre oblique inverse (\\) devant le signe en fait un texte.`;
  const mark = /[a-z]/.test(found) ? '1.' : '-';
  return `Écrivez « ${mark} » et une espace à sa place, et une ligne vide avant la liste.`;
}

/** True if the text of the paragraph itself is at a position, not emphasis or code. */
function isText(node: Paragraph, line: number, column: number): boolean {
  return node.children.some(({ type, position }) => {
    if (type !== 'text' || !position) return false;
    const { start, end } = position;
    const isAfter = line > start.line || (line === start.line && column >= start.column);
    return isAfter && (line < end.line || (line === end.line && column < end.column));
  });
}
