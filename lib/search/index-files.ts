import { indexNames, indexTexts, pack } from './build-index';
import { readGlossary, type Glossary } from './glossary';
import { nameOf } from './records';
import { namesShape, textsShape } from './shapes';
import type { SearchRecord } from './types';

/** What is read first: where every record leads, and the index of names. */
export type TitlesFile = {
  lang: string;
  categories: string[];
  /** Address, category, rank of each page, and how many records it has. */
  pages: [url: string, category: number, pageRank: number, records: number][];
  /** Language of the pages whose text is not in the locale's, by their number; absent where all are. */
  languages?: Record<number, string>;
  /** Columns of the records, one line each. */
  titles: string;
  anchors: string;
  /** Names of a record, separated by spaces inside a line; a space inside a name is a `|`. */
  keys: string;
  /** Depth (1 to 6) and weight (`a` = 10 … `j` = 100) of each record. */
  depths: string;
  weights: string;
  /** Words of names, in order, and where they stand. */
  words: string;
  postings: string;
  /** Phrases that mean the same, as lists of words. */
  glossary: string[][][];
};

/**
 * What is read second: the index of texts, by stem. It is cut into parts of a few pages, whose documents count from `first`: an edit of a page's words changes its own part only, and a reader who
 * keeps a copy downloads that part again and no other.
 */
export type TextsFile = { first: number; words: string; postings: string };

/** Pages in a part of the texts: fewer would repeat too many words, more would make an edit dear. */
const pagesInPart = 12;

/** Text below one record, asked for when it is shown. */
export type PageTexts = string[];

/** The files of the embedded index, from all records; records of a page stand together, in page order. */
export function buildIndexFiles(
  records: SearchRecord[],
  glossary: Glossary,
  categoryNames: Record<string, string> = {},
): { titles: TitlesFile; texts: TextsFile[]; pages: PageTexts[] } {
  const categories = [...new Set(records.map((record) => record.hierarchy.lvl0))];
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records)
    byPage.set(record.url_without_anchor, [...(byPage.get(record.url_without_anchor) ?? []), record]);
  const ordered = [...byPage.values()].flat();
  const lines = (read: (record: SearchRecord) => string): string =>
    ordered.map((record) => read(record).replace(/\n/g, ' ')).join('\n');
  return {
    titles: {
      lang: ordered[0]?.lang ?? '',
      categories,
      pages: [...byPage].map(([url, [first, ...rest]]) => [
        url,
        categories.indexOf(first?.hierarchy.lvl0 ?? ''),
        first?.weight.pageRank ?? 0,
        rest.length + 1,
      ]),
      ...languagesOf([...byPage.values()]),
      titles: lines(nameOf),
      anchors: lines((record) => record.anchor ?? ''),
      keys: lines((record) => record.keys.map((key) => key.replace(/ /g, '|')).join(' ')),
      depths: ordered.map((record) => record.type.slice(3)).join(''),
      weights: ordered
        .map((record) => String.fromCharCode(96 + Math.max(1, Math.round(record.weight.level / 10))))
        .join(''),
      ...pack(indexNames(ordered, categoryNames), namesShape),
      glossary: readGlossary(glossary),
    },
    texts: cutTexts([...byPage.values()]),
    pages: [...byPage.values()].map((page) => page.map((record) => record.content)),
  };
}

function languagesOf(pages: SearchRecord[][]): Pick<TitlesFile, 'languages'> {
  const foreign = pages.flatMap(([first], number) => (first?.language ? [[number, first.language]] : []));
  return foreign.length > 0 ? { languages: Object.fromEntries(foreign) as Record<number, string> } : {};
}

function cutTexts(pages: SearchRecord[][]): TextsFile[] {
  const parts: TextsFile[] = [];
  let first = 0;
  for (let page = 0; page < pages.length; page += pagesInPart) {
    const records = pages.slice(page, page + pagesInPart).flat();
    parts.push({ first, ...pack(indexTexts(records), textsShape) });
    first += records.length;
  }
  return parts;
}
