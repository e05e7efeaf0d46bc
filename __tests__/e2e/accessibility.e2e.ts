import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { follow, launchBrowser, openPage, untilReady, visit } from '../../scripts/browser/chromium';
import { listViolationsInBothModes } from './support/axe';
import { layOutWhole, resize, test } from './support/suite';
import { listWideParts } from './support/wide-parts';

const guide = '/fr/v1/guides/features/command';
const configuration = '/fr/v1/api/config';
/** Blocks far from the window too. */
const laidOut = '.prose > *, .part { content-visibility: visible !important }';
const reduced = { reducedMotion: 'reduce' } as const;

/** Words that begin on one line and end on another. */
function listBrokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (const { 0: word, index } of data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

type Scene = [path: string, width: number];

/** A page of each kind, at the width at which it shows more. */
const examples: Scene[] = [
  ['/fr/', 1280],
  ['/fr/', 360],
  [guide, 1280],
  ['/fr/v1/guides/debugging/application', 360],
  ['/fr/v1/api/js/event', 1280],
  [configuration, 360],
  [configuration, 1280],
  ['/fr/blog', 1280],
  ['/fr/blog/2022/06/19/tauri-1-0', 360],
  ['/fr/releases', 1280],
  ['/fr/nulle-part', 360],
];
/** `npm run audit` looks at all pages at both widths. */
const everyPage = (): Scene[] =>
  (JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[]).flatMap((path): Scene[] => [
    [path, 1280],
    [path, 360],
  ]);
const scenes = process.env.AUDIT ? everyPage() : examples;

/** Fills the checker with a text that it faults and warns of, and leaves the first sections, which have every kind of content. */
async function prepareConfiguration(page: Page): Promise<void> {
  const checker = page.locator('.config-checker');
  await checker.getByRole('button', { name: 'Ouvrir le vérificateur' }).click();
  await checker.locator('#checker-text').fill('{\n  "build":\u00A0{ "devPat": 1 }\n}');
  await expect(checker.locator('li:has(button)')).toHaveCount(2);
  await page.evaluate(() =>
    // With all of eleven thousand elements, axe takes a quarter of a minute.
    document.querySelectorAll('.prose > :nth-child(n + 12)').forEach((part) => part.remove()),
  );
}

for (const [path, width] of scenes)
  test(`axe finds nothing on ${path} at ${width} px, light and dark`, async ({ open }) => {
    const { page } = await open(path, { ...reduced, viewport: { width, height: 740 }, expected: /404/ });
    await layOutWhole(page); // heights that change while axe runs make elements overlap
    if (path === configuration) await prepareConfiguration(page);
    expect(await listViolationsInBothModes(page)).toEqual([]);
  });

test('links of headings are targets of 24 px, also in the smallest headings', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/multiwindow', {
    viewport: { width: 412, height: 823 },
  });
  await layOutWhole(page);
  const heights = await page
    .locator('.prose h4 .heading-link')
    .evaluateAll((links) => links.map((link) => link.getClientRects()[0]?.height ?? 0));
  expect(heights.length).toBeGreaterThan(0);
  // The line of the font of the tests is 1.36 em high; that of others is 1.16 em.
  for (const height of heights)
    expect(height - (1.36 - 1.16) * 16, String(height)).toBeGreaterThanOrEqual(24);
});

test('axe finds nothing in open menus and dialogs', async ({ open }) => {
  // Axe reads the whole page, also behind a dialog: this one is short, with a sidebar.
  const { page } = await open('/fr/v1/references', reduced);
  const expectClean = async (scope: string, state: string): Promise<void> =>
    expect(await listViolationsInBothModes(page, scope), state).toEqual([]);
  for (const position of [0, -1]) {
    const button = page.locator('.navbar .dropdown > summary').nth(position);
    await button.click();
    await button.locator('+ ul').waitFor();
    await expectClean('.navbar', 'dropdown');
    await page.keyboard.press('Escape');
  }
  await resize(page, 360, 740);
  await page.click('.menu-button');
  await page.locator('.mobile-back').waitFor();
  await expectClean('dialog[open]', 'sidebar');
  await page.click('.mobile-back');
  await page.locator('.mobile-list').first().waitFor();
  await expectClean('dialog[open]', 'main menu');
  await page.keyboard.press('Escape');
  for (const opener of ['Lecture hors ligne', 'Raccourcis clavier']) {
    await page.getByRole('contentinfo').getByRole('button', { name: opener }).click();
    await page.locator('dialog[open]').waitFor();
    await expectClean('dialog[open]', opener);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
});

test('axe finds nothing in the tree of entries, scrolled to the entry that the address names', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/js/window#setfullscreen', reduced);
  await page.locator('.toc-list [aria-current]').waitFor();
  await page.waitForFunction(() => (document.querySelector('.toc-list')?.scrollTop ?? 0) > 0);
  expect(await listViolationsInBothModes(page, '.toc')).toEqual([]);
});

