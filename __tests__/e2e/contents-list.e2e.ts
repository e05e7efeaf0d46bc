import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { layOutWhole, scrollTo, test } from './support/suite';

const path = '/fr/v1/guides/features/command';

test('the contents list follows the reading: nothing at first, the middle, the last at the end', async ({
  open,
}) => {
  const { page } = await open(path);
  await layOutWhole(page);
  const hrefsOf = (links: string): Promise<string[]> =>
    page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const active = (): Promise<string[]> => hrefsOf('.toc a[aria-current]');
  const hrefs = await hrefsOf('.toc nav a');
  expect(await active()).toEqual([]);
  const middle = hrefs[Math.floor(hrefs.length / 2)] ?? '';
  await page.evaluate(
    (hash) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(),
    middle,
  );
  await scrollTo(page, await page.evaluate(() => window.scrollY));
  await expect.poll(active).toEqual([middle]);
  await scrollTo(page, 1_000_000);
  await expect.poll(active).toEqual([hrefs.at(-1)]);
  await scrollTo(page, 0);
  await expect.poll(active).toEqual([]);
});

test('a page may change the levels of its contents list, or have none', () => {
  const architecture = readFileSync('out/fr/v1/references/architecture.html', 'utf8');
  const [, list = ''] = /<nav id="page-contents"[^>]*>(.*?)<\/nav>/s.exec(architecture) ?? [];
  expect(list.match(/<ul/g)?.length).toBe(1);
  expect(list.match(/<a /g)?.length ?? 0).toBeGreaterThan(3);
  expect(readFileSync('out/fr/v1/guides/getting-started/setup.html', 'utf8')).not.toContain('class="toc"');
});

test('the line beside a short sidebar reaches as far down as the text', async ({ open }) => {
  const { page } = await open('/fr/blog/2022/06/19/tauri-1-0');
  const [text, layout, width] = await page.evaluate(() => {
    const main = document.querySelector('.doc-layout > .doc');
    const bottom = (element: Element | null | undefined): number =>
      element?.getBoundingClientRect().bottom ?? NaN;
    return [bottom(main), bottom(main?.parentElement), main && getComputedStyle(main).borderInlineStartWidth];
  });
  expect(text).toBe(layout);
  expect(width).toBe('1px');
});

test('on phones a bar names the section being read, and opens the contents', async ({ open }) => {
  const { page } = await open(path, { viewport: { width: 360, height: 740 } });
  await layOutWhole(page);
  const bar = page.locator('.section-bar');
  const list = page.locator('.toc nav');
  expect((await bar.textContent())?.trim()).toBe('Sur cette page');
  expect(await list.isVisible()).toBe(false);
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect([y + height, height]).toEqual([740, 44]);
  await bar.click();
  expect(await list.isVisible()).toBe(true);
  const chosen = list.locator('a').nth(2);
  const section = (await chosen.textContent()) ?? '';
  await chosen.click({ modifiers: ['ControlOrMeta'] }); // in a new tab
  expect(await list.isVisible()).toBe(true);
  await chosen.click();
  expect(await list.isVisible()).toBe(false);
  expect(new URL(page.url()).hash).not.toBe('');
  await page.getByRole('button', { name: `${section}, Sur cette page` }).waitFor();
  expect((await bar.textContent())?.trim()).toBe(section);
  // The navbar has left after the jump, the section bar stays.
  await page.waitForSelector('html[data-bar-hidden]', { state: 'attached' });
  expect((await bar.boundingBox())?.y).toBe(y);
  await bar.click();
  await page.keyboard.press('Escape');
  expect(await list.isVisible()).toBe(false);

  // Contents that are open when the window widens become the column again.
  await bar.click();
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.waitForFunction(() => !document.querySelector('.sheet:popover-open'));
  expect(await bar.isVisible()).toBe(false);
  expect((await list.boundingBox())?.x ?? 0).toBeGreaterThan(900);

  // The focus goes from the bar to the column, and back.
  await expect(list.locator('a').first()).toBeFocused();
  await page.setViewportSize({ width: 1100, height: 740 });
  await expect(bar).toBeFocused();
});

