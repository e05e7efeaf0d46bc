import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../../scripts/browser/chromium';
import { layOutWhole, test } from './support/suite';

const guide = '/fr/v1/guides/building/windows';
const phone = { viewport: { width: 360, height: 740 } };

/** Visible buttons and links that are smaller than a finger, with their sizes. */
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

test('on a phone, whatever can be pressed around the text is at least 44 px large', async ({ open }) => {
  const { page } = await open(guide, phone);
  assert.deepEqual(await smallTargets(page, '.navbar, .notice-strip, .breadcrumbs, .toc'), []);
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

test('on a phone, tabs, the tools below the text and the links of the footer are 44 px high', async ({
  open,
}) => {
  const { page } = await open(guide, phone);
  assert.ok((await page.locator('.tab-list button:visible').count()) > 1);
  assert.deepEqual(await smallTargets(page, '.tab-list, .doc-footer, .site-footer'), []);
});

test('on a phone, open releases, ways into the search and the filter of entries are 44 px high', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/releases', phone);
  await expect(page.locator('[data-shown] .release[open] > summary').first()).toHaveCSS('height', '44px');
  await page.click('.search-button');
  await page.locator('dialog[open]').getByRole('link', { name: 'Références' }).waitFor();
  assert.deepEqual(await smallTargets(page, 'dialog[open]'), []);
  await page.goto(url('/fr/v1/api/js/window'));
  await page.click('.section-bar');
  await expect(page.getByRole('searchbox')).toHaveCSS('height', '44px');
});

test('on a phone, the facts of references and the links that end the home page are 44 px high', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/v1/api/config', phone);
  for (const path of ['/fr/v1/api/config', '/fr/v1/api/js/window', '/fr/v1/api/cli']) {
    await visit(page, url(path));
    await layOutWhole(page);
    // Some names have three letters only, which are as wide as they are.
    const low = (await smallTargets(page, '.facts, .entry details')).filter((one) => !one.includes('× 44:'));
    assert.deepEqual(low, [], path);
    const overlaps = await page.locator('.entry').evaluateAll((entries) =>
      entries.flatMap((entry) => {
        const boxes = [...entry.querySelectorAll('.facts :is(a, button, summary)')]
          .filter((target) => target.checkVisibility())
          .map((target) => target.getBoundingClientRect());
        return boxes.some((one, index) =>
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
            ),
        )
          ? [entry.textContent.slice(0, 60)]
          : [];
      }),
    );
    assert.deepEqual(overlaps, [], path);
  }
  await visit(page, url('/fr/'));
  assert.deepEqual(await smallTargets(page, '.closing'), []);
});

test('what unfolds the figures of a chart is the whole box', async ({ open }) => {
  const { page } = await open('/fr/v1/references/benchmarks');
  const details = page.locator('.chart details').first();
  const sizeOf = (part: Locator): Promise<number[]> =>
    part.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  assert.deepEqual(await sizeOf(details.locator('summary')), await sizeOf(details));
  await details.click({ position: { x: 4, y: 4 } });
  await expect(details.locator('table')).toBeVisible();
});

test('a tap on what unfolds the figures leaves no hover colour', async ({ open }) => {
  const { page } = await open('/fr/v1/references/benchmarks', { ...phone, hasTouch: true, isMobile: true });
  const summary = page.locator('.chart summary').first();
  const colorOf = (): Promise<string> => summary.evaluate((element) => getComputedStyle(element).color);
  const color = await colorOf();
  await summary.tap();
  await expect(page.locator('.chart table').first()).toBeVisible();
  // The browser moves its hover state after the tap.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  assert.equal(await colorOf(), color);
});

test('on a phone, the links of the not-found page are 44 px high', async ({ open }) => {
  const { page } = await open('/fr/zzqqxx', phone);
  assert.ok((await page.locator('main li a').count()) > 2);
  assert.deepEqual(await smallTargets(page, 'main'), []);
});

test('in the list of posts, an author is one target with the role, and nothing below 44 px stands alone', async ({
  open,
}) => {
  const { page } = await open('/fr/blog', phone);
  const heights = await page
    .locator('.authors a')
    .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link, '::before').height)));
  assert.ok(heights.length > 0 && heights.every((height) => height >= 44), heights.join(', '));
  assert.deepEqual(await smallTargets(page, 'p:has(> .read-more)'), []);
});
