import { writeFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { go, launchBrowser, openPage, reload, visit } from '../../scripts/browser/chromium';
import { test } from './support/suite';

const path = '/fr/v1/api/config';
const faulty = `{
  "package": { "productNam": "Carnet" },
  "tauri": {
    "allowlist": { "window": { "setTitle": true } },
    "windows": [{ "width": "900" }]
  }
}`;

/** What is selected in the field. */
const selectedText = (field: Locator): Promise<string> =>
  field.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    value.slice(selectionStart, selectionEnd),
  );

test('the checker loads on request and leads from each error to line and key, on a phone', async ({
  open,
}) => {
  const { page } = await open(path, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const checker = page.locator('.config-checker');
  const field = page.locator('#checker-text');
  const status = checker.getByRole('status');
  const rows = checker.locator('li:has(button)');
  const isLoaded = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/config-checker\.js$/.test(name)),
    );
  expect(await isLoaded()).toBe(false);
  await checker.locator('> button').focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  expect(await isLoaded()).toBe(true);

  await page.keyboard.insertText(faulty);
  await expect(status).toHaveText('Erreurs trouvées : 2');
  await expect(checker.locator('ol')).toHaveAttribute('aria-live', 'polite');
  await expect(checker.locator('pre b')).toHaveText(['2', '5']);
  const lineHeights = [checker.locator('pre'), field].map((part) =>
    part.evaluate((element) => getComputedStyle(element).lineHeight),
  );
  const [ofNumbers, ofText] = await Promise.all(lineHeights);
  expect(ofNumbers).toBe(ofText);
  await expect(rows).toHaveText([
    /package\.productNam[^]*vouliez-vous écrire «.productName.»/,
    /La valeur "900" n’est pas admise.: il faut un nombre/,
  ]);
  await expect(checker.getByText('window-set-title')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await rows.getByRole('button', { name: 'Ligne 5' }).click();
  expect(await selectedText(field)).toBe('    "windows": [{ "width": "900" }]');
  await rows.getByRole('link', { name: 'Voir la clé tauri.windows[0].width' }).click();
  await page.waitForURL('**#windowconfig.width');
  await page.getByRole('button', { name: 'Charger un exemple' }).click();
  await expect(status).toHaveText(/^Aucune erreur/);
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(status).toHaveText(/^Collez un fichier/);
});

test('the checker warns of an invisible character and selects it, so that Delete removes it', async ({
  open,
}) => {
  const { page } = await open(path);
  const checker = page.locator('.config-checker');
  await checker.locator('> button').click();
  const field = page.locator('#checker-text');
  await field.fill('{\n  "build":\u00A0{}\n}');
  await expect(checker.getByRole('status')).toHaveText(/^Aucune erreur.*Avertissements.: 1$/);
  const row = checker.locator('li:has(button)');
  await expect(row).toHaveText(/Un caractère invisible, U\+00A0 \(espace insécable\)/);
  await row.getByRole('button', { name: 'Ligne 2' }).click();
  await page.keyboard.press('Delete');
  const corrected = '{\n  "build":{}\n}';
  await expect(field).toHaveValue(corrected);
  await expect(row).toHaveCount(0);
  for (const name of ['Charger un exemple', 'Effacer']) {
    await checker.getByRole('button', { name }).click();
    await expect(field).not.toHaveValue(corrected);
    await page.keyboard.press('Control+z');
    await expect(field, `${name}, undone`).toHaveValue(corrected);
  }
});

