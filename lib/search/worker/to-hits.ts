import type { Hit, Segment } from '../types';
import type { Catalogue } from './catalogue';
import type { Found } from './embedded-index';

const CROP_WORDS = 30;
const MAX_CROPPED_LENGTH = 3_000;
const MAX_PREVIEW_LENGTH = 700;
const MAX_MARKED_WORDS = 40;
const MAX_MATCHES = 50;

const accented: Record<string, string> = {
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
 * Approximately the letters and digits of every script. Browsers take several times longer to compile a pattern with `\p{L}` or
 * the `i` flag, and each query needs a new one.
 */
const LETTER = '[0-9A-Za-z\\u00C0-\\u1FFF\\u2C00-\\u2DFF\\u3040-\\uD7FF]';

/** Returns the results of the index as hits. `textsOf` returns the texts of a page, if they have been loaded. */
export function toHits(
  { results, words }: Found,
  { entries, pages, lang }: Catalogue,
  textsOf: (page: number) => string[] | undefined,
): Hit[] {
  const pattern = markPattern(words);
  const mark = (text: string): Segment[] => markMatches(text, pattern);
  return results.flatMap(({ entry: number }): Hit[] => {
    const entry = entries[number];
    const page = entry && pages[entry.page];
    if (!entry || !page) return [];
    const headings: string[] = [];
    for (let at: number | null = number; at !== null; at = entries[at]?.parent ?? null)
      headings.unshift(entries[at]?.title ?? '');
    const [title = '', ...trail] = headings;
    const href = page.url + (entry.anchor && `#${entry.anchor}`);
    const content = (textsOf(entry.page)?.[number - page.first] ?? '').slice(0, MAX_CROPPED_LENGTH);
    return [
      {
        id: lang + href,
        href,
        category: page.category,
        language: page.language,
        title: mark(title),
        trail: trail.map(mark),
        content: mark(cropText(content, pattern, CROP_WORDS)),
        preview: mark(cutAtWord(content, MAX_PREVIEW_LENGTH)),
      },
    ];
  });
}

/** Returns a pattern for words that start with one of the (folded) words, with or without accents; null for no words. */
export function markPattern(words: string[]): RegExp | null {
  const starts = [...new Set(words)].filter(Boolean).slice(0, MAX_MARKED_WORDS);
  if (starts.length === 0) return null;
  const alternatives = starts
    .sort((a, b) => b.length - a.length)
    .map((word) => [...word].map(toCharacterClass).join(''));
  return new RegExp(`(?<!${LETTER})(?:${alternatives.join('|')})${LETTER}*`, 'g');
}

/** Matches a character in both cases and with any accent. */
function toCharacterClass(char: string): string {
  const forms = [...(accented[char] ?? char)].flatMap((form) => [form, form.toUpperCase()]);
  const single = new Set(forms.filter((form) => form.length === 1));
  return single.size > 1 ? `[${[...single].join('')}]` : char.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');
}

/** Splits a text at the matches of a pattern. */
export function markMatches(text: string, pattern: RegExp | null): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of pattern ? text.matchAll(pattern) : []) {
    segments.push({ text: text.slice(end, match.index), mark: false }, { text: match[0], mark: true });
    end = match.index + match[0].length;
  }
  segments.push({ text: text.slice(end), mark: false });
  return segments.filter((segment) => segment.text);
}

/** Crops a text to `count` words around the part with the most different matches. */
export function cropText(text: string, pattern: RegExp | null, count: number): string {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length <= count) return text;
  const matches = pattern ? [...text.matchAll(pattern)].slice(0, MAX_MATCHES) : [];
  let best = { start: 0, score: 0 };
  for (const { index } of matches) {
    const at = words.findLastIndex((word) => word.index <= index);
    const end = words[at + count - 4]?.index ?? text.length;
    const near = matches.filter((other) => other.index >= index && other.index < end);
    const score = new Set(near.map((other) => other[0].toLowerCase())).size;
    if (score > best.score) best = { start: Math.max(0, Math.min(at - 3, words.length - count)), score };
  }
  const last = words[best.start + count - 1];
  return text.slice(words[best.start]?.index, last && last.index + last[0].length);
}

function cutAtWord(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, Math.max(text.lastIndexOf(' ', length), length / 2));
}
