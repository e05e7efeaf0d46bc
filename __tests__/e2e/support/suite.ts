import { expect, test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { launchBrowser, openPage, visit, type Visit } from '../../../scripts/browser/chromium';
import { serveSite, type Site } from '../../../scripts/browser/site';
import { followRequests } from '../../../scripts/browser/network';

type Options = BrowserContextOptions & {
  /** Console errors that the test provokes on purpose. */
  expected?: RegExp;
  /** Runs before the page is opened, to fill storage or to intercept requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Do not wait until the scripts of the page have started. */
  still?: boolean;
};

/**
 * Opens a page of the site in a new profile. The test fails on any console error that is not expected, hence when a feature
 * breaks the security policy, on a request to another host and on a cookie.
 */
export type Open = (path: string, options?: Options) => Promise<Visit>;

type Fixtures = {
  open: Open;
  url: (path: string) => string;
  /** Gives each test of a file a server of its own: `test.use({ server: { around } })`. */
  server: { around?: Parameters<typeof serveSite>[0]; folder?: string; compress?: boolean };
  site: Site;
};

type WorkerFixtures = {
  browser: Browser;
  /** The server of the tests that ask for nothing special. */
  commonSite: Site;
};

/** A test against the exported site, with one browser per worker process. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({}, provide) => {
      const browser = await launchBrowser();
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  commonSite: [
    async ({}, provide) => {
      const site = await serveSite(undefined, undefined, false);
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  // An option of the test, not of the worker: for another value, Playwright would start another worker with its browser.
  server: [{}, { option: true }],
  site: async ({ server, commonSite }, provide) => {
    if (Object.keys(server).length === 0) return provide(commonSite);
    const site = await serveSite(server.around, server.folder, server.compress ?? false);
    await provide(site);
    await site.close();
  },
  url: async ({ site }, provide) => provide((path) => site.origin + path),
  open: async ({ browser, url }, provide) => {
    const opened: (Visit & { expected: RegExp })[] = [];
    await provide(async (path, { expected = /^$/, prepare, still, ...options } = {}) => {
      const visited = await openPage(browser, options);
      opened.push({ ...visited, expected });
      followRequests(visited.page);
      if (!still) waitForScripts(visited.page);
      await prepare?.(visited.page);
      await (still
        ? visited.page.goto(url(path), { waitUntil: 'domcontentloaded' })
        : visit(visited.page, url(path)));
      return visited;
    });
    for (const { context, errors, expected } of opened) {
      const cookies = await context.cookies().catch(() => []); // the test may have closed it
      await context.close();
      const unexpected = errors.filter((error) => !expected.test(error));
      expect([...unexpected, ...cookies]).toEqual([]);
    }
  },
});

/** Makes `waitForURL` also wait until the scripts of the page at that address have started. */
function waitForScripts(page: Page): void {
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = async (...wanted) => {
    await waitForURL(...wanted);
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  };
}

/** Waits until the browser has drawn so many frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Resizes the window, and waits until the page has been told: its listeners could otherwise undo what the next press does. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((expected) => innerWidth === expected, width);
  await frames(page, 2); // listeners of media queries run at the start of a frame
}

/** Lays out the whole page at once, so that no guessed height changes while the test scrolls. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
  await frames(page, 2);
}

/** Waits until the last three windows of the page have been laid out, so that its end does not move any more. */
export async function untilEndLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The attribute stays behind, empty, when the block is skipped again.
    const laidOut = document.querySelector('.prose > [style=""]');
    const top = laidOut ? laidOut.getBoundingClientRect().top + window.scrollY : Infinity;
    return document.documentElement.scrollHeight - top >= 3 * window.innerHeight;
  });
}

/** Scrolls to a position in px. The event fires in the next frame, its effect shows in the one after. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await frames(page, 3);
}

/** Waits until the position of the page is stored, which happens once it has stood still. */
export async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { position } = (history.state ?? {}) as { position?: { top: number } };
    return position && Math.abs(position.top - scrollY) <= 2;
  });
}

/** The text in the clipboard. */
export const clipboardText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Path, query and hash of the page. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** For `prepare`: both storages throw, as when the settings of a browser forbid them. */
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
