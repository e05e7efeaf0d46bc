import { expect, type Page } from '@playwright/test';
import { site } from '../../lib/site/config';
import { go } from '../../scripts/browser/chromium';
import { frames, test } from './support/suite';

const toggle = '.navbar .color-mode';
const expectMode = (page: Page, mode: 'dark' | 'light'): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));
const store = (value: string) => (page: Page) =>
  page.addInitScript((text) => localStorage.setItem('theme', text), value);

test('the toggle switches, stores the choice and names the mode', async ({ open }) => {
  const { page } = await open('/fr/');
  expect(await page.getAttribute(toggle, 'aria-live')).toBe('polite');
  for (const [mode, name] of [
    ['light', 'Mode clair'],
    ['dark', 'Mode sombre'],
  ] as const) {
    if (mode === 'dark') await page.click(toggle);
    await expectMode(page, mode);
    for (const attribute of ['aria-label', 'title'])
      expect(await page.getAttribute(toggle, attribute)).toBe(
        `Basculer entre le mode sombre et le mode clair (actuellement ${name})`,
      );
  }
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await expectMode(page, 'dark');
  await test.step('an explicit choice survives a change of the system', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await frames(page, 2); // the browser reports the change with a frame
    }
    await expectMode(page, 'dark');
    expect(await stored(page)).toBe('dark');
  });
});

test('the colour around the page follows the mode: the toggle, the system, another tab', async ({ open }) => {
  const { page } = await open('/fr/', { colorScheme: 'light' });
  const expectColor = (): Promise<void> =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const probe = document.createElement('i');
          probe.style.color =
            document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
          return probe.style.color === getComputedStyle(document.documentElement).backgroundColor;
        }),
      )
      .toBe(true);
  await expectMode(page, 'light');
  await expectColor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');
  await expectColor();
  await page.click(toggle);
  await expectMode(page, 'light');
  await expectColor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.click(toggle);
  await expectMode(page, 'dark');
  await expectColor();
});

for (const [mode, colorScheme] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`a page that opens in the stored ${mode} mode has its colour around it, and so has the next page`, async ({
    open,
  }) => {
    const { page } = await open('/fr/', { colorScheme, prepare: store(mode) });
    await expectMode(page, mode);
    const color = mode === 'dark' ? site.themeColor : site.lightThemeColor;
    const meta = page.locator('meta[name="theme-color"]');
    await expect(meta).toHaveAttribute('content', color);
    await go(page, '/fr/blog');
    await expect(page).toHaveTitle(/^Blog/); // the metadata of the page has been replaced
    await expect(meta).toHaveAttribute('content', color);
  });

test('other tabs take over a choice, but not its removal', async ({ open, url }) => {
  const { page, context } = await open('/fr/');
  const other = await context.newPage();
  await other.goto(url('/favicon.svg'));
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expectMode(page, 'dark');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await other.evaluate(() => localStorage.setItem('tauri-docs.probe', '1'));
  await page.waitForFunction(() => localStorage.getItem('tauri-docs.probe') === '1');
  await expectMode(page, 'dark');
});

test('the mode follows the system while nothing is stored, and ignores the print preview', async ({
  open,
}) => {
  const { page } = await open('/fr/', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  // The browser reports the change with a frame: the next one must not fall into the same.
  await frames(page, 2);
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
  expect(await stored(page)).toBe(null);
});

test('the mode is dark where the system says nothing', async ({ open }) => {
  const { page } = await open('/fr/', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const { matchMedia } = window;
        window.matchMedia = (query) =>
          matchMedia.call(window, query.includes('prefers-color-scheme') ? 'not all' : query);
      }),
  });
  await expectMode(page, 'dark');
});

test('the stored mode is set before the first paint', async ({ open }) => {
  // Without any script file the runtime never starts: what shows is what the first-paint script decided.
  const prepare = async (page: Page): Promise<void> => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await store('dark')(page);
  };
  const { page } = await open('/fr/v1/guides', { prepare, still: true, expected: /ERR_FAILED/ });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 15, 15)');
  await expect(page.locator(toggle)).toBeDisabled();
});

test('the query parameter wins over the stored mode and is not stored', async ({ open }) => {
  const { page } = await open('/fr/?docusaurus-theme=dark', { prepare: store('light') });
  await expectMode(page, 'dark');
  expect(await stored(page)).toBe('light');
});
