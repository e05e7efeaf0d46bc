import { expect, type Locator, type Page } from '@playwright/test';
import { reload, untilReady } from '../../scripts/browser/chromium';
import { frames, test } from './support/suite';

const guide = '/fr/v1/guides/features/command';
const opener = (page: Page): Locator =>
  page.locator('.navbar').getByRole('button', { name: 'Réglages de lecture' });
const openSettings = async (page: Page): Promise<Locator> => {
  await opener(page).click();
  return page.getByRole('dialog', { name: 'Réglages de lecture' });
};
const style = (page: Page): Promise<[size: string, width: number]> =>
  page
    .locator('.prose > p')
    .first()
    .evaluate((text) => {
      const { fontSize, maxInlineSize } = getComputedStyle(text);
      return [fontSize, parseFloat(maxInlineSize)];
    });

test('text size and line width apply at once and before the next first paint', async ({ open }) => {
  const { page } = await open(guide, { viewport: { width: 1920, height: 900 }, expected: /ERR_FAILED/ });
  const [, narrow] = await style(page);
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: 'Très grande' }).check();
  await dialog.getByRole('radio', { name: 'Étendue' }).check();
  const chosen = await style(page);
  expect(chosen[0]).toBe('20px');
  expect(chosen[1]).toBeGreaterThan(narrow * 1.25);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  // Without the runtime, only the first-paint script can have applied them.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await style(page)).toEqual(chosen);
});

test('other tabs follow the text size and the line width, also in their open settings', async ({
  open,
  url,
}) => {
  const { page, context } = await open(guide, { viewport: { width: 1920, height: 900 } });
  const other = await context.newPage();
  await other.goto(url(guide));
  await untilReady(other);
  const dialog = await openSettings(page);
  const otherDialog = await openSettings(other);
  for (const names of [
    ['Grande', 'Étendue'],
    ['Normale', 'Normale'],
  ] as const) {
    for (const [index, name] of names.entries()) {
      const choice = { name, exact: true };
      const radio = (of: Locator): Locator => of.locator('fieldset').nth(index).getByRole('radio', choice);
      await radio(dialog).check();
      await expect(radio(otherDialog)).toBeChecked();
    }
    await expect.poll(() => style(other)).toEqual(await style(page));
  }
});

test('a stored value that the site does not know shows as the initial choice', async ({ open }) => {
  const { page } = await open(guide);
  await page.evaluate(() => localStorage.setItem('tauri-docs.text-size', 'huge'));
  await reload(page);
  const dialog = await openSettings(page);
  await expect(dialog.getByRole('radio', { name: 'Normale', exact: true }).first()).toBeChecked();
  expect(await style(page)).toContain('16px');
});

test('a choice of another tab holds in a page that was not listening yet', async ({ open, url }) => {
  const { page, context } = await open(guide, { viewport: { width: 1920, height: 900 } });
  const other = await context.newPage();
  // Storage events are lost, as before the page listens.
  await other.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await other.goto(url(guide), { waitUntil: 'commit' });
  await other.waitForSelector('html[data-text-size="normal"]', { state: 'attached' });
  await (await openSettings(page)).getByRole('radio', { name: 'Grande', exact: true }).first().check();
  release();
  await expect.poll(() => style(other)).toEqual(await style(page));
});

