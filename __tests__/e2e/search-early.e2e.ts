/** The field of the search, before and while everything else of it is loaded. */
import { expect, type Page } from '@playwright/test';
import { closed, field, rows, settled } from './support/search';
import { address, test, type Open } from './support/suite';

/** A page where scripts that come later wait until `letThrough` is called. */
async function openHeld(open: Open) {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const { page } = await open('/fr/v1/references/architecture');
  await page.route(laterScripts, async (route) => {
    await released;
    await route.continue();
  });
  return { page, letThrough };
}

const laterScripts = '**/_next/static/**/*.js';
const isMounted = (page: Page): Promise<unknown> =>
  page.locator('dialog[open] [type="radio"]').first().waitFor();

test('the press opens a field at once; what is typed and composed there stays', async ({ open }) => {
  const { page, letThrough } = await openHeld(open);
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      // In the same task: phones show their keyboard for nothing later.
      const { activeElement } = document;
      Object.assign(window, { focused: activeElement?.matches('dialog:modal input') && activeElement });
    }),
  );
  await page.locator('.search-button').click();
  expect(await page.evaluate(() => 'focused' in window && window.focused === document.activeElement)).toBe(
    true,
  );
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.type('fenêtres');
  await page.keyboard.press('Shift+ArrowLeft');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '設', selectionStart: 1, selectionEnd: 1 });
  letThrough();
  await isMounted(page);
  expect(await field(page).inputValue(), 'the composition goes on').toBe('fenêtre設');
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  expect(await field(page).inputValue()).toBe('fenêtre');
  await settled(page);
  expect(await rows(page).count()).toBeGreaterThan(0);
  expect(
    await page.evaluate(() => ({
      same: 'focused' in window && window.focused === document.activeElement,
      caret: (document.activeElement as HTMLInputElement).selectionStart,
      dialogs: document.querySelectorAll('dialog[open]').length,
    })),
  ).toEqual({ same: true, caret: 7, dialogs: 1 });
});

test('Enter, pressed before the code of the rows has come, opens the first of them', async ({
  open,
  url,
}) => {
  const { page, letThrough } = await openHeld(open);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fenêtres multiples');
  await page.keyboard.press('Enter');
  letThrough();
  await page.waitForURL(url('/fr/v1/guides/features/multiwindow'));
  await closed(page);

  await test.step('unless the text is changed after it', async () => {
    const { page: other, letThrough: letOtherThrough } = await openHeld(open);
    await other.keyboard.press('Control+k');
    await other.keyboard.press('Enter');
    await other.keyboard.type('menu');
    await other.keyboard.press('Enter');
    await other.keyboard.type('s');
    letOtherThrough();
    await isMounted(other);
    await settled(other);
    expect(await rows(other).count(), 'the search is still open').toBeGreaterThan(0);
  });
});

test('before its code has come, the search closes and opens again with its text', async ({ open }) => {
  const { page, letThrough } = await openHeld(open);
  await page.keyboard.press('Control+k');
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal');
    dialog?.addEventListener('cancel', () => {
      Object.assign(window, { left: !dialog.contains(document.activeElement) });
    });
  });
  await page.keyboard.press('Escape');
  await closed(page);
  expect(
    await page.evaluate(() => 'left' in window && window.left),
    'the next key is not for the field',
  ).toBeTruthy();
  for (const end of [() => page.mouse.click(8, 400), () => page.evaluate(() => history.back())]) {
    await page.keyboard.press('Control+k');
    await field(page).fill('menu');
    await end();
    await closed(page);
    expect(address(page)).toBe('/fr/v1/references/architecture');
    await page.waitForFunction(() => !(history.state as { searchDialog?: true } | null)?.searchDialog);
  }
  letThrough();
  await page.keyboard.press('/');
  await isMounted(page);
  expect(await field(page).inputValue()).toBe('menu');
  await settled(page);
  await page.keyboard.press('Escape');
  await closed(page);
});

test('code that does not come reloads the page once, and the search is open again with its text', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/references/architecture', { expected: /Failed to load|ERR_FAILED/ });
  let fail = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => (fail = resolve));
  let isReloading = false;
  page.on('request', (request) => (isReloading ||= request.isNavigationRequest()));
  await page.route(laterScripts, async (route) => {
    await isTyped;
    await (isReloading ? route.continue() : route.abort());
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('menu');
  const reloaded = page.waitForEvent('load');
  fail();
  await reloaded;
  await isMounted(page);
  expect(await field(page).inputValue()).toBe('menu');
  await page.goBack();
  await closed(page);
  expect(address(page)).toBe('/fr/v1/references/architecture');
});

test('after that reload it is an error, and Retry keeps the text', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture', { expected: /Failed to load|ERR_FAILED/ });
  await page.route(laterScripts, (route) => route.abort());
  await page.evaluate(() => {
    // Every build has a mark of its own.
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function get(key) {
      return key.startsWith('tauri-docs.part-reload') ? 'true' : getItem.call(this, key);
    };
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('menu');
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Réessayer' });
  await retry.waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry.click();
  await isMounted(page);
  expect(await field(page).inputValue()).toBe('menu');
  expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
});
