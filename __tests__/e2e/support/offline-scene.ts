import { setTimeout as wait } from 'node:timers/promises';
import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { ToWorker, WorkerState } from '../../../lib/offline/protocol';
import { copyCacheName } from '../../../lib/offline/store';
import { FailingServer } from './failing-server';
import { buildMiniSite, type MiniSite } from './mini-site/build';
import { test } from './suite';
import { until, untilTrue } from './until';

export type Scene = {
  server: FailingServer;
  context: BrowserContext;
  /** Opens a path in a new tab and waits for the page's script. */
  open: (path?: string) => Promise<Page>;
  /** Opens a page with offline mode on and waits until its worker controls it. */
  openWithCopy: (path?: string) => Promise<Page>;
  deploy: (site: MiniSite) => Promise<void>;
  /** A named step within the scene. */
  step: typeof test.step;
  /** Console errors and warnings of all tabs. */
  messages: string[];
};

type Options = {
  /** An export to serve instead of the mini site. */
  folder?: string;
  /** Timeout of the whole scene, in ms. */
  timeout?: number;
  site?: MiniSite;
  context?: BrowserContextOptions;
  /** Script that runs before the page's own scripts. */
  init?: string;
};

/** Groups the scenes of one subject. They mostly wait, so they run in parallel. */
export function scenes(subject: string, declare: () => void): void {
  test.describe(subject, () => {
    test.describe.configure({ mode: 'parallel' });
    declare();
  });
}

/** Options of a scene on a screen that turns offline mode on. */
export const narrow = { context: { viewport: { width: 400, height: 800 } } };

/** A test with a fresh profile and its own server. Fails on any uncaught page error. */
export function scene(
  name: string,
  play: (scene: Scene) => Promise<void>,
  { folder, timeout = 180_000, site = {}, context: options = {}, init }: Options = {},
): void {
  test(name, async ({ browser }) => {
    test.setTimeout(timeout);
    const server = await new FailingServer(folder ?? (await buildMiniSite(site))).start();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    if (init) await context.addInitScript({ content: `if (location.protocol !== 'about:') { ${init} }` });
    const uncaught: string[] = [];
    const messages: string[] = [];
    context.on('weberror', (error) => uncaught.push(error.error().message));
    context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    const open = async (path = '/fr/'): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(server.origin + path);
      await untilStarted(page);
      return page;
    };
    const openWithCopy = async (path = '/fr/?offlineMode=true'): Promise<Page> => {
      const page = await open(path);
      await untilCopied(page);
      return page;
    };
    const deploy = async (next: MiniSite): Promise<void> => {
      const folder = await buildMiniSite(next);
      await endChecks(context);
      server.use(folder);
    };
    try {
      await play({ step: test.step, server, context, open, openWithCopy, deploy, messages });
      expect(uncaught).toEqual([]);
    } catch (cause) {
      const state = [server.requests, messages].flatMap((list) => list.slice(-12)).join('\n');
      throw new Error(`${String(cause)}\nLast requests and messages:\n${state}`, { cause });
    } finally {
      // A context can be slow to close; the browser is closed at the end anyway.
      await Promise.race([context.close(), wait(15_000, undefined, { ref: false })]);
      await server.close();
    }
  });
}

/** Waits for the page's script, of a certain build if one is given. */
export async function untilStarted(page: Page, build?: string): Promise<void> {
  const script = build ? `[data-script="${build}"]` : '';
  await page.waitForSelector(`html${script}[data-ready]`, { state: 'attached' });
}

/** Asks a worker of the French scope, or of another; null if there is none. */
export function ask<Answer>(
  page: Page,
  type: ToWorker,
  scope = '/fr/',
  which: 'active' | 'waiting' = 'active',
): Promise<Answer | null> {
  return page.evaluate(
    async ([type, scope, which]) => {
      const { port1, port2 } = new MessageChannel();
      const worker = (await navigator.serviceWorker.getRegistration(scope))?.[which];
      if (!worker) return null;
      worker.postMessage({ type }, [port2]);
      return new Promise<Answer>((resolve) => (port1.onmessage = ({ data }) => resolve(data as Answer)));
    },
    [type, scope, which] as const,
  );
}

