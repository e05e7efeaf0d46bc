import { expect, type Page } from '@playwright/test';
import { tabAddresses } from '../../scripts/browser/chromium';
import {
  closed,
  expectSelected,
  field,
  listHrefs,
  openSearch,
  rows,
  searchFor,
  settled,
} from './support/search';
import { clipboardText, test } from './support/suite';

const command = '/fr/v1/guides/features/command';
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog[open]') !== null);

test('results are one list of real links in labelled groups, counted', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  expect(await rows(page).count()).toBe(0);
  await searchFor(page, 'fenêtre');
  const ids = await rows(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(ids.map((_id, index) => `search-item-${index}`));
  // A fuller answer may still come.
  await page.waitForFunction(() => {
    const count = document.querySelectorAll('dialog [role="option"]').length;
    const said = document.querySelector('dialog[open] [role="status"]')?.textContent ?? '';
    return new RegExp(`^${count}\\srésultats$`).test(said);
  });
  for (const href of await listHrefs(page)) expect(href ?? '').toMatch(/^\/fr\//);
  const groups = await page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => group.ariaLabelledByElements?.[0]?.textContent));
  expect(groups.length > 1 && new Set(groups).size === groups.length, groups.join()).toBeTruthy();
  expect(await rows(page).locator('mark').count()).toBeGreaterThan(0);
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('dialog', { name: 'Rechercher' }).waitFor();
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('listbox');
  }
});

test('arrows, Ctrl+Home, Ctrl+End and the pointer select a row, and the preview follows', async ({
  open,
}) => {
  const { page } = await open(command);
  await openSearch(page);
  // An unknown word makes the index load the texts of the query: no fuller answer changes the rows later.
  await searchFor(page, 'xyzzyq menu');
  await searchFor(page, 'menu');
  const last = (await rows(page).count()) - 1;
  expect(last).toBeGreaterThan(3);
  for (const [key, expected] of [
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['Control+End', last],
    ['Control+Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, expected, key);
    await expect(page.locator(`#search-item-${expected}`)).toBeInViewport();
  }
  await rows(page).nth(2).hover();
  await expectSelected(page, 2);
  const title = (await rows(page).nth(2).locator('span bdi').last().textContent()) ?? '?';
  await page.locator('dialog[open] [aria-hidden="true"]', { hasText: title }).waitFor();
});

test('Home and End move the caret in the field, not the selected row', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, 'menu');
  await page.keyboard.press('ArrowDown');
  const caret = (): Promise<number | null> =>
    field(page).evaluate((input: HTMLInputElement) => input.selectionStart);
  await page.keyboard.press('Home');
  expect(await caret()).toBe(0);
  await page.keyboard.press('End');
  expect(await caret()).toBe(4);
  await expectSelected(page, 1);
});

test('Enter follows here and closes; with Ctrl, ⌘ or Shift in a new tab, and the search stays', async ({
  open,
  browser,
  url,
}) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, 'barre d’état système');
  const href = (await listHrefs(page))[0] ?? '';
  const countTabs = async (): Promise<number> =>
    (await tabAddresses(browser)).filter((tab) => tab === url(href)).length;
  for (const [index, key] of ['Control+Enter', 'Meta+Enter', 'Shift+Enter'].entries()) {
    await page.keyboard.press(key);
    await expect.poll(countTabs, key).toBe(index + 1);
    expect(await isOpen(page), key).toBe(true);
  }
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  await closed(page);
  expect(await page.evaluate(() => 'same' in window), 'the page is swapped, not loaded').toBe(true);
  await page.goBack();
  await page.waitForURL(`**${command}`);
  expect(await isOpen(page)).toBe(false);
});

test('the keyboard keeps the list after a press on it, such as one that opens a row in a new tab', async ({
  open,
}) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, 'menu');
  await rows(page).nth(1).click({ button: 'middle' });
  await page.bringToFront();
  await page.keyboard.press('ArrowDown');
  await expectSelected(page, 2);
  const preview = page.locator('dialog [aria-hidden="true"] > div').last();
  for (const place of [page.locator('#search-group-0'), preview]) {
    await place.click();
    await page.keyboard.press('s');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('menu');
    await settled(page);
  }
  // A text that is selected there can still be copied.
  await preview.dblclick();
  await page.keyboard.press('ControlOrMeta+c');
  expect(await clipboardText(page)).toBe(await page.evaluate(() => getSelection()?.toString()));
});

