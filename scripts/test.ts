/** `npm test`: types, lint, content, unit tests, build, browser tests; ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engines } from '../__tests__/e2e/support/engines';
import { hasNginx } from '../__tests__/e2e/support/nginx';

type Counts = { passed: number; failed: number };
type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** Reports and the files that tests write (see `scratchFolder`); deleted at the end. */
const scratch = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const report = path.join(scratch, 'report.json');
const env = { ...process.env, TEST_SCRATCH: scratch, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs an npm script. `count` reads the JSON report of a test runner; any other script counts as one test. */
async function run(name: string, args: string[], count?: (text: string) => Counts): Promise<void> {
  const start = performance.now();
  rmSync(report, { force: true });
  const child = spawn('npm', ['run', '--silent', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [status] = (await once(child, 'exit')) as [number | null];
  const counts =
    count && existsSync(report)
      ? count(readFileSync(report, 'utf8'))
      : { passed: count || status !== 0 ? 0 : 1, failed: 0 };
  // A run that fails without a failed test, or without a report, counts as one failure.
  if (status !== 0 || counts.passed === 0) counts.failed ||= 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`— ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s\n`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(name);
}

await run('types', ['typecheck']);
// One processor each; the other steps use all, or write what the next one reads.
await Promise.all([run('lint', ['lint']), run('content', ['check', '--', '--strict'])]);
await run(
  'unit tests',
  ['test:unit', '--', '--silent', '--json', `--outputFile=${report}`],
  (text): Counts => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as JestReport;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  },
);
await run('build', ['build']);
await run('browser tests', ['test:e2e'], (text): Counts => {
  const { expected, unexpected, flaky } = (JSON.parse(text) as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
});

rmSync(scratch, { recursive: true, force: true });
if (!hasNginx()) console.log('nginx is not installed: its tests were skipped (apt-get install nginx-light)');
const missing = Object.entries(engines).flatMap(([name, start]) => (start ? [] : [name]));
if (missing.length > 0)
  console.log(
    `${missing.join(', ')}: not installed, tests skipped (apt-get install firefox-esr webkit2gtk-driver xvfb)`,
  );
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
