import { expect, type Page } from '@playwright/test';
import { follow, launchBrowser, openPage, reload, untilReady } from '../../scripts/browser/chromium';
import { closed, field, listHrefs, openSearch, rows, searchFor, settled } from './support/search';
import { address, test } from './support/suite';

const command = '/fr/v1/guides/features/command';
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog[open]') !== null);

/** Ways to open and to close. Keys of a French keyboard: keyboard.e2e.ts. */
const ways: [string, (page: Page) => Promise<unknown>, string, (page: Page) => Promise<unknown>][] = [
  [
    'button',
    (page) => page.locator('.search-button').click(),
    'Escape',
    (page) => page.keyboard.press('Escape'),
  ],
  [
    'Ctrl+K',
    (page) => page.keyboard.press('Control+k'),
    'a press outside',
    (page) => page.mouse.click(8, 400),
  ],
  [
    '⌘K',
    (page) => page.keyboard.press('Meta+k'),
    'Cancel',
    (page) => page.getByRole('button', { name: 'Annuler', exact: true }).click(),
  ],
  ['s', (page) => page.keyboard.press('s'), 'Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['/', (page) => page.keyboard.press('/'), 'Back', (page) => page.evaluate(() => history.back())],
];

test('the search opens and closes in every way, as a modal', async ({ open }) => {
  const { page } = await open(command);
  for (const [name, start, way, end] of ways) {
    await start(page);
    await page.locator('dialog:modal [role="combobox"]:focus').waitFor();
    await page.waitForSelector('.search-box');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden'); // the page behind does not scroll
    expect(await field(page).inputValue(), `${name} types nothing`).toBe('');
    await end(page);
    await closed(page).catch((cause: unknown) => {
      throw new Error(`${way} does not close`, { cause });
    });
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    expect(address(page), way).toBe(command);
    if (name === 'button' || way === 'a press outside') await page.waitForSelector('.search-button:focus');
  }
});

test('beside a scrollbar that takes room, the page behind keeps its width', async ({ url }) => {
  const browser = await launchBrowser([], { ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const { page } = await openPage(browser);
    await page.goto(url(command));
    await untilReady(page);
    const room = (): Promise<number> =>
      page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    const place = (): Promise<unknown> =>
      page.evaluate(() => {
        const { left, width } = document.querySelector('.prose > p')?.getBoundingClientRect() ?? {};
        return [left, width, document.querySelector('.navbar')?.clientWidth];
      });
    expect(await room()).toBeGreaterThan(0);
    const before = await place();
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.search-box');
    expect(await room()).toBe(0);
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await room()).toBeGreaterThan(0);
    expect(await place()).toEqual(before);
  } finally {
    await browser.close();
  }
});

test('closed and opened again at once, the search stays open', async ({ open }) => {
  const { page } = await open(command);
  await page.keyboard.press('s');
  await field(page).waitFor();
  const states = await page.evaluate(async () => {
    const press = (init: KeyboardEventInit): unknown =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
    const shown = (): boolean => document.querySelector('dialog[open]') !== null;
    press({ key: 'k', ctrlKey: true });
    await Promise.resolve();
    const closedAtOnce = !shown();
    press({ key: '/' });
    const openAgain = shown();
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return { closedAtOnce, openAgain, stillOpen: shown() };
  });
  expect(states).toEqual({ closedAtOnce: true, openAgain: true, stillOpen: true });
  await page.waitForSelector('.search-box');
  await page.goBack();
  await closed(page);
  expect(address(page)).toBe(command);
});

test('no key opens the search while one types, or with a foreign modifier', async ({ open }) => {
  const { page } = await open(command);
  await page.evaluate(() => {
    const box = document.createElement('div');
    // The security policy lets a page become markup only by being parsed.
    const parts =
      '<input id="t1"><select id="t2"><option>s</option></select><textarea id="t3"></textarea>' +
      '<div id="t4" contenteditable="true" tabindex="0"><b id="t5">x</b></div>';
    box.append(...new DOMParser().parseFromString(parts, 'text/html').body.childNodes);
    document.querySelector('main')?.prepend(box);
    // What the browser itself does with these is not the subject.
    const prevented: boolean[] = Object.assign(window, { prevented: [] }).prevented;
    window.addEventListener('keydown', (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
  });
  for (const id of ['t1', 't2', 't3', 't4']) {
    await page.focus(`#${id}`);
    const chords = id === 't2' ? [] : ['Control+k', 'Meta+k'];
    for (const key of ['s', '/', ...chords]) await page.keyboard.press(key);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const refused = [
    'Shift+S',
    'Control+s',
    'Meta+s',
    'Alt+s',
    'Control+/',
    'Control+Alt+k',
    'Control+Shift+k',
    'Control+Meta+k',
  ];
  for (const key of refused) await page.keyboard.press(key);
  await page.evaluate(() => localStorage.setItem('tauri-docs.shortcuts-off', 'true'));
  for (const key of ['s', '/']) await page.keyboard.press(key);
  expect(
    await page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented.some(Boolean)),
  ).toBe(false);
  expect(await isOpen(page)).toBe(false);
  await page.focus('#t2'); // takes letters, but no text
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
});

test('Ctrl+K that is held opens the search once, and never reaches the browser', async ({ open }) => {
  const { page } = await open(command);
  await page.evaluate(() => {
    Object.assign(window, { passed: 0 });
    window.addEventListener('keydown', (event) => {
      if (event.key === 'k' && !event.defaultPrevented) (window as unknown as { passed: number }).passed += 1;
      event.preventDefault();
    });
  });
  await page.keyboard.down('Control');
  for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('k');
  await field(page).waitFor();
  expect(await page.evaluate(() => (window as unknown as { passed: number }).passed)).toBe(0);
});

test('a letter that opens the search and is held types nothing; what follows does', async ({ open }) => {
  const { page } = await open(command);
  for (const key of ['s', '/']) {
    await page.keyboard.down(key);
    await field(page).waitFor();
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('ss');
    await expect(field(page)).toHaveValue('ss');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
  }
});

test('text selected on the page is searched for', async ({ open }) => {
  const { page } = await open(command);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element));
  const title = await page.evaluate(() => getSelection()?.toString());
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe(title);
  await settled(page);
  expect((await listHrefs(page))[0]).toBe(command);
});

test('the query lasts for the session and stands in an address that can be shared', async ({ open }) => {
  const { page } = await open(`${command}?q=${encodeURIComponent('notification système')}#sortie`);
  await field(page).waitFor();
  await settled(page);
  expect(await field(page).inputValue()).toBe('notification système');
  expect(await rows(page).count()).toBeGreaterThan(0);
  await searchFor(page, 'presse-papiers');
  await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'presse-papiers');
  await page.keyboard.press('Escape');
  await closed(page);
  expect(address(page)).toBe(`${command}#sortie`);
  await follow(page, '/fr/v1/api/js/fs');
  await page.waitForURL('**/fs');
  await reload(page);
  await page.keyboard.press('/');
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('presse-papiers');
  expect(await page.evaluate(() => getSelection()?.toString()), 'selected, so that typing replaces it').toBe(
    'presse-papiers',
  );
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  expect(await field(page).inputValue()).toBe('');
});

test('a query lasts for the session even if the search is closed right after the last key', async ({
  open,
}) => {
  const { page } = await open(command);
  await openSearch(page);
  await page.keyboard.type('menu');
  await page.keyboard.press('Escape');
  await closed(page);
  await reload(page);
  await openSearch(page);
  await expect(field(page)).toHaveValue('menu');
});

test('Forward opens the search again that Back has closed', async ({ open }) => {
  const { page } = await open(command);
  await page.keyboard.press('s');
  await searchFor(page, 'splash');
  await page.waitForURL('**?q=splash');
  const entries = await page.evaluate(() => history.length);
  await page.goBack();
  await closed(page);
  await page.goForward();
  await expect(field(page)).toHaveValue('splash');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await closed(page);
  await expect.poll(() => address(page)).toBe(command);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
