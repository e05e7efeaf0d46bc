import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
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
    const events: string[] = [];
    context.on('requestfailed', (request) =>
      events.push(`failed: ${request.failure()?.errorText ?? ''} ${request.url()}`),
    );
    context.on('request', (request) => {
      if (request.isNavigationRequest()) events.push(`navigation: ${request.url()}`);
    });
    const open = async (path = '/fr/'): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(server.origin + path);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
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
      await Promise.race([
        play({ step: test.step, server, context, open, openWithCopy, deploy, messages }),
        failBefore(timeout),
      ]);
      assert.deepEqual(uncaught, []);
    } catch (cause) {
      const pages = context.pages().map((page) => page.url());
      const state = [pages, server.requests, messages, events].flatMap((list) => list.slice(-12)).join('\n');
      throw new Error(`${String(cause)}\nPages, last requests, messages and events:\n${state}`, { cause });
    } finally {
      // A context can be slow to close; the browser is closed at the end anyway.
      await Promise.race([context.close(), wait(longestClose, undefined, { ref: false })]);
      await server.close();
    }
  });
}

/** Timeout for closing a context, in ms. */
const longestClose = 15_000;

/** Fails shortly before the runner's timeout, which would hide the details of the scene. */
async function failBefore(timeout: number): Promise<never> {
  await wait(timeout - 2 * longestClose, undefined, { ref: false });
  throw new Error('the scene does not end');
}

/** Waits until a copy is complete and its worker controls the page. */
export async function untilCopied(page: Page, path = '/fr/'): Promise<void> {
  await until(
    page,
    async (scope) => {
      const active = (await navigator.serviceWorker.getRegistration(scope))?.active;
      if (
        active?.state !== 'activated' ||
        !decodeURIComponent(active.scriptURL).includes('"offlineMode":true')
      )
        return false;
      const name = (await caches.keys()).find(
        (key) => key.startsWith('tauri-docs-offline-') && key.endsWith(scope),
      );
      const facts = name ? await (await caches.open(name)).keys() : [];
      return (
        navigator.serviceWorker.controller !== null && facts.some(({ url }) => url.includes('~offline/copy-'))
      );
    },
    path,
  );
}

/** Waits until a download has failed; the console then names the file. */
export function untilFailed(messages: readonly string[]): Promise<void> {
  const named = async (): Promise<boolean> =>
    messages.some((text) => text.includes('could not be downloaded'));
  return untilTrue(named, 'a file is named that could not be downloaded');
}

/** Waits until the files of previous builds are deleted, the last step after a take-over. */
export async function untilTidy(page: Page): Promise<void> {
  await until(
    page,
    async () => {
      const name = (await caches.keys()).find(
        (key) => key.startsWith('tauri-docs-offline-') && key.endsWith('/fr/'),
      );
      if (!name) return false;
      const keys = await (await caches.open(name)).keys();
      return !keys.some(({ url }) => url.endsWith('~offline/untidy'));
    },
    undefined,
  );
}

/** Lists the paths stored in the copy. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find(
      (key) => key.startsWith('serwist-precache-v2-') && key.endsWith('/fr/'),
    );
    if (!name) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) =>
      url.replace(location.origin, '').replace(/\?.*/, ''),
    );
  });
}

/** Deletes a stored path, as a browser does when storage runs out. */
export function evict(page: Page, path: string): Promise<void> {
  return page.evaluate(async (wanted) => {
    const name =
      (await caches.keys()).find((key) => key.startsWith('serwist-precache-v2-') && key.endsWith('/fr/')) ??
      '';
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (new URL(request.url).pathname === wanted) await cache.delete(request);
  }, path);
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

/** Opens the panel and returns it. */
export async function openPanel(page: Page) {
  await page.locator('[data-offline-open]:visible').first().click();
  const panel = page.locator('dialog[open]');
  await panel.waitFor();
  return panel;
}

/** Waits until the check that an opened panel starts has ended: another one joins it. */
export function untilChecked(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const ended = new Promise<void>((resolve) => (port1.onmessage = () => resolve()));
    const active = (await navigator.serviceWorker.getRegistration('/fr/'))?.active;
    active?.postMessage({ type: 'REPAIR' }, [port2]);
    await ended;
  });
}

/** Removes the copy through the panel and its confirmation. */
export async function removeCopy(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Supprimer la copie' }).click();
  await panel.getByRole('button', { name: 'Supprimer', exact: true }).click();
}

/** The notice of a new version. */
export function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Nouvelle version disponible' });
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
  await until(
    page,
    async (mode) => {
      const active = (await navigator.serviceWorker.getRegistration('/fr/'))?.active;
      return (
        active?.state === 'activated' &&
        decodeURIComponent(active.scriptURL).includes(`"offlineMode":${mode}`)
      );
    },
    offlineMode,
  );
  return page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration('/fr/'))?.active?.scriptURL ?? '',
  );
}
