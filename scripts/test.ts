import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Counts = { passed: number; failed: number };

const scratch = mkdtempSync(path.join(tmpdir(), 'site-test-'));

/** Runs a program with its output shown; answers its exit code and what it printed. */
function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A stage that either holds or not counts as one check. */
async function check(name: string, args: string[]): Promise<Counts> {
  console.log(`\n— ${name}`);
  const { code } = await run('npm', ['run', '--silent', ...args]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(): Promise<Counts> {
  console.log('\n— unit tests');
  const report = path.join(scratch, 'jest.json');
  const { code } = await run('npx', ['jest', '--silent', '--json', `--outputFile=${report}`], {
    NODE_ENV: 'test',
  });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Record<string, number>;
  const failed = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
  return { passed: numPassedTests ?? 0, failed: failed || (code === 0 ? 0 : 1) };
}

/** Tests of a browser and of the export, `together` files at a time. */
async function endToEnd(name: string, belongs: (file: string) => boolean, together: number): Promise<Counts> {
  console.log(`\n— ${name}`);
  const { code, output } = await run('npx', [
    'tsx',
    '--test',
    `--test-concurrency=${together}`,
    '--test-timeout=300000',
    '--test-reporter=tap',
    ...readdirSync('__tests__/e2e')
      .filter((file) => file.endsWith('.e2e.ts') && belongs(file))
      .map((file) => `__tests__/e2e/${file}`),
  ]);
  const count = (word: string): number => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: failed || (code === 0 ? 0 : 1) };
}

/** Offline tests wait for workers, and use both processors by themselves. */
const isOffline = (file: string): boolean => file.startsWith('offline');

const stages: (() => Promise<Counts>)[] = [
  () => check('types', ['typecheck']),
  () => check('lint', ['lint']),
  () => check('content', ['check', '--', '--strict']),
  unitTests,
  () => check('build', ['build']),
  () => endToEnd('tests in a browser', (file) => !isOffline(file), 2),
  () => endToEnd('offline tests in a browser', isOffline, 1),
];

const total: Counts = { passed: 0, failed: 0 };
for (const stage of stages) {
  const { passed, failed } = await stage();
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
