import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { blockStorage, test } from './support/suite';

const mode = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));
const store = (value: string) => (page: Page) =>
  page.addInitScript((text) => localStorage.setItem('theme', text), value);
const toggle = '.navbar .color-mode';

test('the toggle', async ({ open }) => {
  const { page } = await open('/fr/');
  await test.step('the toggle names itself with the current mode', async () => {
    assert.equal(await page.getAttribute(toggle, 'aria-live'), 'polite');
    assert.equal(
      await page.getAttribute(toggle, 'aria-label'),
      'Basculer entre le mode sombre et le mode clair (actuellement Mode clair)',
    );
    await page.click(toggle);
    assert.equal(
      await page.getAttribute(toggle, 'title'),
      'Basculer entre le mode sombre et le mode clair (actuellement Mode sombre)',
    );
    await page.click(toggle);
  });
  await test.step('the toggle switches between light and dark and stores the choice', async () => {
    await page.click(toggle);
    assert.equal(await mode(page), 'dark');
    assert.equal(await stored(page), 'dark');
    await page.click(toggle);
    assert.equal(await mode(page), 'light');
    await page.reload();
    assert.equal(await mode(page), 'light');
  });
  await test.step('an explicit choice survives a change of the system', async () => {
    await page.click(toggle);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    assert.equal(await mode(page), 'dark');
    assert.equal(await stored(page), 'dark');
  });
});

test('the removal of the stored value in another tab is ignored', async ({ open, url }) => {
  const { page, context } = await open('/fr/', { prepare: store('dark') });
  const other = await context.newPage();
  await other.goto(url('/favicon.svg'));
  await other.evaluate(() => localStorage.removeItem('theme'));
  await other.evaluate(() => localStorage.setItem('tauri-docs.probe', '1'));
  await page.waitForFunction(() => localStorage.getItem('tauri-docs.probe') === '1');
  assert.equal(await mode(page), 'dark');
});

test('the mode of the system', async ({ open }) => {
  const { page } = await open('/fr/', { colorScheme: 'dark' });
  await test.step('a change of the media query by the print preview is ignored', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    assert.equal(await mode(page), 'dark');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    // The browser tells of the change with a frame: the next one must not fall into the same.
    await page.evaluate(() => new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok))));
    assert.equal(await mode(page), 'dark');
  });
  await test.step('the mode follows the system while nothing is stored', async () => {
    assert.equal(await mode(page), 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    assert.equal(await stored(page), null);
  });
});

test('the mode is dark where the system says nothing', async ({ open }) => {
  const prepare = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        matchMedia.call(window, query.includes('prefers-color-scheme') ? 'not all' : query);
    });
  const { page } = await open('/fr/', { prepare });
  assert.equal(await mode(page), 'dark');
});

test('the stored mode is there before the first paint', async ({ open }) => {
  // Without any script file the page never comes to life: what shows is what the first-paint script decided.
  const prepare = async (page: Page): Promise<void> => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await store('dark')(page);
  };
  const { page } = await open('/fr/v1/guides', { prepare, still: true, expected: /ERR_FAILED/ });
  assert.equal(await mode(page), 'dark');
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    'rgb(15, 15, 15)',
  );
  assert.equal(await page.isDisabled(toggle), true, 'the toggle waits for the page’s behaviour');
});

test('the query parameter wins over the stored mode and is not stored', async ({ open }) => {
  const { page } = await open('/fr/?docusaurus-theme=dark', { prepare: store('light') });
  assert.equal(await mode(page), 'dark');
  assert.equal(await stored(page), 'light');
});

test('with storage blocked the toggle works and nothing is kept', async ({ open }) => {
  const warnings: string[] = [];
  const prepare = async (page: Page): Promise<void> => {
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await blockStorage(page);
  };
  const { page } = await open('/fr/v1/guides', { prepare });
  await page.click(toggle);
  assert.equal(await mode(page), 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  assert.equal(await mode(page), 'dark');
  assert.equal(warnings.filter((text) => text.startsWith('Storage is not available')).length, 1);
  await page.reload();
  assert.equal(await mode(page), 'light');
});
