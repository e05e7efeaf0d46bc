import { expect, type Page } from '@playwright/test';
import { go, reload } from '../../scripts/browser/chromium';
import { address, test } from './support/suite';

const path = '/fr/v1/guides/features/command';
const deep = '/fr/v1/guides/testing/webdriver/example/selenium';

const isInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const link = document.querySelector('.sidebar [aria-current="page"]')?.getBoundingClientRect();
    const box = document.querySelector('.sidebar')?.getBoundingClientRect();
    if (!link || !box) return false;
    return link.top >= box.top && link.bottom <= Math.min(box.bottom, innerHeight);
  });

test('a category with a page navigates by its label and toggles by its caret; one without toggles by its label', async ({
  open,
}) => {
  const { page } = await open(path);
  const closed = page.locator('.sidebar > ul > li[data-group]:not([data-open]) > ul');
  expect(await closed.count()).toBeGreaterThan(3);
  for (const list of await closed.all()) expect(await list.isVisible()).toBe(false);
  const building = page.locator('.sidebar [data-group="/v1/guides/building"]');
  const caret = building.locator('.sidebar-row > button');
  expect((await caret.getAttribute('aria-label')) ?? '').toMatch(/^Contenu de «\s/);
  for (const state of ['true', 'false']) {
    await caret.click();
    expect(await caret.getAttribute('aria-expanded')).toBe(state);
  }
  expect(address(page)).toBe(path);
  await building.locator('.sidebar-row > a').click();
  await page.waitForURL('**/v1/guides/building');
  await expect(caret).toHaveAttribute('aria-expanded', 'true'); // an effect of the new page
  const plain = page.locator('.sidebar [data-group="/v1/guides/debugging"] > button');
  await plain.click();
  expect(await plain.getAttribute('aria-expanded')).toBe('true');
});

test('open groups and the scroll offset stay after a reload, and groups on the next page', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides', { viewport: { width: 1280, height: 420 } });
  for (const group of ['building', 'features', 'debugging'])
    await page.click(`.sidebar [data-group="/v1/guides/${group}"] button`);
  const count = await page.locator('.sidebar [data-open]').count();
  expect(count).toBeGreaterThanOrEqual(3);
  // The current entry stays in view at this place.
  await page.evaluate(() => document.querySelector('.sidebar')?.scrollTo(0, 12));
  await reload(page);
  await expect(page.locator('.sidebar [data-open]')).toHaveCount(count);
  expect(await page.evaluate(() => document.querySelector('.sidebar')?.scrollTop)).toBe(12);
  await go(page, path);
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveAttribute('href', path);
  await expect(page.locator('.sidebar [data-open]')).toHaveCount(count);
});

test('a load and a navigation open the way to the page and bring its entry into view', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/window-customization', {
    viewport: { width: 1280, height: 420 },
  });
  expect(await isInView(page)).toBe(true);
  for (const next of ['/fr/v1/references/webview-versions', deep]) {
    await go(page, next);
    const current = page.locator('.sidebar [aria-current="page"]');
    await expect
      .poll(() => current.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([next]);
    await expect(current).toBeVisible();
    await expect.poll(() => isInView(page)).toBe(true);
  }
});

test('the last entry of the sidebar can be reached at the top of the page', async ({ open }) => {
  const { page } = await open(path, { viewport: { width: 1280, height: 500 } });
  const bottom = await page.evaluate(() => {
    document.querySelector('.sidebar')?.scrollTo(0, 1_000_000);
    const last = [...document.querySelectorAll('.sidebar > ul > li')].at(-1);
    return last?.getBoundingClientRect().bottom ?? Infinity;
  });
  expect(bottom, `it ends at ${bottom}`).toBeLessThanOrEqual(500);
});

test('the section bar covers neither the current entry nor one that Tab comes to', async ({ open }) => {
  const { page } = await open(deep, { viewport: { width: 1000, height: 420 } });
  const overlap = (selector: string): Promise<number> =>
    page.evaluate((entry) => {
      const [bottom = Infinity, top = 0] = [
        document.querySelector(entry)?.getBoundingClientRect().bottom,
        document.querySelector('.section-bar')?.getBoundingClientRect().top,
      ];
      return bottom - top;
    }, selector);
  expect(await overlap('.sidebar [aria-current="page"]')).toBeLessThan(1);
  await page.locator('.sidebar a').first().focus();
  const covered: number[] = [];
  while (await page.evaluate(() => document.activeElement?.closest('.sidebar') !== null)) {
    covered.push(await overlap(':focus'));
    await page.keyboard.press('Tab');
  }
  expect(covered.length).toBeGreaterThan(10);
  expect(Math.max(...covered)).toBeLessThan(1);
});
