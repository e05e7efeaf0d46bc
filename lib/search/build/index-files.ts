import type { SearchRecord, Synonyms } from '../types';
import {
  SHARD_LETTERS,
  readCatalogue,
  withoutTitle,
  type PageTexts,
  type TitlesFile,
  type TitlesPage,
} from '../worker/catalogue';
import { packPostings, type Postings } from '../worker/postings';
import { readSynonyms, withoutConstructors } from '../worker/query';
import { codeTerms, indexTexts } from '../worker/texts';
import { nameOf } from './records';

/**
 * Letters and postings after which a shard of the text index ends. A query needs the shards of its terms, about 0.7 kB each; an edit
 * changes those of the terms it adds or removes. In shards of whole pages, each query would need all of them.
 */
const SHARD_LENGTH = 600;

export type IndexFiles = {
  titles: TitlesFile;
  /** The shards of the text index, each with the start of its first term. */
  texts: [start: string, shard: string][];
  pages: PageTexts[];
};

/** Builds the files of the embedded index. */
export function buildIndexFiles(
  records: SearchRecord[],
  synonyms: Synonyms,
  shardLength = SHARD_LENGTH,
): IndexFiles {
  const pages = groupByPage(records);
  const titles: TitlesFile = {
    lang: records[0]?.lang ?? '',
    synonyms: readSynonyms(synonyms),
    pages: pages.map(toTitles),
  };
  const texts = pages.map(toTexts);
  return { titles, texts: toShards(indexTexts(readCatalogue(titles), texts), shardLength), pages: texts };
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
      const anchor = withoutTitle(record.anchor ?? '', title.toLowerCase());
      return [
        Number(record.type.slice(3)),
        title,
        anchor,
        ...record.keys.map((key) => withoutTitle(key, title)),
      ];
    }),
    ...(phrases.length > 0 ? { phrases: Object.fromEntries(phrases) } : {}),
  };
}

function toTexts(page: RecordsOfPage): PageTexts {
  const signatures = page.flatMap(({ signature }, number) => (signature ? [[number, signature]] : []));
  return {
    texts: page.map(({ content }) => content),
    code: page.map((record) =>
      codeTerms({ ...record, code: spellOutUses(withoutConstructors(record.code)) }),
    ),
    ...(signatures.length > 0 ? { signatures: Object.fromEntries(signatures) } : {}),
  };
}

/**
 * Returns Rust code with the full paths of its lists of `use` added, because readers search for those:
 * `use tauri::{App, Url};` → `tauri::App`, `tauri::Url`.
 */
function spellOutUses(code: string): string {
  const uses = code.matchAll(/\buse ([\w:]+::)\{([^{}]*)\}/g);
  const paths = [...uses].flatMap(([, start = '', names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => start + name),
  );
  return [code, ...paths].join('\n');
}

/** Cuts an index between terms that begin with different letters. */
function toShards(postings: Postings, shardLength: number): [start: string, shard: string][] {
  const shards: { start: string; postings: Postings }[] = [];
  let length = Infinity;
  let last = '';
  for (const [term, docs] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const start = term.slice(0, SHARD_LETTERS);
    length += term.length + docs.length;
    if (length > shardLength && start !== last) {
      shards.push({ start, postings: new Map() });
      length = term.length + docs.length;
    }
    shards.at(-1)?.postings.set(term, docs);
    last = start;
  }
  return shards.map((shard) => [shard.start, packPostings(shard.postings)]);
}
