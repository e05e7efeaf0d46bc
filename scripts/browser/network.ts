import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;

type Traffic = { underWay: Set<Request>; lastChange: number };

const traffics = new WeakMap<Page, Traffic>();

/** Follows the requests of a page for `untilNetworkIdle`: call it before the page is opened. */
export function followRequests(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), lastChange: performance.now() };
  traffics.set(page, traffic);
  const end = (request: Request): void => {
    traffic.underWay.delete(request);
    traffic.lastChange = performance.now();
  };
  page.on('request', (request) => traffic.underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until the page has done what it does in idle time, and has got what it asked for. Twice: what has been loaded in idle time waits
 * for idle time itself. With a timeout, as in `whenIdle`: Chromium sometimes never says that it is idle.
 */
export async function untilSettled(page: Page): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await untilNetworkIdle(page);
  }
}

/** Waits for half a second without requests. Unlike the state `networkidle` of Playwright, it waits as often as it is called. */
export async function untilNetworkIdle(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('the requests of this page are not followed');
  const asked = performance.now();
  while (traffic.underWay.size > 0 || performance.now() - Math.max(asked, traffic.lastChange) < QUIET_MS)
    await wait(50);
}
