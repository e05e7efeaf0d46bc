import assert from 'node:assert/strict';
import { test } from './support/suite';

test('a long block unfolds by keyboard and without script', async ({ open, browser, url }) => {
  const path = '/fr/v1/guides/features/system-tray';
  const { page } = await open(path);
  const block = page.locator('.code', { has: page.locator('.more-lines') }).first();
  const height = (): Promise<number> => block.locator('pre').evaluate((pre) => pre.clientHeight);
  const folded = await height();
  await block.locator('summary').focus();
  await page.keyboard.press('Enter');
  assert.ok((await height()) > folded * 1.5);
  assert.equal(await block.locator('summary').innerText(), 'Réduire');
  await page.keyboard.press('Enter');
  assert.equal(await height(), folded);
  assert.match(await block.locator('summary').innerText(), /^Afficher les \d+ lignes$/);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url(path));
  await plain.locator('.more-lines summary').first().click();
  assert.equal(await plain.locator('.more-lines').first().getAttribute('open'), '');
  await context.close();
});

test('a change is shown with its signs, and copied without the removed lines', async ({ open }) => {
  const { page } = await open('/fr/v1/references/configuration-files');
  const block = page.locator('.code', { has: page.locator('del') }).first();
  const signs = await block
    .locator('ins, del')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content[1]));
  assert.deepEqual(signs, ['−', '+', '−', '+']);
  await block.hover();
  await block.locator('button[title="Copier"]').click();
  await block.locator('[data-state="copied"]').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied.match(/^tauri(?:-build)? = .*config-toml/gm)?.length, 2);
  assert.equal(copied.match(/^tauri/gm)?.length, 2);
});

test('lines that do not matter lose their colours until the block is used', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/menu');
  const block = page.locator('.code', { has: page.locator('.focus') }).first();
  await block.scrollIntoViewIfNeeded();
  const inks = (): Promise<number> =>
    block
      .locator('.line:not(.fo) i')
      .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  assert.equal(await inks(), 1);
  await block.hover();
  assert.ok((await inks()) > 1);
});
