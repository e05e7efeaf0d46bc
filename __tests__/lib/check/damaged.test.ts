/** @jest-environment node */
import { diagnose } from '@/lib/check/compile';
import { isTimeout, withinSeconds } from '@/lib/check/parse';
import { checkFile, headLines } from '../../support/check';

test('work that never ends is stopped, and its error is recognised', () => {
  const endless = (): void => {
    for (;;);
  };
  let thrown: unknown;
  try {
    withinSeconds(0.02, endless);
  } catch (error) {
    thrown = error;
  }
  expect(isTimeout(thrown)).toBe(true);
});

test.each([
  ['members', `a${'.b'.repeat(20_000)}`],
  ['lists', '['.repeat(2000) + ']'.repeat(2000)],
])('code with thousands of %s is a fault of its own, and the others are checked', (_, code) => {
  const wrong = 'const a: string = 1;';
  const projects = [wrong, code, wrong].map((text) => [{ code: text, name: 'a.ts' }]);
  const [[first] = [], [deep] = [], [last] = []] = diagnose(projects, process.cwd());
  expect(deep?.length).toBeGreaterThan(0);
  for (const found of [first, last])
    expect(found).toEqual([
      { code: 2322, message: expect.stringContaining('not assignable'), line: 1, column: 7 },
    ]);
});

test.each(['ts', 'json', 'json5', 'toml', 'yaml', 'rust'])(
  'a %s block that nests too deep is a fault, never an exception',
  async (language) => {
    const faults = await checkFile(`\`\`\`${language}\n${'['.repeat(3000)}\n\`\`\``);
    expect(faults.length).toBeGreaterThan(0);
    for (const { line } of faults) expect(line).toBeGreaterThan(headLines);
  },
);
