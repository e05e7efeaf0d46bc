import { expect, type Locator, type Page } from '@playwright/test';
import { follow, go, reload } from '../../scripts/browser/chromium';
import { rows, searchFor } from './support/search';
import { frames, layOutWhole, scrollTo, test, untilStored } from './support/suite';
import { until } from './support/until';

const from = '/fr/v1/references/security';
const to = '/fr/v1/guides/features/command';

const isAt = (page: Page, top: number): Promise<unknown> =>
  page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 2, top);

test('a link to the shown page with another query moves nothing and fetches nothing', async ({ open }) => {
  const { page } = await open(`${to}?x=1`);
  await layOutWhole(page);
  await scrollTo(page, 900);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  // Not by the pointer, which would prefetch the page.
  await page.locator('.sidebar a[aria-current]').evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction((path) => location.pathname + location.search === path, to);
  await frames(page, 5);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  expect(fetched.filter((path) => path.startsWith(to))).toEqual([]);
});

test('scroll after navigation: top, or the element of the hash', async ({ open }) => {
  const { page } = await open(to);
  await scrollTo(page, 900);
  await go(page, from);
  await isAt(page, 0);
  const id = (await page.locator('.prose h2[id]').last().getAttribute('id')) ?? '';
  await go(page, '/fr/releases');
  await follow(page, `${from}#${encodeURIComponent(id)}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeFocused();
  const { y = -1 } = (await target.boundingBox()) ?? {};
  expect(y >= 56 && y < 800, `heading at ${y}, the bar is 56 px high`).toBeTruthy(); // it may be near the end of the page
});

for (const width of [1280, 390])
  test(`a link to a far section of a long page leads to it, at ${width} px`, async ({ open }) => {
    const { page } = await open(from, { viewport: { width, height: 800 } });
    for (const [path, id] of [
      ['/fr/v1/api/js/window', 'setfullscreen'],
      ['/fr/v1/api/config', 'updaterconfig'],
      ['/fr/v1/api/js/fs', 'writetextfile'],
    ] as const) {
      await go(page, `${path}#${id}`);
      // Then the heights above the section are no longer guessed.
      await page.waitForSelector('html[data-whole]', { state: 'attached' });
      await frames(page, 3);
      const { y = -1 } = (await page.locator(`[id="${id}"]`).boundingBox()) ?? {};
      expect(y >= 0 && y < 80, `#${id} at ${y}, the bar is 56 px high`).toBeTruthy();
      await go(page, from); // without a hash
    }
  });

test('a link to a section of the shown page scrolls each time, also from an address with a query', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/config?x=1');
  const link = page.locator('.prose a[href="/fr/v1/api/config#buildconfig.distdir"]').first();
  for (let turn = 0; turn < 2; turn++) {
    await link.click();
    await until(
      page,
      () => document.getElementById('buildconfig.distdir')?.getBoundingClientRect().top ?? NaN,
      (top) => top >= 0 && top < 160, // the bar is hidden where the page has scrolled down
    );
    await scrollTo(page, 0);
  }
});

test('Back and Forward come back to the places that were left, over reloads and jumps', async ({ open }) => {
  const { page } = await open(to);
  await layOutWhole(page);
  await scrollTo(page, 1200);
  await go(page, from);
  await isAt(page, 0);
  await scrollTo(page, 150);
  await page.locator('.toc nav a').last().click();
  await page.waitForFunction(() => window.scrollY > 500);
  await page.goBack();
  await isAt(page, 150);
  await reload(page);
  await reload(page);
  await page.goBack();
  await page.waitForURL(`**${to}`);
  await isAt(page, 1200);
  await reload(page);
  await page.goForward();
  await page.waitForURL(`**${from}`);
  await isAt(page, 150);
});