test('axe finds nothing on the crash page and in the message of a failed load', async ({ open }) => {
  const { page } = await open(guide, { ...reduced, expected: /./ });
  const shortcuts = page.getByRole('contentinfo').getByRole('button', { name: 'Raccourcis clavier' });
  await page.route('**/texts.json', (route) => route.abort());
  // The first failure loads the page again.
  const loaded = page.waitForEvent('load');
  await shortcuts.click();
  await loaded;
  await untilReady(page);
  await shortcuts.click();
  await page.locator('.load-error').waitFor();
  expect(await listViolationsInBothModes(page, '.load-error')).toEqual([]);
  await page.evaluate(() => {
    // Code blocks and tables of the next page are observed when they are mounted.
    window.ResizeObserver = class {
      constructor() {
        throw new Error('the part cannot be shown', { cause: new Error('disk full') });
      }
    } as unknown as typeof ResizeObserver;
  });
  await follow(page, '/fr/v1/guides/features/events');
  await page.locator('.crash').waitFor();
  expect(await listViolationsInBothModes(page)).toEqual([]);
});

test('forced colours and reduced motion: focus and current entry show, nothing moves', async ({ open }) => {
  const { page } = await open(guide);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.keyboard.press('Tab');
  const facts = await page.evaluate(() => {
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector) ?? document.body);
    const looks = ['.sidebar [aria-current]', '.sidebar a:not([aria-current])'].map((selector) => {
      const { color, backgroundColor, fontWeight, borderInlineStart, outline } = styleOf(selector);
      return [color, backgroundColor, fontWeight, borderInlineStart, outline].join();
    });
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration},${animationDuration}`.split(',').some((time) => parseFloat(time) > 0.01);
    });
    return {
      outline: styleOf(':focus').outlineStyle,
      marked: looks[0] !== looks[1],
      moving: moving.map(({ tagName, className }) => `${tagName}.${String(className)}`),
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    };
  });
  expect(facts.outline).not.toBe('none');
  expect({ ...facts, outline: '' }).toEqual({ outline: '', marked: true, moving: [], scrolling: 'auto' });
});

test('forced colours: the current section of the phone menu and the shown file of a sample are marked', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/js/window', { ...reduced, forcedColors: 'active' });
  const look = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      });
  const marked = await look('.sidebar [aria-current]');
  expect(marked).not.toBe(await look('.sidebar a:not([aria-current])'));
  await page.getByRole('button', { name: 'Exécuter' }).first().click();
  await page.locator('.sample [aria-pressed]').first().waitFor();
  expect(await look('.sample [aria-pressed=true]')).toBe(marked);
  await resize(page, 360, 740);
  await page.click('.menu-button');
  await page.click('.mobile-back');
  const current = page.locator('.mobile-list a[aria-current]').first();
  expect(await look('.mobile-list a[aria-current]')).toBe(marked);
  await current.hover();
  expect(await look('.mobile-list a[aria-current]')).toBe(marked);
});

test('text of double size leaves everything within reach, on a phone and on a desk', async ({ url }) => {
  // As in the settings of the browser: a style of the page would not affect media queries.
  const browser = await launchBrowser(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']);
  const guides = ['features/command', 'features/plugin', 'building/windows', 'getting-started/setup/vite'];
  const paths = guides.map((name) => `/fr/v1/guides/${name}`);
  const references = ['references/security', 'api/cli', 'api/js/shell'].map((name) => `/fr/v1/${name}`);
  const { page } = await openPage(browser);
  for (const path of ['/fr/', ...paths, ...references, configuration, '/fr/blog', '/fr/releases']) {
    await visit(page, url(path));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heading = await page.locator('#main h1').evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        column: element.parentElement?.clientWidth ?? 0,
      }));
      expect(
        heading.top < 500 && heading.column > width * 0.6,
        `${path} ${JSON.stringify(heading)}`,
      ).toBeTruthy();
      expect(await listWideParts(page, laidOut), path).toEqual([]);
      expect(await page.locator('.search-button').isVisible(), path).toBeTruthy();
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  }
  await browser.close();
});

test('text of double size on a narrow phone: nothing overlaps or is cut, words of headings are whole', async ({
  url,
}) => {
  const browser = await launchBrowser(['--blink-settings=defaultFontSize=32']);
  const { page } = await openPage(browser, { viewport: { width: 320, height: 800 } });
  await visit(page, url(guide));
  const overlaps = await page.locator('.notice-strip').evaluate((strip) => {
    const [first, second] = ['summary .icon:last-child', '.announcement'].map((part) =>
      strip.querySelector(part)?.getBoundingClientRect(),
    );
    return !first || !second || (first.right > second.left && first.bottom > second.top);
  });
  expect(overlaps).toBe(false);
  expect(
    await page.locator('.section-bar span').evaluate((name) => name.scrollWidth > name.clientWidth),
  ).toBe(false);
  expect(await page.locator('#main :is(h1, h2, h3)').evaluateAll(listBrokenWords)).toEqual([]);
  await page.locator('.menu-button').click();
  const back = page.locator('.mobile-back');
  expect(
    await back.evaluate(
      (button) => button.clientHeight < 3 * parseFloat(getComputedStyle(button).lineHeight) + 24,
    ),
  ).toBeTruthy();
  const cut = await page.locator('.mobile-head button').evaluateAll((buttons) =>
    buttons
      .map((button) => button.getBoundingClientRect())
      .filter(({ width, right }) => width < 40 || right > innerWidth)
      .map(({ width, right }) => `${Math.round(width)} px, to ${Math.round(right)}`),
  );
  expect(cut).toEqual([]);
  await back.click();
  const chevrons = await page
    .locator('.mobile-list summary .icon')
    .evaluateAll((icons) => icons.map((icon) => innerWidth - icon.getBoundingClientRect().right));
  expect(chevrons.length).toBeGreaterThan(3);
  expect(new Set(chevrons.map(Math.round)).size, chevrons.join()).toBe(1);
  await page.locator('.mobile-head button').last().click();
  expect(await page.locator('.mobile-menu').isVisible()).toBe(false);
  await browser.close();
});

test('text of double size on a narrow phone: dialogs and results show everything', async ({ url }) => {
  const browser = await launchBrowser(['--blink-settings=defaultFontSize=32']);
  const { page } = await openPage(browser, { viewport: { width: 320, height: 800 } });
  await visit(page, url(guide));
  const dialog = page.locator('dialog[open]');
  const openers = ['Lecture hors ligne', 'Raccourcis clavier', 'Réglages de lecture'];
  for (const name of openers) {
    await page.locator('.menu-button').click();
    if (name !== 'Réglages de lecture') await page.locator('.mobile-back').click();
    await page.locator('.mobile-menu').getByRole('button', { name }).click();
    await page.getByRole('dialog', { name }).waitFor();
    const closer = dialog.getByRole('button', { name: 'Fermer' });
    await expect(closer).toBeInViewport({ ratio: 1 });
    expect((await closer.boundingBox())?.width ?? 0, name).toBeGreaterThanOrEqual(44);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBe(0);
    await closer.click();
  }
  await page.locator('.search-button').click();
  const recent = dialog.getByRole('link', { name: 'Appeler Rust depuis le frontend' });
  const [link, row] = [await recent.boundingBox(), await recent.locator('..').boundingBox()];
  expect(link?.height).toBeGreaterThan(2 * 44);
  expect(link?.height).toBe(row?.height);
  await page.keyboard.type('fenetre');
  const names = dialog.getByRole('option').locator('> span:nth-of-type(2)');
  await names.first().waitFor();
  const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth));
  expect(cut.length).toBe(0);
  await browser.close();
});
