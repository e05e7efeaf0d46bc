import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './support/suite';
import { until } from './support/until';

const GUIDE = '/fr/v1/guides/building/windows';
/** Pages that arrive in two parts, and the text with which the first part ends. */
const firstParts: Record<string, string> = { '/fr/v1/api/js/window': '</h1>', [GUIDE]: '</h2>' };

let sendRest = (): void => undefined;

/** Sends the first part of a page, and the rest when `sendRest` is called. */
const around = (...[{ url = '' }, response]: Parameters<RequestListener>): boolean => {
  const end = firstParts[url];
  if (!end) return false;
  const html = readFileSync(`out${url}.html`, 'utf8');
  const cut = html.indexOf(end, html.indexOf('<article')) + end.length;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(html.slice(0, cut));
  sendRest = () => void response.end(html.slice(cut));
  return true;
};
test.use({ server: { around } });

const countPaints = (): number => performance.getEntriesByType('paint').length;

for (const [address, width] of [
  ['/fr/v1/api/js/window', 360],
  [GUIDE, 1280],
] as const)
  test(`nothing of ${address} is painted before the first screen has arrived, at ${width} px`, async ({
    open,
    url,
  }) => {
    const { page } = await open('/fr/hors-ligne', { still: true, viewport: { width, height: 740 } });
    await page.goto(url(address), { waitUntil: 'commit' });
    await until(
      page,
      () => document.querySelector('h1') !== null,
      (isThere) => isThere,
    );
    await wait(300); // without the hold, the title is painted in the next frame
    expect(await page.evaluate(countPaints)).toBe(0);
    sendRest();
    await until(page, countPaints, (count) => count > 0);
  });

test('a phone paints as soon as its own first screen has arrived', async ({ open, url }) => {
  const { page } = await open('/fr/hors-ligne', { still: true, viewport: { width: 360, height: 740 } });
  await page.goto(url(GUIDE), { waitUntil: 'commit' });
  await until(page, countPaints, (count) => count > 0);
  const heading = page.locator('.prose h2').last();
  await expect(heading).toHaveAttribute('id', 'msi-or-nsis'); // the rest of the page is still on its way
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(740);
  sendRest();
});
