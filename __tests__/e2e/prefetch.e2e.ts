import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { go, test } from './support/suite';

const start = '/fr/v1/references/security';

/** Data of a page that Next.js requests before the reader asks for the page. */
const tree = '/__next._tree.txt';

/** Paths of pages that have been fetched ahead so far. */
function watchPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(tree)) paths.push(pathname.slice(0, -tree.length));
  });
  return paths;
}

/** Waits until the page has done what it does in idle time, and has got what it asked for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

/** Pages of the guides to which links in the first screen of the text lead. */
const visiblePages = (page: Page): Promise<string[]> =>
  page.locator('.prose a[href]').evaluateAll((links) =>
    links
      .filter((link) => link.getBoundingClientRect().top < innerHeight && link.checkVisibility())
      .map((link) => link as HTMLAnchorElement)
      .filter(
        ({ origin, pathname, target }) =>
          origin === location.origin && pathname !== location.pathname && !target,
      )
      .map(({ pathname }) => pathname)
      .filter((one) => !/\/v1\/api\/|\.\w+$/.test(one)),
  );

/** For `prepare`: what the browser says of the connection, which it measures: on a busy machine, as a slow one. */
const setConnection = (page: Page, connection: { saveData?: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
const fast = { effectiveType: '4g' };

/** For `prepare`: the browser is never idle, so that the neighbours are not fetched. */
const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test('each page view fetches its neighbours and the first visible links of the text ahead, at most 80 kB', async ({
  open,
}) => {
  const views = [
    start,
    '/fr/v1/guides',
    '/fr/v1/api/js/tauri',
    '/fr/v1/api/js/window',
    '/fr/blog/page/2',
    '/fr/',
  ];
  let fetched = 0;
  for (const path of views) {
    let paths: string[] = [];
    const sizes = new Map<string, number>();
    const { page } = await open(path, {
      prepare: async (fresh) => {
        await setConnection(fresh, fast);
        paths = watchPrefetches(fresh);
        fresh.on('requestfinished', async (request) => {
          if (new URL(request.url()).pathname.endsWith('.txt'))
            sizes.set(request.url(), (await request.sizes()).responseBodySize);
        });
      },
    });
    const neighbours = (
      await page
        .locator(':is(a[rel="prev"], a[rel="next"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    ).filter((one) => one !== '/fr/v1/api/config'); // too large
    assert.equal(neighbours.length > 0, path !== '/fr/', path);
    await expect
      .poll(() => neighbours.every((one) => paths.includes(one ?? '')), { message: path })
      .toBe(true);
    await settle(page);
    const seen = await visiblePages(page);
    const others = paths.filter((one) => !neighbours.includes(one));
    assert.ok(others.length <= 3 && others.every((one) => seen.includes(one)), `${path}: ${others.join()}`);
    fetched += others.length;
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    assert.ok(path === '/fr/' || bytes > 5000, `${path}: ${bytes}`);
    assert.ok(bytes <= 80_000, `${path}: ${bytes}`);
  }
  assert.ok(fetched > 0, 'pages behind visible links');
});

test('a page is fetched ahead on hover, on focus and on touch, once', async ({ open }) => {
  let paths: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      await setConnection(fresh, fast);
      await neverIdle(fresh);
      paths = watchPrefetches(fresh);
    },
  });
  await page.waitForLoadState('networkidle');
  assert.deepEqual(paths, []);
  const [blog, releases, benchmarks] = ['/fr/blog', '/fr/releases', '/fr/v1/references/benchmarks'];
  await page.hover(`.navbar a[href="${blog}"]`);
  await expect.poll(() => paths).toEqual([blog]);
  await page.focus(`.navbar a[href="${releases}"]`);
  await expect.poll(() => paths).toEqual([blog, releases]);
  await page.dispatchEvent(`.sidebar a[href="${benchmarks}"]`, 'touchstart');
  await expect.poll(() => paths).toEqual([blog, releases, benchmarks]);
  await page.waitForLoadState('networkidle');
  await page.hover(`.navbar a[href="${blog}"]`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.click(`.navbar a[href="${blog}"]`);
  await page.waitForURL(`**${blog}`);
  await page.locator('h1', { hasText: 'Blog' }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(paths.filter((path) => path === blog).length, 1);
  assert.deepEqual(
    asked.filter((address) => address.includes(`${blog}/__next`)),
    [],
    'the click needs no request',
  );
});

test('nothing is fetched ahead with save-data; a real navigation loads', async ({ open }) => {
  let paths: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      await setConnection(fresh, { ...fast, saveData: true });
      paths = watchPrefetches(fresh);
    },
  });
  await page.hover('.navbar a[href="/fr/blog"]');
  await page.focus('.navbar a[href="/fr/releases"]');
  await settle(page);
  assert.deepEqual(paths, []);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await go(page, '/fr/blog');
  await page.locator('h1', { hasText: 'Blog' }).waitFor();
  assert.equal(await page.evaluate(() => 'same' in window), true);
});

test('the search is fetched at the first sign of use, and not before', async ({ open }) => {
  const asked: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      await setConnection(fresh, fast);
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await settle(page);
  assert.deepEqual(
    asked.filter((path) => path.includes('search')),
    [],
  );
  asked.length = 0;
  await page.hover('.search-button');
  const files = [
    '/fr/search/index.json',
    '/fr/search/titles.json',
    '/fr/search/worker.js',
    '/fr/texts.json',
    '/_next/static/chunks/',
  ];
  for (const name of files)
    await expect.poll(() => asked.some((path) => path.includes(name)), { message: name }).toBe(true);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('splash');
  await page.locator('dialog[open]').getByRole('option').first().waitFor();
  assert.deepEqual(
    asked.filter((path) => path.endsWith('.js') || path.endsWith('/titles.json')),
    [],
  );
});
