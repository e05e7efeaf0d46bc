import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/shifts';
import { test } from './support/suite';

const guide = '/fr/v1/guides/building/windows';
const phone = { viewport: { width: 360, height: 740 } };

const headingTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('#main h1')?.getBoundingClientRect().top ?? NaN);

/** Buttons and links of the page's frame that are visible and smaller than a finger, with their sizes. */
const smallTargets = (page: Page, scope: string): Promise<string[]> =>
  page
    .locator(scope)
    .locator('a:visible, button:visible, summary:visible')
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
        .map(({ target, box }) => `${box.width} × ${box.height}: ${target.outerHTML.slice(0, 90)}`),
    );

test('on a phone, the heading is in the first third, later right below the bar', async ({ open }) => {
  const { page } = await open(guide, phone);
  assert.ok((await headingTop(page)) < 240);
  await page.reload();
  assert.ok((await headingTop(page)) < 120);
  // The announcement and the notice are still on the page, above its footer.
  const parts = await page
    .locator('.announcement, .community-banner, .site-footer, #page')
    .evaluateAll((elements) =>
      elements
        .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map(({ id, className }) => id || className),
    );
  assert.deepEqual(parts, ['page', 'announcement', 'community-banner', 'site-footer']);
});

test('the bars of the first screen take one line each', async ({ open }) => {
  const { page } = await open(guide);
  for (const width of [360, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const bars = await page
      .locator('.announcement, .navbar, .community-banner')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    const most = width < 997 ? [44, 56, 45] : [36, 56, 33];
    assert.ok(
      bars.every((height, index) => height <= (most[index] ?? 0)),
      `${width} px: ${bars.join(', ')}`,
    );
  }
});

test('on a phone, whatever can be pressed around the text is at least 44 px large', async ({ open }) => {
  const { page } = await open(guide, phone);
  assert.deepEqual(await smallTargets(page, '.navbar, .community-banner, .breadcrumbs, .toc'), []);
  await page.click('.section-bar');
  assert.deepEqual(await smallTargets(page, '.toc'), []);
  await page.keyboard.press('Escape');
  await page.click('.menu-button');
  await page.waitForSelector('.mobile-panel');
  assert.deepEqual(await smallTargets(page, '.mobile-menu'), []);
  await page.click('.mobile-back');
  await page.waitForSelector('.mobile-panes[data-pane="primary"]');
  assert.deepEqual(await smallTargets(page, '.mobile-menu'), []);
});

test('the search field shows its shortcut from 1,000 px', async ({ open }) => {
  const { page } = await open(guide, { viewport: { width: 1000, height: 740 } });
  for (const part of ['span', 'kbd'])
    assert.equal(await page.isVisible(`.search-button ${part}`), true, part);
  assert.ok(((await page.locator('.search-button span').boundingBox())?.width ?? 0) > 40);
});

test('the community notice unfolds, and stays as it was left, without a shift', async ({ open }) => {
  const { page } = await open(guide);
  const text = page.locator('.community-banner p');
  assert.equal(await text.isVisible(), false);
  await page.click('.community-banner summary');
  assert.equal(await text.isVisible(), true);
  await watchShifts(page);
  await page.reload();
  assert.equal(await text.isVisible(), true);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await shiftsOf(page), 0);
  await page.click('.community-banner summary');
  await page.reload();
  assert.equal(await text.isVisible(), false);
});
