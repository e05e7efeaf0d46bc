import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { follow, go, reload, visit } from '../../scripts/browser/chromium';
import { listShifts, watchShifts } from './support/shifts';
import { test } from './support/suite';

const latest = JSON.parse(readFileSync('content/latest-pages.json', 'utf8')) as Record<string, string>;
const bar = 'aside.announcement';

/** Sends a guide in pieces, cut where the browser might paint it half. */
test.use({
  server: {
    around: async ({ url = '' }, response) => {
      if (!url.endsWith('?pieces')) return false;
      const html = readFileSync('out/fr/v1/guides/features/command.html', 'utf8');
      const body = html.indexOf('<body');
      const end = html.indexOf('class="menu end"', body);
      const cuts = [
        html.indexOf('<summary', body),
        html.indexOf('<summary', end),
        html.indexOf('search-button', end),
        html.indexOf('<summary', html.indexOf('class="notice-strip"')),
        html.indexOf('Signaler une erreur', html.indexOf('class="doc-tools"')),
      ];
      expect(cuts.every((cut) => cut > 0)).toBeTruthy();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      let start = 0;
      for (const cut of [...cuts, html.length]) {
        response.write(html.slice(start, cut));
        await wait(200);
        start = cut;
      }
      response.end();
      return true;
    },
  },
});

test('the bar names the old version, is hidden in print, and leaves the focus near when it closes', async ({
  open,
}) => {
  const { page } = await open('/fr/');
  expect(await page.innerText(bar)).toMatch(/Tauri v1, l’ancienne version/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(bar)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.focus(`${bar} button`);
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar .brand')).toBeFocused();
});

test('its link leads to the matching v2 page, or else to the home page', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  const link = page.locator(`${bar} a`);
  await expect(link).toHaveAttribute('href', 'https://v2.tauri.app/distribute/windows-installer/');
  await follow(page, '/fr/v1/api/js/globalShortcut');
  await expect(link).toHaveAttribute('href', 'https://v2.tauri.app/reference/javascript/global-shortcut/');
  await follow(page, '/fr/releases');
  await expect(link).toHaveAttribute('href', 'https://v2.tauri.app/');
  const { page: other } = await open('/fr/v1/guides/building/windows');
  await follow(other, '/fr/releases');
  await expect(other.locator(`${bar} a`)).toHaveAttribute('href', 'https://v2.tauri.app/');
  const html = readFileSync('out/fr/v1/references/security.html', 'utf8');
  expect(html).toContain('https://v2.tauri.app/security/lifecycle/');
  expect(html, 'the table is in no page').not.toContain(latest['/v1/api/js/clipboard'] ?? '?');
});

test('its link leads to the matching v2 page also after a quick return', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command', {
    // The reader returns before the browser is idle.
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        window.requestIdleCallback = (run) => window.setTimeout(run, 1000);
      }),
  });
  await go(page, '/fr/v1/guides/features/menu');
  await page.goBack();
  await expect(page.locator(`${bar} a`)).toHaveAttribute(
    'href',
    'https://v2.tauri.app/develop/calling-rust/',
  );
});

test('the bar closes, stays closed on other pages and loads, and nothing moves', async ({ open, url }) => {
  const { page, context } = await open('/fr/v1/guides');
  const other = await context.newPage();
  await watchShifts(other);
  await visit(other, url('/fr/v1/guides/features/command'));
  await page.click(`${bar} button`);
  await expect(other.locator(bar)).toBeHidden();
  await visit(other, url('/fr/v1/guides/features/events'));
  expect(await other.isVisible(bar)).toBe(false);
  expect(await listShifts(other)).toEqual([]);
});

test('the bar comes back when its identifier changes, without a layout shift', async ({ open }) => {
  const prepare = async (page: Page): Promise<void> => {
    await watchShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
  };
  const { page } = await open('/fr/v1/guides', { prepare });
  expect(await page.isVisible(bar)).toBe(true);
  expect(await listShifts(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
});

test('nothing moves on a first visit', async ({ open }) => {
  for (const path of ['/fr/', '/fr/v1/guides/features/command', '/fr/v1/api/config']) {
    const { page } = await open(path, { prepare: watchShifts });
    expect(await listShifts(page), path).toEqual([]);
  }
});

test('nothing moves in a page that arrives in pieces', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command?pieces', { prepare: watchShifts });
  expect(await listShifts(page)).toEqual([]);
});

test('on phones a reload at the top stays at the top', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/faq', { viewport: { width: 360, height: 740 } });
  for (let load = 0; load < 2; load++) {
    await reload(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});
