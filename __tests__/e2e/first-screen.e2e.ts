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
  expect(await tabs.count()).toBe(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    const command = page.locator('.start .tab[data-shown] pre');
    await expect(command).toBeInViewport({ ratio: 1 });
    expect(
      await command.evaluate((pre) => pre.scrollWidth <= pre.clientWidth),
      await command.innerText(),
    ).toBeTruthy();
  }
});

test('the text begins near the top: the heading on phones, the first sentence on desks', async ({ open }) => {
  const { page } = await open(guide, phone);
  const topOf = async (part: string): Promise<number> =>
    (await page.locator(part).first().boundingBox())?.y ?? NaN;
  expect(await topOf('#main h1'), `${await topOf('#main h1')} px`).toBeLessThan(160);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await topOf('.prose p'), `${await topOf('.prose p')} px`).toBeLessThanOrEqual(250);
});

test('each bar of the first screen takes one line', async ({ open }) => {
  const { page } = await open(guide);
  for (const width of [360, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const bars = await page
      .locator('.navbar, .notice-strip')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    const most = width < 997 ? [56, 45] : [56, 37];
    expect(
      bars.every((height, index) => height <= (most[index] ?? 0)),
      `${width} px: ${bars.join(', ')}`,
    ).toBeTruthy();
  }
});

test('breadcrumbs on a phone are the two nearest pages above, on one line and uncut', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/getting-started/setup/vite', phone);
  const links = page.locator('.breadcrumbs li:visible > :is(a, span)');
  await expect(links).toHaveText(['', 'Commencer', 'Démarrage rapide']);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
  expect(Math.max(...tops) - Math.min(...tops), tops.join(', ')).toBeLessThan(12);
  expect(await links.last().evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
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
  expect(await isWhole()).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await isWhole()).toBe(false);
  const official = page.locator('.community-banner [lang="en"]');
  await expect(official).toBeHidden();
  await page.click('.community-banner summary');
  await expect(official).toBeVisible();
  await expect(page.locator('.community-banner p').first()).toBeVisible();
  const height = (await page.locator('.notice-strip').boundingBox())?.height ?? NaN;
  expect(height, `it leaves three quarters of the phone to the page: ${height} px`).toBeLessThan(740 / 4);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(official).toBeVisible();
  await expect(page.locator('.community-banner p').first()).toBeHidden(); // the line above shows all of it
  await sentence.evaluate((line) => line.append(line.textContent.repeat(2))); // as in languages that need more words
  expect(await isWhole()).toBe(true);
});

test('headings have the display face, a Mac’s search button names ⌘, and nothing moves', async ({
  open,
  url,
}) => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
  const { page } = await open('/fr/v1/guides', { userAgent });
  await watchShifts(page);
  await visit(page, url('/fr/'));
  expect(await page.textContent('.search-button kbd')).toBe('⌘ K');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('h1, .navbar .brand-name')].map((element) => {
      const families = getComputedStyle(element).fontFamily.split(',');
      return document.fonts.check(`700 16px ${families[0]}`) && families.length > 2;
    });
  });
  expect(faces).toEqual([true, true]);
  expect(await listShifts(page)).toEqual([]);
});

test('the button that wraps long lines of code moves nothing when it appears', async ({ open, url }) => {
  const { page } = await open('/fr/', { viewport: { width: 360, height: 740 } });
  await watchShifts(page);
  await visit(page, url('/fr/v1/api/cli'));
  await expect(page.locator('.code-tools [aria-pressed]').first()).toBeVisible();
  expect(await listShifts(page)).toEqual([]);
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
    expect(isTooWide, `${width} px`).toBe((await fontSizes(drawing)).length === 0);
    if (isTooWide) await enlarge.press('Enter');
    const sizes = await fontSizes(drawing);
    expect(sizes.length > 5 && Math.min(...sizes) >= 11, `${width} px: ${sizes.join(', ')}`).toBeTruthy();
    if (!isTooWide) continue;
    await page.keyboard.press('Escape');
    expect((await fontSizes(drawing)).length).toBe(0);
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
    expect(await widthOf()).toBeGreaterThan(before);
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await listViolationsInBothModes(page, '.picture')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await widthOf()).toBe(before);
    await expect(enlarge).toBeFocused();
  });
