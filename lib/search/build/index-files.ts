import type { Glossary, SearchRecord } from '../types';
import { PART_LETTERS, PHRASE_DEPTH, SAME_TITLE, type PageTexts, type TitlesFile } from '../worker/catalogue';
import { packIndex, packLengths, type PackedIndex, type Posting } from '../worker/postings';
import { readGlossary } from '../worker/query';
import { isStopWord, splitWords, stem, tellingTokens } from '../worker/words';
import { nameOf } from './records';

/**
 * Letters and postings after which a part of the text index ends. A query needs the parts of its words, about 0.9 kB each; an edit
 * changes those of the words it adds or removes. In parts of whole pages, each query would need all of them.
 */
const PART_LENGTH = 600;

export type IndexFiles = {
  titles: TitlesFile;
  /** The parts of the text index, each with the start of its first word. */
  texts: { lengths: string; parts: [start: string, part: PackedIndex][] };
  pages: PageTexts[];
};

/** Builds the files of the embedded index. `categoryNames` translates categories into what readers see. */
export function buildIndexFiles(
  records: SearchRecord[],
  glossary: Glossary,
  categoryNames: Record<string, string> = {},
  partLength = PART_LENGTH,
): IndexFiles {
  const categories = [...new Set(records.map((record) => record.hierarchy.lvl0))];
  const pages = groupByPage(records).map((page) => [...page, ...page.flatMap(toPhrases)]);
  const ordered = pages.flat();
  const lines = (read: (record: Place) => string): string =>
    ordered.map((record) => read(record).replace(/\n/g, ' ')).join('\n');
  const languages = pages.map(([first], page) => [page, first?.language] as const);
  const names = indexRecords(ordered, (record) =>
    nameWords(record, categoryNames[record.hierarchy.lvl0] ?? ''),
  );
  const texts = indexRecords(ordered, textWords);
  const titles: TitlesFile = {
    lang: ordered[0]?.lang ?? '',
    categories,
    pages: pages.flatMap(([first, ...rest]) =>
      first
        ? [
            [
              first.url_without_anchor,
              categories.indexOf(first.hierarchy.lvl0),
              first.weight.pageRank,
              rest.length + 1,
            ],
          ]
        : [],
    ),
    languages: Object.fromEntries(languages.filter(([, language]) => language)) as Record<number, string>,
    titles: lines(nameOf),
    anchors: lines((record) => shorten(record.anchor ?? '', nameOf(record).toLowerCase())),
    keys: lines((record) =>
      record.keys.map((key) => shorten(key, nameOf(record)).replace(/ /g, '|')).join(' '),
    ),
    depths: ordered.map((record) => (record.isPhrase ? PHRASE_DEPTH : record.type.slice(3))).join(''),
    weights: ordered
      .map((record) => String.fromCharCode(96 + Math.max(1, Math.round(record.weight.level / 10))))
      .join(''),
    names: packIndex(names.lists),
    glossary: readGlossary(glossary),
  };
  const pageTexts = pages.map((page): PageTexts => {
    const records = page.filter(({ isPhrase }) => !isPhrase);
    const signatures = records.flatMap(({ signature }, number) => (signature ? [[number, signature]] : []));
    return {
      texts: records.map(({ content }) => content),
      ...(signatures.length > 0 ? { signatures: Object.fromEntries(signatures) } : {}),
    };
  });
  return {
    titles,
    texts: { lengths: texts.lengths, parts: toParts(texts.lists, partLength) },
    pages: pageTexts,
  };
}

/** Most anchors and exact names end with the title, which stands in the same file: a third of its bytes would repeat it. */
function shorten(text: string, title: string): string {
  return title && text.endsWith(title) ? text.slice(0, -title.length) + SAME_TITLE : text;
}

/** A record, or a phrase of its page, which leads to the page. */
type Place = SearchRecord & { isPhrase?: true };

/** The phrases of a page become places of their own, so that each is compared with a query as a whole. */
function toPhrases(record: SearchRecord): Place[] {
  return (record.phrases ?? []).map((phrase) => ({
    ...record,
    isPhrase: true,
    type: 'lvl6',
    hierarchy: { ...record.hierarchy, lvl6: phrase },
    keys: [],
    content: '',
    code: '',
  }));
}

function groupByPage(records: SearchRecord[]): Place[][] {
  const byPage = new Map<string, Place[]>();
  for (const record of records)
    byPage.set(record.url_without_anchor, [...(byPage.get(record.url_without_anchor) ?? []), record]);
  return [...byPage.values()];
}

/** Cuts an index between words that begin with different letters. */
function toParts(lists: Map<string, Posting[]>, partLength: number): [string, PackedIndex][] {
  const parts: { start: string; lists: Map<string, Posting[]> }[] = [];
  let length = Infinity;
  let last = '';
  for (const word of [...lists.keys()].sort()) {
    const list = lists.get(word) ?? [];
    const start = word.slice(0, PART_LETTERS);
    const added = word.length + list.length;
    length += added;
    if (length > partLength && start !== last) {
      parts.push({ start, lists: new Map() });
      length = added;
    }
    parts.at(-1)?.lists.set(word, list);
    last = start;
  }
  return parts.map((part) => [part.start, packIndex(part.lists)]);
}

type WordKinds = Map<string, Posting['kind']>;

function indexRecords(
  records: SearchRecord[],
  wordsOf: (record: SearchRecord) => WordKinds,
): { lists: Map<string, Posting[]>; lengths: string } {
  const lists = new Map<string, Posting[]>();
  const lengths = records.map((record, doc) => {
    const words = wordsOf(record);
    for (const [word, kind] of words) {
      const list = lists.get(word);
      if (list) list.push({ doc, kind });
      else lists.set(word, [{ doc, kind }]);
    }
    return words.size;
  });
  return { lists, lengths: packLengths(lengths) };
}

/** Words of the heading and of the exact names; kinds as in `namesShape`. */
function nameWords(record: SearchRecord, categoryName: string): WordKinds {
  const heading = new Set(tellingTokens(nameOf(record)).flatMap(({ surface, parts }) => [surface, ...parts]));
  const names = new Set(record.keys.flatMap(splitWords).filter((word) => !isStopWord(word)));
  // Other names of a page count as its title, and the category finds its pages below everything else.
  const isPage = record.type === 'lvl1';
  const category = isPage ? splitWords(`${record.hierarchy.lvl0} ${categoryName}`) : [];
  const words: WordKinds = new Map(category.map((word) => [word, 0]));
  for (const word of names) words.set(word, isPage ? 1 : heading.has(word) ? 2 : 0);
  for (const word of heading) if (isPage || !names.has(word)) words.set(word, 1);
  return words;
}

/** Stems of the text and of the code; kinds as in `textsShape`. */
function textWords(record: SearchRecord): WordKinds {
  const words: WordKinds = new Map();
  for (const word of splitWords(`${record.code}\n${record.signature ?? ''}`).filter(isTelling))
    words.set(stem(word), 0);
  // Anchors are mostly the English names of the headings.
  for (const word of splitWords(`${record.content}\n${record.anchor ?? ''}`).filter(isTelling))
    words.set(stem(word), words.get(stem(word)) ? 2 : 1);
  return words;
}

/** Single letters, stop words and numbers longer than versions only take space. */
function isTelling(word: string): boolean {
  return word.length > 1 && !isStopWord(word) && !/^\d{5,}$|^[\da-f]{16,}$/.test(word);
}
