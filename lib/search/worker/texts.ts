import type { SearchRecord } from '../types';
import type { Catalogue, Entry, PageTexts } from './catalogue';
import { packLengths, type Posting } from './postings';
import { isStopWord, splitWords, stem, tellingTokens } from './words';

/** The words of a record, with their kinds as in `namesShape` and `textsShape`. */
type WordKinds = Map<string, Posting['kind']>;

/** Indexes the names of all records. */
export function indexNames({ pages, entries }: Catalogue): {
  lists: Map<string, Posting[]>;
  lengths: number[];
} {
  const records = entries.map((entry) => {
    const page = pages[entry.page];
    return nameWords(entry, `${page?.category} ${page?.categoryName}`);
  });
  return { lists: collectPostings(records), lengths: records.map(({ size }) => size) };
}

/** Words of a heading and of exact names. */
function nameWords({ title, keys, depth }: Entry, category: string): WordKinds {
  const heading = new Set(tellingTokens(title).flatMap(({ surface, parts }) => [surface, ...parts]));
  const names = new Set(keys.flatMap(splitWords).filter((word) => !isStopWord(word)));
  // Other names of a page count as its title, and the category finds its pages below everything else.
  const isPage = depth === 1;
  const words: WordKinds = new Map(isPage ? splitWords(category).map((word) => [word, 0]) : []);
  for (const word of names) words.set(word, isPage ? 1 : heading.has(word) ? 2 : 0);
  for (const word of heading) if (isPage || !names.has(word)) words.set(word, 1);
  return words;
}

/** Indexes the texts of all pages. The build cuts the result into parts; offline, the worker makes it from the texts of the copy. */
export function indexTexts(
  { pages, entries }: Catalogue,
  texts: readonly PageTexts[],
): { lists: Map<string, Posting[]>; lengths: string } {
  const records = pages.flatMap(({ first, count }, page) =>
    entries
      .slice(first, first + count)
      .map(({ anchor }, number) => (texts[page] ? textWords(texts[page], number, anchor) : new Map())),
  );
  return { lists: collectPostings(records), lengths: packLengths(records.map(({ size }) => size)) };
}

/** Lists the words of a record's code that its text does not have. */
export function codeWords({ code, content, signature = '', anchor }: SearchRecord): string {
  const said = new Set(splitWords(`${content}\n${signature}\n${anchor ?? ''}`).map(stem));
  const words = splitWords(code).filter((word) => isTelling(word) && !said.has(stem(word)));
  return [...new Set(words)].join(' ');
}

/** Inverts the words of records, given in order. */
function collectPostings(records: readonly WordKinds[]): Map<string, Posting[]> {
  const lists = new Map<string, Posting[]>();
  for (const [doc, words] of records.entries())
    for (const [word, kind] of words) {
      const list = lists.get(word);
      if (list) list.push({ doc, kind });
      else lists.set(word, [{ doc, kind }]);
    }
  return lists;
}

/** Stems of a record's text and code. The phrases of a page, which come last, have none. */
function textWords({ texts, code, signatures }: PageTexts, number: number, anchor: string): WordKinds {
  const words: WordKinds = new Map();
  const text = texts[number];
  if (text === undefined) return words;
  for (const word of splitWords(`${code[number] ?? ''}\n${signatures?.[number] ?? ''}`).filter(isTelling))
    words.set(stem(word), 0);
  // Anchors are mostly the English names of the headings.
  for (const word of splitWords(`${text}\n${anchor}`).filter(isTelling))
    words.set(stem(word), words.get(stem(word)) ? 2 : 1);
  return words;
}

/** Single letters, stop words and numbers longer than versions only take space. */
function isTelling(word: string): boolean {
  return word.length > 1 && !isStopWord(word) && !/^\d{5,}$|^[\da-f]{16,}$/.test(word);
}
