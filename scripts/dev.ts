/** `npm run dev`: the development server, and the check beside it, again at each change of the content. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shownFaultsFile, type CheckState, type ShownFault } from '../lib/authoring/shown-fault';
import { watchFolder } from '../lib/authoring/watch-folder';
import { createPaint, describe, languageOf, toText } from '../lib/check/report';
import type { Fault } from '../lib/check/types';
import { routeOfFile } from '../lib/content/files';
import { site } from '../lib/site/config';

mkdirSync(path.dirname(shownFaultsFile), { recursive: true });
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Authors read this terminal for the faults of their pages.
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

// The page that is waited for comes first: the check takes what the server leaves.
os.setPriority(os.constants.priority.PRIORITY_LOW);
// Drafts are seen and nothing is remembered between two checks: set before the content is first read.
Object.assign(process.env, { NODE_ENV: 'development' });
const { runCheck } = await import('./check/run');

const language = languageOf(process.env);
let before = new Set<string>();
let shown: ShownFault[] = [];
let running = false;
let again = false;

/** Checks everything; tells the terminal what is new and the pages what concerns them. */
async function check(): Promise<void> {
  again = running;
  if (running) return;
  running = true;
  tellPages(true);
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
  else tellPages(false);
}

/** Whether a check is under way, and what the last one found. */
function tellPages(checking: boolean): void {
  const state: CheckState = { checking, faults: shown };
  writeFileSync(shownFaultsFile, JSON.stringify(state));
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

let timer: NodeJS.Timeout | undefined;
// The page itself is made anew first: the check waits a moment.
watchFolder('content', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), 400);
});
void check();
