/** `npm run dev`: Next.js renders, `dev/server` serves, and `dev/checker` checks the content after each change. */
import './environment';
import { fork, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { describe } from '../lib/check/report';
import type { CheckState, Fault, ShownFault } from '../lib/check/types';
import { routeOfFile } from '../lib/content/files';
import { site, toHref } from '../lib/site/config';
import { toTerminal } from './check/run';
import { afterChanges } from './dev/after-changes';
import { DevServer } from './dev/server';

const { port } = parseArgs({ options: { port: { type: 'string', short: 'p', default: '3000' } } }).values;
const nextPort = await freePort();
const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(nextPort)], {
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
});
// `middleware.ts` keeps its name: Next.js would print how to rename it at every start.
createInterface({ input: next.stderr }).on('line', (line) => {
  if (line.trim() && !/middleware|migrate automatically/i.test(line)) console.error(line);
});
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));

const pages = new DevServer(nextPort);
pages.server.on('error', (error) => {
  console.error(`${error.message}\n  → npm run dev -- --port 3100`);
  next.kill();
});
pages.server.listen(Number(port), () => {
  const { port: given } = pages.server.address() as AddressInfo; // another one if 0 was asked for
  console.log(`http://localhost:${given}${toHref('/', site.currentLocale)}`);
});

let before = new Set<string>();
let shown: ShownFault[] = [];

// Node runs it with the same loader as this process.
fork('scripts/dev/checker.ts').on('message', (message) => {
  const { checking, faults } = message as { checking: boolean; faults?: Fault[] };
  if (faults) print(faults);
  if (faults) shown = faults.map(toShown);
  pages.notify('faults', JSON.stringify({ checking, faults: shown } satisfies CheckState));
});

/** Prints the faults that the check before has not found. */
function print(faults: Fault[]): void {
  const fresh = faults.filter((fault) => !before.has(JSON.stringify(fault)));
  before = new Set(faults.map((fault) => JSON.stringify(fault)));
  if (fresh.length > 0) console.log(`\n${toTerminal(fresh)}\n`);
}

function toShown(fault: Fault): ShownFault {
  return {
    route: fault.file.endsWith('.mdx') ? routeOfFile(fault.file) : '',
    place: [path.basename(fault.file), fault.line, fault.column]
      .filter((part) => part !== undefined)
      .join(':'),
    rule: fault.rule,
    ...describe(fault),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

afterChanges('content', 80, () => pages.reload());
for (const folder of ['app', 'components', 'lib', 'messages'].filter(existsSync))
  afterChanges(folder, 80, () => pages.rebuild());
