import { expect } from '@playwright/test';
import { reload } from '../../scripts/browser/chromium';
import { player, runSample } from '../../scripts/browser/sample';
import { inside, runFiles } from './support/sample';
import { test } from './support/suite';

test('the application ends with its last window, says so, and leaves the keyboard on a button', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/features/system-tray');
  await runSample(page, 'zone-notification');
  const sample = player(page);
  const tray = sample.getByText('Masquer la fenêtre');
  await expect(tray).toHaveCount(1);
  await sample.getByRole('button', { name: 'Fermer', exact: true }).press('Enter');
  await expect(sample.getByRole('log')).toContainText('l’application se termine');
  await expect(tray).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Relancer' })).toBeFocused();
});

test('after a window is closed, the keyboard is in the one behind it', async ({ open }) => {
  const { page } = await open('/fr/v1/api/js/window');
  await runFiles(page, 'api-window-autres', { 'index.html': '<p>Recettes</p>' });
  const windows = player(page).locator('section[data-label]');
  await expect(windows).toHaveCount(3);
  await windows.last().getByRole('button', { name: 'Fermer', exact: true }).press('Enter');
  await expect(windows).toHaveCount(2);
  await expect(windows.locator('header > button:focus')).toHaveCount(1);
});

test('the keyboard stays in a sample after a notification, in a menu, and with a window that is minimised', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/js/notification');
  const sample = player(page);
  await runSample(page, 'api-notification');
  await inside(page).getByRole('button').first().click();
  await sample.getByRole('status').getByRole('button', { name: 'Fermer' }).press('Enter');
  await expect(sample.getByRole('button', { name: 'Herbier', exact: true })).toBeFocused();
  await sample.getByRole('button', { name: 'Réduire' }).press('Enter');
  const chip = sample.getByRole('button', { name: 'Herbier', exact: true });
  await expect(chip).toBeFocused();
  await chip.press('Enter');
  await sample.locator('section').getByRole('button', { name: 'Fermer', exact: true }).press('Enter');
  await expect(sample.locator('[data-closed="L’application est fermée."]')).toBeVisible();
  await runSample(page, 'menu');
  const menu = sample.locator('summary', { hasText: 'Planche' });
  await menu.press('Enter');
  await sample.getByRole('button', { name: 'Noms latins' }).press('Enter');
  await expect(menu).toBeFocused();
});

test('a sample that loads late takes the focus, and leaves it and the place to whoever has moved on', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/js/window');
  let release = (): void => undefined;
  let held = Promise.resolve();
  await page.route('**/essais/*.json', async (route) => {
    await held;
    await route.continue();
  });
  const window = player(page).locator('section[data-label]').first();
  const runLate = async (moveOn: () => Promise<unknown>): Promise<void> => {
    await reload(page);
    held = new Promise((resolve) => (release = resolve));
    const asked = page.waitForRequest('**/essais/*.json');
    await page.locator('.sample-run').first().press('Enter');
    await asked;
    await moveOn();
    release();
    await window.waitFor({ state: 'attached' });
  };
  await runLate(() => Promise.resolve());
  await expect(window.locator('header > button').first()).toBeFocused();
  await runLate(() => page.keyboard.press('f'));
  await page.keyboard.type('size');
  await expect(page.locator('.entry-tree input')).toHaveValue('size');
  await runLate(() => page.evaluate(() => scrollTo(0, 20_000)));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
  await expect(page.locator('body')).toBeFocused();
});
