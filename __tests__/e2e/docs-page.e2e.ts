import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { scrollTo, test } from './support/suite';

const path = '/fr/v1/guides/features/command';
const deep = '/fr/v1/guides/testing/webdriver/example/selenium';

test('a guide has its frame', async ({ open }) => {
  const { page } = await open(path);
  await test.step('previous and next follow the sidebar, with “Précédent” and “Suivant”', async () => {
    const order = await page
      .locator('.sidebar a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const index = order.indexOf(path);
    const nav = page.locator('.prev-next');
    assert.equal(await nav.locator('a[rel="prev"]').getAttribute('href'), order[index - 1]);
    assert.equal(await nav.locator('a[rel="next"]').getAttribute('href'), order[index + 1]);
    assert.match((await nav.locator('a[rel="prev"] span').textContent()) ?? '', /Précédent/);
    assert.match((await nav.locator('a[rel="next"] span').textContent()) ?? '', /Suivant/);
  });
  await test.step('the edit link opens the French file in a new tab, the words of a generated page too; the date of the last change is in <time>', async () => {
    const link = page.getByRole('link', { name: 'Modifier cette page' });
    assert.match(
      (await link.getAttribute('href')) ?? '',
      /\/edit\/.*\/fr\/v1\/guides\/features\/command\.mdx$/,
    );
    assert.equal(await link.getAttribute('target'), '_blank');
    const updated = page.locator('.doc-footer time');
    // Where the history of the files is not at hand, no date is shown.
    if ((await updated.count()) > 0) {
      assert.match((await updated.getAttribute('datetime')) ?? '', /^\d{4}-\d{2}-\d{2}$/);
      assert.match(await updated.innerText(), /^(?:1er|\d{1,2}) \p{L}+\.? \d{4}$/u);
    }
    for (const [generated, file] of [
      ['/fr/v1/api/js/fs', 'content/fr/api/js/fs.yaml'],
      ['/fr/v1/api/config', 'content/fr/api/config.yaml'],
      ['/fr/v1/api/cli', 'content/fr/api/cli.yaml'],
    ] as const)
      assert.ok(readFileSync(`out${generated}.html`, 'utf8').includes(`/${file}"`), generated);
  });
});

test('breadcrumbs: house, categories, the page as plain text, with microdata', async ({ open }) => {
  const { page } = await open(deep);
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  assert.equal(await crumbs.locator('a').first().getAttribute('href'), '/fr/');
  assert.equal(await crumbs.getByRole('img', { name: 'Page d’accueil' }).count(), 1);
  const items = crumbs.locator('[itemprop="itemListElement"]');
  assert.deepEqual(
    await items
      .locator('meta[itemprop="position"]')
      .evaluateAll((list) => list.map((meta) => meta.getAttribute('content'))),
    ['1', '2', '3', '4', '5'],
  );
  const last = items.last();
  assert.equal(await last.locator('[aria-current="page"]').count(), 1);
  assert.equal(await last.locator('a').count(), 0);
  assert.equal(await items.first().locator('a').getAttribute('href'), '/fr/v1/guides');
});

test('a heading is a link, which copies its address and says so', async ({ open }) => {
  const { page } = await open(path);
  const heading = page.locator('.prose h2').nth(1);
  const link = heading.locator('.heading-link');
  const id = await heading.getAttribute('id');
  assert.equal(await link.textContent(), await heading.textContent());
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role="status"]').first()).toHaveText('Lien copié');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  assert.equal(new URL(page.url()).hash, `#${id}`);
});

test('without a clipboard the heading’s link still leads to the heading', async ({ open }) => {
  const { page } = await open(path, {
    prepare: (fresh) =>
      fresh.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  });
  await page.locator('.prose h2 .heading-link').first().focus();
  await page.keyboard.press('Enter');
  assert.notEqual(new URL(page.url()).hash, '');
});

test('“Retourner en haut” appears on scroll up, far from the top, not after a jump', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture');
  const button = page.getByRole('button', { name: 'Retourner en haut' });
  await scrollTo(page, 900);
  assert.equal(await button.count(), 0);
  await scrollTo(page, 800);
  assert.equal(await button.isVisible(), true);
  await scrollTo(page, 850);
  assert.equal(await button.count(), 0);
  await scrollTo(page, 800);
  await scrollTo(page, 250);
  assert.equal(await button.count(), 0);
  await scrollTo(page, 1200);
  await page.locator('.toc nav a').first().click();
  await scrollTo(page, await page.evaluate(() => window.scrollY));
  assert.equal(await button.count(), 0);
});

test('“Retourner en haut” scrolls to the top', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture', { reducedMotion: 'reduce' });
  await scrollTo(page, 1200);
  await scrollTo(page, 1100);
  await page.getByRole('button', { name: 'Retourner en haut' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.keyboard.press('Tab');
  assert.equal(
    await page.evaluate(() => document.activeElement?.closest('#main') !== null && window.scrollY < 400),
    true,
    'the next stop is at the top',
  );
});

test('“Retourner en haut” is on documentation pages only', async ({ open }) => {
  const { page } = await open('/fr/');
  await scrollTo(page, 900);
  await scrollTo(page, 800);
  assert.equal(await page.locator('.back-to-top').count(), 0);
});
