/** Typing in the search, and elsewhere: input methods, pasted errors, low windows, keyboard layouts, foreign fields. */
import { expect, type Page } from '@playwright/test';
import { inside } from './support/sample';
import { closed, field, openSearch, rows, searchFor, settled } from './support/search';
import { address, resize, test } from './support/suite';

const command = '/fr/v1/guides/features/command';

test('results come while an input method composes, and its Enter follows none', async ({ open }) => {
  const { page } = await open(command, { hasTouch: true });
  const session = await page.context().newCDPSession(page);
  for (const word of ['fenetre', 'presse', 'notif']) {
    await openSearch(page);
    await field(page).fill('');
    for (let length = 1; length <= word.length; length++)
      await session.send('Input.imeSetComposition', {
        text: word.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      });
    await rows(page).first().waitFor();
    expect(await field(page).inputValue()).toBe(word);
    await field(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(await field(page).isVisible()).toBe(true);
    await session.send('Input.insertText', { text: word });
    expect(await field(page).inputValue(), 'the committed text').toBe(word);
    await page.keyboard.press('Escape');
    await closed(page);
  }
  expect(address(page)).toBe(command);
});

const errors: [name: string, text: string, result: RegExp][] = [
  [
    'Rust',
    'error[E0433]: failed to resolve: use of undeclared crate or module `tauri_plugin_store`\n  --> src/main.rs:8:17\n   |\n 8 |  .plugin(tauri_plugin_store::Builder)\n\nerror: could not compile `app` (bin "app") due to 1 previous error',
    /undeclared crate/,
  ],
  [
    'npm',
    'npm ERR! Missing script: "tauri"\nnpm ERR!\nnpm ERR! A complete log of this run can be found in: /home/ada/.npm/_logs/debug-0.log',
    /^Missing script: tauri$/,
  ],
  [
    'the webview',
    'Uncaught (in promise) TypeError: window.__TAURI__.invoke is not a function\n    at onClick (http://localhost:1420/src/main.js:12:27)\n    at async Promise.all (index 0)',
    /^window\.__TAURI__\.invoke is not a function$/,
  ],
];

test('of a pasted error, the line that names the cause is searched for', async ({ open }) => {
  const { page } = await open(command);
  await openSearch(page);
  for (const [name, text, query] of errors) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page).fill('');
    await page.keyboard.press('Control+v');
    await expect(field(page), name).toHaveValue(query);
    await settled(page);
    expect(await rows(page).count(), name).toBeGreaterThan(0);
  }
});

const countWholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
    const bottom = Math.min(list?.bottom ?? 0, innerHeight);
    return [...document.querySelectorAll('[role="option"]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= (list?.top ?? 0) && box.bottom <= bottom + 0.5;
    }).length;
  });

test('low and narrow windows show at least three whole rows', async ({ open }) => {
  const { page } = await open(command);
  for (const [width, height] of [
    [667, 331],
    [320, 256],
    [740, 360],
    [1280, 300],
    [1280, 480],
    [427, 240],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, width, height);
      await page.keyboard.press('/');
      await field(page).waitFor();
      for (const query of ['menu', 'fenêtre', 'scope']) {
        await searchFor(page, query);
        const whole = await countWholeRows(page);
        expect(whole, `${query}: ${whole}`).toBeGreaterThanOrEqual(3);
      }
      const box = await page.locator('dialog[open]').boundingBox();
      expect([box?.width, box?.height]).toEqual([width, height]);
      expect(
        await field(page).evaluate((input) => parseFloat(getComputedStyle(input).fontSize)),
      ).toBeGreaterThanOrEqual(16);
      await page.keyboard.press('Escape');
      await closed(page);
    });
});

test('the field has room at 300 % zoom of a small window', async ({ open }) => {
  const { page } = await open(command, { viewport: { width: 189, height: 107 } });
  await page.keyboard.press('/');
  await field(page).waitFor();
  await searchFor(page, 'menu');
  expect((await field(page).boundingBox())?.width ?? 0).toBeGreaterThan(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test('fields of touch devices have at least 16 px, so that browsers do not zoom into them', async ({
  open,
  url,
}) => {
  const widths = [390, 1180];
  const { page } = await open('/fr/v1/guides/building', {
    viewport: { width: 390, height: 820 },
    hasTouch: true,
    isMobile: true,
  });
  /** What each page shows last, after a press on a button where there is one. */
  for (const [path, button, shown] of [
    ['/fr/v1/guides/building', null, page.locator('select').first()],
    ['/fr/v1/api/config', 'Ouvrir le vérificateur', page.locator('#checker-text')],
    ['/fr/rien', null, page.locator('.not-found input')],
    ['/fr/v1/api/js/fs', 'Exécuter', inside(page).locator('[name=nom]')],
  ] as const) {
    if (!page.url().endsWith(path)) await page.goto(url(path));
    if (button) await page.getByRole('button', { name: button }).first().click();
    await shown.waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 820 });
      for (const frame of page.frames()) {
        const sizes = await frame
          .locator('select, textarea, input:not([type="radio"], [type="checkbox"])')
          .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
        expect(
          sizes.filter((size) => size < 16),
          `${width} px, ${path}`,
        ).toEqual([]);
      }
    }
  }
});

test('Ctrl+K opens the search on layouts without Latin letters', async ({ open }) => {
  const { page } = await open(command);
  const session = await page.context().newCDPSession(page);
  const CTRL = 2;
  for (const key of ['л', 'κ', 'ל', 'ن', 'า']) {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await session.send('Input.dispatchKeyEvent', { type, key, code: 'KeyK', modifiers: CTRL });
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
  }
});

test('keys that are typed into foreign fields do nothing else', async ({ open }) => {
  const { page } = await open(command);
  await page.evaluate(() => {
    const add = (host: HTMLElement, mode: ShadowRootMode, id: string): void => {
      const input = document.createElement('input');
      host.attachShadow({ mode }).append(input);
      Object.assign(window, { [id]: input });
      document.querySelector('main')?.prepend(host);
    };
    add(document.createElement('x-open'), 'open', 'inOpen');
    add(document.createElement('x-closed'), 'closed', 'inClosed');
    add(document.createElement('div'), 'closed', 'inDiv');
    const reachable = document.createElement('section');
    reachable.tabIndex = 0;
    add(reachable, 'closed', 'inReachable');
    const heading = document.createElement('h2');
    heading.tabIndex = -1;
    add(heading, 'closed', 'inHeading');
    const frame = document.createElement('iframe');
    document.querySelector('main')?.prepend(frame);
    if (!frame.contentDocument) throw new Error('The frame has no document');
    frame.contentDocument.designMode = 'on';
    Object.assign(window, { inFrame: frame.contentDocument.body });
  });
  for (const id of ['inOpen', 'inClosed', 'inDiv', 'inReachable', 'inHeading', 'inFrame']) {
    await page.evaluate((name) => {
      const target = (window as unknown as Record<string, HTMLElement>)[name];
      target?.ownerDocument.defaultView?.focus();
      target?.focus();
    }, id);
    await page.keyboard.type('sj?k/');
    const typed = await page.evaluate((name) => {
      const target = (window as unknown as Record<string, HTMLInputElement>)[name];
      return target?.value ?? target?.textContent;
    }, id);
    expect(typed, id).toBe('sj?k/');
    expect(await page.locator('dialog[open]').count(), id).toBe(0);
  }
  expect(address(page)).toBe(command);
});
