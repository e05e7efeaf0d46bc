import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HASH_LENGTH } from '../../lib/offline/list';
import { hashOf } from '../../lib/content/hash';
import { getMessages } from '../../lib/i18n/translator';
import { areaNames, areas } from '../../lib/search/areas';
import { actionRecords } from '../../lib/search/build/action-records';
import { buildIndexFiles } from '../../lib/search/build/index-files';
import type { FirstFile, SearchLabels, SearchManifest } from '../../lib/search/manifest';
import { partFile, type TextsFile } from '../../lib/search/worker/catalogue';
import { site, toHref, type Locale } from '../../lib/site/config';
import { search } from '../../lib/site/search-service';
import { collectRecords, readGlossaryFile } from '../search/collect-records';
import { bundleScript } from '../../lib/export/browsers';
import { say } from '../terminal';

type IndexFiles = ReturnType<typeof buildIndexFiles> & { count: number };

async function makeIndex(locale: Locale, collect: typeof collectRecords): Promise<IndexFiles> {
  const records = [...(await collect(locale)), ...actionRecords(locale)];
  const names = namesOfCategories(getMessages(locale).search);
  return { ...buildIndexFiles(records, readGlossaryFile(), names), count: records.length };
}

/** Writes the embedded index of each built locale, its worker and its manifest to `<locale>/search`. */
export async function writeSearchIndex(folder: string, collect = collectRecords): Promise<string> {
  const worker = bundleScript('lib/search/worker/worker.ts');
  let count = 0;
  for (const locale of site.builtLocales) {
    const index = await makeIndex(locale, collect);
    writeLocale(folder, locale, worker, index);
    count += index.count;
  }
  return `${count} ${say('textes de recherche', 'search records')}`;
}

function writeLocale(folder: string, locale: Locale, worker: string, index: IndexFiles): void {
  const base = `${toHref('', locale)}/search/`;
  const place = path.join(folder, locale, 'search');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(path.join(place, 'pages'), { recursive: true });
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(place, file), text);
    return base + file;
  };
  const writeHashed = (name: string, value: unknown): string => {
    const text = JSON.stringify(value);
    return write(`${name}${hashOf(text, HASH_LENGTH)}.json`, text);
  };
  const { pages, anchors } = index.titles;
  const parts = `texts/${hashOf(JSON.stringify([pages, anchors]), 6)}/`;
  mkdirSync(path.join(place, parts), { recursive: true });
  for (const [start, part] of index.texts.parts) write(parts + partFile(start), JSON.stringify(part));
  const texts: TextsFile = {
    lengths: index.texts.lengths,
    starts: index.texts.parts.map(([start]) => start),
  };
  const manifest: SearchManifest = {
    lang: locale,
    worker: write('worker.js' satisfies FirstFile, worker),
    index: {
      titles: write('titles.json' satisfies FirstFile, JSON.stringify(index.titles)),
      texts: writeHashed('texts.', texts),
      parts: base + parts,
      pages: index.pages.map((page) => writeHashed('pages/', page)),
    },
    home: toHref('', locale),
    labels: getMessages(locale).search,
    ...(search.host ? { hosted: search } : {}),
  };
  write('index.json' satisfies FirstFile, JSON.stringify(manifest));
}

function namesOfCategories(labels: SearchLabels): Record<string, string> {
  return Object.fromEntries(areaNames.map((area) => [areas[area].category, labels[area]]));
}
