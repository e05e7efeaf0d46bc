/** `npm run dev`: the development server, and the check beside it, again at each change of the content. */
import { spawn } from 'node:child_process';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shownFaultsFile, type ShownFault } from '../lib/authoring/shown-fault';
import { createPaint, toText } from '../lib/check/report/formats';
import { languageOf } from '../lib/check/report/summary';
import { describe, rules } from '../lib/check/rules';
import type { Fault } from '../lib/check/types';
import { routeOfFile } from '../lib/content/files';
import { site } from '../lib/site/config';

mkdirSync(path.dirname(shownFaultsFile), { recursive: true });
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

// Drafts are seen and nothing is remembered between two checks: set before the content is first read.
Object.assign(process.env, { NODE_ENV: 'development' });
const { runCheck } = await import('./check/run');

const language = languageOf(process.env);
let before = new Set<string>();
let running = false;
let again = false;

/** Checks everything; tells the terminal what is new and the pages what concerns them. */
async function check(): Promise<void> {
  again = running;
  if (running) return;
  running = true;
  try {
    const { faults } = await runCheck({
      root: process.cwd(),
      locale: site.currentLocale,
      translations: site.builtLocales.filter((locale) => locale !== site.currentLocale),
      quick: false,
      fix: false,
    });
    const shown = faults.filter(({ rule }) => rule !== 'new-anchors');
    writeFileSync(shownFaultsFile, JSON.stringify(shown.map(toShown)));
    const fresh = shown.filter((fault) => !before.has(JSON.stringify(fault)));
    before = new Set(shown.map((fault) => JSON.stringify(fault)));
    if (fresh.length > 0) console.log(`\n${toText(fresh, language, createPaint(process.stdout.isTTY))}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  running = false;
  if (again) await check();
}

function toShown(fault: Fault): ShownFault {
  return {
    route: fault.file.endsWith('.mdx') ? routeOfFile(fault.file) : '',
    place: [path.basename(fault.file), fault.line, fault.column]
      .filter((part) => part !== undefined)
      .join(':'),
    rule: fault.rule,
    severity: rules[fault.rule].severity,
    ...describe(fault, 'fr'),
  };
}

let timer: NodeJS.Timeout | undefined;
// The page itself is made anew first: the check waits a moment.
watch('content', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), 400);
});
void check();
