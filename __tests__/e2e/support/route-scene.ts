import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { partEnding } from '../../../lib/browser/page-part';
import { until } from './suite';

type Fault = 'hold' | 'fail' | 'drop' | 'wrong type' | 'other build';

/** How the server answers a path, and that of its part: late (until released), with an error, not at all, as JSON, or with another build's page. */
export const faults = new Map<string, Fault>();
let release: () => void = () => undefined;

/** Lets the answer go that is held. */
export const releaseHeld = (): void => release();

/** Answers as `faults` says: `test.use({ server: { around: answerFaults } })`. */
export const answerFaults = async (...[request, response]: Parameters<RequestListener>): Promise<boolean> => {
  const path = ((request.url ?? '').split('?')[0] ?? '').replace(partEnding, '');
  const fault = faults.get(path);
  const inPlace = request.headers['sec-fetch-dest'] === 'empty';
  if (fault === 'hold')
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  if (fault === 'drop') {
    response.destroy();
    return true;
  }
  if (fault === 'wrong type') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
    return true;
  }
  if (fault === 'fail') {
    response.writeHead(500, { 'content-type': 'text/html' });
    response.end('<!doctype html><link rel="icon" href="data:,"><title>500</title>');
    return true;
  }
  if (fault === 'other build' && inPlace) {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><html data-build="another"><div id="page"><main id="main">nouveau</main></div>',
    );
    return true;
  }
  return false;
};

/** Where the tests begin, and where they go. */
export const from = '/fr/v1/references/security';
export const to = '/fr/v1/guides/features/command';
/** Options of a test without the faults of the one before. */
export const fresh = { prepare: () => Promise.resolve(faults.clear()) };

export const heading = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('#main h1')?.textContent ?? undefined);
/** Waits until the progress bar is gone; it fades out. */
export const barHidden = (page: Page): Promise<void> =>
  page.locator('#nprogress').waitFor({ state: 'detached' });

/** Has the page keep its events, and a mark that is gone with the document. */
export const noteEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const events: string[] = [];
    for (const name of ['page:loading', 'page:shown', 'page:failed'])
      document.addEventListener(name, () => events.push(name));
    Object.assign(window, { events, sameDocument: true });
  });
/** Whether the page is still the document of `noteEvents`. */
export const sameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
/** Waits until the navigation is over, well or not. */
export const settled = (page: Page): Promise<unknown> =>
  until(
    page,
    () => (window as unknown as { events: string[] }).events.at(-1),
    (name) => name !== undefined && name !== 'page:loading',
  );
