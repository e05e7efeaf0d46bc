import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { follow, test } from './support/suite';

const start = '/fr/v1/references/security';

/** Paths of pages fetched by the page so far, documents and the search's files left out. */
function watchFetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['fetch', 'other'].includes(request.resourceType()) && /^\/fr(\/(?!search\/)|$)/.test(pathname))
      paths.push(pathname);
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
/** Saving data also turns offline reading on, whose notice needs its texts. */
const withoutNotice = (paths: string[]): string[] => paths.filter((path) => path !== '/fr/texts.json');
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
/** No link ever counts as visible. */
const unseen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const blind = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    Object.defineProperty(window, 'IntersectionObserver', { value: blind });
  });
/** A browser that cannot say what is visible. */
const sightless = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(window, 'IntersectionObserver', { value: undefined }));

test('a page is fetched ahead when a link to it shows, once, but not for a link in a closed menu', async ({
  open,
}) => {
  let paths: string[] = [];
  const { page } = await open(start, { prepare: async (fresh) => void (paths = watchFetches(fresh)) });
  await settle(page);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('#page a[href^="/fr/"]')]
      .filter((link) => {
        const { top, bottom, height } = link.getBoundingClientRect();
        return height > 0 && top < window.innerHeight && bottom > 0;
      })
      .map((link) => link.pathname.replace(/(?<=.)\/$/, '')),
  );
  for (const path of new Set(shown))
    if (path !== start)
      assert.ok(paths.map((fetched) => fetched.replace(/\/$/, '')).includes(path.replace(/\/$/, '')), path);
  assert.equal(new Set(paths).size, paths.length);
  assert.ok(!paths.includes('/fr/v1/api/config'));
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

test('without an intersection observer the pages of all links are fetched ahead, and none with save-data', async ({
  open,
}) => {
  let paths: string[] = [];
  const prepare = async (fresh: Page): Promise<void> => {
    await sightless(fresh);
    paths = watchFetches(fresh);
  };
  const { page } = await open('/fr/unknown', { prepare, expected: /404/ });
  await settle(page);
  for (const path of ['/fr/v1/guides', '/fr/v1/api/js', '/fr/v1/references'])
    assert.equal(paths.filter((fetched) => fetched === path).length, 1, path);
  await open(start, {
    prepare: async (fresh) => {
      await connection({ saveData: true })(fresh);
      await prepare(fresh);
    },
  }).then(({ page: sparing }) => settle(sparing));
  assert.deepEqual(withoutNotice(paths), []);
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
  assert.deepEqual(withoutNotice(paths), []);
  await follow(page, '/fr/blog');
  await page.waitForURL('**/fr/blog');
  assert.deepEqual(withoutNotice(paths), ['/fr/blog']);
});

test('a page that is fetched ahead and fails shows nothing; the click tries again', async ({ open }) => {
  let failures = 0;
  const { page } = await open(start, {
    expected: /503/,
    prepare: (fresh) =>
      fresh.route('**/fr/releases', (route) => {
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

test('the search is fetched ahead when nothing else is to do, and opened from the cache; not with save-data', async ({
  open,
}) => {
  const asked: string[] = [];
  const watch = async (page: Page): Promise<void> => {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  };
  const { page } = await open(start, { prepare: watch });
  await settle(page);
  for (const name of ['index.json', 'titles.json', 'worker.js'])
    assert.ok(asked.includes(`/fr/search/${name}`), name);
  assert.ok(asked.some((path) => path.includes('/live/open-search-')));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fromCache = new Map<string, boolean>();
  session.on('Network.responseReceived', ({ response: { url, fromDiskCache, fromPrefetchCache } }) =>
    fromCache.set(new URL(url).pathname, fromDiskCache === true || fromPrefetchCache === true),
  );
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [role="combobox"]').waitFor();
  assert.equal(fromCache.get('/fr/search/titles.json'), true);
  assert.equal(fromCache.get('/fr/search/index.json'), true);

  asked.length = 0;
  const { page: sparing } = await open(start, {
    prepare: async (fresh) => {
      await connection({ saveData: true })(fresh);
      await watch(fresh);
    },
  });
  await settle(sparing);
  assert.deepEqual(
    asked.filter((path) => path.includes('/search')),
    [],
  );
});
