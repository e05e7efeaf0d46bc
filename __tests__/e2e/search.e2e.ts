import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  closed,
  field,
  listHrefs,
  openSearch,
  rows,
  searchFor,
  selectedRow,
  settled,
} from './support/search';
import { test } from './support/suite';

const command = '/fr/v1/guides/features/command';
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog[open]') !== null);

test('results are one list of real links in labelled groups, counted', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  assert.equal(await field(page).getAttribute('aria-expanded'), 'false');
  assert.equal(await rows(page).count(), 0);
  const said = await searchFor(page, 'fenêtre');
  const facts = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[role="option"]')];
    const list = document.querySelector('[role="listbox"]');
    return {
      ids: all.map(({ id }) => id),
      links: all.every((row) => /^\/fr\//.test(row.querySelector('a[href]')?.getAttribute('href') ?? '')),
      groups: [...document.querySelectorAll('[role="listbox"] > [role="group"]')].map(
        (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
      controls: document.querySelector('[role="combobox"]')?.getAttribute('aria-controls') === list?.id,
      lists: document.querySelectorAll('[role="listbox"]').length,
      marks: document.querySelectorAll('[role="option"] mark').length,
      dialog: document.querySelector('dialog[open]')?.getAttribute('aria-label'),
    };
  });
  assert.deepEqual(
    facts.ids,
    facts.ids.map((_id, index) => `search-item-${index}`),
  );
  assert.match(said, new RegExp(`^${facts.ids.length}\\srésultats$`));
  assert.ok(facts.links && facts.controls && facts.lists === 1 && facts.marks > 0);
  assert.equal(facts.dialog, 'Rechercher');
  assert.ok(facts.groups.length > 1 && new Set(facts.groups).size === facts.groups.length);
  assert.ok(
    facts.groups.every((name) =>
      ['Tutoriels', 'API JavaScript', 'Configuration', 'CLI', 'Références', 'Blog'].includes(name),
    ),
  );
  assert.equal(await field(page).getAttribute('aria-expanded'), 'true');
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    assert.notEqual(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'listbox');
  }
});

test('arrows, Home, End and the pointer select a row, and the preview follows', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  // An unknown word makes the index load the texts of the query: no fuller answer changes the rows later.
  await searchFor(page, 'xyzzyq menu');
  await searchFor(page, 'menu');
  const last = (await rows(page).count()) - 1;
  assert.ok(last > 3);
  for (const [key, expected] of [
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await selectedRow(page), expected, key);
    await page.waitForFunction((id) => {
      const row = document.getElementById(id)?.getBoundingClientRect();
      const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
      return row && list && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
    }, `search-item-${expected}`);
  }
  await rows(page).nth(2).hover();
  assert.equal(await selectedRow(page), 2);
  const title = (await rows(page).nth(2).locator('span bdi').first().textContent()) ?? '?';
  await page.locator('dialog[open] [aria-hidden="true"]', { hasText: title }).waitFor();
});

test('a fuller answer leaves every row and the selection where they are', async ({ open }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { page } = await open(command, {
    prepare: async (fresh) => {
      await fresh.route('**/search/texts.*.json', async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  const inGroups = (): Promise<(string | null)[][]> =>
    page
      .getByRole('group')
      .evaluateAll((groups) =>
        groups.map((group) => [...group.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
      );
  await openSearch(page);
  await searchFor(page, 'serveur local');
  const before = await inGroups();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  const selected = (await listHrefs(page))[await selectedRow(page)];
  release();
  await rows(page).nth(before.flat().length).waitFor();
  const after = await inGroups();
  assert.deepEqual(
    before.map((hrefs, group) => after[group]?.slice(0, hrefs.length)),
    before,
  );
  assert.equal((await listHrefs(page))[await selectedRow(page)], selected);
});

test('another query shows its first row, also the same words in another area', async ({ open }) => {
  const { page } = await open(command, { viewport: { width: 360, height: 480 } });
  const toEnd = async (): Promise<void> => {
    await page.keyboard.press('End');
    await page.waitForFunction(() => (document.querySelector('[role="listbox"]')?.scrollTop ?? 0) > 100);
  };
  const assertAtTop = async (): Promise<void> => {
    const list = await page.getByRole('listbox').boundingBox();
    const row = await rows(page).first().boundingBox();
    assert.ok(list && row && row.y >= list.y, `the first row stands at ${row?.y}, the list at ${list?.y}`);
  };
  await openSearch(page);
  await searchFor(page, 'fenêtre');
  await toEnd();
  await searchFor(page, 'application');
  await assertAtTop();
  await toEnd();
  await page.getByRole('radio', { name: 'Tutoriels' }).check({ force: true });
  await settled(page);
  await assertAtTop();
});

test('Enter follows here and closes; with Ctrl, ⌘ or Shift in a new tab, and the search stays', async ({
  open,
}) => {
  const { page, context } = await open(command);
  await openSearch(page);
  await searchFor(page, 'barre d’état système');
  const [href] = await listHrefs(page);
  for (const key of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(key)]);
    await tab.waitForURL(`**${href}`);
    await tab.close();
    assert.equal(await isOpen(page), true, key);
  }
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  await closed(page);
  assert.equal(await page.evaluate(() => 'same' in window), true, 'the page is swapped, not loaded');
  await page.goBack();
  await page.waitForURL(`**${command}`);
  assert.equal(await isOpen(page), false);
});

test('areas are chosen by keyboard, and the results keep to them', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, 'fenêtre');
  const name = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.parentElement?.textContent);
  for (let step = 0; step < 4 && (await name()) !== 'Tout'; step++) await page.keyboard.press('Tab');
  assert.equal(await name(), 'Tout');
  for (const [area, pattern] of [
    ['Tutoriels', /^\/fr\/(?!blog)/],
    ['API JavaScript', /^\/fr\/v1\/api\/js/],
    ['Configuration', /^\/fr\/v1\/api\/config/],
    ['CLI', /^\/fr\/v1\/api\/cli/],
    ['Références', /^\/fr\/v1\/references/],
    ['Blog', /^\/fr\/blog/],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    assert.equal(await name(), area);
    await settled(page);
    const hrefs = await listHrefs(page);
    assert.ok(
      hrefs.every((href) => pattern.test(href ?? '')),
      `${area}: ${String(hrefs)}`,
    );
  }
});

test('pastes of any kind get a calm answer', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  for (const text of [
    'fenêtre '.repeat(1_250),
    '.*+?^${}()|[]\\',
    '😀👩‍👩‍👧‍👦',
    '\u202Efenêtre\u2066',
    '\uD800menu\uDC00',
    '<img src=x onerror=alert(1)>',
    '"\'`',
    '__proto__',
  ]) {
    await page.evaluate((value) => {
      const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    }, text);
    await settled(page);
    assert.equal(await page.locator('dialog[open] [role="alert"]').count(), 0, text.slice(0, 30));
  }
});
