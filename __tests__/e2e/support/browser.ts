import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { bundledBrowser } from './bundled-browser';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium: the one named by CHROMIUM_PATH, the system's, or the one that comes with the development packages; `more` are flags beside the usual ones. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const args = [...flags, ...more];
  const system = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  if (system) return chromium.launch({ executablePath: system, args });
  const { executablePath, env } = await bundledBrowser();
  return chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Uncaught errors and console errors so far. */ errors: string[];
};

/** A fresh profile with one page that notes every error. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'fr-FR',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLinkedPage(message))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  return { page, context, errors };
}

/** A page fetched ahead that does not exist: a dead link of the content, which the check of the content reports. */
function isLinkedPage(message: ConsoleMessage): boolean {
  return message.text().includes('404') && /\/fr\/(?:[\w-]+\/)*[\w-]+$/.test(message.location().url);
}

/** Opens an address and waits until the page's behaviour runs. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

/** Loads the page again and waits until its behaviour runs. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}
