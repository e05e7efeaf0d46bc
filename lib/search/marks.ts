import type { Segment } from './types';

/** Put around matches; characters no text of ours holds, so nothing in a text can be taken for a mark. */
export const markStart = '\uE000';
export const markEnd = '\uE001';

const anyAccent: Record<string, string> = {
  a: 'aàâäáã',
  c: 'cç',
  e: 'eéèêë',
  i: 'iîïí',
  o: 'oôöóõ',
  u: 'uùûüú',
  y: 'yÿ',
  n: 'nñ',
  "'": "'’",
};
/**
 * Letters and digits of every script, roughly: all but the blocks of signs. A pattern is made for each query, and browsers take
 * several times longer to get one ready that says `\p{L}` or ignores case.
 */
const letter = '[0-9A-Za-z\\u00C0-\\u1FFF\\u2C00-\\u2DFF\\u3040-\\uD7FF]';
const mostWords = 40;
const longestSegmented = 5_000;

/** Pattern of the words that begin like one of these (folded) ones, whatever their accents; null when there are none. */
export function markPattern(words: string[]): RegExp | null {
  const starts = [...new Set(words)]
    .filter(Boolean)
    .slice(0, mostWords)
    .sort((a, b) => b.length - a.length);
  if (starts.length === 0) return null;
  const alternatives = starts.map((word) => [...word].map(toPattern).join(''));
  return new RegExp(`(?<!${letter})(?:${alternatives.join('|')})${letter}*`, 'g');
}

/** A character in both cases and with any accent. */
function toPattern(char: string): string {
  const forms = anyAccent[char] ?? char;
  const all = [...forms].flatMap((form) => [form, form.toUpperCase()]).filter((form) => form.length === 1);
  return new Set(all).size > 1 ? `[${all.join('')}]` : char.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');
}

/** The text with every match between marks. */
export function addMarks(text: string, pattern: RegExp | null): string {
  return pattern ? text.replace(pattern, `${markStart}$&${markEnd}`) : text;
}

/** About `count` words of a text around the part with the most different matches. */
export function cropText(text: string, pattern: RegExp | null, count: number): string {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length <= count) return text;
  const first = bestStart(text, words, pattern, count);
  const from = words[first]?.index ?? 0;
  const last = words[Math.min(words.length, first + count) - 1];
  return text.slice(from, last ? last.index + last[0].length : undefined);
}

function bestStart(text: string, words: RegExpExecArray[], pattern: RegExp | null, count: number): number {
  const matches = pattern ? [...text.matchAll(pattern)] : [];
  let best = { start: 0, score: 0 };
  for (const match of matches.slice(0, 50)) {
    const place = words.findLastIndex((word) => word.index <= match.index);
    const end = words[place + count - 4]?.index ?? text.length;
    const score = new Set(
      matches
        .filter((other) => other.index >= match.index && other.index < end)
        .map((other) => other[0].toLowerCase()),
    ).size;
    if (score > best.score) best = { start: Math.max(0, Math.min(place - 3, words.length - count)), score };
  }
  return best.start;
}

/** Pieces of a marked text: our marks, or the `<em>`/`<mark>` of services that know no others. Everything else is text. */
export function readMarks(value: string): Segment[] {
  const text = value.slice(0, longestSegmented);
  const ours = text.includes(markStart);
  const pieces = text.split(ours ? /([\uE000\uE001])/ : /(<\/?(?:em|mark)>)/i);
  const segments: Segment[] = [];
  let mark = false;
  for (const piece of pieces) {
    if (piece === markStart || /^<(?:em|mark)>$/i.test(piece)) mark = true;
    else if (piece === markEnd || /^<\/(?:em|mark)>$/i.test(piece)) mark = false;
    else if (piece) segments.push({ text: piece.replace(/[\uE000\uE001]/g, ''), mark });
  }
  return segments;
}
