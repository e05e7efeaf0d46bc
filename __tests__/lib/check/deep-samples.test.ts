/** @jest-environment node */
import { diagnose } from '@/lib/check/compile';
import { checkFile, headLines, withHead } from '../../support/check';

const root = process.cwd();
const wrong = 'const a: string = 1;';

test.each([
  ['parentheses', '('.repeat(2000)],
  ['members', `a${'.b'.repeat(20_000)}`],
  ['calls', `a${'()'.repeat(20_000)}`],
  ['closed lists', '['.repeat(2000) + ']'.repeat(2000)],
  ['signs', `const a = ${'!'.repeat(8000)}1;`],
])('code with thousands of %s is a fault of its own, and the others are checked', (_, code) => {
  const projects = [wrong, wrong, code, wrong].map((text) => [{ code: text, name: 'a.ts' }]);
  const [[first] = [], [second] = [], [deep] = [], [last] = []] = diagnose(projects, root);
  expect(deep?.length).toBeGreaterThan(0);
  for (const found of [first, second, last])
    expect(found).toEqual([
      { code: 2322, message: expect.stringContaining('not assignable'), line: 1, column: 7 },
    ]);
});

test.each(['ts', 'js', 'json', 'json5', 'toml', 'yaml', 'rust', 'bash'])(
  'a %s block that nests too deep is told, never an exception',
  async (language) => {
    const faultsOf = (text: string) => checkFile(withHead(`\`\`\`${language}\n${text}\n\`\`\`\n`));
    await expect(faultsOf('('.repeat(2000))).resolves.toBeDefined();
    const faults = await faultsOf('['.repeat(3000));
    if (language !== 'bash') expect(faults.length).toBeGreaterThan(0);
    for (const { line } of faults) expect(line).toBeGreaterThanOrEqual(headLines);
  },
);
