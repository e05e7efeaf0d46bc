/** `npm test`: types, lint, content, unit tests, build, browser tests; ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engines } from '../__tests__/e2e/support/engines';
import { hasNginx } from '../__tests__/e2e/support/nginx';

type Counts = { passed: number; failed: number };

/** Reports and the files that tests write (see `scratchFolder`); deleted at the end. */
const scratch = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const unitReport = path.join(scratch, 'unit.json');

async function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_SCRATCH: scratch, ...env },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status === 0;
}

/** A command that passes or fails counts as one test. */
async function runCheck(args: string[]): Promise<Counts> {
  return (await run(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test runner: `count` reads its JSON report. A run that fails without a failed test counts as one failure. */
async function runTests(args: string[], report: string, count: (report: unknown) => Counts): Promise<Counts> {
  const succeeded = await run(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: failed || (succeeded ? 0 : 1) };
}

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/**
 * Steps of a group run in parallel. The linters and the content check use one processor each; the other steps use all, or
 * write what the next one reads.
 */
const groups: Record<string, () => Promise<Counts>>[] = [
  { types: () => runCheck(['typecheck']) },
  { lint: () => runCheck(['lint']), content: () => runCheck(['check', '--', '--strict']) },
  {
    'unit tests': () =>
      runTests(
        ['test:unit', '--', '--silent', '--json', `--outputFile=${unitReport}`],
        unitReport,
        (report) => {
          const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as JestReport;
          return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
        },
      ),
  },
  { build: () => runCheck(['build']) },
  {
    'browser tests': () =>
      runTests(['test:e2e'], path.join(scratch, 'browser.json'), (report) => {
        const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
        return { passed: expected, failed: unexpected + flaky };
      }),
  },
];

const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

async function runStep([name, step]: [string, () => Promise<Counts>]): Promise<void> {
  const start = performance.now();
  const { passed, failed } = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`— ${name}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
  total.passed += passed;
  total.failed += failed;
  if (failed) failures.push(name);
}

for (const group of groups) await Promise.all(Object.entries(group).map(runStep));

rmSync(scratch, { recursive: true, force: true });
if (!hasNginx()) console.log('nginx is not installed: its tests were skipped (apt-get install nginx-light)');
const missing = Object.entries(engines).filter(([, start]) => !start);
if (missing.length)
  console.log(
    `${missing.map(([name]) => name).join(', ')}: not installed, tests skipped (apt-get install firefox-esr webkit2gtk-driver xvfb)`,
  );
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
