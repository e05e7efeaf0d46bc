import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession } from 'playwright-core';
import { launchBrowser, openPage } from '../__tests__/e2e/support/browser';
import { editOnePage, listOfflineScripts } from '../__tests__/e2e/support/edited-export';
import { serveSite } from '../__tests__/e2e/support/site';
import { sumFiles } from '../lib/offline/list';
import { listCopiedFiles } from './postbuild/offline-list';

/** Measures what offline reading costs on the export in `out`: `npm run build && npm run bench:offline`. */
const row = (name: string, value: string): void => console.log(`${name.padEnd(58)} ${value.padStart(14)}`);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const worker = 'out/fr/sw.js';
/** Listing the files clears the place of the worker. */
const unused = path.join(tmpdir(), 'unused-sw.js');
const edited = '/fr/v1/guides/features/command';

const scripts = listOfflineScripts();
const sizeOf = (file: string): number => gzipSync(readFileSync(file)).length;
const isOffline = (url: string): boolean =>
  url.includes('/sw.js') || scripts.some((name) => url.endsWith(name));

const { files } = await listCopiedFiles('out', unused);
const { bytes, sent } = sumFiles(files);
row('whole copy: files, kept, sent (gzip)', `${files.length}, ${kilobytes(bytes)}, ${kilobytes(sent)}`);

const first = await measureFirstVisit();
row('first visit: bytes of the worker before the load event', `${first.bytes} B`);
row('first visit: main thread for the worker before that', `${first.time.toFixed(1)} ms`);
const later = [worker, ...scripts.map((name) => `out${name}`)].reduce((sum, file) => sum + sizeOf(file), 0);
row('after that, idle: worker, scripts of its life and panel', kilobytes(later));

const folder = await editOnePage(edited);
const before = new Map(files.map(([url, hash]) => [url, hash]));
const changed = (await listCopiedFiles(folder, unused)).files.filter(
  ([url, hash]) => !url.endsWith('/sw.js') && before.get(url) !== hash,
);
row(`an edit of one page: files, sent`, `${changed.length}, ${kilobytes(sumFiles(changed).sent)}`);
row('  the worker with its list', kilobytes(sizeOf(`${folder}/fr/sw.js`)));
for (const [url, , , size] of changed) row(`  ${url}`, kilobytes(size));
rmSync(folder, { recursive: true });

/** Bytes asked for and time spent in scripts for offline reading, from the start of a first visit to its load event. */
async function measureFirstVisit(): Promise<{ bytes: number; time: number }> {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    const { page, context } = await openPage(browser, { viewport: { width: 400, height: 800 } });
    const session = await context.newCDPSession(page);
    let loaded = false;
    let bytes = 0;
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!loaded && isOffline(pathname)) bytes += sizeOf(`out${pathname}`);
    });
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 100 });
    await session.send('Profiler.start');
    await page.goto(site.origin + edited, { waitUntil: 'load' });
    loaded = true;
    return { bytes, time: await timeOf(session) };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Milliseconds the profile so far has spent in scripts for offline reading. */
async function timeOf(session: CDPSession): Promise<number> {
  const { profile } = await session.send('Profiler.stop');
  const own = new Set(profile.nodes.filter(({ callFrame }) => isOffline(callFrame.url)).map(({ id }) => id));
  const { samples = [], timeDeltas = [] } = profile;
  return samples.reduce((sum, id, index) => (own.has(id) ? sum + (timeDeltas[index] ?? 0) : sum), 0) / 1000;
}
