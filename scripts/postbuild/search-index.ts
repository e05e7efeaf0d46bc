import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HASH_LENGTH } from '../../lib/offline/list';
import { hashOf } from '../../lib/content/hash';
import { actionRecords } from '../../lib/search/build/action-records';
import { buildIndexFiles, type IndexFiles } from '../../lib/search/build/index-files';
import type { FirstFile, SearchManifest } from '../../lib/search/manifest';
import { shardFile, type ShardStarts } from '../../lib/search/worker/catalogue';
import { locales, site, toHref, type Locale } from '../../lib/site/config';
import { search } from '../../lib/site/search-service';
import { collectRecords, readSynonymsFile } from '../search/collect-records';
import { bundleScript } from '../../lib/export/browsers';

/** Writes the embedded index of each built locale, its worker and its manifest to `<locale>/search`. */
export async function writeSearchIndex(folder: string, collect = collectRecords): Promise<string> {
  const worker = bundleScript('lib/search/worker/worker.ts');
  let count = 0;
  for (const locale of site.builtLocales) {
    const records = [...(await collect(locale)), ...actionRecords(locale)];
    writeLocale(folder, locale, worker, buildIndexFiles(records, readSynonymsFile()));
    count += records.length;
  }
  return `${count} search records`;
}

function writeLocale(folder: string, locale: Locale, worker: string, index: IndexFiles): void {
  const base = `${toHref('', locale)}/search/`;
  const target = path.join(folder, locales[locale].path, 'search');
  // Includes the numbers of the records: shards of one build must not be read with the names of another.
  const numbers = index.titles.pages.map(({ url, records }) => [url, records.map(([, , anchor]) => anchor)]);
  const shards = `texts/${hashOf(JSON.stringify(numbers), 6)}/`;
  rmSync(target, { recursive: true, force: true });
  for (const name of ['pages', shards]) mkdirSync(path.join(target, name), { recursive: true });
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(target, file), text);
    return base + file;
  };
  const writeHashed = (name: string, value: unknown): string => {
    const text = JSON.stringify(value);
    return write(`${name}${hashOf(text, HASH_LENGTH)}.json`, text);
  };
  for (const [start, shard] of index.texts) write(shards + shardFile(start), JSON.stringify(shard));
  const starts: ShardStarts = index.texts.map(([start]) => start);
  const manifest: SearchManifest = {
    worker: write('worker.js' satisfies FirstFile, worker),
    index: {
      titles: write('titles.json' satisfies FirstFile, JSON.stringify(index.titles)),
      texts: writeHashed('texts.', starts),
      shards: base + shards,
      pages: index.pages.map((page) => writeHashed('pages/', page)),
    },
    ...(search.host ? { hosted: search } : {}),
  };
  write('index.json' satisfies FirstFile, JSON.stringify(manifest));
}
