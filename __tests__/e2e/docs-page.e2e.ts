import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { scrollTo, test } from './support/suite';

const path = '/fr/v1/guides/features/command';

test('a guide has breadcrumbs with microdata, and neighbours in the order of the sidebar', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/testing/webdriver/example/selenium');
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  assert.equal(await crumbs.locator('a').first().getAttribute('href'), '/fr/');
  assert.equal(await crumbs.getByRole('img', { name: 'Page d’accueil' }).count(), 1);
  const items = crumbs.locator('[itemprop="itemListElement"]');
  const positions = await items
    .locator('meta[itemprop="position"]')
    .evaluateAll((list) => list.map((meta) => meta.getAttribute('content')));
  assert.deepEqual(positions, ['1', '2', '3', '4', '5']);
  assert.equal(await items.first().locator('a').getAttribute('href'), '/fr/v1/guides');
  assert.equal(await items.last().locator('[aria-current="page"]').count(), 1);
  assert.equal(await items.last().locator('a').count(), 0);

  const order = await page
    .locator('.sidebar a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const index = order.indexOf(new URL(page.url()).pathname);
  for (const [rel, hint, neighbour] of [
    ['prev', /Précédent/, order[index - 1]],
    ['next', /Suivant/, order[index + 1]],
  ] as const) {
    const link = page.locator(`.prev-next a[rel="${rel}"]`);
    assert.equal(await link.getAttribute('href'), neighbour);
    assert.match(await link.innerText(), hint);
  }
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
  const { page } = await open('/fr/v1/references/architecture', { reducedMotion: 'reduce' });
  const button = page.getByRole('button', { name: 'Retourner en haut' });
  for (const [top, isShown] of [
    [900, false],
    [800, true],
    [850, false],
    [800, true],
    [250, false],
    [1200, false],
  ] as const) {
    await scrollTo(page, top);
    assert.equal(await button.isVisible(), isShown, `at ${top}`);
  }
  await page.locator('.toc nav a').first().click();
  await scrollTo(page, await page.evaluate(() => window.scrollY));
  assert.equal(await button.isVisible(), false);

  await scrollTo(page, 1200);
  await scrollTo(page, 1100);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.keyboard.press('Tab');
  const isAtTop = await page.evaluate(
    () => document.activeElement?.closest('#main') !== null && window.scrollY < 400,
  );
  assert.ok(isAtTop, 'the next stop is at the top');
});
