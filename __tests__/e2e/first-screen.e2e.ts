import assert from 'node:assert/strict';
import { expect, type Locator } from '@playwright/test';
import { visit } from '../../scripts/browser/chromium';
import { listViolationsInBothModes } from './support/axe';
import { listShifts, watchShifts } from './support/shifts';
import { test } from './support/suite';

const guide = '/fr/v1/guides/building/windows';
const phone = { viewport: { width: 360, height: 740 } };

test('the first screen of a phone has the call to action and the whole command', async ({ open }) => {
  const { page } = await open('/fr/', phone);
  await expect(page.locator('.hero .primary')).toBeInViewport({ ratio: 1 });
  const tabs = page.locator('.start [role="tab"]');
  assert.equal(await tabs.count(), 5);
  for (const tab of await tabs.all()) {
    await tab.click();
    const command = page.locator('.start .tab[data-shown] pre');
    await expect(command).toBeInViewport({ ratio: 1 });
    assert.ok(await command.evaluate((pre) => pre.scrollWidth <= pre.clientWidth), await command.innerText());
  }
});

test('the text begins near the top: the heading on phones, the first sentence on desks', async ({ open }) => {
  const { page } = await open(guide, phone);
  const topOf = async (part: string): Promise<number> =>
    (await page.locator(part).first().boundingBox())?.y ?? NaN;
  assert.ok((await topOf('#main h1')) < 160, `${await topOf('#main h1')} px`);
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.ok((await topOf('.prose p')) <= 250, `${await topOf('.prose p')} px`);
});

test('each bar of the first screen takes one line', async ({ open }) => {
  const { page } = await open(guide);
  for (const width of [360, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const bars = await page
      .locator('.navbar, .notice-strip')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    const most = width < 997 ? [56, 45] : [56, 37];
    assert.ok(
      bars.every((height, index) => height <= (most[index] ?? 0)),
      `${width} px: ${bars.join(', ')}`,
    );
  }
});

test('breadcrumbs on a phone are the two nearest pages above, on one line and uncut', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/getting-started/setup/vite', phone);
  const links = page.locator('.breadcrumbs li:visible > :is(a, span)');
  await expect(links).toHaveText(['', 'Commencer', 'Démarrage rapide']);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
  assert.ok(Math.max(...tops) - Math.min(...tops) < 12, tops.join(', '));
  assert.equal(
    await links.last().evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    false,
  );
});

test('the community notice shows its sentence, or its first words on a phone, and unfolds', async ({
  open,
}) => {
  const { page } = await open(guide);
  const sentence = page.locator('.community-banner summary span');
  const isWhole = (): Promise<boolean> =>
    sentence.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  await expect(sentence).toHaveText(/^Version communautaire/);
  assert.equal(await isWhole(), true);
  await page.setViewportSize({ width: 360, height: 740 });
  assert.equal(await isWhole(), false);
  const official = page.locator('.community-banner [lang="en"]');
  await expect(official).toBeHidden();
  await page.click('.community-banner summary');
  await expect(official).toBeVisible();
  await expect(page.locator('.community-banner p').first()).toBeVisible();
  const height = (await page.locator('.notice-strip').boundingBox())?.height ?? NaN;
  assert.ok(height < 740 / 4, `it leaves three quarters of the phone to the page: ${height} px`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(official).toBeVisible();
  await expect(page.locator('.community-banner p').first()).toBeHidden(); // the line above shows all of it
  await sentence.evaluate((line) => line.append(line.textContent.repeat(2))); // as in languages that need more words
  assert.equal(await isWhole(), true);
});

test('headings have the display face, a Mac’s search button names ⌘, and nothing moves', async ({
  open,
  url,
}) => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
  const { page } = await open('/fr/v1/guides', { userAgent });
  await watchShifts(page);
  await visit(page, url('/fr/'));
  assert.equal(await page.textContent('.search-button kbd'), '⌘ K');
  const faces = await page.evaluate(() =>
    [...document.querySelectorAll('h1, .navbar .brand-name')].map((element) => {
      const families = getComputedStyle(element).fontFamily.split(',');
      return document.fonts.check(`700 16px ${families[0]}`) && families.length > 2;
    }),
  );
  assert.deepEqual(faces, [true, true]);
  assert.deepEqual(await listShifts(page), []);
});

test('the button that wraps long lines of code moves nothing when it appears', async ({ open, url }) => {
  const { page } = await open('/fr/', { viewport: { width: 360, height: 740 } });
  await watchShifts(page);
  await visit(page, url('/fr/v1/api/cli'));
  await expect(page.locator('.code-tools [aria-pressed]').first()).toBeVisible();
  assert.deepEqual(await listShifts(page), []);
});

/** Font sizes of the visible words of a drawing, in px on the screen. */
const fontSizes = (drawing: Locator): Promise<number[]> =>
  drawing.evaluate((figure) => {
    const svg = figure.querySelector('svg') as SVGSVGElement;
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return [...svg.querySelectorAll('text')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
  });

test('the words of a drawing have 11 px; if they do not fit, a button opens it', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture/process-model');
  const drawing = page.locator('.diagram').first();
  const enlarge = drawing.locator(':scope > button');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const isTooWide = await enlarge.isVisible();
    assert.equal(isTooWide, (await fontSizes(drawing)).length === 0, `${width} px`);
    if (isTooWide) await enlarge.press('Enter');
    const sizes = await fontSizes(drawing);
    assert.ok(sizes.length > 5 && Math.min(...sizes) >= 11, `${width} px: ${sizes.join(', ')}`);
    if (!isTooWide) continue;
    await page.keyboard.press('Escape');
    assert.equal((await fontSizes(drawing)).length, 0);
    await expect(enlarge).toBeFocused();
  }
});

for (const width of [360, 1280])
  test(`a picture opens at full size and closes where it was opened, at ${width} px`, async ({ open }) => {
    const { page } = await open('/fr/v1/guides/debugging/application', {
      viewport: { width, height: 740 },
      hasTouch: width === 360,
    });
    const figure = page.locator('.picture').first();
    const enlarge = figure.getByRole('button', { name: 'Agrandir l’image' });
    const close = figure.getByRole('button', { name: 'Fermer' });
    const widthOf = async (): Promise<number> => (await figure.locator('img').boundingBox())?.width ?? 0;
    await figure.scrollIntoViewIfNeeded();
    const before = await widthOf();
    await (width === 360 ? enlarge.tap() : enlarge.press('Enter'));
    assert.ok((await widthOf()) > before);
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport({ ratio: 1 });
    assert.deepEqual(await listViolationsInBothModes(page, '.picture'), []);
    await page.keyboard.press('Escape');
    assert.equal(await widthOf(), before);
    await expect(enlarge).toBeFocused();
  });
