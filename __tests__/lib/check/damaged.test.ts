/** @jest-environment node */
import { diagnose } from '@/lib/check/compile';
import { readText, tooSlow, withinSeconds } from '@/lib/check/parse';
import { checkFile, headLines } from '../../support/check';

test('a text that keeps the parser busy is stopped, and the fault says so', () => {
  const { faults } = readText(':::note\n\n'.repeat(1024), 0.05);
  expect(faults).toMatchObject([{ line: 1, ...tooSlow }]);
});

test('the limit counts the time of the processor, not of a busy machine', () => {
  const usage = jest.spyOn(process, 'cpuUsage');
  // Another process has the processor during the first attempts.
  for (const user of [0, 10_000, 0, 20_000]) usage.mockReturnValueOnce({ user, system: 0 });
  const until = performance.now() + 300;
  const work = () => {
    while (performance.now() < until);
    return 'done';
  };
  expect(withinSeconds(0.1, work)).toBe('done');
  expect(usage.mock.calls.length).toBeGreaterThan(3);
  usage.mockRestore();
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
      { code: 2322, message: expect.stringContaining("Impossible d'assigner"), line: 1, column: 7 },
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
