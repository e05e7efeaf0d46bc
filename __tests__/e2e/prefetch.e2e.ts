import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { partEnding } from '../../lib/browser/page-part';
import { go, test } from './support/suite';

const start = '/fr/v1/references/security';

/** Paths of pages whose parts the page has asked the server for so far. */
function watchFetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(partEnding)) paths.push(pathname.slice(0, -partEnding.length));
  });
  return paths;
}
/** Waits until the page has done what it does in idle time, and has got what it asked for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch('/robots.txt'); // requests that were made before it have been seen by then
  });
  await page.locator('link[rel="prefetch"]').waitFor({ state: 'detached' });
}

test('each page view fetches the two next pages ahead, in all at most 60 kB', async ({ open }) => {
  for (const path of [start, '/fr/v1/guides', '/fr/v1/api/js/tauri', '/fr']) {
    const sizes = new Map<string, number>();
    const { page } = await open(path, {
      prepare: async (fresh) =>
        void fresh.on('requestfinished', async (request) => {
          if ((await request.headerValue('sec-purpose'))?.includes('prefetch'))
            sizes.set(request.url(), (await request.sizes()).responseBodySize);
        }),
    });
    await expect.poll(() => sizes.size, { message: path }).toBe(2);
    await settle(page);
    assert.equal(sizes.size, 2);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size);
    assert.ok(bytes > 5000 && bytes <= 60_000, `${path}: ${bytes}`);
  }
});

test('a page is fetched ahead on hover, on focus and on touch, once', async ({ open }) => {
  let paths: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      // No sidebar counts as shown.
      await fresh.addInitScript(() => (Element.prototype.checkVisibility = () => false));
      paths = watchFetches(fresh);
    },
  });
  await settle(page);
  assert.deepEqual(paths, []);
  const [blog, releases, benchmarks] = ['/fr/blog', '/fr/releases', '/fr/v1/references/benchmarks'];
  await page.hover(`.navbar a[href="${blog}"]`);
  await expect.poll(() => paths).toEqual([blog]);
  await page.focus(`.navbar a[href="${releases}"]`);
  await expect.poll(() => paths).toEqual([blog, releases]);
  await page.dispatchEvent(`.sidebar a[href="${benchmarks}"]`, 'touchstart');
  await expect.poll(() => paths).toEqual([blog, releases, benchmarks]);
  await page.click(`.navbar a[href="${blog}"]`);
  await page.waitForURL(`**${blog}`);
  await settle(page);
  assert.equal(paths.filter((path) => path === blog).length, 1);
});

test('nothing is fetched ahead with save-data; a real navigation loads', async ({ open }) => {
  let paths: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      await fresh.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
      paths = watchFetches(fresh);
    },
  });
  await page.hover('.navbar a[href="/fr/blog"]');
  await page.focus('.navbar a[href="/fr/releases"]');
  await settle(page);
  assert.deepEqual(paths, []);
  await go(page, '/fr/blog');
  assert.deepEqual(paths, ['/fr/blog']);
});

test('the search is fetched at the first sign of use, and not before', async ({ open }) => {
  const asked: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) =>
      void fresh.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await settle(page);
  assert.deepEqual(
    asked.filter((path) => path.includes('search')),
    [],
  );
  await page.hover('.search-button');
  const files = [
    '/fr/search/index.json',
    '/fr/search/titles.json',
    '/fr/search/worker.js',
    '/live/open-search-',
  ];
  for (const name of files)
    await expect.poll(() => asked.some((path) => path.includes(name)), { message: name }).toBe(true);
  asked.length = 0;
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open]').getByRole('combobox').waitFor();
  assert.ok(!asked.some((path) => path.endsWith('/titles.json')));
});