test('settings that are opened again while they close stay open', async ({ open }) => {
  const { page } = await open(guide);
  const dialog = await openSettings(page);
  await dialog.waitFor();
  const closer = await dialog.getByRole('button', { name: 'Fermer' }).elementHandle();
  await opener(page).evaluate((button: HTMLElement, other) => {
    (other as HTMLElement).click();
    button.click();
  }, closer);
  await frames(page, 3); // the close event of a dialog comes later
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('only a press that begins and ends on the backdrop closes the settings', async ({ open }) => {
  const { page } = await open(guide);
  const dialog = await openSettings(page);
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  const group = await dialog.locator('fieldset').nth(1).boundingBox();
  const title = await dialog.getByRole('heading').boundingBox();
  if (!box || !group || !title) throw new Error('a part of the settings is not shown');
  await page.mouse.click(box.x + 6, box.y + box.height / 2); // the padding
  await page.mouse.click(group.x + 40, group.y - 6); // between two groups
  await page.mouse.move(title.x + 20, title.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x - 50, title.y + 20);
  await page.mouse.up();
  await frames(page, 3); // the close event of a dialog comes later
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x - 50, box.y + 20);
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('settings close when Back shows another page', async ({ open, url }) => {
  const { page } = await open(guide);
  await page.locator('.prev-next a[rel="next"]').click();
  await page.waitForURL((shown) => shown.pathname !== guide);
  const dialog = await openSettings(page);
  await dialog.waitFor();
  await page.goBack();
  await page.waitForURL(url(guide));
  await expect(dialog).toBeHidden();
});

test('in a low window the settings scroll below their head, which covers no focused choice', async ({
  open,
}) => {
  const { page } = await open(guide, { viewport: { width: 1280, height: 300 } });
  const dialog = await openSettings(page);
  const choices = dialog.getByRole('radio');
  await choices.last().focus();
  await expect(choices.first()).not.toBeInViewport();
  const closer = dialog.getByRole('button', { name: 'Fermer' });
  await expect(closer).toBeInViewport({ ratio: 1 });
  await choices.first().focus();
  const [head, choice] = [await closer.boundingBox(), await choices.first().boundingBox()];
  expect(head && choice && choice.y >= head.y + head.height).toBeTruthy();
});

test('a finger does not scroll the page behind the settings', async ({ open }) => {
  const { page } = await open(guide, { viewport: { width: 800, height: 600 }, hasTouch: true });
  await page.locator('.menu-button').tap();
  await page.locator('.mobile-head').getByRole('button', { name: 'Réglages de lecture' }).tap();
  await page.getByRole('dialog', { name: 'Réglages de lecture' }).waitFor();
  await expect(page.locator('.mobile-menu')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});

test('another text size leaves the text at the top of the window in place', async ({ open }) => {
  const { page } = await open('/fr/v1/api/config#bundleconfig.publisher', {
    viewport: { width: 360, height: 740 },
  });
  await page.click('.menu-button');
  await page.locator('.mobile-menu').getByRole('button', { name: 'Réglages de lecture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Réglages de lecture' });
  await dialog.waitFor();
  const entry = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.entry')].find((one) => one.getBoundingClientRect().top > 0),
  );
  const top = (): Promise<number> => entry.evaluate((one) => one?.getBoundingClientRect().top ?? NaN);
  const before = await top();
  for (const size of ['Très grande', 'Normale']) {
    await dialog.getByRole('radio', { name: size }).first().check();
    await frames(page, 3);
    const after = await top();
    // The lines between the top of the window and the entry have grown; the text above has grown by thousands of pixels.
    expect(Math.abs(after - before), `${size}: ${before} → ${after}`).toBeLessThan(200);
  }
});

test('system and package manager apply on this page and the next, to the shell too', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/v1/guides/building');
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: 'Windows' }).check();
  await dialog.getByRole('radio', { name: 'pnpm' }).check();
  await page.keyboard.press('Escape');
  const shown = page.locator('.choices [data-group] > :visible');
  await expect(shown).toHaveText(['Windows', 'pnpm']);
  await expect(page.locator('.prose .tree :text("Herbier.exe")')).toBeVisible();
  await page.goto(url('/fr/v1/guides/debugging/application'));
  await untilReady(page); // a choice before hydration would be lost
  await expect(shown).toHaveText(['Windows', 'pnpm']);
  const shell = (name: string): Locator =>
    page.locator(`.tabs[data-group="shell"] > [data-value~="${name}"]`);
  await expect(shell('powershell').first()).toBeVisible();
  // The settings show a later choice above a page.
  await page.getByRole('combobox', { name: 'Système d’exploitation' }).selectOption('macos');
  await expect(shell('bash').first()).toBeVisible();
  await openSettings(page);
  await expect(dialog.getByRole('radio', { name: 'macOS' })).toBeChecked();
});
