import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPage, visit, type Visit } from './browser';
import { serveSite, type Site } from './site';

type Options = BrowserContextOptions & {
  /** Console errors that the test provokes on purpose. */
  expected?: RegExp;
  /** Runs before the page is opened: storage to fill, requests to answer. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Without waiting for the page's behaviour: it never comes, or is not wanted. */
  still?: boolean;
};

export type Suite = {
  /** A fresh profile with a page at a path of the site; closed after the test, which fails on any console error. */
  open: (path: string, options?: Options) => Promise<Visit>;
  url: (path: string) => string;
  browser: () => Browser;
};

/** No test takes longer. Playwright's `evaluate` has no end of its own: closing the pages ends whatever still waits for them. */
const longestTest = 300_000;

/** One browser and one server for all tests of a file. */
export function startSuite(around?: Parameters<typeof serveSite>[0]): Suite {
  let browser: Browser;
  let site: Site;
  let opened: (Visit & { expected?: RegExp })[] = [];
  let tooLong: NodeJS.Timeout;
  const url = (path: string): string => site.origin + path;

  before(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveSite(around)]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(() => {
    tooLong = setTimeout(() => opened.forEach(({ context }) => void context.close()), longestTest);
  });
  afterEach(async () => {
    clearTimeout(tooLong);
    const visits = opened;
    opened = [];
    await Promise.all(visits.map(({ context }) => context.close()));
    for (const { errors, expected } of visits)
      assert.deepEqual(expected ? errors.filter((error) => !expected.test(error)) : errors, []);
  });
  const open = async (
    path: string,
    { expected, prepare, still, ...options }: Options = {},
  ): Promise<Visit> => {
    const visited = await openPage(browser, options);
    opened.push({ ...visited, ...(expected ? { expected } : {}) });
    if (!still) waitForLife(visited.page);
    await prepare?.(visited.page);
    await (still ? visited.page.goto(url(path)) : visit(visited.page, url(path)));
    return visited;
  };
  return { open, url, browser: () => browser };
}

/** Waits until an expression holds in the page; the answer of `read` is in the failure's message. */
export async function until<T>(page: Page, read: () => T, holds: (value: T) => boolean): Promise<T> {
  let value = await page.evaluate(read);
  for (const end = Date.now() + 60_000; !holds(value) && Date.now() < end; value = await page.evaluate(read))
    await page.waitForTimeout(20);
  assert.ok(holds(value), `still ${JSON.stringify(value)} after a minute`);
  return value;
}

/** Has `waitForURL` wait for the behaviour of the page at that address too, which comes after its text. */
function waitForLife(page: Page): void {
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = async (...wanted) => {
    await waitForURL(...wanted);
    await page.waitForFunction(
      () => !document.getElementById('page') || document.documentElement.dataset.ready !== undefined,
    );
  };
}

/** Has all heights of the page real at once, as they are soon after it is shown: a scroll then moves what it says, and no more. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.toggleAttribute('data-whole', true);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Follows a link by script, as a click does, wherever it stands. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Path, query and hash the page is at. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Makes both storages throw, as where a browser's settings forbid them. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('storage is blocked', 'SecurityError');
        },
      });
    }
  });
}

/** Brings the pointer to the bar and waits until it is a living one: its menus load when they are first wanted. */
export async function wakeNavbar(page: Page): Promise<void> {
  await page.hover('#navbar .brand');
  await page.waitForSelector('#navbar[data-alive]', { state: 'attached' });
}
