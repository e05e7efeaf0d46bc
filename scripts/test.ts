/** `npm test`: content, build, types, lint, unit tests, browser tests; ends with `N passed, N failed`. */
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { spawnNpmScript } from './npm';
import { listSkips } from './test/list-skips';

type Counts = { passed: number; failed: number };

/** What Jest and Playwright count. */
const report = '.cache/test-report.json';
const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];
const skips: string[] = [];

/** Runs an npm script. Without `readReport` it counts as one test. */
async function run(name: string, args: string[], readReport?: (report: unknown) => Counts): Promise<void> {
  const start = performance.now();
  if (readReport) rmSync(report, { force: true }); // one of an earlier run must not count
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = spawnNpmScript(args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [status] = (await once(child, 'exit')) as [number | null];
  const failed = status === 0 ? 0 : 1;
  let counts = { passed: 1 - failed, failed };
  if (readReport) {
    const read = existsSync(report) ? readReport(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
    counts = read ? { ...read, failed: read.failed || failed } : { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`— ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s\n`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed) failures.push(name);
}

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

// The content check and most of the build use one processor each. The unit tests read pages that the check has cached.
await Promise.all([
  run('content', ['check', '--', '--strict']),
  run('build', ['build', '--', '--unchecked']),
]);
await Promise.all([
  run('types', ['typecheck']),
  run('lint', ['lint']),
  run('unit tests', ['test:unit', '--', '--silent', '--json', `--outputFile=${report}`], (jest) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jest as JestReport;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  }),
]);
// They use all processors, and need the machine for themselves.
await run('browser tests', ['test:e2e'], (playwright) => {
  const { suites, stats } = playwright as JSONReport;
  const { expected, unexpected, flaky } = stats;
  skips.push(...listSkips(suites));
  return { passed: expected, failed: unexpected + flaky };
});

for (const skip of skips) console.log(skip);
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
