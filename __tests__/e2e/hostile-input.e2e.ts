import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { createRandom } from '../support/random';
import { visit } from './support/browser';
import { blockStorage, follow, test } from './support/suite';

const path = '/fr/v1/guides/features/command';

const words = String.raw`null undefined true -1 1e999 NaN {} [] [[[[ {"a": " ' </script> javascript:alert(1) 🚀 é % %E0%A4%A
  %00 # ? & .. / \ __proto__ constructor toString light dark npm current {"length":3} [1,2,3] {"__proto__":{"x":true}}
  {"/v1/guides/building":"yes"}`;
const pieces = [...words.split(/\s+/), '', ' ', '\u0000', '\uD800', '<img src=x onerror=alert(1)>'];

function text(random: () => number): string {
  const parts = Array.from(
    { length: 1 + Math.floor(random() * 4) },
    () => pieces[Math.floor(random() * pieces.length)] ?? '',
  );
  const joined = parts.join('');
  return random() < 0.02 ? joined.repeat(2000) : joined;
}

const storedKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'docusaurus.tab.os',
  'docusaurus.tab.package-manager',
  'docusaurus.tab.set-env-vars',
  'tauri-docs.last-pages',
  'tauri-docs.shortcuts-off',
];
const sessionKeys = [
  'tauri-docs.sidebar.guides.scroll',
  'tauri-docs.sidebar.guides.open',
  'tauri-docs.reloaded',
  'tauri-docs.places',
];

const fill =
  (values: Record<string, string>, session: Record<string, string>) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      ([local, own]) => {
        if (sessionStorage.getItem('filled')) return;
        sessionStorage.setItem('filled', 'yes');
        for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
        for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value);
      },
      [values, session] as const,
    );

/** The page is whole: its marks are known ones, its text is there and nothing foreign is in it. */
async function assertWhole(page: Page, hint: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const { theme, os, packageManager, shell, ready } = document.documentElement.dataset;
    const found: string[] = [];
    if (theme !== 'light' && theme !== 'dark') found.push(`theme ${theme}`);
    if (!['windows', 'macos', 'linux'].includes(os ?? '')) found.push(`os ${os}`);
    if (!['npm', 'yarn', 'pnpm', 'bun', 'cargo'].includes(packageManager ?? ''))
      found.push(`manager ${packageManager}`);
    if (!['bash', 'powershell', 'cmd'].includes(shell ?? '')) found.push(`shell ${shell}`);
    if (ready === undefined) found.push('not ready');
    if ((document.querySelector('#page h1')?.textContent ?? '').length < 3) found.push('no text');
    if (document.querySelector('img[src="x"], .crash')) found.push('foreign markup');
    for (const tabs of document.querySelectorAll('.tabs'))
      if (tabs.querySelectorAll(':scope > .tab[data-shown]').length !== 1) found.push('tabs');
    return found;
  });
  assert.deepEqual(faults, [], hint);
}

test('damaged storage never breaks a page: whole loads', async ({ open }) => {
  const random = createRandom(1);
  for (let load = 0; load < 3; load++) {
    const fillAll = (names: string[]): Record<string, string> =>
      Object.fromEntries(names.map((name) => [name, text(random)]));
    const [local, session] = [fillAll(storedKeys), fillAll(sessionKeys)];
    const { page } = await open(load % 3 === 2 ? '/fr/' : path, { prepare: fill(local, session) });
    await assertWhole(page, JSON.stringify([local, session]).slice(0, 2000));
  }
});

test('damaged storage never breaks the first-paint scripts: a thousand states', async ({ open }) => {
  const random = createRandom(2);
  const { page } = await open(path);
  const states = Array.from({ length: 1000 }, () =>
    Object.fromEntries(
      [...storedKeys, ...sessionKeys].filter(() => random() < 0.5).map((name) => [name, text(random)]),
    ),
  );
  const faults = await page.evaluate(
    ([all, names]) => {
      const inline = (name: string): (() => void) =>
        new Function(
          document.querySelector(`script[data-inline="${name}"]`)?.textContent ?? '',
        ) as () => void;
      const firstPaint = inline('first-paint');
      const runSidebar = inline('sidebar');
      const known: Record<string, RegExp> = {
        'data-theme': /^(light|dark)$/,
        'data-os': /^(windows|macos|linux)$/,
        'data-package-manager': /^(npm|yarn|pnpm|bun|cargo)$/,
        'data-shell': /^(bash|powershell|cmd)$/,
        'data-continue': /^[1-3](?:\.\d+)?$|^0?\.\d+$/,
      };
      const found: string[] = [];
      for (const state of all) {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(state))
          (names.includes(key) ? sessionStorage : localStorage).setItem(key, value);
        try {
          firstPaint();
          runSidebar();
        } catch (error) {
          found.push(`${String(error)} ${JSON.stringify(state).slice(0, 300)}`);
        }
        for (const [name, pattern] of Object.entries(known)) {
          const value = document.documentElement.getAttribute(name);
          if (value !== null && !pattern.test(value)) found.push(`${name}=${value}`);
        }
      }
      return found.slice(0, 5);
    },
    [states, sessionKeys] as const,
  );
  assert.deepEqual(faults, []);
});

