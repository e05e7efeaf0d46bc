import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser/chromium';
import { serveSite } from '../browser/site';
import type { SearchManifest } from '../../lib/search/manifest';
import { onPage, search } from './page-times';

const THROTTLE = 4;

/** What a reader's browser needs for the search, on the export in `out`. Times are for a processor four times slower. */
export async function measureInBrowser(queries: string[]) {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    const open = <T>(measure: (page: Page) => Promise<T>): Promise<T> =>
      onPage(browser, `${site.origin}/fr/v1/guides/features/command`, { slow: false }, measure);
    const bytes = await open(measureBytes);
    const times = await open((page) => measureWorker(page, queries));
    return { ...bytes, ...times, longTasks: await open(countLongTasks) };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Bytes of the search, compressed, before its first use and until its first result. */
async function measureBytes(page: Page): Promise<{ before: number; firstResult: number }> {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: 'networkidle' });
  const before = weigh(requested.filter((path) => path.includes('/search/')));
  requested.length = 0;
  await search(page);
  return { before, firstResult: weigh(requested.filter((path) => /\.(?:js|css|json)$/.test(path))) };
}

function weigh(paths: string[]): number {
  const sizes = [...new Set(paths)].map((path) => brotliCompressSync(readFileSync(`out${path}`)).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A worker cannot be slowed: its times are measured and then multiplied. */
async function measureWorker(page: Page, queries: string[]): Promise<{ ready: number; p95: number }> {
  const { ready, times } = await page.evaluate(async (all) => {
    const { worker: script, index } = (await (await fetch('/fr/search/index.json')).json()) as SearchManifest;
    await (await fetch(script)).text();
    // As the page does it: the names have arrived before the worker has started.
    const titles = await (await fetch(index.titles)).text();
    const worker = new Worker(script);
    const ask = (query: string): Promise<void> =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<{ type: string }>) => data.type === 'answer' && resolve();
        worker.postMessage({ type: 'search', id: 1, query });
      });
    const started = performance.now();
    worker.postMessage({ type: 'load', addresses: index, titles });
    await ask('');
    const ready = performance.now() - started;
    // The first round fetches texts, which is not the query's time.
    for (const query of all) await ask(query);
    const times: number[] = [];
    for (const query of all) {
      const asked = performance.now();
      await ask(query);
      times.push(performance.now() - asked);
    }
    return { ready, times: times.sort((a, b) => a - b) };
  }, queries);
  return { ready: ready * THROTTLE, p95: (times[Math.floor(times.length * 0.95)] ?? 0) * THROTTLE };
}

/** Counts tasks of the page over 50 ms while the reader types. */
async function countLongTasks(page: Page): Promise<number> {
  await search(page);
  await page.keyboard.press('Control+A');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => {
    const tasks: PerformanceEntry[] = Object.assign(window, { tasks: [] }).tasks;
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  await page.keyboard.type('personnalisation des fenêtres', { delay: 80 });
  await page.waitForSelector('[role="listbox"][aria-busy="false"]');
  return page.evaluate(() => (window as unknown as { tasks: unknown[] }).tasks.length);
}
