import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { listViolationsInBothModes } from './support/axe';
import { follow, layOutWhole, test } from './support/suite';
import { listWideParts, wideSpaces } from './support/wide-parts';

const guide = '/fr/v1/guides/features/command';
const configuration = '/fr/v1/api/config';
const lost = '/fr/nulle-part';
const widths = [1280, 360] as const;
const still = { reducedMotion: 'reduce' } as const;
const narrow = { ...still, viewport: { width: 360, height: 740 } };

type Kind = [kind: string, path: string, width: 360 | 1280];

/** A page of each kind, at the width at which it has more to show. */
const examples: Kind[] = [
  ['home', '/fr/', 1280],
  ['home', '/fr/', 360],
  ['guide', guide, 1280],
  ['guide with pictures', '/fr/v1/guides/debugging/application', 360],
  ['API of a module', '/fr/v1/api/js/event', 1280],
  ['configuration', configuration, 360],
  ['list of posts', '/fr/blog', 1280],
  ['post', '/fr/blog/2022/06/19/tauri-1-0', 360],
  ['release notes', '/fr/releases', 1280],
  ['not found', lost, 360],
];
/** `npm run audit` looks at all pages at both widths. */
const everyPage = (): Kind[] =>
  (JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[]).flatMap((path): Kind[] =>
    widths.map((width) => [path, path, width]),
  );
const kinds = process.env.AUDIT ? everyPage() : examples;

for (const [kind, path, width] of kinds)
  test(`axe finds nothing on the page “${kind}” at ${width} px, light and dark`, async ({ open }) => {
    const viewport = { width, height: 740 };
    const { page } = await open(path, { ...still, viewport, expected: /404/ });
    await layOutWhole(page); // heights that become real while axe looks would have things lie over each other
    // Eleven thousand elements take a quarter of a minute: the first sections have all that the others have.
    if (path === configuration)
      await page.evaluate(() =>
        document.querySelectorAll('.prose > :nth-child(n + 12)').forEach((part) => part.remove()),
      );
    assert.deepEqual(await listViolationsInBothModes(page), []);
  });

test('axe finds nothing in an open menu of the bar', async ({ open }) => {
  const { page } = await open(guide, still);
  const buttons = page.locator('.navbar .dropdown > summary');
  for (const button of [buttons.first(), buttons.last()]) {
    await button.click();
    await button.locator('+ ul').waitFor();
    assert.deepEqual(await listViolationsInBothModes(page, '.navbar'), []);
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing in either menu of the panel of narrow screens', async ({ open }) => {
  const { page } = await open(guide, narrow);
  await page.click('.menu-button');
  await page.locator('.mobile-back').waitFor();
  assert.deepEqual(await listViolationsInBothModes(page, 'dialog[open]'), [], 'sidebar');
  await page.click('.mobile-back');
  await page.locator('.mobile-list').first().waitFor();
  assert.deepEqual(await listViolationsInBothModes(page, 'dialog[open]'), [], 'main menu');
});

test('axe finds nothing in the dialogs of the footer', async ({ open }) => {
  const { page } = await open('/fr/about/intro', narrow);
  for (const opener of ['.site-footer [data-offline-open]', '[data-shortcuts-open]']) {
    await page.click(opener);
    await page.locator('dialog[open]').waitFor();
    assert.deepEqual(await listViolationsInBothModes(page, 'dialog[open]'), [], opener);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
});

test('axe finds nothing on the crash page and in the text of a failed load', async ({ open }) => {
  const { page } = await open(guide, { ...still, expected: /./ });
  await page.evaluate(() => {
    document.dispatchEvent(
      new CustomEvent('load:failed', { detail: { what: 'page', retry: () => undefined } }),
    );
  });
  await page.locator('.load-error').waitFor();
  assert.deepEqual(await listViolationsInBothModes(page, '.load-error'), [], 'load error');
  await page.evaluate(() => {
    Document.prototype.adoptNode = () => {
      throw new Error('the part cannot be shown', { cause: new Error('disk full') });
    };
  });
  await follow(page, '/fr/v1/guides/features/events');
  await page.locator('.crash').waitFor();
  assert.deepEqual(await listViolationsInBothModes(page), [], 'crash page');
});

test('at 320 px, and with wider spaces in the text, no page scrolls sideways', async ({ open }) => {
  const { page } = await open(guide, { ...still, viewport: { width: 320, height: 640 } });
  for (const path of new Set(kinds.map(([, address]) => address).filter((one) => one !== lost))) {
    await follow(page, path);
    await page.waitForURL(`**${path}`);
    await page.locator('#page h1').waitFor();
    for (const css of ['', wideSpaces]) assert.deepEqual(await listWideParts(page, css), [], path);
  }
});

test('forced colours and reduced motion: focus and marks show, nothing moves', async ({ open }) => {
  const { page } = await open(guide, still);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.keyboard.press('Tab');
  const facts = await page.evaluate(() => {
    const focus = getComputedStyle(document.activeElement ?? document.body);
    const current = document.querySelector('.sidebar [aria-current]');
    const other = document.querySelector('.sidebar a:not([aria-current])');
    const look = (element: Element | null): string => {
      const style = element ? getComputedStyle(element) : undefined;
      return [
        style?.color,
        style?.backgroundColor,
        style?.fontWeight,
        style?.borderInlineStart,
        style?.outline,
      ].join();
    };
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return [transitionDuration, animationDuration]
        .join()
        .split(',')
        .some((time) => parseFloat(time) > 0.01);
    });
    return {
      outline: focus.outlineStyle !== 'none' && parseFloat(focus.outlineWidth) >= 1,
      marked: look(current) !== look(other),
      moving: [...new Set(moving.map(({ tagName, className }) => `${tagName}.${String(className)}`))],
      smooth: getComputedStyle(document.documentElement).scrollBehavior,
    };
  });
  assert.deepEqual(facts, { outline: true, marked: true, moving: [], smooth: 'auto' });
});
