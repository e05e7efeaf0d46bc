import type { Glossary, SearchRecord } from '../types';
import {
  PART_LETTERS,
  PHRASE_DEPTH,
  readCatalogue,
  SAME_TITLE,
  type PageTexts,
  type TitlesFile,
} from '../worker/catalogue';
import { packIndex, type PackedIndex, type Posting } from '../worker/postings';
import { readGlossary } from '../worker/query';
import { codeWords, indexTexts } from '../worker/texts';
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
  const titles: TitlesFile = {
    lang: ordered[0]?.lang ?? '',
    categories,
    categoryNames: categories.map((category) => categoryNames[category] ?? ''),
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
    glossary: readGlossary(glossary),
  };
  const pageTexts = pages.map((page): PageTexts => {
    const records = page.filter(({ isPhrase }) => !isPhrase);
    const signatures = records.flatMap(({ signature }, number) => (signature ? [[number, signature]] : []));
    return {
      texts: records.map(({ content }) => content),
      code: records.map(codeWords),
      ...(signatures.length > 0 ? { signatures: Object.fromEntries(signatures) } : {}),
    };
  });
  const texts = indexTexts(readCatalogue(titles), pageTexts);
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
