/** `npm run dev`: runs `next dev`, and checks the content in a second process after each change. */
import './environment';
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { checkImportedFiles } from './check/imported-files';
import { isRenameAdvice } from './dev/is-rename-advice';
import { checkPort } from './serve/listen';
import { checkEnvironment, stop } from './terminal';

/** Pause before a restart of the content check: a cause that lasts does not fill the terminal. */
const RESTART_MS = 2000;

const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } }, strict: false });
if (typeof values.port === 'string') process.env.PORT = values.port;
checkEnvironment();
try {
  checkImportedFiles();
} catch (error) {
  stop((error as Error).message); // neither Next.js nor the check could start
}
// Next.js would print a stack trace, and not end.
await checkPort('npm run dev -- --port 3001');

const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'pipe'],
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
});
// The requirements of the site name `middleware.ts`: Next.js would print how to rename it at every start.
createInterface({ input: next.stderr }).on('line', (line) => {
  if (!isRenameAdvice(line)) console.error(line);
});
let checker = startChecker();
next.on('exit', (code) => {
  checker.kill();
  process.exit(code ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));

/** Starts the content check, and starts it again whenever it ends: pages would show neither new nor repaired faults. */
function startChecker(): ChildProcess {
  const started = fork('scripts/dev/checker.ts'); // Node runs it with the same loader as this process
  return started.on('exit', (code, signal) => {
    if (signal === 'SIGINT' || signal === 'SIGTERM') return; // sent to the whole process group
    console.error(`The content check ended with ${signal ?? code}. It starts again.`);
    setTimeout(() => (checker = startChecker()), RESTART_MS);
  });
}
