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
  /** Opens an address below the origin in a new tab and waits for the page's script. */
  open: (path?: string) => Promise<Page>;
  /** Opens a page that keeps a copy, and waits until the copy serves it. */
  openWithCopy: (path?: string) => Promise<Page>;
  deploy: (site: MiniSite) => Promise<void>;
  /** A scenario of its own that can share the profile and copy of the scene. */
  step: typeof test.step;
  /** Console errors and warnings of all tabs. */
  messages: string[];
};

type Options = {
  /** An export to serve instead of the mini site. */
  folder?: string;
  /** Longest time for the whole scene, in ms. */
  timeout?: number;
  site?: MiniSite;
  context?: BrowserContextOptions;
  /** Script that runs before the page's own scripts. */
  init?: string;
};

/** Scenarios of one subject. Much of their time is spent waiting, so several run in parallel. */
export function scenes(subject: string, declare: () => void): void {
  test.describe(subject, () => {
    test.describe.configure({ mode: 'parallel' });
    declare();
  });
}

/** A test with a fresh profile and a server of its own. In every one of them: no uncaught error. */
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
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      return page;
    };
    const openWithCopy = async (path = '/fr/?offlineMode=true'): Promise<Page> => {
      const page = await open(path);
      await untilCopied(page);
      return page;
    };
    const deploy = async (next: MiniSite): Promise<void> => server.use(await buildMiniSite(next));
    try {
      await Promise.race([
        play({ step: test.step, server, context, open, openWithCopy, deploy, messages }),
        failBefore(timeout),
      ]);
      assert.deepEqual(uncaught, []);
    } catch (cause) {
      const pages = context.pages().map((page) => page.url());
      const state = [...pages, ...server.requests.slice(-12), ...messages.slice(-12)].join('\n');
      throw new Error(`${String(cause)}\nPages, last requests, last messages:\n${state}`, { cause });
    } finally {
      // Not what is tested, and the browser is closed at the end: nobody waits long for it.
      await Promise.race([context.close(), wait(longestClose, undefined, { ref: false })]);
      await server.close();
    }
  });
}

/** Longest wait for a context to close, in ms. */
const longestClose = 15_000;

/** Fails shortly before the time is up: of a test that is out of time the runner tells nothing. */
async function failBefore(timeout: number): Promise<never> {
  await wait(timeout - 2 * longestClose, undefined, { ref: false });
  throw new Error('the scene does not end');
}

/** Waits until a copy is complete and its worker serves the page. */
export async function untilCopied(page: Page): Promise<void> {
  await until(
    page,
    async () => {
      const registration = await navigator.serviceWorker.getRegistration('/fr/');
      const active = registration?.active;
      if (
        !active ||
        active.state !== 'activated' ||
        !decodeURIComponent(active.scriptURL).includes('"offlineMode":true')
      )
        return false;
      const name = (await caches.keys()).find(
        (key) => key.startsWith('tauri-docs-offline-') && key.endsWith('/fr/'),
      );
      const facts = name ? await (await caches.open(name)).keys() : [];
      return (
        navigator.serviceWorker.controller !== null && facts.some(({ url }) => url.includes('~offline/copy-'))
      );
    },
    undefined,
  );
}

/** Waits until a download has ended early: the console then names the file. */
export function untilFailed(messages: readonly string[]): Promise<void> {
  const named = async (): Promise<boolean> =>
    messages.some((text) => text.includes('could not be downloaded'));
  return untilTrue(named, 'a file is named that could not be downloaded');
}

/** Waits until the files of former builds are deleted, the last thing a worker does when it has taken over. */
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

/** Addresses kept in the copy, without origin. */
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

/** Removes what is kept for a path, as a browser short of room would. */
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

/** The text of what is kept for a path, or null. */
export function keptText(page: Page, path: string): Promise<string | null> {
  return page.evaluate(
    async (wanted) => (await (await caches.match(wanted, { ignoreSearch: true }))?.text()) ?? null,
    path,
  );
}

/** Build of the page's text, of its document and of its script: equal, or the reader sees a mixture. */
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

/** Removes the copy by the panel's last row, which asks first. */
export async function removeCopy(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Supprimer la copie' }).click();
  await panel.getByRole('button', { name: 'Supprimer', exact: true }).click();
}

/** The notice of a new version. */
export function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Nouvelle version disponible' });
}

/**
 * Asks the browser for a new worker, as opening a page does. Again where there is none: the browser may have been looking since
 * before the server changed, by itself after a load, and answer with what it found then.
 */
export function look(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/fr/');
    await registration?.update();
    if (!registration?.installing && !registration?.waiting) await registration?.update();
  });
}

/** Counts the documents a tab loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Waits until a worker in a mode is active, and returns its address. */
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
