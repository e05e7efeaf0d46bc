import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A slow phone: 4G at its slowest and a processor four times slower. */
const slow4G = { latency: 562.5, downloadThroughput: 184_000, uploadThroughput: 86_000, offline: false };
const slowProcessor = 4;

export type LoadTimes = { fcp: number; lcp: number; tbt: number; cls: number };

type Vitals = { fcp: number; lcp: number; cls: number; tasks: [start: number, length: number][] };

/** First and largest paint, blocked time (long tasks beyond 50 ms after the first paint) and layout shift of a cold load. */
export async function timeLoad(browser: Browser, address: string): Promise<LoadTimes> {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  return onPage(browser, address, { ...phone, prepare: watchVitals }, async (page) => {
    const { fcp, lcp, cls, tasks } = await page.evaluate(
      () => (window as unknown as { vitals: Vitals }).vitals,
    );
    const tbt = tasks
      .filter(([start, length]) => start + length > fcp)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return { fcp, lcp, cls, tbt };
  });
}

/** Runs in the page. */
function watchVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { vitals });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  watch('layout-shift', (entry) => (vitals.cls += (entry as PerformanceEntry & { value: number }).value));
  watch('longtask', ({ startTime, duration }) => vitals.tasks.push([startTime, duration]));
}

/** Milliseconds from the click on a sidebar's link to its page's heading on the screen; `rest`: how long the pointer rests on it before. */
export async function timeNavigation(
  browser: Browser,
  address: string,
  target: string,
  rest: number,
): Promise<number> {
  return onPage(browser, address, desk, async (page) => {
    const link = page.locator(`.sidebar a[href="${target}"]`);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const heading = (): string => document.querySelector('h1')?.textContent ?? '';
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const before = heading();
          const look = (): void => {
            if (heading() === '' || heading() === before) requestAnimationFrame(look);
            else
              requestAnimationFrame(() =>
                requestAnimationFrame((now) => Object.assign(window, { shownAfter: now - timeStamp })),
              );
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    if (rest > 0) await link.hover().then(() => page.waitForTimeout(rest));
    await link.click();
    const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter);
    return (await shown.jsonValue()) ?? 0;
  });
}

export type SearchTimes = { opened: number; keystroke: number };

/** From the press on the search button to the first results on a slow phone's line, and from a key to results when all is there. */
export async function timeSearch(browser: Browser, address: string): Promise<SearchTimes> {
  const firstResults = async (page: Page): Promise<number> => {
    const start = Date.now();
    await page.click('[data-search-open]');
    await page.waitForSelector('dialog[open] [role="combobox"]', { timeout: 60_000 });
    await page.keyboard.insertText('fenêtre');
    await page.waitForSelector('dialog[open] [role="option"]', { timeout: 60_000 });
    return Date.now() - start;
  };
  const nextResults = async (page: Page): Promise<number> => {
    await firstResults(page);
    await page.waitForLoadState('networkidle');
    const first = await page.textContent('dialog[open] [role="listbox"]');
    await page.evaluate((before) => {
      addEventListener(
        'input',
        ({ timeStamp }) => {
          const look = (now: number): void => {
            const text = document.querySelector('dialog[open] [role="listbox"]')?.textContent ?? before;
            if (text === before) requestAnimationFrame(look);
            else Object.assign(window, { foundAfter: now - timeStamp });
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    }, first ?? '');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('mise à jour');
    const found = await page.waitForFunction(() => (window as { foundAfter?: number }).foundAfter);
    return (await found.jsonValue()) ?? 0;
  };
  return {
    opened: await onPage(browser, address, desk, firstResults),
    keystroke: await onPage(browser, address, { ...desk, slow: false }, nextResults),
  };
}

const desk = { viewport: { width: 1350, height: 940 } };

type Options = BrowserContextOptions & { slow?: boolean; prepare?: () => void };

/** Opens a page in a profile of its own, on a slow phone unless told otherwise, and measures once nothing is loaded any more. */
async function onPage<T>(
  browser: Browser,
  address: string,
  { slow = true, prepare, ...options }: Options,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    // The compiler of this script names functions by a helper that pages do not have.
    await context.addInitScript('globalThis.__name ??= (target) => target');
    if (prepare) await context.addInitScript(prepare);
    const page = await context.newPage();
    if (slow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    }
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return await measure(page);
  } finally {
    await context.close();
  }
}
