/** Measures the search on the site's own records: `npm run bench:search [-- --missed] [file of queries]`. */
import './environment';
import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { actionRecords } from '../lib/search/build/action-records';
import { buildIndexFiles } from '../lib/search/build/index-files';
import { readCatalogue } from '../lib/search/worker/catalogue';
import { site } from '../lib/site/config';
import { measureInBrowser } from './bench/browser';
import { exactQueries, measureQuality, openEmbedded, readQueries } from './bench/quality';
import { collectRecords, readSynonymsFile } from './search/collect-records';

/** Sets of queries and what the right page is aimed at. No failure of `questions-unseen` has been looked at while ranking was changed. */
const aims: Record<string, string> = {
  'scripts/bench/queries.json': '96 / 99.5',
  'scripts/bench/tuning.json': '',
  'scripts/bench/names.json': '96 / 99.5',
  'scripts/bench/questions-seen.json': '90 / 97',
  'scripts/bench/questions-unseen.json': '90 / 97',
};
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const showMissed = process.argv.includes('--missed');
const row = (name: string, value: string, aim = ''): void =>
  console.log(`${name.padEnd(52)} ${value.padStart(16)}  ${aim.padStart(10)}`);
const percent = (value: number): string => value.toFixed(1);
const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const weigh = (value: unknown): string => kilobytes(brotliCompressSync(JSON.stringify(value)).length);

const records = await collectRecords(site.currentLocale);
const all = [...records, ...actionRecords(site.currentLocale)];
const { titles, texts } = buildIndexFiles(all, readSynonymsFile());
const sets = (files.length > 0 ? files : Object.keys(aims)).map((file) => ({
  file,
  queries: readQueries(file),
}));
const queries = sets.flatMap((set) => set.queries);
const embedded = openEmbedded(titles, texts);

console.log(`${records.length} records, ${queries.length} queries\n`);
row('right page first / in first three, %', '', 'aim');
for (const { file, queries: own } of sets) {
  const { first, three, byKind, missed } = measureQuality(embedded, own);
  row(`  ${file}, ${own.length} queries`, `${percent(first)} / ${percent(three)}`, aims[file]);
  const kinds = Object.entries(byKind).map(([kind, counts]) => `${kind} ${counts}`);
  console.log(`    by kind (first/three/all): ${kinds.join(', ')}`);
  if (showMissed) console.log(missed.map((line) => `    ${line}`).join('\n'));
}
const exact = exactQueries(readCatalogue(titles));
row(
  `exact key or symbol first, of ${exact.length}, %`,
  percent(measureQuality(embedded, exact).first),
  '100',
);
row('index: names, texts (brotli)', `${weigh(titles)}, ${weigh(texts)}`);

if (existsSync('out/fr/search/index.json')) {
  const figures = await measureInBrowser(queries.map((query) => query.q));
  row('extra bytes before first use', kilobytes(figures.before), '0');
  row('bytes to the first result (brotli)', kilobytes(figures.firstResult), '160 kB');
  row('index ready, worker, × 4', `${figures.ready.toFixed(0)} ms`, '100 ms');
  row('query p95, worker, × 4', `${figures.p95.toFixed(1)} ms`, '16 ms');
  row('tasks over 50 ms while typing, CPU slowed 4×', String(figures.longTasks), '0');
} else {
  console.log('There is no export in out/: the figures of the browser are left out (npm run build).');
}
