import type { Glossary, SearchRecord } from '../types';
import {
  PART_LETTERS,
  readCatalogue,
  shorten,
  type PageTexts,
  type TitlesFile,
  type TitlesPage,
} from '../worker/catalogue';
import { packPostings, type Postings } from '../worker/postings';
import { readGlossary } from '../worker/query';
import { codeWords, indexTexts } from '../worker/texts';
import { nameOf } from './records';

/**
 * Letters and postings after which a part of the text index ends. A query needs the parts of its words, about 0.7 kB each; an edit
 * changes those of the words it adds or removes. In parts of whole pages, each query would need all of them.
 */
const PART_LENGTH = 600;

export type IndexFiles = {
  titles: TitlesFile;
  /** The parts of the text index, each with the start of its first word. */
  texts: [start: string, part: string][];
  pages: PageTexts[];
};

/** Builds the files of the embedded index. */
export function buildIndexFiles(
  records: SearchRecord[],
  glossary: Glossary,
  partLength = PART_LENGTH,
): IndexFiles {
  const pages = groupByPage(records);
  const titles: TitlesFile = {
    lang: records[0]?.lang ?? '',
    glossary: readGlossary(glossary),
    pages: pages.map(toTitles),
  };
  const texts = pages.map(toTexts);
  return { titles, texts: toParts(indexTexts(readCatalogue(titles), texts), partLength), pages: texts };
}

type RecordsOfPage = [SearchRecord, ...SearchRecord[]];

function groupByPage(records: SearchRecord[]): RecordsOfPage[] {
  const byPage = new Map<string, RecordsOfPage>();
  for (const record of records) {
    const page = byPage.get(record.url_without_anchor);
    if (page) page.push(record);
    else byPage.set(record.url_without_anchor, [record]);
  }
  return [...byPage.values()];
}

function toTitles(page: RecordsOfPage): TitlesPage {
  const [{ url_without_anchor: url, hierarchy, weight, language }] = page;
  const phrases = page.flatMap((record, number) => (record.phrases ? [[number, record.phrases]] : []));
  return {
    url,
    category: hierarchy.lvl0,
    pageRank: weight.pageRank,
    ...(language ? { language } : {}),
    records: page.map((record) => {
      const title = nameOf(record);
      const anchor = shorten(record.anchor ?? '', title.toLowerCase());
      return [Number(record.type.slice(3)), title, anchor, ...record.keys.map((key) => shorten(key, title))];
    }),
    ...(phrases.length > 0 ? { phrases: Object.fromEntries(phrases) } : {}),
  };
}

function toTexts(page: RecordsOfPage): PageTexts {
  const signatures = page.flatMap(({ signature }, number) => (signature ? [[number, signature]] : []));
  return {
    texts: page.map(({ content }) => content),
    code: page.map(codeWords),
    ...(signatures.length > 0 ? { signatures: Object.fromEntries(signatures) } : {}),
  };
}

/** Cuts an index between words that begin with different letters. */
function toParts(postings: Postings, partLength: number): [start: string, part: string][] {
  const parts: { start: string; postings: Postings }[] = [];
  let length = Infinity;
  let last = '';
  for (const [word, docs] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const start = word.slice(0, PART_LETTERS);
    length += word.length + docs.length;
    if (length > partLength && start !== last) {
      parts.push({ start, postings: new Map() });
      length = word.length + docs.length;
    }
    parts.at(-1)?.postings.set(word, docs);
    last = start;
  }
  return parts.map((part) => [part.start, packPostings(part.postings)]);
}
