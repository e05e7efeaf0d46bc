/** Time from saving a page's file to its new text in the browser, with `npm run dev`: `npm run bench:dev`. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../__tests__/e2e/support/browser';

const file = 'content/fr/v1/guides/features/menu.mdx';
const route = '/fr/v1/guides/features/menu';
const rounds = 8;
const patience = 120_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until the address answers: the first answer is made while it is waited for. */
async function untilServed(url: string): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(patience) })).ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200)); // not listening yet
    }
  }
  throw new Error(`${url} does not answer`);
}

/** Waits until the page hears of changes: on a busy machine that comes long after its text. */
async function untilLive(page: Page): Promise<void> {
  await page.locator('details[data-live] summary').waitFor({ timeout: patience });
}

/** Milliseconds from each save to the text on the shown page. */
async function measure(page: Page, original: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const words = `Essai numéro ${round} de la mesure.`;
    const started = performance.now();
    writeFileSync(file, `${original}\n\n${words}\n`);
    await page.getByText(words).waitFor({ timeout: patience });
    times.push(performance.now() - started);
    console.error(`save ${round}: ${Math.round(times.at(-1) ?? 0)} ms`);
    await page.waitForTimeout(1500); // the check beside the server ends; a writer pauses longer
    await untilLive(page);
  }
  return times;
}

const original = readFileSync(file, 'utf8');
const port = await freePort();
const started = performance.now();
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '-p', String(port)], {
  stdio: 'ignore',
  // A group of its own: with it end all processes that the server has started.
  detached: true,
});
const browser = await launchBrowser();

/** The page as it was, whatever ends the measure. */
function tidy(): void {
  writeFileSync(file, original);
  try {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
}
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => {
    tidy();
    process.exit(code);
  });
try {
  await untilServed(`http://localhost:${port}${route}`);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}${route}`);
  console.error(`first page: ${Math.round(performance.now() - started)} ms`);
  await untilLive(page);
  console.error(`it hears of changes: ${Math.round(performance.now() - started)} ms`);
  const times = (await measure(page, original)).sort((a, b) => a - b);
  const show = (index: number): string => `${Math.round(times[index] ?? 0)} ms`;
  console.log(
    `from save to screen, ${rounds} saves: fastest ${show(0)}, median ${show(rounds / 2)}, slowest ${show(rounds - 1)}`,
  );
} finally {
  tidy();
  await browser.close();
}
