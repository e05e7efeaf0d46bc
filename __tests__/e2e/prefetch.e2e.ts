import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { partEnding } from '../../lib/browser/page-part';
import { follow, test } from './support/suite';

const start = '/fr/v1/references/security';

/** Paths of pages whose parts the page has asked the server for so far. */
function watchFetches(page: Page): string[] {
  const paths: string[] = [];
  const hinted = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(partEnding)) return;
    const isHint = request.resourceType() === 'other';
    if (isHint) hinted.add(pathname);
    // What a hint has brought is read once, from the cache.
    if (isHint || !hinted.delete(pathname)) paths.push(pathname.slice(0, -partEnding.length));
  });
  return paths;
}

const connection =
  (value: object) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript(
      (info) => Object.defineProperty(navigator, 'connection', { value: info }),
      value,
    );
  };
/** Waits until the page has done what it does in idle time, then as long as a request would need to be seen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(200);
}
/** Waits for the pages that are to be fetched, then a little for one too many. */
async function expectFetched(page: Page, paths: readonly string[], wanted: readonly string[]): Promise<void> {
  await expect.poll(() => paths).toEqual(wanted);
  await settle(page);
  assert.deepEqual(paths, wanted);
}
/** No sidebar counts as shown. */
const unseen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Element.prototype.checkVisibility = () => false;
  });

test('each page view fetches the two next pages ahead, in all at most 60 kB', async ({ open }) => {
  for (const path of [start, '/fr/v1/guides', '/fr/v1/api/js/tauri', '/fr']) {
    let paths: string[] = [];
    const sizes: number[] = [];
    const { page } = await open(path, {
      prepare: async (fresh) => {
        paths = watchFetches(fresh);
        fresh.on('requestfinished', async (request) => {
          if ((await request.headerValue('sec-purpose'))?.includes('prefetch'))
            sizes.push((await request.sizes()).responseBodySize);
        });
      },
    });
    await expect.poll(() => sizes.length, { message: path }).toBe(2);
    await settle(page);
    assert.equal(paths.length, 2, paths.join(' '));
    assert.equal(new Set(paths).size, 2);
    const bytes = sizes.reduce((sum, size) => sum + size);
    assert.ok(bytes > 5000 && bytes <= 60_000, `${path}: ${bytes}`);
  }
});

test('a page is fetched ahead on hover, on focus and on touch, once', async ({ open }) => {
  let paths: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      await unseen(fresh);
      paths = watchFetches(fresh);
    },
  });
  await settle(page);
  assert.deepEqual(paths, []);
  await page.hover('.navbar .menu > li > a[href="/fr/blog"]');
  await expectFetched(page, paths, ['/fr/blog']);
  await page.focus('.navbar .menu a[href="/fr/releases"]');
  await expectFetched(page, paths, ['/fr/blog', '/fr/releases']);
  await page.dispatchEvent('.sidebar a[href="/fr/v1/references/benchmarks"]', 'touchstart');
  await expectFetched(page, paths, ['/fr/blog', '/fr/releases', '/fr/v1/references/benchmarks']);
  await page.hover('.navbar .menu > li > a[href="/fr/blog"]');
  await page.click('.navbar .menu > li > a[href="/fr/blog"]');
  await page.waitForURL('**/fr/blog');
  await settle(page);
  assert.equal(paths.filter((path) => path === '/fr/blog').length, 1);
});

test('nothing is fetched ahead with save-data; a real navigation loads', async ({ open }) => {
  let paths: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      await connection({ saveData: true, effectiveType: '4g' })(fresh);
      paths = watchFetches(fresh);
    },
  });
  await page.hover('.navbar .menu > li > a[href="/fr/blog"]');
  await page.focus('.navbar .menu a[href="/fr/releases"]');
  await settle(page);
  assert.deepEqual(paths, []);
  await follow(page, '/fr/blog');
  await page.waitForURL('**/fr/blog');
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
  await page.hover('[data-search-open]');
  for (const name of [
    '/fr/search/index.json',
    '/fr/search/titles.json',
    '/fr/search/worker.js',
    '/live/open-search-',
  ])
    await expect.poll(() => asked.some((path) => path.includes(name)), { message: name }).toBe(true);
  asked.length = 0;
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [role="combobox"]').waitFor();
  assert.ok(!asked.some((path) => path.endsWith('/titles.json')));
});
