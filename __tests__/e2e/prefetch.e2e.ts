import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
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
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
/** No sidebar counts as shown. */
const unseen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Element.prototype.checkVisibility = () => false;
  });

test('each page view fetches the two next pages ahead, in all at most 60 kB', async ({ open }) => {
  for (const path of [start, '/fr/v1/guides', '/fr/v1/api/js/tauri', '/fr']) {
    let paths: string[] = [];
    let bytes = 0;
    const { page } = await open(path, {
      prepare: async (fresh) => {
        paths = watchFetches(fresh);
        fresh.on('requestfinished', async (request) => {
          if ((await request.headerValue('sec-purpose'))?.includes('prefetch'))
            bytes += (await request.sizes()).responseBodySize;
        });
      },
    });
    await settle(page);
    assert.ok(paths.length === 2, paths.join(' '));
    assert.equal(new Set(paths).size, paths.length);
    assert.ok(bytes > 5000 && bytes <= 60_000, `${path}: ${bytes}`);
  }
});

test('the pages after the current one in the sidebar are fetched ahead first', async ({ open }) => {
  let paths: string[] = [];
  const { page } = await open('/fr/v1/api/js/app', {
    prepare: async (fresh) => void (paths = watchFetches(fresh)),
  });
  await settle(page);
  assert.deepEqual(
    paths,
    ['cli', 'clipboard'].map((name) => `/fr/v1/api/js/${name}`),
  );
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
  await settle(page);
  assert.deepEqual(paths, ['/fr/blog']);
  await page.focus('.navbar .menu a[href="/fr/releases"]');
  await settle(page);
  assert.deepEqual(paths, ['/fr/blog', '/fr/releases']);
  await page.dispatchEvent('.sidebar a[href="/fr/v1/references/benchmarks"]', 'touchstart');
  await settle(page);
  assert.equal(paths.at(-1), '/fr/v1/references/benchmarks');
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

test('a page that is fetched ahead and fails shows nothing; the click tries again', async ({ open }) => {
  let failures = 0;
  const { page } = await open(start, {
    expected: /503/,
    prepare: (fresh) =>
      fresh.route(`**/fr/releases${partEnding}`, (route) => {
        failures += 1;
        return failures === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
      }),
  });
  await page.hover('.navbar .menu a[href="/fr/releases"]');
  await settle(page);
  assert.equal(await page.locator('.load-error').count(), 0);
  await page.click('.navbar .menu a[href="/fr/releases"]');
  await page.waitForURL('**/releases');
  assert.ok(failures >= 2);
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
  await settle(page);
  for (const name of ['index.json', 'titles.json', 'worker.js'])
    assert.ok(asked.includes(`/fr/search/${name}`), name);
  assert.ok(asked.some((path) => path.includes('/live/open-search-')));
  asked.length = 0;
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [role="combobox"]').waitFor();
  assert.ok(!asked.some((path) => path.endsWith('/titles.json')));
});
