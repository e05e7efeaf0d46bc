import assert from 'node:assert/strict';
import { fresh, from, noteEvents, settled, answerFaults, to } from './support/route-scene';
import { follow, layOutWhole, test, until } from './support/suite';

test.use({ server: { around: answerFaults } });

test('scroll after navigation: top without hash, the element with one (decoded), stay for another query', async ({
  open,
}) => {
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
  await until(
    page,
    () => document.activeElement?.tagName,
    (name) => name === 'H2',
  );
  const top = await page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1,
    id,
  );
  assert.ok(top >= 0 && top < 800, `heading at ${top}`);
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
  const reload = async (): Promise<void> => {
    await page.reload();
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
  };
  await layOutWhole(page);
  await scrollTo(1200);
  await follow(page, from);
  await page.waitForURL(`**${from}`);
  await isAt(0);
  await scrollTo(300);
  await reload();
  await reload();
  await page.goBack();
  await page.waitForURL(`**${to}`);
  await isAt(1200);
  await reload();
  await page.goForward();
  await page.waitForURL(`**${from}`);
  await isAt(300);
});

test('what is far from the window is laid out later; Back, a reload and a hash find their place all the same', async ({
  open,
  url,
}) => {
  const long = '/fr/v1/guides/building/windows';
  const { page } = await open(long, {
    // No moment is quiet here.
    prepare: async (bare) => {
      await fresh.prepare();
      await bare.addInitScript(() => {
        const wait = window.requestIdleCallback.bind(window);
        window.requestIdleCallback = (run, options) => (options ? wait(run, options) : 0);
      });
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
  await page.reload();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await until(page, place, isAsBefore);

  await page.goto(`${url(long)}#troubleshooting`);
  await page.waitForSelector('html[data-ready][data-whole]', { state: 'attached' });
  const bar = await page.evaluate(
    () => document.querySelector('#troubleshooting')?.getBoundingClientRect().top,
  );
  assert.ok(bar !== undefined && bar >= 0 && bar < 150, String(bar));
});

test('a page put in place shows its beginning first, and at once all the rest', async ({ open }) => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    document.addEventListener('page:shown', () =>
      seen.push(document.querySelector('#page .prose.beginning') !== null),
    );
  });
  await follow(page, '/fr/v1/guides/building/windows');
  await page.waitForURL('**/windows');
  assert.deepEqual(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen), [true]);
  await until(
    page,
    () =>
      [...document.querySelectorAll('.prose > *')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'hidden',
      ).length,
    (hidden) => hidden === 0,
  );
});

test('Back after a jump in the page returns to the place before the jump', async ({ open }) => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.locator('.toc nav a').last().click();
  await until(
    page,
    () => window.scrollY,
    (y) => y > 500,
  );
  await page.goBack();
  await until(
    page,
    () => window.scrollY,
    (y) => y === 150,
  );
});

test('a reload comes back to the same place', async ({ open }) => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => window.scrollTo(0, 640));
  await page.reload();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await until(
    page,
    () => window.scrollY,
    (y) => y === 640,
  );
});
