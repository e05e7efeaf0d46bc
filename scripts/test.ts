import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Counts = { passed: number; failed: number };

/** Two processors, and browsers that also wait: three files at a time keep both busy. */
const filesAtOnce = 3;

/** The files that take longest are begun first, or the end would wait for one of them alone. */
const longest = ['locales', 'offline-export', 'offline', 'accessibility', 'check-command', 'hostile-input'];

/** No file takes longer, in ms, however slow the machine: one that does has stopped moving. */
const mostOfFile = 900_000;

/** Reports, and what tests write (`TEST_SCRATCH`); deleted at the end. */
const scratch = mkdtempSync(path.join(tmpdir(), 'site-test-'));

/** Runs a program; answers its exit code and what it printed, which is shown at once or when it has ended. */
function run(
  command: string,
  args: string[],
  { env = {}, shown = 'at once' }: { env?: Record<string, string>; shown?: 'at once' | 'whole' } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TEST_SCRATCH: scratch, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (shown === 'at once') process.stdout.write(chunk);
      });
    child.on('close', (code) => {
      if (shown === 'whole') process.stdout.write(output);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A step that either holds or not counts as one check. */
async function check(args: string[]): Promise<Counts> {
  const { code } = await run('npm', ['run', '--silent', ...args], { shown: 'whole' });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(): Promise<Counts> {
  const report = path.join(scratch, 'jest.json');
  const { code } = await run('npx', ['jest', '--silent', '--json', `--outputFile=${report}`], {
    env: { NODE_ENV: 'test' },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Record<string, number>;
  const failed = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
  return { passed: numPassedTests ?? 0, failed: failed || (code === 0 ? 0 : 1) };
}

/** One file of tests of a browser or of the export. */
async function endToEnd(name: string): Promise<Counts> {
  const { code, output } = await run(
    'npx',
    ['tsx', '--test', `--test-timeout=${mostOfFile}`, '--test-reporter=tap', `__tests__/e2e/${name}.e2e.ts`],
    { shown: 'whole' },
  );
  const count = (word: string): number => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: failed || (code === 0 ? 0 : 1) };
}

function listEndToEnd(): string[] {
  const names = readdirSync('__tests__/e2e')
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => file.replace('.e2e.ts', ''));
  return [
    ...longest.filter((name) => names.includes(name)),
    ...names.filter((name) => !longest.includes(name)),
  ];
}

const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Does jobs in their order, some at a time. */
async function inTurns(jobs: [name: string, job: () => Promise<Counts>][], atOnce: number): Promise<void> {
  const waiting = [...jobs];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, job] = next;
      const start = performance.now();
      const { passed, failed } = await job();
      console.log(
        `— ${name}: ${passed} passed, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
      );
      total.passed += passed;
      total.failed += failed;
      if (failed) failures.push(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

await inTurns(
  [
    ['unit tests', unitTests],
    ['types', () => check(['typecheck'])],
    ['lint', () => check(['lint'])],
    ['content', () => check(['check', '--', '--strict'])],
  ],
  2,
);
await inTurns([['build', () => check(['build'])]], 1);
await inTurns(
  listEndToEnd().map((name) => [name, () => endToEnd(name)]),
  filesAtOnce,
);
rmSync(scratch, { recursive: true, force: true });
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
