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
  expect(await smallTargets(page, '.navbar, .notice-strip, .breadcrumbs, .toc')).toEqual([]);
  await page.click('.section-bar');
  expect(await smallTargets(page, '.toc')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.click('.menu-button');
  await page.locator('.mobile-back').waitFor(); // the panel shows before its entries
  expect(await smallTargets(page, '.mobile-menu')).toEqual([]);
  await page.click('.mobile-back');
  await page.waitForSelector('.mobile-panes[data-pane="primary"]');
  expect(await smallTargets(page, '.mobile-menu')).toEqual([]);
});

test('on a phone, tabs, the tools below the text and the links of the footer are 44 px high', async ({
  open,
}) => {
  const { page } = await open(guide, phone);
  expect(await page.locator('.tab-list button:visible').count()).toBeGreaterThan(1);
  expect(await smallTargets(page, '.tab-list, .doc-footer, .site-footer')).toEqual([]);
});

test('on a phone, open releases, ways into the search and the filter of entries are 44 px high', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/releases', phone);
  await expect(page.locator('[data-shown] .release[open] > summary').first()).toHaveCSS('height', '44px');
  await page.click('.search-button');
  await page.locator('dialog[open]').getByRole('link', { name: 'Références' }).waitFor();
  expect(await smallTargets(page, 'dialog[open]')).toEqual([]);
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
    expect(low, path).toEqual([]);
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
    expect(overlaps, path).toEqual([]);
  }
  await visit(page, url('/fr/'));
  expect(await smallTargets(page, '.closing')).toEqual([]);
});

test('what unfolds the figures of a chart is the whole box', async ({ open }) => {
  const { page } = await open('/fr/v1/references/benchmarks');
  const details = page.locator('.chart details').first();
  const sizeOf = (part: Locator): Promise<number[]> =>
    part.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  expect(await sizeOf(details.locator('summary'))).toEqual(await sizeOf(details));
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
  expect(await colorOf()).toBe(color);
});

test('on a phone, the filter of entries shows what it finds in the upper half, above the keyboard', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/config', { ...phone, hasTouch: true, isMobile: true });
  await page.locator('.section-bar').tap();
  const input = page.getByRole('searchbox');
  await input.tap();
  await input.fill('fileDrop');
  const sheet = page.locator('.sheet:popover-open');
  const result = sheet.getByRole('link', { name: 'fileDropEnabled' });
  await expect(result).toBeVisible();
  const half = await page.evaluate(() => innerHeight / 2);
  for (const part of [sheet, input, result]) {
    const box = await part.boundingBox();
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= half).toBe(true);
  }
  await result.tap();
  await expect(page).toHaveURL(/#windowconfig\.filedropenabled$/);
  await expect(sheet).toHaveCount(0);
});

test('on a phone, the links of the not-found page are 44 px high', async ({ open }) => {
  const { page } = await open('/fr/zzqqxx', phone);
  expect(await page.locator('main li a').count()).toBeGreaterThan(2);
  expect(await smallTargets(page, 'main')).toEqual([]);
});

test('in the list of posts, an author is one target with the role, and nothing below 44 px stands alone', async ({
  open,
}) => {
  const { page } = await open('/fr/blog', phone);
  const heights = await page
    .locator('.authors a')
    .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link, '::before').height)));
  expect(heights.length > 0 && heights.every((height) => height >= 44), heights.join(', ')).toBeTruthy();
  expect(await smallTargets(page, 'p:has(> .read-more)')).toEqual([]);
});

test('a copy button never starts a line without its code', async ({ open }) => {
  const { page } = await open('/fr/v1/api/config');
  const item = page.locator('.facts > li:has(> .copy-code)').first();
  // The line has room for the code and for a part of the button.
  const places = await item.evaluate((element: HTMLElement) => {
    const box = (name: string): DOMRect | undefined => element.querySelector(name)?.getBoundingClientRect();
    element.style.inlineSize = `${(box('code')?.width ?? 0) + 4}px`;
    return { code: box('code')?.right ?? 0, button: box('.copy-code')?.left ?? 0 };
  });
  expect(places.button).toBeGreaterThanOrEqual(places.code - 1);
});