test('Back, a reload and a hash find their place where the rest is laid out later', async ({ open, url }) => {
  const long = '/fr/v1/guides/building/windows';
  const { page } = await open(long);
  const isLaidOut = await page
    .locator('.prose > ul:nth-last-of-type(3) > li')
    .first()
    .evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true }));
  expect(isLaidOut).toBe(false);
  /** Distance of a late section's heading from the window's top, in whole px. */
  const place = (): number =>
    Math.round([...document.querySelectorAll('.prose > h2')].at(-2)?.getBoundingClientRect().top ?? NaN);
  await page.evaluate(() =>
    [...document.querySelectorAll('.prose > h2')].at(-2)?.scrollIntoView({ behavior: 'instant' }),
  );
  // The heights around the place become known, and the browser holds the text where it is.
  await frames(page, 2);
  await untilStored(page);
  const before = await page.evaluate(place);
  const isAsBefore = (now: number): boolean => Math.abs(now - before) <= 2;
  await go(page, to);
  await page.goBack();
  await until(page, place, isAsBefore);
  await reload(page);
  await until(page, place, isAsBefore);
  await page.goto(`${url(long)}#troubleshooting`);
  await page.waitForSelector('html[data-ready][data-whole]', { state: 'attached' });
  const { y = -1 } = (await page.locator('#troubleshooting').boundingBox()) ?? {};
  expect(y >= 0 && y < 150, String(y)).toBeTruthy();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Text and distance from the window's top of the first passage in view. */
const firstInView = (): { text: string; top: number } => {
  const passages = [...document.querySelectorAll('.prose :is(p, li, pre, h2, h3)')];
  const passage = passages.find((one) => one.getBoundingClientRect().top > 100);
  return { text: passage?.textContent ?? '', top: passage?.getBoundingClientRect().top ?? NaN };
};

for (const path of ['/fr/v1/api/config', '/fr/v1/guides/building/windows', '/fr/releases'])
  test(`reloads keep the place on a phone: ${path}`, async ({ open }) => {
    const { page } = await open(path, phone);
    await reload(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const share of [0.3, 0.6]) {
      await scrollTo(page, await page.evaluate((part) => document.body.scrollHeight * part, share));
      await untilStored(page);
      const before = await page.evaluate(firstInView);
      // Twice: the second reload begins at a place that was restored.
      for (let turn = 0; turn < 2; turn++) {
        await reload(page);
        await until(
          page,
          firstInView,
          ({ text, top }) => text === before.text && Math.abs(top - before.top) <= 2,
        );
      }
    }
  });

test('a reload does not take a reader back who scrolls before the scripts are there', async ({ open }) => {
  const { page } = await open(to);
  await scrollTo(page, 900);
  await untilStored(page);
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer') && scrollY > 0);
  await page.mouse.wheel(0, -400);
  await page.waitForFunction(() => scrollY < 700);
  const top = await page.evaluate(() => scrollY);
  letThrough();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await isAt(page, top);
});

test('a page that is left right after a scroll comes back at its place', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command');
  const left = await page.evaluate(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' });
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
    next.router.push('/fr/v1/guides/faq');
    return window.scrollY;
  });
  await page.waitForURL('**/fr/v1/guides/faq');
  await page.goBack();
  await isAt(page, left);
});

test('a section below another tab is shown by address, link and search, and a reload keeps the place', async ({
  open,
}) => {
  const path = '/fr/releases';
  const { page } = await open(`${path}#bundler-1.2.1`);
  const section = (id: string): Locator => page.locator(`[id="${id}"]`);
  await expect(section('bundler-1.2.1')).toBeInViewport();
  const top = await page.evaluate(() => window.scrollY - 300);
  await scrollTo(page, top);
  await untilStored(page);
  await reload(page);
  await expect(section('bundler-1.2.1')).toBeVisible();
  await isAt(page, top);
  await page.keyboard.press('s');
  await searchFor(page, 'cli 1.2.0');
  await rows(page)
    .and(page.locator(`[href="${path}#cli-1.2.0"]`))
    .click();
  await expect(section('cli-1.2.0')).toBeInViewport();
  await expect(section('cli-1.2.0')).toBeFocused();
  await go(page, from);
  await go(page, `${path}#bundler-1.2.1`);
  await expect(section('bundler-1.2.1')).toBeInViewport();
  await expect(section('bundler-1.2.1')).toBeFocused();
});
