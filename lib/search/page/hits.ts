import type { Hit, Segment } from '../types';

/** Results of one category, and the number of its first row. */
export type HitGroup = { category: string; first: number; hits: Hit[] };

/**
 * Groups hits by category in order of first appearance, and numbers the rows from 0 through all groups. Throws if a hit has
 * no category: that is a fault of the index.
 */
export function groupHits(hits: Hit[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const hit of hits) {
    if (!hit.category) throw new Error(`Search result "${hit.id.slice(0, 80)}" has no hierarchy.lvl0`);
    const shown = { ...hit, content: withEllipses(hit.content), preview: withEllipses(hit.preview) };
    const group = groups.find(({ category }) => category === hit.category);
    if (group) group.hits.push(shown);
    else groups.push({ category: hit.category, first: 0, hits: [shown] });
  }
  groups.forEach((group, index) => {
    const before = groups[index - 1];
    group.first = before ? before.first + before.hits.length : 0;
  });
  return groups;
}

/** Returns the shown hits in their order, with the texts of a fuller answer, and the other hits of that answer below them. */
export function keepShown(shown: Hit[], fuller: Hit[]): Hit[] {
  const newOf = new Map(fuller.map((hit) => [hit.id, hit]));
  const kept = shown.map((hit) => newOf.get(hit.id) ?? hit);
  return [...new Set([...kept, ...fuller])];
}

/** Adds an ellipsis before a lower-case start, and after a text that does not end a sentence. */
function withEllipses(segments: Segment[]): Segment[] {
  const text = segments.map((segment) => segment.text).join('').trim(); // prettier-ignore
  const ellipsis = { text: '…', mark: false };
  if (!text) return [];
  return [
    ...(/^\p{Ll}/u.test(text) ? [ellipsis] : []),
    ...segments,
    ...(/[.!?…]$/.test(text) ? [] : [ellipsis]),
  ];
}
