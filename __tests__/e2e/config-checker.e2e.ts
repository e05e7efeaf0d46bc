import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { listViolationsInBothModes } from './support/axe';
import { test } from './support/suite';

const path = '/fr/v1/api/config';
const narrow = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
const faulty = `{
  "package": { "productNam": "Carnet" },
  "tauri": {
    "allowlist": { "window": { "setTitle": true } },
    "windows": [{ "width": "900" }]
  }
}`;

async function openChecker(page: Page): Promise<void> {
  await page.locator('.config-checker > button').focus();
  await page.keyboard.press('Enter');
  await page.locator('#checker-text:focus').waitFor();
}

const status = (page: Page) => page.locator('.config-checker [role="status"]');
const rows = (page: Page) => page.locator('.config-checker li:has(button)');

test('the checker loads on request and leads from each error to line and key', async ({ open }) => {
  const { page } = await open(path);
  const isLoaded = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/checker-\w+\.js$/.test(name)),
    );
  assert.equal(await isLoaded(), false);
  await openChecker(page);
  assert.equal(await isLoaded(), true);

  await page.keyboard.insertText(faulty);
  await status(page).getByText('Erreurs trouvées : 2', { exact: true }).waitFor();
  assert.equal(await page.locator('.config-checker ol').getAttribute('aria-live'), 'polite');
  assert.deepEqual(await page.locator('.config-checker pre b').allTextContents(), ['2', '5']);
  assert.match(
    await rows(page).nth(0).innerText(),
    /package\.productNam[^]*vouliez-vous écrire «.productName.»/,
  );
  assert.match(await rows(page).nth(1).innerText(), /La valeur "900" n’est pas admise.: il faut un nombre/);
  await page.getByText('window-set-title').first().waitFor();

  await rows(page).nth(1).getByRole('button', { name: 'Ligne 5' }).click();
  const selected = await page.locator('#checker-text').evaluate((area) => {
    const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd).trim();
  });
  assert.equal(selected, '"windows": [{ "width": "900" }]');
  await rows(page).nth(1).getByRole('link', { name: 'Voir la clé tauri.windows[0].width' }).click();
  await page.waitForURL('**#windowconfig.width');
  await page.getByRole('button', { name: 'Charger un exemple' }).click();
  await status(page).getByText('Aucune erreur').waitFor();
  assert.equal(await rows(page).count(), 0);
  await page.getByRole('button', { name: 'Effacer' }).click();
  await status(page).getByText('Collez un fichier').waitFor();
});

test('the open configuration checker fits a phone, and axe finds nothing in it', async ({ open }) => {
  const { page } = await open(path, narrow);
  await openChecker(page);
  await page.keyboard.insertText(faulty);
  await rows(page).first().waitFor();
  assert.deepEqual(await listViolationsInBothModes(page, '.config-checker'), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test('without JavaScript the configuration page says what the checker needs', async ({ open }) => {
  const { page } = await open(path, { javaScriptEnabled: false, still: true });
  await page.getByText('Le vérificateur demande JavaScript').waitFor();
  assert.ok(await page.locator('.config-checker > button').isHidden());
});
