import { expect, type Page } from '@playwright/test';
import { untilReady } from '../../scripts/browser/chromium';
import { address, type Open, test } from './support/suite';

/** A page whose scripts come when `letThrough` is called. */
const openHeld = async (open: Open, width: number): Promise<{ page: Page; letThrough: () => void }> => {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const { page } = await open('/fr/v1/references/architecture', {
    still: true,
    viewport: { width, height: 800 },
    prepare: (fresh) =>
      fresh.route('**/_next/static/**/*.js', async (route) => {
        await released;
        await route.continue();
      }),
  });
  return { page, letThrough };
};

const search = 'dialog[open] [role="combobox"]';

for (const [name, width, shown, press] of [
  ['on the search', 1280, search, (page: Page) => page.click('.search-button')],
  ['on the menu of a phone', 360, '.mobile-menu[open]', (page: Page) => page.click('.menu-button')],
  ['of the key that opens the search', 1280, search, (page: Page) => page.keyboard.press('/')],
] as const)
  test(`a press ${name} that comes before the scripts is done once they are there`, async ({ open }) => {
    const { page, letThrough } = await openHeld(open, width);
    await press(page);
    expect(await page.locator(shown).count()).toBe(0);
    letThrough();
    await page.waitForSelector(shown);
    await untilReady(page);
    expect(await page.locator(shown).count()).toBe(1);
  });

for (const [name, press] of [
  ['a press on the search', (page: Page) => page.click('.search-button')],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a slash', (page: Page) => page.keyboard.press('/')],
] as const)
  test(`what is typed after ${name}, before the scripts, is searched for`, async ({ open }) => {
    const { page, letThrough } = await openHeld(open, 1280);
    await press(page);
    await page.keyboard.type('networkx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowLeft');
    letThrough();
    await expect(page.locator(search)).toHaveValue('network');
    // the page has not changed, and the search has written the query into its address
    await expect(page).toHaveURL(/\/fr\/v1\/references\/architecture\?q=network$/);
  });

test('a letter typed after another press is no shortcut, and no other key undoes the press', async ({
  open,
}) => {
  const { page, letThrough } = await openHeld(open, 360);
  await page.click('.menu-button');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  letThrough();
  await page.waitForSelector('.mobile-menu[open]');
  await untilReady(page);
  expect(address(page)).toBe('/fr/v1/references/architecture');
});

test('a press that came too early is forgotten after Escape', async ({ open }) => {
  const { page, letThrough } = await openHeld(open, 1280);
  await page.click('.search-button');
  await page.keyboard.press('Escape');
  letThrough();
  await untilReady(page);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a menu opens for a pointer that came before the scripts', async ({ open }) => {
  const { page, letThrough } = await openHeld(open, 1280);
  await page.locator('.navbar .dropdown > summary').first().hover();
  letThrough();
  await page.locator('.navbar .dropdown a').first().waitFor();
});

test('a press that came too early is forgotten once something else is touched', async ({ open }) => {
  const { page, letThrough } = await openHeld(open, 1280);
  await page.click('.search-button');
  await page.click('main h1');
  letThrough();
  await untilReady(page);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a page is ready although the browser never says that it is idle', async ({ open }) => {
  const { page } = await open('/fr/v1/guides', {
    still: true,
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      }),
  });
  await untilReady(page);
});
