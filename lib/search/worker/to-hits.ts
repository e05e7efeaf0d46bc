import { cutAtWord } from '../../text/cut-at-word';
import { markPattern } from '../mark-pattern';
import type { Hit, Segment } from '../types';
import type { Catalogue, Entry, PageTexts } from './catalogue';
import type { Found } from './embedded-index';

const CROP_WORDS = 30;
const MAX_CROPPED_LENGTH = 3_000;
const MAX_PREVIEW_LENGTH = 700;
const MAX_MATCHES = 50;

/** Returns the results of the index as hits. `textsOf` returns the texts of a page, if they have been loaded. */
export function toHits(
  { results, words }: Found,
  { entries, pages, lang }: Catalogue,
  textsOf: (page: number) => PageTexts | undefined,
): Hit[] {
  const pattern = markPattern(words);
  const mark = (text: string): Segment[] => markMatches(text, pattern);
  return results.flatMap(({ entry: number }): Hit[] => {
    const entry = entries[number];
    const page = entry && pages[entry.page];
    if (!entry || !page) return [];
    const levels: Entry[] = [];
    for (let at: Entry | undefined = entry; at; at = entries[at.parent ?? -1]) levels.unshift(at);
    const [title = '', ...trail] = levels.map((level) => level.title);
    const href = page.url + (entry.anchor && `#${entry.anchor}`);
    const shown = textsOf(entry.page);
    const own = shown?.texts[number - page.first] ?? '';
    const content = (own || (shown ? namesBelow(entries, number) : '')).slice(0, MAX_CROPPED_LENGTH);
    const signature = shown?.signatures?.[number - page.first];
    return [
      {
        id: lang + href,
        href,
        category: page.category,
        language: page.language ?? null,
        title: mark(title),
        trail: trail.map(mark),
        isProse: levels.slice(1).every(({ keys }) => keys.length === 0),
        ...(signature ? { signature } : {}),
        content: mark(cropText(content, pattern, CROP_WORDS)),
        preview: mark(cutAtWord(content, MAX_PREVIEW_LENGTH)),
      },
    ];
  });
}

/** Returns the names one level below a place, for headings that hold only other headings. */
function namesBelow(entries: Entry[], number: number): string {
  const below = entries.filter(({ parent, kind }) => parent === number && kind !== 'phrase');
  return below.map(({ title }) => title).join(' · ');
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

/** Crops a text to `count` words around the place with the most different matches. */
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
  // Not from the separator of a list that was cut before.
  return text.slice(words[best.start]?.index, last && last.index + last[0].length).replace(/^[·.,;:]\s*/, '');
}
