import { editDistance } from '../text/nearest';
import { isInside } from '../site/is-inside';
import { normalisePath } from '../site/normalise-path';

const MAX_LENGTH = 100;
const MAX_PAGES = 3;
/** Candidates with a lower score are unrelated to the address. */
const MIN_SCORE = 0.5;
/** Of the nearest page above the address: `/v1/api/js/fs` for `/v1/api/js/fs/exists`. */
const ABOVE_SCORE = 0.75;

/**
 * Returns the pages whose addresses are most like an unknown one, best first: misspelt, cut off, in another folder, or below
 * another locale. `pages` and `prefix` as in `resolveAddress`.
 */
export function findSimilarPages(path: string, pages: Iterable<string>, prefix: string): string[] {
  const asked = toSegments(path.slice(0, MAX_LENGTH), prefix);
  if (asked.length === 0) return [];
  const candidates = [...pages].map((page) => ({ page, segments: toSegments(page, prefix) }));
  const depths = candidates.map(({ segments }) => (isAbove(segments, asked) ? segments.length : 0));
  // The home page, at depth 0, is above every address, and is never offered for that.
  const deepest = Math.max(1, ...depths);
  return candidates
    .map(({ page, segments }, index) => ({
      page,
      score: Math.max(likeness(asked, segments), depths[index] === deepest ? ABOVE_SCORE : 0),
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.page.length - b.page.length)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** Returns the words of an unknown address that are worth searching for: those of its last segment. */
export function wordsOfPath(path: string): string {
  return (
    toSegments(path.slice(0, MAX_LENGTH), '')
      .at(-1)
      ?.replace(/[-_.+]+/g, ' ')
      .trim() ?? ''
  );
}

/** `/ko/v1/Guides/Évènements.html` → `v1`, `guides`, `evenements`. */
function toSegments(path: string, prefix: string): string[] {
  const bare = normalisePath(path.trim())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?:mdx?|php|aspx?)$/, '');
  const route = isInside(bare, prefix) ? bare.slice(prefix.length) : bare;
  return route.split('/').filter((segment, index) => segment && !(index <= 1 && isLocale(segment)));
}

function isLocale(segment: string): boolean {
  return /^[a-z]{2}(?:-[a-z]{2,4})?$/.test(segment) && segment !== 'js';
}

function isAbove(page: string[], asked: string[]): boolean {
  return page.length < asked.length && page.every((segment, index) => segment === asked[index]);
}

/** The last segment counts most, because the page may be in another folder. */
function likeness(asked: string[], page: string[]): number {
  const last = asked.at(-1) ?? '';
  const ends = page.map((segment) => similarity(last, segment) * (segment === page.at(-1) ? 1 : 0.7));
  return 0.6 * Math.max(0, ...ends) + 0.4 * similarity(asked.join('/'), page.join('/'));
}

/** From 0 to 1. The beginning of a name counts, and so do shared words, such as `windows` of `sign-windows`. */
function similarity(a: string, b: string): number {
  const close = 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
  const [words = [], others = []] = [a, b].map((text) => text.split(/[-_.+ /]+/));
  const shared = words.filter((word) => others.some((other) => isClose(word, other))).length;
  const isStart = Math.min(a.length, b.length) > 3 && (b.startsWith(a) || a.startsWith(b));
  return Math.max(close, (1.7 * shared) / (words.length + others.length), isStart ? 0.75 : 0);
}

function isClose(word: string, other: string): boolean {
  const limit = Math.floor(word.length / 4);
  if (Math.abs(word.length - other.length) > limit) return false;
  return editDistance(word, other, limit) <= limit;
}
