import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { follow, test } from './support/suite';

const path = '/fr/v1/guides/features/command';

const locales = (
  page: Page,
): Promise<
  { code: string | null; label: string; href: string | null; current: string | null; target: string | null }[]
> =>
  page.locator('.navbar .dropdown a[hreflang]').evaluateAll((links) =>
    links.map((link) => ({
      code: link.getAttribute('lang'),
      label: link.textContent ?? '',
      href: link.getAttribute('href'),
      current: link.getAttribute('aria-current'),
      target: link.getAttribute('target'),
    })),
  );

test('the menu of languages', async ({ open }) => {
  const { page } = await open(path);
  await test.step('the five locales are listed in order, with their own labels; the current one is marked', async () => {
    const list = await locales(page);
    assert.deepEqual(
      list.map(({ code }) => code),
      ['en', 'fr', 'ko', 'zh-cn', 'it'],
    );
    ['English', 'Français', '한국어', '中文（中国）', 'Italiano'].forEach((label, index) =>
      assert.ok(list[index]?.label.startsWith(label), label),
    );
    assert.deepEqual(
      list.map(({ current }) => current),
      [null, 'true', null, null, null],
    );
  });
  await test.step('locales that are not built say that they lead to the public site', async () => {
    for (const { code, label } of await locales(page))
      assert.equal(label.includes('(sur le site public)'), code !== 'fr', String(code));
    assert.equal(await page.locator('.navbar a[lang="it"] small').getAttribute('lang'), 'fr');
  });
});

test('a locale keeps path, query and hash, in the same tab', async ({ open }) => {
  const { page } = await open(`${path}?a=1&b=é#section`);
  await expect(page.locator('.navbar a[lang="ko"]').first()).toHaveAttribute('href', /#/);
  const list = await locales(page);
  assert.deepEqual(
    list.map(({ href }) => href),
    [
      'https://v1.tauri.app/v1/guides/features/command?a=1&b=%C3%A9#section',
      '/fr/v1/guides/features/command?a=1&b=%C3%A9#section',
      'https://v1.tauri.app/ko/v1/guides/features/command?a=1&b=%C3%A9#section',
      'https://v1.tauri.app/zh-cn/v1/guides/features/command?a=1&b=%C3%A9#section',
      'https://v1.tauri.app/it/v1/guides/features/command?a=1&b=%C3%A9#section',
    ],
  );
  assert.ok(list.every(({ target }) => target === null));
});

test('the locales follow a page swap, a hash and another query', async ({ open }) => {
  const { page } = await open('/fr/');
  assert.equal((await locales(page))[0]?.href, 'https://v1.tauri.app/');
  await follow(page, '/fr/about/intro');
  await expect(page.locator('.navbar a[lang="it"]').first()).toHaveAttribute(
    'href',
    'https://v1.tauri.app/it/about/intro',
  );
  await follow(page, '/fr/about/intro?x=2');
  await expect(page.locator('.navbar a[lang="it"]').first()).toHaveAttribute(
    'href',
    'https://v1.tauri.app/it/about/intro?x=2',
  );
  await follow(page, '#main');
  await expect(page.locator('.navbar a[lang="it"]').first()).toHaveAttribute(
    'href',
    'https://v1.tauri.app/it/about/intro?x=2#main',
  );
});

const versions = (page: Page) => page.locator('.navbar .dropdown:has([data-version])');

test('the menu of versions has v1 (this page, query and hash kept) and v2', async ({ open }) => {
  const { page } = await open(`${path}?a=1#x`);
  assert.match((await versions(page).locator('summary').textContent()) ?? '', /^v1/);
  await expect(page.locator('.navbar a[aria-current="true"][href*="command"]').first()).toHaveAttribute(
    'href',
    /#x/,
  );
  const links = versions(page).locator('ul ul').first().locator('a');
  assert.equal(await links.first().getAttribute('href'), `${path}?a=1#x`);
  assert.equal(await links.last().getAttribute('href'), 'https://v2.tauri.app');
  assert.equal(await links.last().getAttribute('target'), '_blank');
});

test('the preferred version is kept in local storage', async ({ open }) => {
  const { page } = await open(path);
  await versions(page).locator('summary').click();
  await versions(page).locator('ul a').first().click();
  assert.equal(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')), 'current');
});

test('an unknown stored version is erased at start', async ({ open }) => {
  const { page } = await open('/fr/about/intro', {
    prepare: (fresh) =>
      fresh.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v9')),
  });
  await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default') === null);
  // Outside of the documentation, v1 leads to its main document.
  assert.equal(await versions(page).locator('ul a').first().getAttribute('href'), '/fr/v1/guides');
});
