import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/shifts';
import { follow, test } from './support/suite';

const guide = '/fr/v1/guides/features/command';
const entries = (page: Page): Promise<string[]> =>
  page
    .locator('.continue a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
const store = (value: string) => (page: Page) =>
  page.addInitScript((text) => localStorage.setItem('tauri-docs.last-pages', text), value);

test('the home page offers the last three pages, newest first, with their section', async ({ open, url }) => {
  const { page } = await open('/fr/v1/references/security');
  for (const path of ['/fr/about/intro', '/fr/blog', guide, '/fr/v1/api/js/fs', guide]) {
    await follow(page, path);
    await page.waitForURL(url(path));
  }
  await page.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].at(2)?.scrollIntoView());
  const id = await page.evaluate(
    () =>
      [...document.querySelectorAll('.prose > :is(h2, h3)[id]')].findLast(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
      )?.id ?? '',
  );
  await follow(page, '/fr/');
  await page.waitForURL(url('/fr/'));
  assert.deepEqual(await entries(page), [guide, '/fr/v1/api/js/fs', '/fr/about/intro']);
  await page.locator('.continue a').first().click();
  await page.waitForURL(`**${guide}#*`);
  assert.equal(decodeURIComponent(new URL(page.url()).hash.slice(1)), id);
});

test('in a part of a very long reference, the section is the heading that is read', async ({ open, url }) => {
  const { page } = await open('/fr/v1/api/config');
  const id = await page.locator('[id="updaterconfig.endpoints"]').evaluate(async (heading) => {
    heading.scrollIntoView({ behavior: 'instant' });
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const headings = [...document.querySelectorAll('#page .prose :is(h2, h3)[id]')];
    return headings.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2)?.id;
  });
  assert.match(id ?? '', /^updater/);
  await follow(page, '/fr/');
  await page.waitForURL(url('/fr/'));
  await page.locator('.continue a').first().click();
  await page.waitForURL('**/v1/api/config#*');
  assert.equal(new URL(page.url()).hash, `#${id}`);
});

test('the list is there on a load too, and moves nothing', async ({ open, url }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    const { page } = await open(guide, { viewport });
    await follow(page, '/fr/about/intro');
    await page.waitForURL('**/intro');
    await watchShifts(page);
    await page.goto(url('/fr/'));
    await page.waitForSelector('.continue a');
    assert.equal((await entries(page)).length, 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await shiftsOf(page), 0);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  }
});

test('the reader can have the pages forgotten', async ({ open }) => {
  const { page } = await open(guide);
  await follow(page, '/fr/');
  await page.waitForSelector('.continue a');
  await page.getByRole('button', { name: 'Oublier ces pages' }).click();
  assert.equal(await page.isVisible('.continue'), false);
  assert.equal(await page.evaluate(() => localStorage.getItem('tauri-docs.last-pages')), null);
});

test('damaged or foreign entries are never shown', async ({ open }) => {
  const bad = [
    '[{"path":"javascript:alert(1)","title":"x"},{"path":"//evil.example/fr/","title":"x"}]',
    '{"length":3}',
  ];
  for (const value of bad) {
    const { page } = await open('/fr/', { prepare: store(value) });
    assert.equal(await page.isVisible('.continue'), false, value);
    assert.equal(await page.locator('.continue a').count(), 0, value);
  }
});
