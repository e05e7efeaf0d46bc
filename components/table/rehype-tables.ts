import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { getTranslator } from '@/lib/i18n/translator';
import type { MdxContext } from '@/lib/mdx/context';
import { own } from '@/lib/text/own';
import { breakLongNames } from '../code-block/long-names';

const classes = { center: 'align-center', right: 'align-end' };

/** Cells of a wide table that have at most this many characters stay in columns on phones, and scroll. */
const SHORT_CELL = 14;
/** A word of more characters in the first column leaves no room for another column on phones. */
const LONG_WORD = 18;

/** Longer names may break: in a table that scrolls on phones, so that it scrolls less, and in others. */
const LONG_NAME = { scrolling: 15, other: 26 } as const;

/**
 * Puts each table in a frame that scrolls sideways, by keyboard too, named after its heading. On phones, tables with three
 * columns or more, or with long names in the first, become cards (`.stacked`), whose cells carry their column's name; those of
 * short cells scroll instead.
 */
export function rehypeTables(context: MdxContext) {
  const t = getTranslator(context.locale);
  return (tree: Root): void => {
    let heading = context.title;
    const uses = new Map<string, number>();
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const count = (uses.get(heading) ?? 0) + 1;
      uses.set(heading, count);
      const label = t('table.label', { heading: count > 1 ? `${heading} (${count})` : heading });
      const isStacked = nameCells(node);
      const isScrolling = !isStacked && (rowsOf(node)[0]?.length ?? 0) > 2;
      const longest = isScrolling ? LONG_NAME.scrolling : LONG_NAME.other;
      visit(node, { tagName: 'code' }, (code) => breakLongNames(code, longest));
      node.properties.ariaLabel = label;
      const frame: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: 'TableFrame',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'label', value: label },
          ...(isStacked ? [{ type: 'mdxJsxAttribute' as const, name: 'stacked', value: null }] : []),
        ],
        children: [node],
      };
      (parent.children as unknown[])[index] = frame;
      return 'skip';
    });
  };
}

/** Turns alignment into classes; if the table is stacked on phones, names each cell after its column and returns true. */
function nameCells(table: Element): boolean {
  const rows = rowsOf(table);
  const [head = [], ...body] = rows;
  for (const cell of [head, ...body].flat()) {
    // MDX would write `align` as an inline style, which the security policy forbids.
    const name = own(classes, String(cell.properties.align));
    delete cell.properties.align;
    if (name) cell.properties.className = [name];
  }
  // Cells that span others, and tables without a head, cannot name their column.
  if (!rows.every(isPlainRow) || head.some(({ tagName }) => tagName !== 'th')) return false;
  const hasLongName = body.some(([name]) =>
    toString(name)
      .split(/\s/)
      .some((word) => word.length > LONG_WORD),
  );
  const isWide =
    (head.length > 2 || hasLongName) &&
    body.some(([, ...row]) => row.some((cell) => toString(cell).length > SHORT_CELL));
  if (isWide)
    for (const row of body)
      row.forEach((cell, column) => (cell.properties.dataLabel = head[column] && toString(head[column])));
  return isWide;
}

function isPlainRow(row: Element[]): boolean {
  return row.every(({ properties: { colSpan, rowSpan } }) => colSpan === undefined && rowSpan === undefined);
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((cell) => cell.type === 'element'));
  });
  return rows;
}
