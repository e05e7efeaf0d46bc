import { expect, type Page } from '@playwright/test';
import { canDecodeHash } from '../../lib/browser/can-decode-hash';
import { keys, tabKey } from '../../lib/browser/storage';
import { createRandom } from '../support/random';
import { follow, go, visit } from '../../scripts/browser/chromium';
import { blockStorage, test } from './support/suite';

const path = '/fr/v1/guides/features/command';
let random = createRandom(1);
test.beforeEach(() => {
  random = createRandom(1); // the same input, whichever tests ran before
});
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const words = String.raw`null undefined true -1 1e999 NaN {} [] [[[[ {"a": " ' </script> javascript:alert(1) 🚀 é % %E0%A4%A
  %00 # ? & .. / \ __proto__ constructor toString light dark npm current {"length":3} [1,2,3] {"__proto__":{"x":true}}
  {"/v1/guides/building":"yes"}`;
const pieces = [...words.split(/\s+/), '', ' ', '\u0000', '\uD800', '<img src=x onerror=alert(1)>'];

function text(): string {
  const joined = times(1 + Math.floor(random() * 4), () => pick(pieces)).join('');
  return random() < 0.02 ? joined.repeat(2000) : joined;
}

/** All keys of the site in both areas: a key in the wrong area must not matter either. */
const storageKeys = [
  ...Object.values(keys),
  ...['os', 'package-manager', 'shell'].map(tabKey),
  ...['groups', 'scroll'].map((name) => `tauri-docs.sidebar.${name}`),
];

type State = { local: Record<string, string>; session: Record<string, string> };

/** Damaged values for a share of the keys. */
function state(share: number): State {
  const fill = (): Record<string, string> =>
    Object.fromEntries(storageKeys.filter(() => random() < share).map((key) => [key, text()]));
  return { local: fill(), session: fill() };
}

/** Runs in the page. */
function fillStorage({ local, session }: State): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}

/** Attributes of <html> with values that no script of the site sets. */
const listUnknownValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const known = {
      theme: /^(?:light|dark)$/,
      os: /^(?:windows|macos|linux)$/,
      packageManager: /^(?:npm|yarn|pnpm|bun|cargo)$/,
      shell: /^(?:bash|powershell|cmd)$/,
      continue: /^$|^[0-3](?:\.\d+)?$/,
    };
    return Object.entries(known)
      .filter(([name, values]) => !values.test(dataset[name] ?? ''))
      .map(([name]) => `${name}=${dataset[name]}`);
  });

/** The attributes of the page are known ones, its text is there, and nothing foreign is in it. */
async function expectWhole(page: Page, hint: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.dataset.ready === undefined) found.push('not ready');
    if ((document.querySelector('main h1')?.textContent ?? '').length < 3) found.push('no text');
    if (document.querySelector('img[src="x"], .crash')) found.push('foreign markup');
    for (const tabs of document.querySelectorAll('.tabs')) {
      if (tabs.querySelectorAll(':scope > .tab[data-shown]').length !== 1) found.push('tabs');
    }
    return found;
  });
  expect([...faults, ...(await listUnknownValues(page))], hint).toEqual([]);
}

test('damaged storage and odd addresses never break a load', async ({ open, url }) => {
  const { page } = await open(path);
  for (const start of [path, '/fr/', path]) {
    await page.goto(url('/robots.txt')); // a page without scripts, which would store their state when it is left
    const values = state(1);
    await page.evaluate(fillStorage, values);
    const query = encodeURI(text().replace(/[\uD800-\uDFFF]/gu, '')).slice(0, 500);
    const hash = text().slice(0, 500);
    await visit(page, url(`${start}?${query}#${hash}`));
    await expectWhole(page, JSON.stringify([query, hash, values]).slice(0, 3000));
  }
});

test('damaged storage never breaks the inline scripts: two hundred states', async ({ open }) => {
  const { page } = await open(path);
  for (const values of times(200, () => state(0.5))) {
    await page.evaluate(fillStorage, values);
    await page.evaluate(() => {
      // Its policy exists.
      Object.defineProperty(window, 'trustedTypes', { value: undefined, configurable: true });
      for (const content of ['docusaurus-theme', 'tauri-docs.sidebar.groups']) {
        const script = [...document.scripts].find(
          ({ text }) => text.startsWith('(') && text.includes(content),
        );
        Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
        new Function(script?.text ?? 'throw new Error("missing")')();
      }
      Reflect.deleteProperty(document, 'currentScript'); // scripts that load later read it
    });
    expect(await listUnknownValues(page), JSON.stringify(values).slice(0, 3000)).toEqual([]);
  }
});

test('what other tabs store never breaks an open page: three thousand events', async ({ open }) => {
  const { page } = await open(path);
  await page.evaluate(
    (events) => {
      for (const { key, newValue } of events)
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    times(3000, () => ({ key: pick(storageKeys), newValue: random() < 0.1 ? null : text() })),
  );
  await expectWhole(page, 'after the events');
});

test('odd hashes and queries never break an open page, nor load it again', async ({ open }) => {
  const { page } = await open(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Chromium limits how many entries a page may push in 30 s.
  const rests = times(60, () => `?${text()}#${text()}`.slice(0, 500)).filter(canDecodeHash);
  for (const rest of rests) {
    await follow(page, path + rest);
    await page.waitForFunction(
      (href) => location.search === new URL(href, location.href).search,
      path + rest,
    );
  }
  await go(page, `${path}?end`);
  await expectWhole(page, 'after the addresses');
  await page.evaluate(
    (hashes) => hashes.forEach((hash) => (location.hash = hash)),
    times(100, () => text().slice(0, 300)),
  );
  await expectWhole(page, 'after the hashes');
  const id = await page.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '');
  await page.evaluate((last) => (location.hash = last), id);
  await page.waitForFunction((last) => location.hash === `#${last}` && window.scrollY > 0, id);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
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
  test(`storage that is ${name} keeps nothing and breaks nothing`, async ({ open }) => {
    const { page } = await open(path, { prepare });
    await page.click('.navbar .color-mode');
    await page.click('aside.announcement button');
    await expect(page.locator('aside.announcement')).toBeHidden();
    await page.click('.sidebar [data-group="/v1/guides/debugging"] > button');
    await go(page, '/fr/');
    await expect(page.locator('.continue')).toBeHidden();
    await page.locator('.tabs button[data-value="pnpm"]').first().click();
    const chosen = page.locator('.tabs[data-group="package-manager"] [aria-selected="true"]');
    for (const tab of await chosen.all()) await expect(tab).toHaveAttribute('data-value', 'pnpm');
    await expectWhole(page, name);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
