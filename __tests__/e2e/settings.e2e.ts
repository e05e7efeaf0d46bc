import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './support/suite';

const guide = '/fr/v1/guides/features/command';
const style = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.querySelector('.prose > p');
    const { fontSize, maxInlineSize } = getComputedStyle(text ?? document.body);
    return [fontSize, maxInlineSize];
  });

test('text size and line width apply at once and before the next first paint', async ({ open }) => {
  const { page } = await open(guide, {
    viewport: { width: 1920, height: 900 },
    expected: /ERR_FAILED/,
  });
  const [, narrow = ''] = await style(page);
  await page.click('.navbar [data-settings-open]');
  const dialog = page.getByRole('dialog', { name: 'Réglages de lecture' });
  await dialog.getByRole('radio', { name: 'Très grande' }).check();
  await dialog.getByRole('radio', { name: 'Étendue' }).check();
  const chosen = await style(page);
  assert.equal(chosen[0], '20px');
  assert.ok(parseFloat(chosen[1] ?? '') > parseFloat(narrow) * 1.25);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => document.activeElement?.hasAttribute('data-settings-open')), true);
  // Without the runtime, only the first-paint script can have applied them.
  await page.route('**/_next/static/live/**', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  assert.deepEqual(await style(page), chosen);
});

test('system and package manager apply on this page and the next, to the shell too', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/v1/guides/building');
  await page.click('.navbar [data-settings-open]');
  const dialog = page.getByRole('dialog', { name: 'Réglages de lecture' });
  await dialog.getByRole('radio', { name: 'Windows' }).check();
  await dialog.getByRole('radio', { name: 'pnpm' }).check();
  await page.keyboard.press('Escape');
  const shown = (): Promise<string[]> => page.locator('.choices [data-group] > :visible').allInnerTexts();
  assert.deepEqual(await shown(), ['Windows', 'pnpm']);
  assert.equal(await page.isVisible('.prose .tree :text("Herbier.exe")'), true);
  await page.goto(url('/fr/v1/guides/debugging/application'));
  assert.deepEqual(await shown(), ['Windows', 'pnpm']);
  assert.equal(await page.isVisible('.tabs[data-group="shell"] > [data-value~="powershell"]'), true);
  // A later choice above a page is the one that the settings show.
  await page
    .locator('.choices')
    .getByRole('combobox', { name: 'Système d’exploitation' })
    .selectOption('macos');
  assert.equal(await page.isVisible('.tabs[data-group="shell"] > [data-value~="bash"]'), true);
  await page.click('.navbar [data-settings-open]');
  assert.equal(await dialog.getByRole('radio', { name: 'macOS' }).isChecked(), true);
});