/** Waits until a copy is complete and its worker controls the page. */
export function untilCopied(page: Page, scope?: string): Promise<void> {
  const isCopied = async (): Promise<boolean> => {
    const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
    // Chromium puts off replacing a worker that answers messages.
    if (!decodeURIComponent(worker).includes('"offlineMode":true')) return false;
    return Boolean((await ask<WorkerState>(page, 'STATE', scope))?.copy);
  };
  return untilTrue(isCopied, 'the copy is complete');
}

/** Waits until the files of previous builds are deleted, the last step after a take-over. */
export function untilTidy(page: Page): Promise<void> {
  const isTidy = async (): Promise<boolean> =>
    (await ask<WorkerState>(page, 'STATE'))?.copy?.files === (await keptFiles(page)).length;
  return untilTrue(isTidy, 'the files of previous builds are deleted');
}

/** Waits until nothing is stored. */
export function untilEmpty(page: Page): Promise<string[]> {
  return until(
    page,
    () => caches.keys(),
    (names) => names.length === 0,
  );
}

/** Waits until a download has failed; the console then names the file. */
export function untilFailed(messages: readonly string[]): Promise<void> {
  const isNamed = async (): Promise<boolean> =>
    messages.some((text) => text.includes('could not be downloaded'));
  return untilTrue(isNamed, 'a file is named that could not be downloaded');
}

const cacheOf = (page: Page): string => copyCacheName(`${new URL(page.url()).origin}/fr/`);

/** Lists the paths stored in the copy. */
export async function keptFiles(page: Page): Promise<string[]> {
  const urls = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    cacheOf(page),
  );
  return urls.map((url) => new URL(url).pathname).filter((path) => !path.includes('~offline'));
}

/** Puts a text in place of the stored entries whose address contains `part`, or deletes them as a browser does when storage runs out. */
export function damage(page: Page, part: string, text: string | null): Promise<void> {
  return page.evaluate(
    async ([name, part, text]) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(`(?:${part})(?:\\?|$)`).test(request.url)) continue;
        else if (text === null) await cache.delete(request);
        else await cache.put(request, new Response(text, { headers: { 'content-type': 'text/html' } }));
      }
    },
    [cacheOf(page), part, text] as const,
  );
}

/** Returns the stored text of a path, or null. */
export function keptText(page: Page, path: string): Promise<string | null> {
  return page.evaluate(
    async (wanted) => (await (await caches.match(wanted, { ignoreSearch: true }))?.text()) ?? null,
    path,
  );
}

/** Returns the build of the page's text, document and script; they must be equal. */
export function buildsOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const { build, script } = document.documentElement.dataset;
    return [document.getElementById('main')?.dataset.textBuild, build, script];
  });
}

/** Opens a page of the mini site, and fails if another one is shown. */
export async function read(page: Page, name = 'v1/guides/page-1'): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/fr/${name}`);
  expect(await page.textContent('h1')).toBe(`Page ${name}`);
}

/** Follows a link of the mini site in place. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.click(`a[href="/fr/${name}"]`);
  await page.locator('h1', { hasText: new RegExp(`^Page ${name}$`) }).waitFor();
}

/**
 * Waits until no check for a new worker is under way. A check that began before a deployment finds nothing, and the browser
 * would join those after the deployment to it.
 */
export async function endChecks(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await look(page).catch(() => undefined);
}

/** Makes the browser check for a new worker. */
export function look(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/fr/'))?.update();
  });
}

/** Counts the documents that a tab loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Waits until a worker with this mode is active, and returns its address. */
export async function untilActive(page: Page, offlineMode: boolean): Promise<string> {
  let address = '';
  await untilTrue(async () => {
    const [state, script] = await page.evaluate(async () => {
      const active = (await navigator.serviceWorker.getRegistration('/fr/'))?.active;
      return [active?.state, active?.scriptURL ?? ''] as const;
    });
    address = script;
    return state === 'activated' && decodeURIComponent(script).includes(`"offlineMode":${offlineMode}`);
  }, 'a worker with this mode is active');
  return address;
}
