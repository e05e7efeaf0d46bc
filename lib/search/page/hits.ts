import type { Hit, Segment } from '../types';

/** Characters before the first match of a row: with more of them, the line of a phone would end before the match. */
const MAX_LEAD_LENGTH = 16;

export type HitGroup = { category: string; hits: Hit[] };

/** Groups hits by category in order of first appearance. Throws if a hit has no category: that is a fault of the index. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    if (!hit.category) throw new Error(`Search result "${hit.id.slice(0, 80)}" has no hierarchy.lvl0`);
    const shown = {
      ...hit,
      content: withEllipses(startNearMatch(hit.content)),
      preview: withEllipses(hit.preview),
    };
    groups.set(hit.category, [...(groups.get(hit.category) ?? []), shown]);
  }
  return [...groups].map(([category, rows]) => ({ category, hits: rows }));
}

/** Returns the shown hits in their order, with the texts of a fuller answer, and the other hits of that answer below them. */
export function keepShown(shown: Hit[], fuller: Hit[]): Hit[] {
  const newOf = new Map(fuller.map((hit) => [hit.id, hit]));
  const kept = shown.map((hit) => newOf.get(hit.id) ?? hit);
  return [...new Set([...kept, ...fuller])];
}

/** Returns the names from the page of a hit down to its place. A page that is named like its category is left out above its places. */
export function levelsOf({ title, trail }: Hit, category: string): Segment[][] {
  return trail.length > 0 && segmentsText(title) === category ? trail : [title, ...trail];
}

/** Returns a text from a few words before its first match on, because rows show one line of it. */
function startNearMatch(segments: Segment[]): Segment[] {
  const first = segments.findIndex(({ mark }) => mark);
  const lead = segmentsText(segments.slice(0, Math.max(0, first)));
  if (lead.length <= MAX_LEAD_LENGTH) return segments;
  // From a whole word on, without the signs that end what is left out.
  const shown = lead.slice(-MAX_LEAD_LENGTH).replace(/^(?:\S*\s+)?[\s»)\],;:.!?…]*/, '');
  return [{ text: `…${shown}`, mark: false }, ...segments.slice(first)];
}

/** Adds an ellipsis before a lower-case start, and after a text that does not end a sentence. */
function withEllipses(segments: Segment[]): Segment[] {
  const text = segmentsText(segments).trim();
  const ellipsis = { text: '…', mark: false };
  if (!text) return [];
  return [
    ...(/^\p{Ll}/u.test(text) ? [ellipsis] : []),
    ...segments,
    ...(/[.!?…]$/.test(text) ? [] : [ellipsis]),
  ];
}

/** Returns the text of segments without their marks. */
export function segmentsText(segments: Segment[]): string {
  return segments.map(({ text }) => text).join('');
}
