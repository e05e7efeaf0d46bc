import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A phone on a slow network: slow 4G and a processor four times slower. */
const slow4G = { latency: 562.5, downloadThroughput: 184_000, uploadThroughput: 86_000, offline: false };
const slowProcessor = 4;

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1350, height: 940 } };

type Vitals = { fcp: number; lcp: number; cls: number; tasks: [start: number, length: number][] };

/** First and largest paint, layout shift and blocked time (long tasks beyond 50 ms after the first paint) of a cold load. */
export async function timeLoad(
  browser: Browser,
  address: string,
): Promise<Record<'fcp' | 'lcp' | 'cls' | 'tbt', number>> {
  return onPage(browser, address, { ...phone, prepare: watchVitals }, async (page) => {
    const { tasks, ...vitals } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
    const late = tasks.filter(([start, length]) => start + length > vitals.fcp);
    return { ...vitals, tbt: late.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0) };
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

/** Milliseconds from the click on a sidebar link to the heading of its page. `rest`: milliseconds that the pointer rests on it before. */
export async function timeNavigation(
  browser: Browser,
  address: string,
  target: string,
  rest: number,
): Promise<number> {
  return onPage(browser, address, desk, async (page) => {
    const link = page.locator(`.sidebar a[href="${target}"]`);
    await link.scrollIntoViewIfNeeded();
    const shown = await startTimer(page, 'click', 'h1');
    if (rest > 0) await link.hover().then(() => page.waitForTimeout(rest));
    await link.click();
    return shown();
  });
}

const results = 'dialog[open] [role="listbox"]';

/** Milliseconds from the press on the search button to the first results on a slow phone's line. */
export async function timeFirstResults(browser: Browser, address: string): Promise<number> {
  return onPage(browser, address, desk, async (page) => {
    const start = Date.now();
    await search(page);
    return Date.now() - start;
  });
}

/** Milliseconds from a key to other results, when everything is loaded. */
export async function timeKeystroke(browser: Browser, address: string): Promise<number> {
  return onPage(browser, address, { ...desk, slow: false }, async (page) => {
    await search(page);
    await page.waitForLoadState('networkidle');
    const shown = await startTimer(page, 'input', results);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('mise à jour');
    return shown();
  });
}

/** Opens the search and waits for its first results. */
export async function search(page: Page): Promise<void> {
  await page.click('.search-button');
  await page.waitForSelector('dialog[open] [role="combobox"]', { timeout: 60_000 });
  await page.keyboard.insertText('fenêtre');
  await page.waitForSelector(`${results} [role="option"]`, { timeout: 60_000 });
}

/** Measures from the next event of a type to the frame after the one in which an element has another text. */
async function startTimer(page: Page, type: string, selector: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([event, watched]) => {
      const read = (): string => document.querySelector(watched)?.textContent ?? '';
      const start = ({ timeStamp }: Event): void => {
        const before = read();
        const look = (): void => {
          if (['', before].includes(read())) requestAnimationFrame(look);
          else
            requestAnimationFrame((now) => Object.assign(window, { millisecondsToChange: now - timeStamp }));
        };
        requestAnimationFrame(look);
      };
      addEventListener(event, start, { capture: true, once: true });
    },
    [type, selector] as const,
  );
  return async () => {
    const measured = await page.waitForFunction(
      () => (window as { millisecondsToChange?: number }).millisecondsToChange,
    );
    return (await measured.jsonValue()) ?? 0;
  };
}

type Options = BrowserContextOptions & { slow?: boolean; prepare?: () => void };

/** Opens a page with an empty profile, by default on a slow phone, and measures once nothing is loading any more. */
export async function onPage<T>(
  browser: Browser,
  address: string,
  { slow = true, prepare, ...options }: Options,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    // tsx names functions by a helper that pages do not have.
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
