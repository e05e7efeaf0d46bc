import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { devDependencies } from '../../package.json';

/** Besides the flags that Playwright sets. */
const flags = ['--headless', '--disable-gpu', '--disable-quic'];

/**
 * A Chromium: the one of the development packages, or the one named by CHROMIUM_PATH. A system's Chromium usually brings a
 * window of its own, which costs three times the processor time per page.
 */
export async function launchBrowser(moreFlags: string[] = [], options: LaunchOptions = {}): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const program = executablePath ? { executablePath } : await bundledBrowser();
  return chromium.launch({ ...program, ...options, args: [...flags, ...moreFlags] });
}

const folder = path.join(tmpdir(), `tauri-docs-chromium-${devDependencies['@sparticuz/chromium']}`);
const unpack = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;

/** Unpacks the browser at its first use. Several processes may do so at once: the first to rename its folder wins. */
async function bundledBrowser(): Promise<LaunchOptions> {
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`);
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      // The package adds the libraries it needs only if it believes it runs on AWS Lambda.
      env: { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    });
    const fonts = path.join(own, 'fonts/fonts.conf');
    writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', `${folder}/fonts`));
    try {
      renameSync(own, folder);
    } catch {
      rmSync(own, { recursive: true });
    }
  }
  const libraries = {
    LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
    FONTCONFIG_PATH: path.join(folder, 'fonts'),
  };
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...(process.env as Record<string, string>), ...libraries },
  };
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Uncaught errors, console errors, such as breaches of the security policy, and requests to other hosts so far. */
  errors: string[];
};

/** A new profile with one page whose errors are recorded. */
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
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isDeadLink(message))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') errors.push(`requests ${request.url()}`);
  });
  return { page, context, errors };
}

/** A prefetched page that does not exist is a dead link of the content, which the content check reports. */
function isDeadLink(message: ConsoleMessage): boolean {
  return message.text().includes('404') && /\/fr\/(?:[\w-]+\/)*[\w-]+$/.test(message.location().url);
}

/** Waits until the scripts of the page have started. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

/** Opens an address and waits until the scripts of the page have started. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilReady(page);
}

/** The same for a reload. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilReady(page);
}

/** Goes to a page that no link of the shown one need lead to, as a click on a link does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
    next.router.push(href);
  }, path);
}

/** Follows a link, and waits until its page is shown. */
export async function go(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.waitForURL(`**${path}`);
}

/**
 * The addresses of all open tabs, asked of the browser: Playwright at times misses a tab that a link has opened, and never
 * sends its `page` event.
 */
export async function tabAddresses(browser: Browser): Promise<string[]> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  await session.detach();
  return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
}
