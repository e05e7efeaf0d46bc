import type { JSONReportSuite } from '@playwright/test/reporter';

/** One line for each reason for which browser tests were skipped: `2 tests skipped: nginx is not installed`. */
export function listSkips(suites: JSONReportSuite[]): string[] {
  const counts = new Map<string, number>();
  for (const reason of suites.flatMap(reasonsIn)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(
    ([reason, count]) => `${count} ${count === 1 ? 'test' : 'tests'} skipped: ${reason}`,
  );
}

/** The reason of each skipped test in a file or in a group of tests. */
function reasonsIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const own = skipped.map(({ annotations }) => annotations[0]?.description ?? 'no reason is given');
  return [...own, ...suites.flatMap(reasonsIn)];
}
