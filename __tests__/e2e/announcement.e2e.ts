import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { visit } from './support/browser';
import { shiftsOf, watchShifts } from './support/shifts';
import { follow, test } from './support/suite';

const latest = JSON.parse(readFileSync('content/latest-pages.json', 'utf8')) as Record<string, string>;
const bar = 'aside.announcement';

test('the bar of the old version', async ({ open }) => {
  const { page } = await open('/fr/');
  await test.step('the bar says that the site covers the old version and links to the latest documentation', async () => {
    assert.match(await page.innerText(bar), /Tauri v1, l’ancienne version/);
    assert.equal(await page.getAttribute(`${bar} a`, 'href'), 'https://v2.tauri.app/');
  });
  await test.step('the bar is hidden in print', async () => {
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.isVisible(bar), false);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('closing by keyboard keeps the focus near', async () => {
    await page.focus(`${bar} button`);
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'brand');
  });
});

test('on a documentation page the link leads to the matching v2 page', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  assert.equal(
    await page.getAttribute(`${bar} a`, 'href'),
    'https://v2.tauri.app/distribute/windows-installer/',
  );
  await follow(page, '/fr/v1/api/js/globalShortcut');
  await page.waitForURL('**/globalShortcut');
  assert.equal(
    await page.getAttribute(`${bar} a`, 'href'),
    'https://v2.tauri.app/reference/javascript/global-shortcut/',
  );
  await follow(page, '/fr/releases');
  await page.waitForURL('**/releases');
  assert.equal(await page.getAttribute(`${bar} a`, 'href'), 'https://v2.tauri.app/');
});

test('the link is right without script, and the table is in no page and no script', async ({ open }) => {
  const { page } = await open('/fr/v1/references/benchmarks', { javaScriptEnabled: false, still: true });
  const html = await page.content();
  assert.ok(!html.includes(latest['/v1/api/js/clipboard'] ?? '?'));
  const { page: other } = await open('/fr/v1/references/security', { javaScriptEnabled: false, still: true });
  assert.equal(await other.getAttribute(`${bar} a`, 'href'), 'https://v2.tauri.app/security/lifecycle/');
});

test('the bar closes, stays closed on other pages and loads, and nothing moves', async ({ open, url }) => {
  const { page, context } = await open('/fr/v1/guides');
  await page.click(`${bar} button`);
  assert.equal(await page.isVisible(bar), false);
  await page.reload();
  assert.equal(await page.isVisible(bar), false);
  const other = await context.newPage();
  await watchShifts(other);
  await visit(other, url('/fr/v1/guides/features/command'));
  assert.equal(await other.isVisible(bar), false);
  assert.equal(await shiftsOf(other), 0);
});

test('the bar comes back when its identifier changes, without a layout shift', async ({ open }) => {
  const prepare = async (page: Page): Promise<void> => {
    await watchShifts(page);
    await page.addInitScript(() => {
      if (localStorage.getItem('docusaurus.announcement.id')) return;
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
  };
  const { page } = await open('/fr/v1/guides', { prepare });
  assert.equal(await page.isVisible(bar), true);
  assert.equal(await shiftsOf(page), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')), 'false');
  await page.click(`${bar} button`);
  await page.reload();
  assert.equal(await page.isVisible(bar), false);
});

test('nothing moves on a first visit', async ({ open }) => {
  for (const path of ['/fr/', '/fr/v1/guides/features/command', '/fr/v1/api/config']) {
    const { page } = await open(path, { prepare: watchShifts });
    assert.equal(await shiftsOf(page), 0, path);
  }
});

test('on later visits by phone, a page that still arrives begins without bar and banner', async ({
  open,
}) => {
  const { page } = await open('/fr/', { viewport: { width: 360, height: 740 } });
  await page.reload();
  await page.waitForSelector('html[data-seen]', { state: 'attached' });
  const areVisible = (): Promise<boolean[]> =>
    page.locator(`${bar}, #banner`).evaluateAll((all) => all.map((one) => one.checkVisibility()));
  assert.deepEqual(await areVisible(), [true, true]);
  await page.evaluate(() => document.getElementById('footer')?.remove());
  assert.deepEqual(await areVisible(), [false, false]);
});

// `locales.e2e.ts` looks at all pages.
test('the community banner is a region, in French and in the official English words', async ({ open }) => {
  const official =
    'You&#x27;re visiting the Français version of the site translated by the community. This content is not reviewed and is not guaranteed to be accurate nor up-to-date.';
  assert.ok(readFileSync('out/404.html', 'utf8').includes(`<span lang="en">${official}</span>`));
  const { page } = await open('/fr/v1/guides');
  const banner = page.getByRole('region', { name: 'Version communautaire' });
  assert.equal(await banner.isVisible(), true);
  assert.equal(await banner.getAttribute('role'), null);
});
