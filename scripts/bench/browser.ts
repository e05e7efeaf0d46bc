import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, visit } from '../../__tests__/e2e/support/browser';
import { serveSite } from '../../__tests__/e2e/support/site';
import type { SearchManifest } from '../../lib/search/manifest';

export type BrowserFigures = {
  before: number;
  firstResult: number;
  ready: number;
  p95: number;
  longTasks: number;
  deadHost: number;
};

const throttle = 4;
const start = '/fr/v1/guides/features/command';

/** What a reader's browser sees, on the export in `out`. Times of the worker are measured and then multiplied: it cannot be slowed. */
export async function measureInBrowser(queries: string[]): Promise<BrowserFigures> {
  const site = await serveSite();
  const browser = await launchBrowser();
  const silent = await startSilentHost();
  try {
    const bytes = await measureBytes(browser, site.origin);
    const worker = await measureWorker(browser, site.origin, queries);
    const longTasks = await measureTyping(browser, site.origin);
    const deadHost = await measureDeadHost(browser, site.origin, silent.host);
    return { ...bytes, ready: worker.ready * throttle, p95: worker.p95 * throttle, longTasks, deadHost };
  } finally {
    silent.server.closeAllConnections();
    silent.server.close();
    await browser.close();
    await site.close();
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  // The compiler of this script names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name ??= (target) => target');
  return page;
}

async function measureBytes(
  browser: Browser,
  origin: string,
): Promise<{ before: number; firstResult: number }> {
  const page = await newPage(browser);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, origin + start);
  await page.waitForLoadState('networkidle');
  const before = weigh(asked.filter((path) => path.includes('/search/')));
  asked.length = 0;
  await page.click('[data-search-open]');
  await page.waitForSelector('dialog[open] [role="combobox"]');
  await page.keyboard.insertText('fenêtre');
  await page.waitForSelector('[role="option"]');
  const firstResult = weigh(asked.filter((path) => /\.(?:js|css|json)$/.test(path)));
  await page.close();
  return { before, firstResult };
}

function weigh(paths: string[]): number {
  return [...new Set(paths)].reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(`out${path}`)).length,
    0,
  );
}

async function measureWorker(
  browser: Browser,
  origin: string,
  queries: string[],
): Promise<{ ready: number; p95: number }> {
  const page = await newPage(browser);
  await visit(page, origin + start);
  const times = await page.evaluate(async (all) => {
    const manifest = (await (await fetch('/fr/search/index.json')).json()) as SearchManifest;
    await (await fetch(manifest.worker)).text();
    // As the page does it: the names are here before the worker has started.
    const titles = await (await fetch(manifest.index.titles)).text();
    const begin = async (): Promise<{
      time: number;
      ask: (query: string) => Promise<void>;
      end: () => void;
    }> => {
      const worker = new Worker(manifest.worker);
      const ask = (query: string): Promise<void> =>
        new Promise((resolve) => {
          worker.onmessage = ({ data }: MessageEvent<{ type: string }>) =>
            data.type === 'answer' && resolve();
          worker.postMessage({ type: 'search', id: 1, query });
        });
      const started = performance.now();
      worker.postMessage({ type: 'load', addresses: manifest.index, titles });
      await ask('');
      return { time: performance.now() - started, ask, end: () => worker.terminate() };
    };
    const starts: number[] = [];
    for (let run = 0; run < 5; run++) {
      const { time, end } = await begin();
      starts.push(time);
      end();
    }
    const ready = starts.sort((a, b) => a - b)[2] ?? 0;
    const { ask } = await begin();
    // Twice: the first round fetches texts, which is not the query's time.
    for (const query of all) await ask(query);
    const each: number[] = [];
    for (const query of all) {
      const asked = performance.now();
      await ask(query);
      each.push(performance.now() - asked);
    }
    return { ready, each: each.sort((a, b) => a - b) };
  }, queries);
  await page.close();
  return { ready: times.ready, p95: times.each[Math.floor(times.each.length * 0.95)] ?? 0 };
}

async function measureTyping(browser: Browser, origin: string): Promise<number> {
  const page = await newPage(browser);
  await visit(page, origin + start);
  await page.click('[data-search-open]');
  await page.waitForSelector('dialog[open] [role="combobox"]');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(() => {
    (window as { longTasks?: number }).longTasks = 0;
    new PerformanceObserver(
      (list) =>
        ((window as { longTasks?: number }).longTasks =
          ((window as { longTasks?: number }).longTasks ?? 0) + list.getEntries().length),
    ).observe({ type: 'longtask' });
  });
  await page.keyboard.type('personnalisation des fenêtres', { delay: 80 });
  await page.waitForSelector('[role="listbox"][aria-busy="false"]');
  const count = await page.evaluate(() => (window as { longTasks?: number }).longTasks ?? 0);
  await page.close();
  return count;
}

async function measureDeadHost(browser: Browser, origin: string, host: string): Promise<number> {
  const page = await browser.newPage({ bypassCSP: true });
  await nameHost(page, host);
  await visit(page, origin + start);
  await page.click('[data-search-open]');
  await page.waitForSelector('dialog[open] [role="combobox"]');
  const started = Date.now();
  await page.keyboard.insertText('fenêtre');
  await page.waitForSelector('[role="option"]');
  const time = Date.now() - started;
  await page.close();
  return time;
}

/** Makes the page believe that a hosted service is configured. */
async function nameHost(page: Page, host: string): Promise<void> {
  await page.route('**/search/index.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as SearchManifest;
    await route.fulfill({
      json: {
        ...manifest,
        hosted: { host, name: 'Host', appId: 'app', key: 'key', index: 'docs-v1', parameters: '' },
      },
    });
  });
}

/** Takes connections and never answers. */
async function startSilentHost(): Promise<{ host: string; server: Server }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, host: `http://localhost:${(server.address() as AddressInfo).port}` };
}
