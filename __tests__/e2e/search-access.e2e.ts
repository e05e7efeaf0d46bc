import { expect, type Locator, type Page } from '@playwright/test';
import { listViolationsInBothModes } from './support/axe';
import { closed, field, listHrefs, openSearch, rows, searchFor, settled } from './support/search';
import { test } from './support/suite';

const command = '/fr/v1/guides/features/command';
/** Axe reads the whole page, also behind a dialog: a short one takes a quarter of the time. */
const shortPage = '/fr/about/governance';
const listFaults = (page: Page): Promise<string[]> => listViolationsInBothModes(page, 'dialog[open]');

test('axe finds nothing in any view, light or dark', async ({ open }) => {
  const { page } = await open(shortPage);
  const kept = [
    { query: 'menu', pinned: true },
    { query: 'vite', pinned: false },
  ];
  await page.evaluate((text) => localStorage.setItem('tauri-docs.searches', text), JSON.stringify(kept));
  await openSearch(page);
  const found: Record<string, string[]> = { empty: await listFaults(page) };
  await searchFor(page, 'fenêtre');
  // The preview comes with the texts of the pages, which may come after the rows.
  await page.locator('dialog[open] [aria-hidden="true"] mark').first().waitFor();
  found.results = await listFaults(page);
  await searchFor(page, 'xyzzyq');
  found.none = await listFaults(page);
  const failing = await open(shortPage, {
    expected: /Search failed|net::ERR/,
    prepare: (fresh) => fresh.route(/search\/worker\.js/, (route) => route.abort()),
  });
  await openSearch(failing.page);
  await field(failing.page).fill('xyzzy');
  await failing.page.locator('dialog[open] [role="alert"]').waitFor();
  found.error = await listFaults(failing.page);
  expect(found).toEqual({ empty: [], results: [], none: [], error: [] });
});

test('on a phone: the whole screen, no zoom, Cancel, a thumb follows a result', async ({ open }) => {
  const { page } = await open(command, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('.search-button').first().tap();
  await field(page).waitFor();
  await searchFor(page, 'fenêtre');
  const facts = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]') as HTMLElement;
    const box = dialog.getBoundingClientRect();
    const input = document.querySelector('[role="combobox"]') as HTMLElement;
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== dialog &&
      (getComputedStyle(element).overflow !== 'visible' || isCut(element.parentElement));
    return {
      whole:
        box.left === 0 && box.top === 0 && box.width === innerWidth && Math.abs(box.height - innerHeight) < 1,
      fontSize: parseFloat(getComputedStyle(input).fontSize),
      wide: [...dialog.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 1 &&
          !element.closest('fieldset, .visually-hidden') &&
          !isCut(element),
      ).length,
      small: [...dialog.querySelectorAll('button:not([hidden]), label, [role="option"]')].filter(
        (element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        },
      ).length,
      scroll: document.documentElement.scrollWidth,
    };
  });
  expect(facts.fontSize, `${facts.fontSize} px`).toBeGreaterThanOrEqual(16);
  expect(facts).toEqual({ ...facts, whole: true, wide: 0, small: 0, scroll: 360 });
  await page.getByRole('button', { name: 'Annuler', exact: true }).tap();
  await closed(page);
  await page.locator('.search-button').first().tap();
  await settled(page);
  const [href] = await listHrefs(page);
  await rows(page).first().tap();
  await page.waitForURL(`**${href}`);
  await closed(page);
});

test('in a window of 320 × 256 px, as at 400 %, no name is cut', async ({ open }) => {
  const { page } = await open(command, { viewport: { width: 320, height: 256 } });
  const cut = (names: Locator): Promise<(string | null)[]> =>
    names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  await openSearch(page);
  const read = page.locator('dialog[open] section bdi');
  await expect(read.filter({ hasText: 'Appeler Rust depuis le frontend' })).toBeVisible();
  expect(await cut(read)).toEqual([]);
  await searchFor(page, 'fenêtre');
  const names = rows(page).locator('> span:nth-of-type(2)');
  await expect(names.filter({ hasText: 'Personnalisation des fenêtres' })).toHaveCount(1);
  expect(await cut(names)).toEqual([]);
});

test('a touch keyboard that covers the window covers no row', async ({ open }) => {
  const { page } = await open(command, {
    viewport: { width: 360, height: 640 },
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const visible = Object.assign(new EventTarget(), { height: 640, scale: 1 });
        Object.defineProperty(window, 'visualViewport', { value: visible });
      }),
  });
  const cover = (height: number, scale: number): Promise<void> =>
    page.evaluate(
      ([toHeight, toScale]) => {
        Object.assign(window.visualViewport ?? {}, { height: toHeight, scale: toScale });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      },
      [height, scale] as const,
    );
  const dialog = page.locator('dialog[open]');
  const heightOfDialog = (): Promise<number> =>
    dialog.evaluate((element) => element.getBoundingClientRect().height);
  await page.locator('.search-button').first().click();
  await searchFor(page, 'fenêtre');
  await cover(340, 1);
  // The dialog shrinks after the event: a row that was in view before must be scrolled to again.
  const scrollToLast = (): Promise<number> =>
    rows(page)
      .last()
      .evaluate((row) => {
        row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return row.getBoundingClientRect().bottom;
      });
  await expect.poll(scrollToLast, 'the end of the last row, in px').toBeLessThanOrEqual(340);
  await test.step('but zooming in leaves the height', async () => {
    await cover(640, 1);
    await cover(320, 2);
    expect(await heightOfDialog()).toBe(640);
  });
});
