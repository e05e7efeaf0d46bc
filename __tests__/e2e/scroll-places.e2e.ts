import assert from 'node:assert/strict';
import { reload } from './support/browser';
import { fresh, from, noteEvents, settled, answerFaults, to } from './support/route-scene';
import { follow, keepGuesses, layOutWhole, test, until } from './support/suite';

test.use({ server: { around: answerFaults } });

test('scroll after navigation: top, the element of the hash, or no move', async ({ open }) => {
  const { page } = await open(to, fresh);
  await noteEvents(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, `${to}?x=1`);
  assert.equal(await page.evaluate(() => window.scrollY), 900);
  await follow(page, from);
  await settled(page);
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  const id = await page.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '');
  await follow(page, '/fr/releases');
  await page.waitForURL('**/releases');
  await follow(page, `${from}#${encodeURIComponent(id)}`);
  await page.waitForURL('**/security#*');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  const top = await page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1,
    id,
  );
  assert.ok(top >= 56 && top < 800, `heading at ${top}, the bar is 56 px high`);
});

test('Back and Forward come back to the places that were left, over reloads', async ({ open }) => {
  const { page } = await open(to, fresh);
  const { scrollTo, isAt } = {
    scrollTo: (top: number) => page.evaluate((y) => window.scrollTo(0, y), top),
    isAt: (top: number) =>
      until(
        page,
        () => Math.round(window.scrollY),
        (y) => Math.abs(y - top) <= 2,
      ),
  };
  await layOutWhole(page);
  await scrollTo(1200);
  await follow(page, from);
  await page.waitForURL(`**${from}`);
  await isAt(0);
  await scrollTo(300);
  await reload(page);
  await reload(page);
  await page.goBack();
  await page.waitForURL(`**${to}`);
  await isAt(1200);
  await reload(page);
  await page.goForward();
  await page.waitForURL(`**${from}`);
  await isAt(300);
});

test('Back, a reload and a hash find their place where the rest is laid out later', async ({ open, url }) => {
  const long = '/fr/v1/guides/building/windows';
  const { page } = await open(long, {
    prepare: async (bare) => {
      await fresh.prepare();
      await keepGuesses(bare);
    },
  });
  assert.equal(
    await page.evaluate(() =>
      document
        .querySelector('.prose > ul:last-of-type > li')
        ?.checkVisibility({ contentVisibilityAuto: true }),
    ),
    false,
  );
  /** Distance of a late section's heading from the window's top, in whole px. */
  const place = (): number =>
    Math.round([...document.querySelectorAll('.prose > h2')].at(-2)?.getBoundingClientRect().top ?? NaN);
  await page.evaluate(() =>
    [...document.querySelectorAll('.prose > h2')].at(-2)?.scrollIntoView({ behavior: 'instant' }),
  );
  // The heights around the place become known, and the browser holds the text where it is.
  await page.evaluate(() => new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok))));
  const before = await page.evaluate(place);
  const isAsBefore = (now: number): boolean => Math.abs(now - before) <= 2;
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await page.goBack();
  await until(page, place, isAsBefore);
  await reload(page);
  await until(page, place, isAsBefore);

  await page.goto(`${url(long)}#troubleshooting`);
  await page.waitForSelector('html[data-ready][data-whole]', { state: 'attached' });
  const bar = await page.evaluate(
    () => document.querySelector('#troubleshooting')?.getBoundingClientRect().top,
  );
  assert.ok(bar !== undefined && bar >= 0 && bar < 150, String(bar));
});

test('Back after a jump in the page returns to the place before the jump', async ({ open }) => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.locator('.toc nav a').last().click();
  await page.waitForFunction(() => window.scrollY > 500);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 150);
});
