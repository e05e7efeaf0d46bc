import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { buildIndexFiles } from '../lib/search/build/index-files';
import { readCatalogue } from '../lib/search/worker/catalogue';
import { site } from '../lib/site/config';
import { measureInBrowser } from './bench/browser';
import { openPagefind } from './bench/pagefind';
import {
  exactQueries,
  measureQuality,
  openEmbedded,
  openUsualMiniSearch,
  readQueries,
  type Engine,
} from './bench/quality';
import { collectRecords, readGlossaryFile } from './search/collect-records';

/** Measures the search on the site's own records: `npm run bench:search [-- --missed] [file of queries]`. */
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const showMissed = process.argv.includes('--missed');
const row = (name: string, value: string, must = '', aim = ''): void =>
  console.log(`${name.padEnd(52)} ${value.padStart(16)}  ${must.padStart(10)} ${aim.padStart(10)}`);
const percent = (value: number): string => value.toFixed(1);
const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;

const records = await collectRecords(site.currentLocale);
const { titles, texts } = buildIndexFiles(records, readGlossaryFile());
const queries = readQueries(files[0] ?? 'scripts/bench/queries.json');
const embedded = openEmbedded(titles, texts);
const pagefind = await openPagefind(records);

console.log(`${records.length} records, ${queries.length} queries\n`);
row('right page first / in first three, %', '', 'must', 'aim');
for (const engine of [
  embedded,
  openEmbedded(titles),
  openUsualMiniSearch(records),
  ...(pagefind ? [pagefind] : []),
] satisfies Engine[]) {
  const { first, three, byKind, missed } = await measureQuality(engine, queries);
  row(
    `  ${engine.name}`,
    `${percent(first)} / ${percent(three)}`,
    ...(engine === embedded ? ['88 / 95', '95 / 99'] : []),
  );
  if (engine !== embedded) continue;
  console.log(
    `    by kind (first/three/all): ${Object.entries(byKind)
      .map(([kind, counts]) => `${kind} ${counts}`)
      .join(', ')}`,
  );
  if (showMissed) console.log(missed.map((line) => `    ${line}`).join('\n'));
}
if (!pagefind) console.log('  Pagefind is not installed: npm i --no-save pagefind@1.6.0');
await pagefind?.close();

const exact = exactQueries(readCatalogue(titles));
const { first } = await measureQuality(embedded, exact);
row(`exact key or symbol first, of ${exact.length}, %`, percent(first), '95', '100');
row(
  'index: names, texts (brotli)',
  `${kilobytes(brotliCompressSync(JSON.stringify(titles)).length)}, ${kilobytes(brotliCompressSync(JSON.stringify(texts)).length)}`,
);

if (existsSync('out/fr/search/index.json')) {
  const figures = await measureInBrowser(queries.map((query) => query.q));
  row('extra bytes before first use', kilobytes(figures.before), '0', '0');
  row('bytes to the first result (brotli)', kilobytes(figures.firstResult), '180 kB', '110 kB');
  row('index ready, worker, × 4', `${figures.ready.toFixed(0)} ms`, '600 ms', '100 ms');
  row('query p95, worker, × 4', `${figures.p95.toFixed(1)} ms`, '50 ms', '16 ms');
  row('tasks over 50 ms while typing, CPU slowed 4×', String(figures.longTasks), '0', '0');
  row('silent host → embedded answer', `${figures.deadHost} ms`, '1000 ms', '600 ms');
} else {
  console.log('There is no export in out/: the figures of the browser are left out (npm run build).');
}
