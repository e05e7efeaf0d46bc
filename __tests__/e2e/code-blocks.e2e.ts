import { expect } from '@playwright/test';
import { listLines } from './support/lines';
import { clipboardText, layOutWhole, test } from './support/suite';

test('a long block unfolds by keyboard', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/system-tray');
  const block = page.locator('.code', { has: page.locator('.more-lines') }).first();
  const height = (): Promise<number> => block.locator('pre').evaluate((pre) => pre.clientHeight);
  const summary = block.locator('summary');
  const folded = await height();
  await summary.focus();
  await page.keyboard.press('Enter');
  expect(await height()).toBeGreaterThan(folded * 1.5);
  await expect(summary).toHaveText('Réduire', { useInnerText: true });
  await page.keyboard.press('Enter');
  expect(await height()).toBe(folded);
  await expect(summary).toHaveText(/^Afficher les \d+ lignes$/, { useInnerText: true });
});

test('a change is shown with its signs, and copied without the removed lines', async ({ open }) => {
  const { page } = await open('/fr/v1/references/configuration-files');
  const block = page.locator('.code', { has: page.locator('del') }).first();
  const signs = await block
    .locator('ins, del')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content[1]));
  expect(signs).toEqual(['−', '+', '−', '+']);
  await block.hover();
  // The sign stays for a moment only.
  await Promise.all([
    block.locator('[data-state="copied"]').waitFor(),
    block.locator('button[title="Copier"]').click(),
  ]);
  const copied = await clipboardText(page);
  expect(copied.match(/^tauri.*/gm)).toEqual(Array(2).fill(expect.stringContaining('config-toml')));
});

test('lines that do not matter lose their colours until the block is used', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/menu');
  const block = page.locator('.code', { has: page.locator('.focus') }).first();
  await block.scrollIntoViewIfNeeded();
  const inks = (): Promise<number> =>
    block
      .locator('.line:not(.fo) i')
      .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  expect(await inks()).toBe(1);
  await block.hover();
  expect(await inks()).toBeGreaterThan(1);
});

test('the command of the home page breaks between words only', async ({ open }) => {
  const { page } = await open('/fr/');
  const words = page.locator('.start .code .word:visible');
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await words.evaluateAll((all) => all.map((word) => word.getClientRects().length));
    expect(lines, `${width} px`).toEqual([1, 1, 1]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('code in bold text is bold too, so that a list of messages shows where each begins', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/features/command');
  const weights = (code: string): Promise<string[]> =>
    page.locator(code).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontWeight))]);
  expect(await weights('.prose li > strong > code')).toEqual(['700']);
  expect(await weights('.prose p > code')).toEqual(['400']);
});

test('no option is broken after its hyphens', async ({ open }) => {
  const { page } = await open('/fr/v1/api/cli', { viewport: { width: 360, height: 740 } });
  await layOutWhole(page);
  const lines = await listLines(page.locator('.prose :is(h3, p, li) code'));
  const options = lines.filter(([text]) => /^--?\w.{0,20}$/.test(text));
  expect(options.length).toBeGreaterThan(50);
  expect(options.filter(([, count]) => count !== 1)).toEqual([]);
});

test('no part of a path is broken after its hyphens, and a copied path is exact', async ({ open, url }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/fr/v1/guides/building/windows', '/fr/v1/guides/building/cross-platform']) {
      await page.goto(url(path));
      await layOutWhole(page);
      const parts = page.locator('.prose code > .whole');
      const paths = (await listLines(parts)).filter(([text]) => text.endsWith('/'));
      expect(paths.length, path).toBeGreaterThan(1);
      expect(paths.filter(([, count]) => count !== 1)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
  const copied = await page.locator('.prose code:has(> .whole)').evaluateAll((codes) =>
    codes.map((code) => {
      getSelection()?.selectAllChildren(code);
      return [String(getSelection()), code.textContent];
    }),
  );
  expect(copied.filter(([selected, written]) => selected !== written)).toEqual([]);
});

test('code keeps its direction in a page that is translated into a language from right to left', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/features/command');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const part of ['.prose > p', '.prose p code', '.code pre', '.sample'])
    await expect(page.locator(part).first()).toHaveCSS('direction', part.endsWith('> p') ? 'rtl' : 'ltr');
});
