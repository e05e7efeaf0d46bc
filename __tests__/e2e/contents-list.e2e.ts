import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { layOutWhole, test } from './support/suite';

const path = '/fr/v1/guides/features/command';

const jump = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);

test('the contents list nests levels 2 to 3, and each entry leads to a heading of the page', async ({
  open,
}) => {
  const { page } = await open(path);
  const result = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.toc nav a')].map((link) => [
      link.parentElement?.parentElement?.parentElement?.tagName === 'LI' ? 3 : 2,
      document.getElementById(decodeURIComponent(link.hash.slice(1)))?.tagName,
    ]),
  );
  assert.ok(result.length > 3);
  for (const [level, tag] of result) assert.equal(tag, `H${level}`);
});

test('a page may change the levels of its contents list, or have none', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture');
  assert.ok((await page.locator('.toc nav a').count()) > 3);
  assert.equal(await page.locator('.toc nav ul ul').count(), 0);
  assert.ok(!readFileSync('out/fr/v1/guides/getting-started/setup.html', 'utf8').includes('class="toc"'));
});

test('the line beside the sidebar reaches as far down as the text, however short the sidebar', async ({
  open,
}) => {
  const { page } = await open('/fr/blog');
  const [text, layout, width] = await page.evaluate(() => {
    const main = document.querySelector('.doc-layout > .doc');
    const bottom = (element: Element | null | undefined): number =>
      element?.getBoundingClientRect().bottom ?? NaN;
    return [bottom(main), bottom(main?.parentElement), main && getComputedStyle(main).borderInlineStartWidth];
  });
  assert.equal(text, layout);
  assert.equal(width, '1px');
});

test('the contents list follows the reading: first entries, the middle, the last at the end', async ({
  open,
}) => {
  const { page } = await open(path);
  await layOutWhole(page);
  const active = (): Promise<string[]> =>
    page
      .locator('.toc a[aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const hrefs = await page
    .locator('.toc nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  assert.deepEqual(await active(), []);
  const middle = hrefs[Math.floor(hrefs.length / 2)] ?? '';
  await page.evaluate(
    (hash) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(),
    middle,
  );
  await jump(page, await page.evaluate(() => window.scrollY));
  assert.deepEqual(await active(), [middle]);
  await jump(page, 1_000_000);
  assert.equal((await active()).length, 1);
  await jump(page, 0);
  assert.deepEqual(await active(), []);
});

test('on narrow screens the contents list folds: “Sur cette page”, aria-expanded, and a choice closes it', async ({
  open,
}) => {
  const { page } = await open(path, { viewport: { width: 360, height: 740 } });
  const button = page.locator('.toc > button');
  assert.equal((await button.textContent())?.trim(), 'Sur cette page');
  assert.equal(await button.getAttribute('aria-expanded'), 'false');
  assert.equal(await page.isVisible('.toc nav'), false);
  await button.click();
  assert.equal(await button.getAttribute('aria-expanded'), 'true');
  await page.locator('.toc nav a').nth(2).click();
  assert.equal(await button.getAttribute('aria-expanded'), 'false');
  assert.equal(await page.isVisible('.toc nav'), false);
  assert.notEqual(new URL(page.url()).hash, '');
  // Beside the text it is open for good, and its title is no button.
  await page.setViewportSize({ width: 1280, height: 740 });
  assert.equal(await button.isDisabled(), true);
  assert.equal(await button.getAttribute('aria-expanded'), null);
  assert.equal(await page.getByRole('button', { name: 'Sur cette page' }).count(), 0);
  assert.equal(await page.isVisible('.toc nav'), true);
  await page.setViewportSize({ width: 360, height: 740 });
  assert.equal(await button.isDisabled(), false);
  assert.equal(await page.getByRole('button', { name: 'Sur cette page', expanded: false }).count(), 1);
});
