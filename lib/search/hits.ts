import { safeHref } from './safe-href';
import { readMarks } from './marks';
import type { Hit, HitGroup, RawHit, Segment } from './types';

const mostHits = 60;
const longestContent = 400;
const longestPreview = 700;
const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Results ready to show, by category in order of first appearance, rows numbered from 0 through all groups. Nothing the
 * service answers is trusted; a result without category is a fault of the index and raises an error.
 */
export function toHitGroups(raw: RawHit[]): HitGroup[] {
  const byCategory = new Map<string, Hit[]>();
  raw.slice(0, mostHits).forEach((hit, index) => {
    const shown = toHit(hit, index);
    byCategory.set(shown.category, [...(byCategory.get(shown.category) ?? []), shown]);
  });
  let first = 0;
  return [...byCategory].map(([category, hits]) => {
    const group = { category, first, hits };
    first += hits.length;
    return group;
  });
}

function toHit(hit: RawHit, index: number): Hit {
  const hierarchy = fieldsOf(hit.hierarchy);
  const category = textOf(hierarchy.lvl0);
  if (!category)
    throw new Error(
      `Search result ${index} ("${textOf(hit.objectID)?.slice(0, 80) ?? ''}") has no hierarchy.lvl0`,
    );
  const marked = fieldsOf(fieldsOf(hit._highlightResult).hierarchy);
  const name = (level: string): Segment[] | undefined => {
    const text = textOf(fieldsOf(marked[level]).value) ?? textOf(hierarchy[level]);
    return text === undefined ? undefined : readMarks(text);
  };
  const whole = textOf(fieldsOf(fieldsOf(hit._highlightResult).content).value) ?? textOf(hit.content) ?? '';
  const content = textOf(fieldsOf(fieldsOf(hit._snippetResult).content).value) ?? whole;
  return {
    id: textOf(hit.objectID) ?? `result-${index}`,
    href: hrefOf(hit),
    category: category.slice(0, 200),
    language: languageOf(hit),
    title: name('lvl1') ?? [{ text: category, mark: false }],
    trail: levels.flatMap((level) => {
      const segments = name(level);
      return segments ? [segments] : [];
    }),
    content: withEllipses(readMarks(content.slice(0, longestContent))),
    preview: withEllipses(readMarks(cutAtWord(whole, longestPreview))),
  };
}

/** A language tag such as `zh-CN`; anything else is none. */
function languageOf(hit: RawHit): string | null {
  const language = textOf(hit.language);
  return language !== undefined && /^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(language) ? language : null;
}

/** `url` with its fragment as is; else with the anchor; an anchor alone stays on the page; neither gives no link. */
function hrefOf(hit: RawHit): string | null {
  const url = textOf(hit.url);
  const anchor = textOf(hit.anchor);
  if (url === undefined && anchor === undefined) {
    console.warn(`Search result "${textOf(hit.objectID) ?? ''}" has no address`);
    return null;
  }
  const href =
    url === undefined
      ? `#${anchor ?? ''}`
      : url.includes('#') || anchor === undefined
        ? url
        : `${url}#${anchor}`;
  const safe = safeHref(href);
  if (safe === null)
    console.warn(`Search result "${textOf(hit.objectID) ?? ''}" has an address that is not followed`);
  return safe;
}

function cutAtWord(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, Math.max(text.lastIndexOf(' ', longest), longest / 2));
}

function withEllipses(segments: Segment[]): Segment[] {
  const text = segments
    .map((segment) => segment.text)
    .join('')
    .trim();
  if (!text) return [];
  const before = /^\p{Ll}/u.test(text) ? [{ text: '…', mark: false }] : [];
  const after = /[.!?…]$/.test(text) ? [] : [{ text: '…', mark: false }];
  return [...before, ...segments, ...after];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A text with something in it; the text "null" counts as none. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value !== 'null' ? value : undefined;
}
