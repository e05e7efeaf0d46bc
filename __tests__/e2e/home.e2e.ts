import { expect, type Page } from '@playwright/test';
import { go } from '../../scripts/browser/chromium';
import { listShifts, watchShifts } from './support/shifts';
import { frames, test } from './support/suite';

const guide = '/fr/v1/guides/features/command';
const entries = (page: Page): Promise<string[]> =>
  page
    .locator('.continue a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Waits until the shown page is stored. */
const isStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    localStorage.getItem('tauri-docs.last-pages')?.includes(`"${location.pathname}"`),
  );

test('the home page offers the last three pages, newest first, until the reader has them forgotten', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/references/security');
  await isStored(page);
  for (const path of [
    '/fr/about/intro',
    '/fr/blog',
    '/fr/blog/archive',
    guide,
    '/fr/v1/api/js/fs',
    guide,
    '/fr/',
  ]) {
    await go(page, path);
  }
  await expect.poll(() => entries(page)).toEqual([guide, '/fr/v1/api/js/fs', '/fr/about/intro']);
  await page.getByRole('button', { name: 'Oublier ces pages' }).click();
  expect(await page.isVisible('.continue')).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('tauri-docs.last-pages'))).toBe(null);
});

test('an open home page follows the reading in another tab, which forgets what is forgotten', async ({
  open,
  url,
}) => {
  const { page, context } = await open(guide);
  await isStored(page);
  const home = await context.newPage();
  await home.goto(url('/fr/'));
  await expect(home.locator('.continue a')).toHaveCount(1);
  await go(page, '/fr/v1/api/js/fs');
  await expect(home.locator('.continue a')).toHaveCount(2);
  await home.getByRole('button', { name: 'Oublier ces pages' }).click();
  const isForgotten = (): boolean => localStorage.getItem('tauri-docs.last-pages') === null;
  await page.waitForFunction(isForgotten); // browsers tell other tabs a little later
  await go(page, '/fr/blog');
  await page.goto(url('/fr/'));
  expect(await page.evaluate(isForgotten)).toBe(true);
});

for (const [path, target] of [
  [guide, ':nth-match(.prose h2[id], 3)'],
  ['/fr/v1/api/config', '[id="updaterconfig.endpoints"]'],
] as const)
  test(`an entry leads to the section that was read: ${path}`, async ({ open }) => {
    const { page } = await open(path);
    await isStored(page);
    const id = await page.locator(target).evaluate(async (heading) => {
      heading.scrollIntoView({ behavior: 'instant' });
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      const headings = [...document.querySelectorAll('.prose :is(h2, h3)[id]')];
      return headings.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2)?.id;
    });
    expect(id).toBeTruthy();
    await go(page, '/fr/');
    await page.locator('.continue a').first().click();
    await page.waitForURL(`**${path}#*`);
    expect(decodeURIComponent(new URL(page.url()).hash.slice(1))).toBe(id);
  });

test('the list shows after a load too, and moves nothing', async ({ open, url }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    const { page } = await open(guide, { viewport });
    await isStored(page);
    await go(page, '/fr/about/intro');
    await watchShifts(page);
    await page.goto(url('/fr/'));
    await page.waitForSelector('.continue a');
    expect((await entries(page)).length).toBe(2);
    await frames(page, 1);
    expect(await listShifts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
