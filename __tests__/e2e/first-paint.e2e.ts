import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './support/suite';
import { until } from './support/until';

const SLOW_PAGE = '/fr/v1/api/js/window';

let sendRest = (): void => undefined;

/** Sends the slow page up to the end of its title, and the rest when `sendRest` is called. */
const around = (...[{ url }, response]: Parameters<RequestListener>): boolean => {
  if (url !== SLOW_PAGE) return false;
  const html = readFileSync(`out${SLOW_PAGE}.html`, 'utf8');
  const cut = html.indexOf('</h1>') + '</h1>'.length;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(html.slice(0, cut));
  sendRest = () => void response.end(html.slice(cut));
  return true;
};
test.use({ server: { around } });

test('nothing is painted before the first screen has arrived', async ({ open, url }) => {
  const { page } = await open('/fr/hors-ligne', { still: true });
  await page.goto(url(SLOW_PAGE), { waitUntil: 'commit' });
  const paints = () => performance.getEntriesByType('paint').length;
  await until(
    page,
    () => document.querySelector('h1') !== null,
    (isThere) => isThere,
  );
  await wait(300); // without the hold, the title is painted in the next frame
  expect(await page.evaluate(paints)).toBe(0);
  sendRest();
  await until(page, paints, (count) => count > 0);
});