test('a version lists its releases of all packages, under release notes', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, '1.6');
  await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName('Notes de version');
  const hrefs = await listHrefs(page);
  for (const release of ['core-1.6.8', 'core-1.6.0', 'api-1.6.0', 'cli-1.6.0'])
    expect(hrefs, `${release}: ${hrefs.join(' ')}`).toContain(`/fr/releases#${release}`);
});

test('rows say of releases and of prose in the references what they are', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, 'v1.6.0');
  await expect(rows(page).first()).toContainText(/^Version tauri 1\.6 › tauri 1\.6\.0/);
  for (const [query, row] of [
    ['vérifier un fichier', /^Référence Configuration \| Vérifier un fichier/],
    ['missing script: tauri', /^Référence CLI \| En cas de problème/],
    ['tauri --verbose', /^Commande tauri › --verbose/],
  ] as const) {
    await searchFor(page, query);
    await expect(rows(page).filter({ hasText: row }), query).toHaveCount(1);
  }
});

test('the line of text in a row shows why the row is there, and rows stay equally high', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await searchFor(page, 'menus');
    await searchFor(page, 'menu');
    await expect(rows(page).locator('> span:last-of-type mark')).not.toHaveCount(0);
    const snippets = await rows(page)
      .locator('> span:last-of-type')
      .evaluateAll((all) =>
        all.map((snippet) => {
          const { bottom, height } = snippet.getBoundingClientRect();
          const mark = snippet.querySelector('mark')?.getBoundingClientRect();
          return { text: snippet.textContent, height, isShown: !mark || mark.bottom <= bottom + 2 };
        }),
      );
    expect(
      snippets.filter(({ isShown }) => !isShown).map(({ text }) => text),
      `${width} px`,
    ).toEqual([]);
    expect(new Set(snippets.map(({ height }) => height)).size).toBe(1);
  }
});

test('in forced colours only the selected row has an edge', async ({ open }) => {
  const { page } = await open(command, { forcedColors: 'active' });
  await openSearch(page);
  await searchFor(page, 'fenêtre');
  const edges = await rows(page).evaluateAll((all) =>
    all.map((row) => getComputedStyle(row).borderInlineStartColor),
  );
  expect(edges.filter((edge) => edge !== edges.at(-1)).length).toBe(1);
});

test('areas are chosen by keyboard, and the results keep to them', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, 'fenêtre');
  await page.getByRole('radio', { name: 'Tout' }).press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.parentElement?.textContent)).toBe('Tutoriels');
  await page.keyboard.press('ArrowRight');
  await settled(page);
  for (const href of await listHrefs(page)) expect(href ?? '').toMatch(/^\/fr\/v1\/api\/js/);
});

test('an action of the site is a result, and is done on Enter', async ({ open }) => {
  const { page } = await open(command, { colorScheme: 'light' });
  await openSearch(page);
  await searchFor(page, 'mode sombre');
  expect(await rows(page).first().innerText()).toMatch(/Changer de mode de couleur/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('html[data-theme="dark"]');
  await closed(page);
});

test('on a phone, the languages are shown by the menu', async ({ open }) => {
  const { page } = await open(command, { viewport: { width: 360, height: 740 } });
  await openSearch(page);
  await searchFor(page, 'changer de langue');
  await page.keyboard.press('Enter');
  const languages = page.locator('.mobile-list summary', { hasText: 'Langues' });
  await expect(languages).toBeFocused();
  await expect(page.getByRole('link', { name: 'English' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.click('.menu-button');
  await expect(page.locator('.mobile-panel .sidebar [aria-current]')).toBeVisible();
});

test('“signaler une erreur” opens the form of the page in a new tab', async ({ open }) => {
  const { page, context } = await open(command, { expected: /^requests https:\/\/github\.com\// });
  await context.route('https://github.com/**', (route) => route.fulfill({ body: '' }));
  await openSearch(page);
  await searchFor(page, 'signaler une erreur');
  const popup = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const form = await popup;
  await form.waitForURL(/\/issues\/new\?/);
  expect(
    new URL(form.url()).searchParams.get('body')?.includes('/fr/v1/guides/features/command'),
  ).toBeTruthy();
  await closed(page);
});