test('in the lowest windows the contents show two rows at least', async ({ open }) => {
  const { page } = await open('/fr/v1/api/js/window', { viewport: { width: 320, height: 200 } }); // 1280 × 800 px at 400 %
  await page.click('.section-bar');
  const { y = 0, height = 0 } = (await page.locator('.toc-list').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(2 * 44);
  expect(y + height).toBeLessThanOrEqual(200 - 44); // above the bar
});

test('on phones the Tab key closes the contents when it leaves them, so that they cover nothing it reaches', async ({
  open,
}) => {
  const { page } = await open(path, { viewport: { width: 360, height: 740 } });
  const bar = page.locator('.section-bar');
  const list = page.locator('.toc nav');
  await bar.focus();
  await page.keyboard.press('Enter');
  await list.locator('a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(bar).toBeFocused();
  await expect(list).toBeVisible();
  await list.locator('a').last().focus();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  // With the focus in the list, a press on the bar closes it, and does not open it again.
  await bar.click();
  await list.locator('a').first().focus();
  await bar.click();
  await expect(list).toBeHidden();
});

test('on reference pages the section of text that is read is marked, not an entry far below', async ({
  open,
}) => {
  for (const [path, id, width] of [
    ['/fr/v1/api/config', 'checker', 360],
    ['/fr/v1/api/js/window', 'allowlist', 1280],
    ['/fr/v1/api/js/window', 'v2', 390],
    ['/fr/v1/api/cli', 'troubleshooting', 390],
  ] as const) {
    const { page } = await open(path, { viewport: { width, height: 740 } });
    await page
      .locator(`.prose > #${id} + *`)
      .evaluate((text) => window.scrollBy(0, text.getBoundingClientRect().top - 90));
    const link = page.locator('.entry-tree a[aria-current]');
    await expect(link, `${path} at ${width} px`).toHaveAttribute('href', `#${id}`);
    await expect(page.locator('.section-bar')).toHaveText((await link.textContent()) ?? '');
  }
});

test('in the list of entries focus rings are whole, the filter can be read, and long names break between their words', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/js/event');
  const toggle = page.locator('.toc-list button').first();
  await page.locator('.entry-tree input').focus();
  for (let stops = 0; stops < 9 && !(await toggle.evaluate((it) => it.matches(':focus'))); stops++)
    await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveCSS('outline-offset', '-3px'); // the list cuts what reaches out of it
  const placeholder = await page
    .locator('.entry-tree input')
    .evaluate((field) => getComputedStyle(field, '::placeholder').color);
  await expect(page.locator('.entry-row > a').first()).toHaveCSS('color', placeholder); // at least 4.5:1 in both modes
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  const name = page.locator('.toc a', { hasText: 'CLOSE_' });
  const lines = await name.evaluate((link) => {
    const tops = [...link.childNodes]
      .filter((node) => node instanceof Text)
      .map((word) => {
        const range = document.createRange();
        range.selectNode(word);
        return [...range.getClientRects()].map(({ top }) => top);
      });
    return { broken: tops.filter(({ length }) => length > 1).length, lines: new Set(tops.flat()).size };
  });
  expect(await name.textContent()).toBe('WINDOW_CLOSE_REQUESTED');
  expect(lines).toEqual({ broken: 0, lines: 2 });
});

test('a label in the list of entries is as high as the links around it', async ({ open }) => {
  const { page } = await open('/fr/v1/api/config');
  const rows = page.locator('.entry-tree > .toc-list > ul > li > .entry-row');
  const heights = (): Promise<number[]> =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  await expect(rows.filter({ hasNot: page.locator('a, button') })).toHaveText(['Clés']);
  expect(new Set(await heights()), 'beside the text').toEqual(new Set([24]));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.section-bar').click();
  await expect(rows.first()).toBeVisible();
  expect(new Set(await heights()), 'on a phone').toEqual(new Set([44]));
});
