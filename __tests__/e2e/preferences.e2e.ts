import { expect, type Locator } from '@playwright/test';
import { follow } from '../../scripts/browser/chromium';
import { openSearch, searchFor } from './support/search';
import { test } from './support/suite';

const command = '/fr/v1/guides/features/command';
const forced = { forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' } as const;

test('forced colours: the progress bar is drawn', async ({ open }) => {
  const { page } = await open(command, forced);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases*', (route) => released.then(() => route.continue()));
  await follow(page, '/fr/releases');
  const bar = page.locator('#nprogress .bar');
  await bar.waitFor({ state: 'attached' });
  const [line, width, background] = await bar.evaluate((element) => {
    const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element);
    const page = getComputedStyle(document.documentElement).backgroundColor;
    return [borderBlockStartColor, borderBlockStartWidth, page];
  });
  expect(width).toBe('2px');
  expect(line).not.toBe(background);
  release();
  await page.waitForURL('**/releases');
});

test('forced colours: drawings suit the background of the system, whatever mode is stored', async ({
  open,
}) => {
  const { page } = await open(command, {
    ...forced,
    prepare: (early) => early.addInitScript(() => localStorage.setItem('theme', 'dark')),
  });
  const inks = (): Promise<string[]> =>
    page.evaluate(() => {
      const styleOf = (part: string): CSSStyleDeclaration =>
        getComputedStyle(document.querySelector(part) as Element);
      return [styleOf('.mark path').fill, styleOf('.sidebar .icon').color];
    });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await inks();
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  expect(dark).toEqual(await inks());
});

test('forced colours: the field of the search has a focus ring, the current match an underline', async ({
  open,
}) => {
  const { page } = await open(command, forced);
  await openSearch(page);
  await expect(page.getByRole('search')).toHaveCSS('outline-style', 'solid');
  await searchFor(page, 'fenêtres multiples');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Occurrence suivante' }).waitFor();
  const lines = await page.evaluate(() =>
    ['search-match', 'search-match-current'].map(
      (name) => getComputedStyle(document.body, `::highlight(${name})`).textDecorationLine,
    ),
  );
  expect(lines).toEqual(['none', 'underline']);
});

test('forced colours: an edge separates the phone menu from the page', async ({ open }) => {
  const { page } = await open(command, { ...forced, viewport: { width: 360, height: 740 } });
  await page.click('.menu-button');
  await expect(page.locator('.mobile-menu')).toHaveCSS('border-inline-end-width', '1px');
});

test('more contrast: soft texts have the colour of the text, and lines the one of edges', async ({
  open,
}) => {
  const { page } = await open(command, { contrast: 'more' });
  const colours = await page.evaluate(() => {
    const styleOf = (part: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(part) as Element);
    const { color } = styleOf('.announcement');
    const { borderBlockEndColor } = styleOf('.navbar');
    return [
      color === styleOf('body').color,
      borderBlockEndColor === styleOf('.search-button').borderTopColor,
    ];
  });
  expect(colours).toEqual([true, true]);
});

test('more contrast, or forced colours: no text fades out at the edge of a box', async ({ open }) => {
  const { page } = await open(command);
  const list = page.locator('.toc-list');
  await expect(list).not.toHaveCSS('mask-image', 'none');
  for (const preference of [{ contrast: 'more' }, { contrast: null, forcedColors: 'active' }] as const) {
    await page.emulateMedia(preference);
    await expect(list).toHaveCSS('mask-image', 'none');
  }
});

test('more contrast: a disabled entry in a menu of a sample still looks disabled', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/menu', { contrast: 'more' });
  await page.getByRole('button', { name: 'Exécuter' }).first().click();
  await page.locator('.sample summary', { hasText: 'Planche' }).click();
  const look = (entry: Locator): Promise<string> =>
    entry.evaluate((element) => {
      const { color, opacity } = getComputedStyle(element);
      return `${color} at ${opacity}`;
    });
  const menu = page.locator('.sample details[open]').first();
  const disabled = await look(menu.locator('button:disabled').first());
  expect(disabled).not.toBe(await look(menu.locator('button:enabled').first()));
});
