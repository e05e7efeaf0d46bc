import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../../__tests__/e2e/support/browser';
import { nameOf } from '../../lib/search/build/records';
import type { SearchRecord } from '../../lib/search/types';
import type { Engine } from './quality';

type Index = {
  addCustomRecord: (record: {
    url: string;
    content: string;
    language: string;
    meta: { title: string };
  }) => Promise<unknown>;
  writeFiles: (options: { outputPath: string }) => Promise<unknown>;
};
type Pagefind = { createIndex: () => Promise<{ index?: Index }>; close: () => Promise<unknown> };
type InPage = { search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }> };

/** Pagefind over the same records, in a browser; nothing when it is not installed (`npm i --no-save pagefind@1.6.0`). */
export async function openPagefind(
  records: SearchRecord[],
): Promise<(Engine & { close: () => Promise<void> }) | undefined> {
  const name = 'pagefind';
  const pagefind = await (import(name) as Promise<Pagefind>).catch(() => undefined);
  const { index } = (await pagefind?.createIndex()) ?? {};
  if (!pagefind || !index) return undefined;
  for (const record of records)
    await index.addCustomRecord({
      url: record.url,
      content: `${nameOf(record)}\n${record.content}\n${record.code}`,
      language: 'fr',
      meta: { title: nameOf(record) },
    });
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: folder });
  await pagefind.close();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // Answered from the folder: nothing is asked over the network.
  const origin = 'http://pagefind.localhost';
  await page.route(`${origin}/**`, (route) => {
    const file = new URL(route.request().url()).pathname;
    return file === '/blank'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.fulfill({ path: path.join(folder, file) });
  });
  await page.goto(`${origin}/blank`);
  const find = (query: string): Promise<string[]> =>
    page.evaluate(async (text) => {
      const address = '/pagefind.js';
      const { search } = (await import(address)) as InPage;
      const { results } = await search(text);
      return Promise.all(results.slice(0, 10).map(async (result) => (await result.data()).url));
    }, query);
  const close = async (): Promise<void> => {
    await browser.close();
    rmSync(folder, { recursive: true });
  };
  return { name: 'Pagefind', find, close };
}
