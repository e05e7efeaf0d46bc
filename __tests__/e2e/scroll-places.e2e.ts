import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { reload } from './support/browser';
import { follow, frames, go, keepGuesses, layOutWhole, scrollTo, test } from './support/suite';
import { until } from './support/until';

const from = '/fr/v1/references/security';
const to = '/fr/v1/guides/features/command';

const isAt = (page: Page, top: number): Promise<unknown> =>
  page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 2, top);

test('scroll after navigation: top, the element of the hash, or no move', async ({ open }) => {
  const { page } = await open(to);
  await scrollTo(page, 900);
  await follow(page, `${to}?x=1`);
  await isAt(page, 900);
  await go(page, from);
  await isAt(page, 0);
  const id = (await page.locator('.prose h2[id]').last().getAttribute('id')) ?? '';
  await go(page, '/fr/releases');
  await follow(page, `${from}#${encodeURIComponent(id)}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeFocused();
  const { y = -1 } = (await target.boundingBox()) ?? {};
  assert.ok(y >= 56 && y < 800, `heading at ${y}, the bar is 56 px high`);
});

test('Back and Forward come back to the places that were left, over reloads and jumps', async ({ open }) => {
  const { page } = await open(to);
  await layOutWhole(page);
  await scrollTo(page, 1200);
  await go(page, from);
  await isAt(page, 0);
  await scrollTo(page, 150);
  await page.locator('.toc nav a').last().click();
  await page.waitForFunction(() => window.scrollY > 500);
  await page.goBack();
  await isAt(page, 150);
  await reload(page);
  await reload(page);
  await page.goBack();
  await page.waitForURL(`**${to}`);
  await isAt(page, 1200);
  await reload(page);
  await page.goForward();
  await page.waitForURL(`**${from}`);
  await isAt(page, 150);
});

test('Back, a reload and a hash find their place where the rest is laid out later', async ({ open, url }) => {
  const long = '/fr/v1/guides/building/windows';
  const { page } = await open(long, { prepare: keepGuesses });
  const isLaidOut = await page
    .locator('.prose > ul:last-of-type > li')
    .first()
    .evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true }));
  assert.equal(isLaidOut, false);
  /** Distance of a late section's heading from the window's top, in whole px. */
  const place = (): number =>
    Math.round([...document.querySelectorAll('.prose > h2')].at(-2)?.getBoundingClientRect().top ?? NaN);
  await page.evaluate(() =>
    [...document.querySelectorAll('.prose > h2')].at(-2)?.scrollIntoView({ behavior: 'instant' }),
  );
  // The heights around the place become known, and the browser holds the text where it is.
  await frames(page, 2);
  await page.waitForFunction(() => {
    const { position } = (history.state ?? {}) as { position?: { top: number } };
    return position && Math.abs(position.top - scrollY) <= 2; // stored once the page has stood still
  });
  const before = await page.evaluate(place);
  const isAsBefore = (now: number): boolean => Math.abs(now - before) <= 2;
  await go(page, to);
  await page.goBack();
  await until(page, place, isAsBefore);
  await reload(page);
  await until(page, place, isAsBefore);
  await page.goto(`${url(long)}#troubleshooting`);
  await page.waitForSelector('html[data-ready][data-whole]', { state: 'attached' });
  const { y = -1 } = (await page.locator('#troubleshooting').boundingBox()) ?? {};
  assert.ok(y >= 0 && y < 150, String(y));
});
