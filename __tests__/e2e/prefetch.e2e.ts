import { expect, type Page } from '@playwright/test';
import { go } from '../../scripts/browser/chromium';
import { untilNetworkIdle, untilSettled } from '../../scripts/browser/network';
import { test } from './support/suite';

const start = '/fr/v1/references/security';

// Budgets are in compressed bytes.
test.use({ server: { compress: true } });

/** Data of a page that Next.js requests before the reader asks for the page. */
const pageData = /^(.*)\/__next\.[^/]*__PAGE__\.txt$/;

/** Paths of pages that have been fetched ahead so far. */
function watchPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const [, path] = pageData.exec(new URL(request.url()).pathname) ?? [];
    if (path !== undefined) paths.push(path);
  });
  return paths;
}

/** Paths of the two entries of the sidebar before the shown page, and of the two after it. */
const nearEntries = (page: Page): Promise<string[]> =>
  page.locator('.sidebar a:visible').evaluateAll((links) => {
    const current = links.findIndex((link) => link.ariaCurrent === 'page');
    return [-2, -1, 1, 2].flatMap((distance) => links[current + distance]?.getAttribute('href') ?? []);
  });

/** Pages to which links in the first screen of the text lead. */
const visiblePages = (page: Page): Promise<string[]> =>
  page.locator('.prose a[href]').evaluateAll((links) =>
    links
      .filter((link) => link.getBoundingClientRect().top < innerHeight && link.checkVisibility())
      .map((link) => link as HTMLAnchorElement)
      .filter(
        ({ origin, pathname, target }) =>
          origin === location.origin && pathname !== location.pathname && !target,
      )
      .map(({ pathname }) => pathname),
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

test('each page view fetches likely next pages ahead: neighbours, near entries of the sidebar, visible links; at most 80 kB', async ({
  open,
}) => {
  const views = [
    { path: start },
    { path: '/fr/v1/guides/building/windows', fetches: '/fr/v1/guides/building/linux' }, // near in the sidebar
    { path: '/fr/v1/guides', fetches: '/fr/v1/guides/getting-started/setup' }, // a link of the text
    { path: '/fr/v1/api/js/tauri' },
    { path: '/fr/v1/api/js/window' },
    { path: '/fr/blog/page/2' },
    { path: '/fr/' },
  ];
  for (const { path, fetches } of views) {
    let paths: string[] = [];
    const measured: Promise<number>[] = [];
    const { page } = await open(path, {
      prepare: async (fresh) => {
        await setConnection(fresh, fast);
        paths = watchPrefetches(fresh);
        fresh.on('requestfinished', (request) => {
          if (new URL(request.url()).pathname.endsWith('.txt'))
            measured.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        });
      },
    });
    const neighbours = (
      await page
        .locator(':is(a[rel="prev"], a[rel="next"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    ).filter((one) => one !== '/fr/v1/api/config'); // too large
    expect(neighbours.length > 0, path).toBe(path !== '/fr/');
    const due = fetches === undefined ? neighbours : [...neighbours, fetches];
    await expect.poll(() => due.every((one) => paths.includes(one)), { message: path }).toBe(true);
    await untilSettled(page);
    const likely = [...due, ...(await nearEntries(page)), ...(await visiblePages(page))];
    expect(
      paths.filter((one) => !likely.includes(one)),
      path,
    ).toEqual([]);
    expect(new Set(paths).size, `${path}: each once`).toBe(paths.length);
    const bytes = (await Promise.all(measured)).reduce((sum, size) => sum + size, 0);
    expect(path === '/fr/' || bytes > 5000, `${path}: ${bytes}`).toBeTruthy();
    expect(bytes, `${path}: ${bytes}`).toBeLessThanOrEqual(80_000);
  }
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
  await untilNetworkIdle(page);
  expect(paths).toEqual([]);
  const [blog, releases, benchmarks] = ['/fr/blog', '/fr/releases', '/fr/v1/references/benchmarks'];
  await page.hover(`.navbar a[href="${blog}"]`);
  await expect.poll(() => paths).toEqual([blog]);
  await page.focus(`.navbar a[href="${releases}"]`);
  await expect.poll(() => paths).toEqual([blog, releases]);
  // What React makes `pointerenter` of; a touch begins with it.
  await page.dispatchEvent(`.sidebar a[href="${benchmarks}"]`, 'pointerover', { pointerType: 'touch' });
  await expect.poll(() => paths).toEqual([blog, releases, benchmarks]);
  await untilNetworkIdle(page);
  await page.hover(`.navbar a[href="${blog}"]`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.click(`.navbar a[href="${blog}"]`);
  await page.waitForURL(`**${blog}`);
  await page.locator('h1', { hasText: 'Blog' }).waitFor();
  await untilNetworkIdle(page);
  expect(paths.filter((path) => path === blog).length).toBe(1);
  expect(
    asked.filter((address) => address.includes(`${blog}/__next`)),
    'the click needs no request',
  ).toEqual([]);
});

for (const [name, prepare] of [
  ['with save-data', (page: Page) => setConnection(page, { ...fast, saveData: true })],
  [
    'offline',
    (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false })),
  ],
] as const)
  test(`nothing is fetched ahead ${name}; a real navigation loads`, async ({ open }) => {
    let paths: string[] = [];
    const { page } = await open(start, {
      prepare: async (fresh) => {
        await prepare(fresh);
        paths = watchPrefetches(fresh);
      },
    });
    await page.hover('.navbar a[href="/fr/blog"]');
    await page.focus('.navbar a[href="/fr/releases"]');
    await untilSettled(page);
    expect(paths).toEqual([]);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await go(page, '/fr/blog');
    await page.locator('h1', { hasText: 'Blog' }).waitFor();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

test('the search is fetched at the first sign of use, and not before', async ({ open }) => {
  const asked: string[] = [];
  const { page } = await open(start, {
    prepare: async (fresh) => {
      await setConnection(fresh, fast);
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await untilSettled(page);
  expect(asked.filter((path) => path.includes('search'))).toEqual([]);
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
  await untilSettled(page);
  asked.length = 0;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('splash');
  await page.locator('dialog[open]').getByRole('option').first().waitFor();
  expect(asked.filter((path) => path.endsWith('.js') || path.endsWith('/titles.json'))).toEqual([]);
});
