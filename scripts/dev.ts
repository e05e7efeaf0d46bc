/** `npm run dev`: Next.js renders, `dev/server` serves, and the content is checked after each change. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CheckState, ShownFault } from '../lib/authoring/shown-fault';
import { watchFolder } from '../lib/authoring/watch-folder';
import { createPaint, describe, languageOf, toText } from '../lib/check/report';
import type { Fault } from '../lib/check/types';
import { routeOfFile } from '../lib/content/files';

// Drafts are shown, and nothing is cached between two checks: set before the content is first read.
Object.assign(process.env, { NODE_ENV: 'development' });
const { site, toHref } = await import('../lib/site/config');
const { runCheck } = await import('./check/run');
const { DevServer } = await import('./dev/server');

const { port } = parseArgs({ options: { port: { type: 'string', short: 'p', default: '3000' } } }).values;
const nextPort = await freePort();
const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(nextPort)], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
});
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));

const pages = new DevServer(nextPort);
pages.server.on('error', (error) => {
  console.error(`${error.message}\n  → npm run dev -- --port 3100`);
  next.kill();
});
pages.server.listen(Number(port), () =>
  console.log(`http://localhost:${port}${toHref('/', site.currentLocale)}`),
);

// The page that the author waits for comes first.
os.setPriority(os.constants.priority.PRIORITY_LOW);

const language = languageOf(process.env);
let before = new Set<string>();
let shown: ShownFault[] = [];
let running = false;
let again = false;

/** Checks all content; prints new faults, and sends all to the open pages. */
async function check(): Promise<void> {
  again = running;
  if (running) return;
  running = true;
  notify(true);
  try {
    const { faults } = await runCheck({
      root: process.cwd(),
      locale: site.currentLocale,
      translations: site.builtLocales.filter((locale) => locale !== site.currentLocale),
      quick: false,
      fix: false,
    });
    const found = faults.filter(({ rule }) => rule !== 'new-anchors');
    shown = found.map(toShown);
    const fresh = found.filter((fault) => !before.has(JSON.stringify(fault)));
    before = new Set(found.map((fault) => JSON.stringify(fault)));
    if (fresh.length > 0) console.log(`\n${toText(fresh, language, createPaint(process.stdout.isTTY))}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  running = false;
  if (again) await check();
  else notify(false);
}

function notify(checking: boolean): void {
  pages.notify('faults', JSON.stringify({ checking, faults: shown } satisfies CheckState));
}

function toShown(fault: Fault): ShownFault {
  return {
    route: fault.file.endsWith('.mdx') ? routeOfFile(fault.file) : '',
    place: [path.basename(fault.file), fault.line, fault.column]
      .filter((part) => part !== undefined)
      .join(':'),
    rule: fault.rule,
    ...describe(fault, 'fr'),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** Calls back once for the several events of one save. */
function afterChanges(folder: string, waitMs: number, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watchFolder(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, waitMs);
  });
}

afterChanges('content', 80, () => pages.notify('reload', ''));
afterChanges('content', 400, () => void check()); // after the page, which renders first
for (const folder of ['app', 'components', 'lib', 'messages'].filter(existsSync))
  afterChanges(folder, 80, () => pages.rebuild());
void check();
