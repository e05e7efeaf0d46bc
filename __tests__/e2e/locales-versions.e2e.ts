import { expect, type Page } from '@playwright/test';
import { follow } from '../../scripts/browser/chromium';
import { test } from './support/suite';

const path = '/fr/v1/guides/features/command';
const names = ['English', 'Français', '한국어', '中文（中国）', 'Italiano'];

const languages = (page: Page) => page.locator('.navbar .dropdown a[hreflang]');
const hrefsOf = (page: Page): Promise<(string | null)[]> =>
  languages(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the menu lists the five languages in order, marks the current one, and says which lead to the public site', async ({
  open,
}) => {
  const { page } = await open(path);
  await expect(languages(page)).toHaveText(
    names.map((name) => (name === 'Français' ? name : new RegExp(`^${name}.*\\(sur le site public\\)`))),
  );
  const links = await languages(page).evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ lang, ariaCurrent, target }) => [lang, ariaCurrent, target]),
  );
  expect(links).toEqual(
    ['en', 'fr', 'ko', 'zh-CN', 'it'].map((code) => [code, code === 'fr' ? 'true' : null, '']),
  );
  expect(await page.locator('.navbar a[lang="it"] small').getAttribute('lang')).toBe('fr');
});

test('a language keeps path, query and hash, also after a page swap, a hash and another query', async ({
  open,
}) => {
  const { page } = await open(`${path}?a=1&b=é#section`);
  const rest = '/v1/guides/features/command?a=1&b=%C3%A9#section';
  await expect(languages(page).nth(2)).toHaveAttribute('href', `https://v1.tauri.app/ko${rest}`);
  expect(await hrefsOf(page)).toEqual(
    ['', '/fr', '/ko', '/zh-cn', '/it'].map(
      (prefix) => (prefix === '/fr' ? '' : 'https://v1.tauri.app') + prefix + rest,
    ),
  );
  for (const [target, address] of [
    ['/fr/about/intro', '/about/intro'],
    ['/fr/about/intro?x=2', '/about/intro?x=2'],
    ['#main', '/about/intro?x=2#main'],
  ] as const) {
    await follow(page, target);
    await expect(languages(page).last()).toHaveAttribute('href', `https://v1.tauri.app/it${address}`);
  }
});

test('a language leads from the home page to the home page, not to the list of pages read on this device', async ({
  open,
}) => {
  const { page } = await open('/fr/');
  const language = page.locator('.navbar a[lang="ko"]');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await language.evaluate((link: HTMLElement) => link.click());
  await expect(language).toHaveAttribute('href', 'https://v1.tauri.app/ko');
});

const versions = (page: Page) => page.locator('.navbar .dropdown:has(a[href="https://v2.tauri.app"])');

test('the menu of versions has v1 (this page, query and hash kept) and v2, and remembers the choice', async ({
  open,
}) => {
  const { page } = await open(`${path}?a=1#x`);
  expect((await versions(page).locator('summary').textContent()) ?? '').toMatch(/v1$/);
  const links = versions(page).locator('ul a');
  await expect(links.first()).toHaveAttribute('href', `${path}?a=1#x`);
  await expect(links.last()).toHaveAttribute('href', 'https://v2.tauri.app');
  await expect(links.last()).toHaveAttribute('target', '_blank');
  await versions(page).locator('summary').click();
  await links.first().click();
  const stored = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(stored).toBe('current');
});

test('an unknown stored version is erased at start', async ({ open }) => {
  const { page } = await open('/fr/about/intro', {
    prepare: (fresh) =>
      fresh.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v9')),
  });
  await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default') === null);
  // Outside of the documentation, v1 leads to its main document.
  expect(await versions(page).locator('ul a').first().getAttribute('href')).toBe('/fr/v1/guides');
});
