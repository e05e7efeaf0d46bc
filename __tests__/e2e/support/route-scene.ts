import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { partEnding } from '../../../lib/browser/page-part';
import { until } from './until';

/** How the server answers a path, and that of its part. A function answers itself; `hold` answers late, when it is released. */
export const faults = new Map<string, 'hold' | ((...[, response]: Parameters<RequestListener>) => void)>();
let release: () => void = () => undefined;

/** Releases the answer that is held. */
export const releaseHeld = (): void => release();

/** Answers with an HTML page. */
export const answerPage =
  (status: number, html: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<!doctype html>${html}`);

/** Answers as `faults` says: `test.use({ server: { around: answerFaults } })`. */
export const answerFaults = async (...[request, response]: Parameters<RequestListener>): Promise<boolean> => {
  const path = ((request.url ?? '').split('?')[0] ?? '').replace(partEnding, '');
  const fault = faults.get(path);
  if (fault === 'hold') await new Promise<void>((resolve) => (release = resolve));
  // A document is answered well: only navigation in place meets the fault.
  if (typeof fault !== 'function' || request.headers['sec-fetch-dest'] !== 'empty') return false;
  fault(request, response);
  return true;
};

/** Where the tests begin, and where they go. */
export const from = '/fr/v1/references/security';
export const to = '/fr/v1/guides/features/command';
/** Options of a test without the faults of the one before. */
export const fresh = { prepare: () => Promise.resolve(faults.clear()) };

/** Records the events of the page, and a mark that is lost with the document. */
export const noteEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const events: string[] = [];
    for (const name of ['page:loading', 'page:shown', 'page:failed'])
      document.addEventListener(name, () => events.push(name));
    Object.assign(window, { events });
  });
/** Whether the page is still the document of `noteEvents`. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'events' in window);
/** Waits until the navigation has succeeded or failed. */
export const settled = (page: Page): Promise<unknown> =>
  until(
    page,
    () => (window as unknown as { events: string[] }).events.at(-1),
    (name) => name !== undefined && name !== 'page:loading',
  );
