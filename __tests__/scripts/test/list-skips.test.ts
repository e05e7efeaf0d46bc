/** @jest-environment node */
import type { JSONReportSuite } from '@playwright/test/reporter';
import { listSkips } from '../../../scripts/test/list-skips';

/** A test in the form of Playwright's report, as far as it is read. */
const spec = (status: string, ...descriptions: string[]) => ({
  tests: [{ status, annotations: descriptions.map((description) => ({ type: 'skip', description })) }],
});

test('every reason for which tests were skipped is listed once, with their number', () => {
  const suites = [
    {
      specs: [spec('expected'), spec('skipped', 'nginx is not installed'), spec('unexpected')],
      suites: [{ specs: [spec('skipped', 'Firefox is not installed')] }],
    },
    { specs: [spec('skipped', 'nginx is not installed'), spec('skipped')] },
  ];
  expect(listSkips(suites as JSONReportSuite[])).toEqual([
    '2 tests skipped: nginx is not installed',
    '1 test skipped: Firefox is not installed',
    '1 test skipped: no reason is given',
  ]);
});
