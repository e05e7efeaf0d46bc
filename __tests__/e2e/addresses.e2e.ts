import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { untilReady } from '../../scripts/browser/chromium';
import { untilNetworkIdle } from '../../scripts/browser/network';
import { typeOf } from './support/address-table';
import { test } from './support/suite';

/** A host that knows no rules: files as they are, `404.html` for the rest. */
test.use({
  server: {
    around: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const file =
        [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
          .map((name) => path.join('out', name))
          .find((name) => existsSync(name) && statSync(name).isFile()) ?? 'out/404.html';
      response.writeHead(file === 'out/404.html' ? 404 : 200, {
        'content-type': typeOf(file),
      });
      response.end(readFileSync(file));
      return true;
    },
  },
});

const page404 = /404/;
const known = '/fr/v1/guides/features/command';

/** One of each kind; `resolveAddress` has a test for every form, and all hosts for every rule. */
const corrected: [from: string, to: string][] = [
  [`${known}/index.html`, known],
  ['/fr/V1//Guides/FEATURES/command.html', known],
  ['/FR/', '/fr/'],
  ['/fr/v1/api/js/classes/window.WebviewWindow', '/fr/v1/api/js/window'],
];

test('other forms of an address and former addresses lead to the page', async ({ open, url }) => {
  const { page } = await open('/fr/blog', { expected: page404 });
  for (const [from, to] of corrected) {
    await page.goto(url(`${from}?a=1&b=%C3%A9#features`), { waitUntil: 'commit' });
    await page.waitForURL(url(`${to}?a=1&b=%C3%A9#features`));
    await page.locator('#main:not(:has(.not-found)) h1').first().waitFor();
  }
  await page.goto(url('/fr/partners'), { waitUntil: 'commit' });
  await page.waitForURL(url('/fr/#sponsors'));
});

test('a corrected address marks its section and adds no history entry; a trailing slash stays', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/blog', { expected: page404 });
  await page.goto(url(`${known}.html`));
  await page.waitForURL(url(known));
  await page.waitForSelector('.navbar a[aria-current][href="/fr/v1/guides"]');
  await page.goBack();
  await page.waitForURL(url('/fr/blog'));
  await page.goto(url(`${known}/`));
  await page.waitForURL(url(`${known}/`));
  expect(await page.locator('.sidebar [aria-current="page"]').getAttribute('href')).toBe(known);
});

test('an unknown path shows “Page introuvable” with its frame, and keeps its address', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/blog', { expected: /404|400/ });
  for (const unknown of ['/fr/%E0%A4%A', '/fr/v1/guides/getting-started/setup/unknown', '/fr/unknown']) {
    const response = await page.goto(url(`${unknown}?x=1#y`));
    expect(response?.status(), unknown).toBe(404);
    await untilReady(page);
    await untilNetworkIdle(page);
    expect(await page.textContent('h1')).toBe('Page introuvable');
    expect(await page.title()).toMatch(/^Page introuvable \| /);
    expect(new URL(page.url()).hash).toBe('#y');
  }
  const korean = page.locator('.navbar a[hreflang="ko"]');
  await expect(korean).toHaveAttribute('href', 'https://v1.tauri.app/ko/unknown?x=1#y');
  for (const part of ['.navbar', '.community-banner', '.site-footer'])
    expect(await page.isVisible(part), part).toBe(true);
  expect(await page.locator('.sidebar').count()).toBe(0);
  expect(await page.innerText('#main')).toMatch(/Nous n’avons pas trouvé ce que vous cherchiez/);
  await page.click('.not-found a[href="/fr/v1/guides"]');
  await page.waitForURL('**/fr/v1/guides');
  await expect(korean).toHaveAttribute('href', 'https://v1.tauri.app/ko/v1/guides');
});

test('a misspelt address offers the nearest pages and a search for its words', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/sytem-tray', { expected: page404 });
  await page.getByText('Pages dont l’adresse ressemble').waitFor();
  expect(await page.locator('.not-found li').count()).toBeLessThanOrEqual(3);
  expect(await page.locator('.not-found li a').first().textContent()).toBe('Zone de notification');
  expect(await page.inputValue('.not-found input[type="search"]')).toBe('sytem tray');
  await page.click('.not-found [type="submit"]');
  await page.waitForURL('**/fr/?q=sytem+tray');
  await page.waitForSelector('#search-item-0');
  expect(await page.innerText('#search-item-0')).toMatch(/Zone de notification/);
});

test('help that comes late leaves the reader what is being typed', async ({ open }) => {
  let sendPages = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => (sendPages = resolve));
  const { page } = await open('/fr/v1/guides/features/sytem-tray', {
    expected: page404,
    prepare: (fresh) => fresh.route('**/pages.json', (route) => isTyped.then(() => route.continue())),
    still: true,
  });
  await untilReady(page);
  const field = page.locator('.not-found input[type="search"]');
  await field.pressSequentially('tray');
  sendPages();
  await page.getByText('Pages dont l’adresse ressemble').waitFor();
  await expect(field).toHaveValue('tray');
  await expect(field).toBeFocused();
});

test('what replaces a page that the copy lacks offers the nearest pages, and loads again with the network', async ({
  open,
}) => {
  let loads = 0;
  const { page, context } = await open('/fr/v1/guides/features/systemtray', {
    serviceWorkers: 'block', // its registration would fail without the network
    prepare: (fresh) =>
      fresh.route('**/systemtray', (route) => {
        loads += 1;
        return route.fulfill({ path: 'out/fr/hors-ligne.html', contentType: 'text/html' });
      }),
  });
  const main = page.getByRole('main');
  const nearest = main.getByRole('link', { name: 'Zone de notification' });
  await nearest.waitFor();
  await expect(page.locator('body')).toBeFocused();
  const loseNetwork = async (): Promise<void> => {
    await context.setOffline(true);
    await context.setOffline(false);
  };
  await loseNetwork();
  await expect.poll(() => loads).toBe(2);
  await nearest.waitFor();
  await main.getByRole('button', { name: 'Recharger' }).click();
  await expect.poll(() => loads).toBe(3);
  await nearest.waitFor();
  await main.getByRole('button', { name: 'Rechercher dans la copie' }).click();
  await page.getByRole('combobox').fill('tray');
  await loseNetwork();
  await page.getByRole('option').first().waitFor();
  expect(loads, 'while the search is open').toBe(3);
});

test('each offered page has a title; for an address like no other, the main pages are offered', async ({
  open,
}) => {
  const { page } = await open('/fr/blog/archives', { expected: page404 });
  await page.getByText('Pages dont l’adresse ressemble').waitFor();
  expect(await page.locator('.not-found li a').first().textContent()).toBe('Archive');
  for (const link of await page.locator('.not-found li a').all())
    expect((await link.textContent()) ?? '').not.toMatch(/^\//);

  const { page: other } = await open('/fr/contact', { expected: page404 });
  await expect(other.locator('.not-found input[type="search"]')).toHaveValue('contact');
  await expect(other.locator('.not-found li a')).toHaveText([
    'Tauri v1, accueil de la documentation',
    'Tutoriels',
    'JavaScript / TypeScript',
    'Références',
  ]);
});

test('without the list of pages the not-found page stays, with a warning only', async ({ open }) => {
  const { page } = await open('/fr/unknown.html', {
    expected: /404|ERR_FAILED/,
    prepare: (fresh) => fresh.route('**/pages.json', (route) => route.abort()),
    still: true,
  });
  await untilReady(page);
  await untilNetworkIdle(page);
  expect(await page.textContent('h1')).toBe('Page introuvable');
});