test('what other tabs store never breaks a living page: three thousand events', async ({ open }) => {
  const random = createRandom(3);
  const { page } = await open(path);
  const events = Array.from(
    { length: 3000 },
    () =>
      [
        storedKeys[Math.floor(random() * storedKeys.length)] ?? 'theme',
        random() < 0.1 ? null : text(random),
      ] as const,
  );
  await page.evaluate((list) => {
    for (const [key, newValue] of list)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, events);
  await assertWhole(page, 'after the events');
});

test('odd hashes and queries never break a living page: three thousand of them', async ({ open }) => {
  const random = createRandom(4);
  const { page } = await open(path);
  const suffixes = Array.from({ length: 3000 }, () =>
    random() < 0.5 ? `#${text(random)}` : `?${text(random)}#${text(random)}`,
  );
  await page.evaluate(
    (list) => {
      Object.assign(window, { sameDocument: true });
      const link = document.createElement('a');
      document.body.append(link);
      for (const suffix of list) {
        link.setAttribute('href', location.pathname + suffix.slice(0, 500));
        // The history's rate limit would refuse so many: the page's own answer to the change is what counts.
        const { pushState, replaceState } = history;
        history.pushState = history.replaceState = () => undefined;
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        history.pushState = pushState;
        history.replaceState = replaceState;
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }
      link.remove();
    },
    suffixes.filter((suffix) => !suffix.startsWith('#')),
  );
  await assertWhole(page, 'after the addresses');
  for (const suffix of suffixes.slice(0, 60))
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      suffix.slice(suffix.indexOf('#'), 300),
    );
  await assertWhole(page, 'after the hashes');
  assert.equal(
    await page.evaluate(() => 'sameDocument' in window),
    true,
    'none of them loaded the page again',
  );
});

test('an empty query counts as one: the page does not load again', async ({ open, url }) => {
  const { page } = await open(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const id = await page.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '');
  await follow(page, `${path}?#${id}`);
  await page.waitForURL(url(`${path}?#${id}`));
  await follow(page, `${path}#${id}`);
  await page.waitForURL(url(`${path}#${id}`));
  assert.ok(await page.evaluate(() => window.scrollY > 0 && 'sameDocument' in window));
});

test('odd addresses never break a load', async ({ open, url }) => {
  const random = createRandom(5);
  const { page } = await open(path);
  for (let load = 0; load < 2; load++) {
    const suffix = `?${encodeURI(text(random).replace(/[\uD800-\uDFFF]/gu, '')).slice(0, 500)}#${text(random).slice(0, 500)}`;
    await visit(page, url(path + suffix));
    await assertWhole(page, suffix);
  }
});

const storageFaults = {
  blocked: blockStorage,
  full: (fresh: Page) =>
    fresh.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
};
for (const [name, prepare] of Object.entries(storageFaults))
  test(`storage that is ${name} keeps nothing and breaks nothing`, async ({ open, url }) => {
    const { page } = await open(path, { prepare });
    await page.click('.navbar .color-mode');
    await page.click('aside.announcement button');
    await expect(page.locator('aside.announcement')).toBeHidden();
    await page.click('.sidebar [data-group="/v1/guides/debugging"] > button');
    await follow(page, '/fr/');
    await page.waitForURL(url('/fr/'));
    await expect(page.locator('.continue')).toBeHidden();
    await page.locator('.tabs button[data-value="pnpm"]').first().click();
    const chosen = page.locator('.tabs[data-group="package-manager"] [aria-selected="true"]');
    const values = await chosen.evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-value')));
    assert.deepEqual([...new Set(values)], ['pnpm']);
    await assertWhole(page, name);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