test('a file that is dropped on the checker is read in place, and one that is too long only checked', async ({
  open,
}) => {
  const { page, context } = await open(path);
  const checker = page.locator('.config-checker');
  await checker.locator('> button').click();
  const field = page.locator('#checker-text');
  await expect(field).toBeFocused(); // which may have scrolled the page
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  const session = await context.newCDPSession(page);
  const drop = async (name: string, text: string): Promise<void> => {
    const file = test.info().outputPath(name);
    writeFileSync(file, text);
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  };
  await drop('tauri.conf.json', `\uFEFF${faulty}`);
  await expect(checker.getByRole('status')).toHaveText(/^Erreurs trouvées.: 2/);
  await expect(field).toHaveValue(`\uFEFF${faulty}`);
  await drop('long.json', `{}${' '.repeat(100_000)}`);
  await expect(checker.locator('li')).toHaveText([/100.000/]); // the rows of the first file stay while it is read
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('');
  for (const turn of ['first', 'second']) {
    await drop('windows.json', faulty.replaceAll('\n', '\r\n'));
    const caret = (): Promise<number> => field.evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    await expect.poll(caret).toBe(faulty.length); // the second drop changes nothing else
    await checker.getByRole('button', { name: 'Ligne 5' }).click();
    expect(await selectedText(field), `after the ${turn} drop`).toBe('    "windows": [{ "width": "900" }]');
  }
  expect(context.pages()).toHaveLength(1);
});

test('a checker that loads late leaves the focus and the place to whoever has moved on', async ({ open }) => {
  const { page } = await open(path);
  let release = (): void => undefined;
  let held = Promise.resolve();
  await page.route('**/config-checker.js', async (route) => {
    await held;
    await route.continue();
  });
  const openLate = async (moveOn: () => Promise<unknown>): Promise<void> => {
    held = new Promise((resolve) => (release = resolve));
    const asked = page.waitForRequest('**/config-checker.js');
    await page.locator('.config-checker > button').press('Enter');
    await asked;
    await moveOn();
    release();
    await page.locator('#checker-text').waitFor();
  };
  await openLate(() => page.keyboard.press('f'));
  await page.keyboard.type('cli');
  await expect(page.locator('.entry-tree input')).toHaveValue('cli');
  await reload(page);
  await openLate(() => page.evaluate(() => scrollTo(0, 20_000)));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
  await expect(page.locator('body')).toBeFocused();
});

test('the checker still has its text after Back', async ({ open }) => {
  const { page } = await open(path);
  const checker = page.locator('.config-checker');
  await checker.locator('> button').click();
  await page.locator('#checker-text').fill(faulty);
  await go(page, '/fr/v1/guides/features/multiwindow');
  await page.goBack();
  await checker.locator('> button').click();
  await expect(page.locator('#checker-text')).toHaveValue(faulty);
});

test('the checker still has its text after a reload', async ({ open }) => {
  const { page } = await open(path);
  const checker = page.locator('.config-checker');
  await checker.locator('> button').click();
  await page.locator('#checker-text').fill(faulty);
  await reload(page);
  await checker.locator('> button').click();
  await expect(page.locator('#checker-text')).toHaveValue(faulty);
  await expect(checker.getByRole('status')).toHaveText('Erreurs trouvées : 2');
});

test('without JavaScript the configuration page says what the checker needs', async ({ open }) => {
  const { page } = await open(path, { javaScriptEnabled: false, still: true });
  await expect(page.getByText('Le vérificateur demande JavaScript')).toBeVisible();
  await expect(page.locator('.config-checker > button')).toBeHidden();
});

test('the numbers stay beside their lines to the end, also where scrollbars take room', async ({ url }) => {
  const browser = await launchBrowser([], { ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const { page } = await openPage(browser);
    await visit(page, url(path));
    const checker = page.locator('.config-checker');
    await checker.locator('> button').click();
    const field = page.locator('#checker-text');
    const wide = `"${'x'.repeat(400)}",\n`;
    await field.fill(`[\n${wide.repeat(40)}""]`);
    await field.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const places = (): Promise<number[]> =>
      checker.evaluate((element) => {
        const [numbers, text] = ['pre', 'textarea'].map((name) => element.querySelector(name)?.scrollTop);
        return [numbers ?? NaN, text ?? NaN];
      });
    expect((await places())[1]).toBeGreaterThan(0);
    await expect
      .poll(async () => (await places()).map((top, _, [first = NaN]) => top - first))
      .toEqual([0, 0]);
  } finally {
    await browser.close();
  }
});
