import type { List, Nodes, Paragraph } from 'mdast';
import { shorten } from '../../text/shorten';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';
import { beginsWithMark } from './lists';

/** What Markdown takes out of a list, or puts into it, against what the page looks like to its author. */
export const listBorderRules: Rule[] = [
  {
    id: 'list-content',
    message:
      'Ce qui est en retrait ici n’est pas dans l’élément de la liste qui le précède. La liste s’arrêterait avant.',
    fix: 'Alignez ses lignes sur le texte de l’élément, à la colonne {column}, ou retirez leur retrait pour qu’elles suivent la liste.',
    page: (page) =>
      page.kind === 'generated' ? [] : page.nodes('list').flatMap((list) => outsideItems(list, page)),
    bad: [
      '1. un\n  - deux\n2. trois',
      '1. un\n\n  La suite.\n\n2. deux',
      '10. un\n\n   ```text\n   a\n   ```',
      '1. un\n\n  :::note\n\n  Texte.\n\n  :::',
      '- un\n\n La suite.',
      '> 1. un\n>   - deux',
      '- un\n  1. deux\n    - trois',
    ],
    good: [
      '1. un\n   - deux\n\n2. trois',
      '1. un\n\n   La suite.\n\n2. deux',
      '1. un\n\nLa suite.',
      '<div>\n  - un\n\n  La suite.\n</div>',
    ],
  },
  {
    id: 'list-split',
    message:
      'Le signe « {found} » commence une autre liste : celle d’avant a « {mark} ». Le lecteur verrait un blanc entre les deux, ou la numérotation reprendre.',
    fix: 'Écrivez « {mark} » devant chaque élément, ou un paragraphe entre les deux listes.',
    page: (page) => {
      const lists = page.kind === 'generated' ? [] : page.nodes('list');
      return page.findings(lists, (list) => {
        const siblings = page.parentsOf(list).at(-1)?.children ?? [];
        const before = siblings[siblings.indexOf(list) - 1];
        if (before?.type !== 'list' || before.ordered !== list.ordered) return undefined;
        const isBeside = list.position?.start.column === before.position?.start.column;
        return isBeside ? { found: markOf(list, page), mark: markOf(before, page) } : undefined;
      });
    },
    bad: ['- un\n* deux', '- un\n- deux\n\n+ trois', '1. un\n2) deux', '- un\n\n  - deux\n  * trois'],
    good: ['- un\n  * deux\n- trois', '- un\n\nTexte.\n\n* deux', '- un\n\n1. deux', '1. un\n2. deux'],
  },
  {
    id: 'list-rest',
    message:
      'La ligne « {start} » continue l’élément de liste d’avant : rien ne l’en sépare. Elle s’afficherait à sa suite.',
    fix: 'Laissez une ligne vide avant elle pour qu’elle suive la liste, ou mettez-la en retrait sous le texte de l’élément.',
    page: (page) =>
      page.kind === 'generated'
        ? []
        : page.nodes('listItem').flatMap(({ children: [text] }) => restOf(text, page)),
    bad: ['- un\n- deux\nLa suite.', '1. un\nLa suite.', '- un\n  - deux\nLa suite.', '> - un\n> La suite.'],
    good: ['- un\n  et la suite\n- deux', '1. un\n   et la suite', '- un\n\nLa suite.', '- un\n et la suite'],
  },
  {
    id: 'list-start',
    message:
      'Ces lignes ne font pas une liste : Markdown n’en commence une sous un texte que par 1. Elles se suivraient dans le paragraphe.',
    fix: 'Laissez une ligne vide avant « {found} ».',
    page: (page) =>
      page.kind === 'generated' ? [] : page.nodes('paragraph').flatMap((node) => unstarted(node, page)),
    bad: ['Un texte :\n2. deux\n3. trois', '- Un texte :\n  2) deux\n  3) trois'],
    good: [
      'Un texte :\n\n2. deux\n3. trois',
      'Un texte :\n1. un\n2. deux',
      'Il en reste\n3. Il faut attendre.',
    ],
  },
];

/** The bullet of a list, or the mark after its numbers. */
function markOf({ position }: List, page: CheckedPage): string {
  const { line = 1, column = 1 } = position?.start ?? {};
  return /^\d*(.)/.exec(page.lines[line - 1]?.slice(column - 1) ?? '')?.[1] ?? '-';
}

/** The blocks that follow a list to the right of its marks, but not as far as the text of its items. */
function outsideItems(list: List, page: CheckedPage): Finding[] {
  const siblings = page.parentsOf(list).at(-1)?.children ?? [];
  const column = columnOf(list);
  const after = siblings.slice(siblings.indexOf(list) + 1);
  const end = after.findIndex((node) => columnOf(node) <= column);
  const blocks = after.slice(0, end < 0 ? undefined : end);
  const text = list.children.at(-1)?.children[0];
  return page.findings(blocks, () => ({ column: text ? columnOf(text) : column + 2 }));
}

function columnOf({ position }: Nodes): number {
  return position?.start.column ?? 1;
}

/** The first line of an item's text that is not to the right of its mark. */
function restOf(text: Nodes | undefined, page: CheckedPage): Finding[] {
  if (text?.type !== 'paragraph' || !text.position) return [];
  const [item] = page.parentsOf(text).slice(-1);
  const { start, end } = text.position;
  for (let line = start.line + 1; line <= end.line; line++) {
    const written = page.lines[line - 1] ?? '';
    const before = /^[\s>]*/.exec(written)?.[0].length ?? 0;
    const { column = 1 } = item?.position?.start ?? {};
    const rest = written.slice(before);
    if (before < column && !beginsWithMark(rest))
      return [{ ...page.place(line, before + 1), values: { start: shorten(rest.trim(), 30) } }];
  }
  return [];
}

/** The first of several lines of a paragraph, below its first one, that begin with numbers in a row. */
function unstarted({ position }: Paragraph, page: CheckedPage): Finding[] {
  const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
  const marks = page.lines.slice(start.line, end.line).flatMap((text, index) => {
    const [, before = '', number, mark] = /^([\s>]*)(\d{1,3})([.)])\s/.exec(text) ?? [];
    return number && mark
      ? [{ number: Number(number), mark, line: start.line + index + 1, column: before.length + 1 }]
      : [];
  });
  const [first, second] = marks;
  if (!first || !second || second.number !== first.number + 1) return [];
  return [{ ...page.place(first.line, first.column), values: { found: `${first.number}${first.mark}` } }];
}
