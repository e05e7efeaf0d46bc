/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '@/lib/check/compile';
import { isTimeout, withinSeconds } from '@/lib/check/parse';
import { describe as wordsOf } from '@/lib/check/report';
import { checkFile, headLines } from '../../support/check';
import { hostileMarkup } from '../../support/hostile-markup';
import { createRandom } from '../../support/random';

const pieces = [
  ...'{ } < > <Tabs> </Tab> ::: :::note ``` ~~~ " ` [ ]( ![ {# {/* */} | &#0; title: __proto__ [^1] 1e999'.split(
    ' ',
  ),
  ...['json title="tauri.conf.json"', 'ts', 'rust', 'toml', 'yaml'].map((info) => `\`\`\`${info}\n`),
  ...['\n\n', '\r', '\t', '\\', '\u0000', '\u202E', '\uD800', '\uFEFF', '😀', '---\n', '# ', '###### '],
  ...['&a *a', '<<: *a', '```bash\ntauri ', '<Diagram name="', '[a]: <', '- '.repeat(30), '('.repeat(200)],
];
const folder = path.resolve('content/fr/about');
const pages = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8').slice(0, 1500));

function damage(random: () => number): string {
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  let text = random() < 0.2 ? '' : pick(pages);
  for (let step = 0; step < 1 + random() * 6; step++) {
    const at = Math.floor(random() * (text.length + 1));
    const kind = random();
    if (kind < 0.8) text = text.slice(0, at) + pick([...pieces, hostileMarkup(random)]) + text.slice(at);
    else text = text.slice(0, at) + text.slice(at + Math.floor(random() * 80));
  }
  return text;
}

test('100 damaged files give faults with words, never an exception', async () => {
  const random = createRandom(20261121);
  for (let index = 0; index < 100; index++)
    for (const fault of await checkFile(damage(random))) {
      const { message, fix } = wordsOf(fault, 'fr');
      expect(message.length * fix.length).toBeGreaterThan(0);
      expect(message).not.toMatch(/\n\s+at /);
      expect(fault.line ?? 1).toBeGreaterThan(0);
    }
}, 60_000);

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
