import type { Heading } from '../content/types';

export type TocEntry = { id: string; text: string; children: TocEntry[] };

/** Nests a page's headings by level, keeping only those between two levels. */
export function buildToc(headings: Heading[], [from, to]: [number, number]): TocEntry[] {
  const root: TocEntry[] = [];
  const open: { depth: number; entry: TocEntry }[] = [];
  for (const { depth, id, text } of headings) {
    if (depth < from || depth > to) continue;
    const entry: TocEntry = { id, text, children: [] };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    (open.at(-1)?.entry.children ?? root).push(entry);
    open.push({ depth, entry });
  }
  return root;
}
