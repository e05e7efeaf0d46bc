/** @jest-environment node */
import { diagnose } from '@/lib/check/compile';
import { parseText, tooSlow, withinSeconds } from '@/lib/check/parse';
import { checkFile, checkFiles, folderWith, headLines } from '../../support/check';

test.each([
  ['boxes', ':::note\n\n'.repeat(1024)],
  ['quotations', `${'> '.repeat(59)}a\n`.repeat(400)],
  ['brackets', '[a'.repeat(20_000)],
])('a text whose %s keep the parser busy is stopped, and the fault says so', (_, text) => {
  const { faults } = parseText(text, 0.05);
  expect(faults).toMatchObject([{ line: 1, ...tooSlow }]);
});

test('the limit counts the time of the processor: work that has had less of it begins again', () => {
  const usage = jest.spyOn(process, 'cpuUsage');
  let attempts = 0;
  const work = () => {
    attempts += 1;
    while (attempts < 3);
    return 'done';
  };
  usage.mockReturnValue({ user: 10_000, system: 0 });
  expect([withinSeconds(0.05, work), attempts]).toEqual(['done', 3]);
  attempts = 0;
  usage.mockReturnValue({ user: 50_000, system: 10_000 });
  expect(() => withinSeconds(0.05, work)).toThrow(/timed out/);
  expect(attempts).toBe(1);
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

describe.each(['constructor', 'toString', '__proto__'])(
  '%s, which every object of JavaScript inherits,',
  (name) => {
    test.each([
      ['an element', `<${name} />`, ['unknown-name']],
      ['a language', `\`\`\`${name}\na\n\`\`\``, ['unknown-name']],
      ['a crate', `\`\`\`toml\n[dependencies]\n${name} = "=1.0.0"\n\`\`\``, []],
    ])('is not known as %s', async (_, text, rules) => {
      expect((await checkFile(text)).map(({ rule }) => rule)).toEqual(rules);
    });
  },
);

test.each(['\\\\\\\\', '\\\\\\\\[', '\\\\\\\\a:b'])('%s is not an address', async (href) => {
  expect(await checkFile(`[le site](${href})`)).toMatchObject([{ rule: 'bad-url' }]);
});

test.each([
  [
    '<Tabs group=os>\n<Tab value="a" label="b">\n\nA\n\n</Tab>\n</Tabs>',
    1,
    'guillemets droits : group="os".',
  ],
  ['<Tab value="a" label=«un»>\n\nA\n\n</Tab>', 1, 'guillemets droits : label="un".'],
  ['Un.\n\n<Figure src=/a.png alt="x" />', 3, 'guillemets droits : src="/a.png".'],
  ['Un.\n\n<Tabs group="os>\n\nA\n\n</Tabs>\n\nB', 3, 'Ajoutez le guillemet fermant'],
  ['Un.\n\n<Figure src="/a.png"\n\nA\n\nB', 3, 'Fermez chaque balise'],
  [
    'Un `{`, \\{ et {1}.\n\n```js\n{\n```\n\n{/* à revoir\n\n```js\n{\n```\n\nB',
    7,
    'Fermez-la ; écrivez \\{',
  ],
])('%j is one fault, on the line where it begins, with what to write', (text, line, fix) => {
  expect(parseText(text).faults).toMatchObject([{ line, fix: expect.stringContaining(fix) }]);
});

test('a link without an address is one fault', async () => {
  expect(await checkFile('[le site]()')).toMatchObject([{ rule: 'definition' }]);
  expect(await checkFile('<a href="">le site</a>')).toMatchObject([{ rule: 'bad-url' }]);
});

/** Files of data that a rule reads, and what is wrong with each. */
const damagedData: [file: string, text: string, problem: string][] = [
  ['content/fr/releases/api.yaml', 'versions: [', 'Ce n’est pas du YAML valide'],
  ['content/fr/releases/api.yaml', 'versions: *notes', 'un alias ne désigne rien'],
  ['content/fr/glossary.yaml', 'a: b', 'n’est pas une liste'],
  ['content/fr/glossary.yaml', '- term: a', 'n’a pas les textes term et text'],
  ['content/fr/glossary.yaml', '- { term: a, text: b, avoid: c }', '« avoid » n’est pas une liste'],
  ['content/fr/glossary.yaml', '- { term: a, text: b, avoid: ["("] }', '« ( » n’est pas une expression'],
  ['content/fr/search.yaml', '\t/v1/api/cli: {}', 'Ce n’est pas du YAML valide'],
  ['content/fr/search.yaml', '/v1/api/cli:', '« /v1/api/cli » n’ont pas la forme'],
  ['content/fr/search.yaml', '/v1/api/cli: []', '« /v1/api/cli » n’ont pas la forme'],
  ['content/fr/search.yaml', '/v1/api/cli: { questions: { top: [lire : écrire] } }', 'n’ont pas la forme'],
  ['content/fr/search.yaml', '/v1/api/cli: { questions: [une] }', '« /v1/api/cli » n’ont pas la forme'],
  ['content/fr/search.yaml', '/v1/api/cli: { errors: { top: [1] } }', '« /v1/api/cli » n’ont pas la forme'],
];

test.each(damagedData)('%s with %j is one fault, and the pages are checked', async (file, text, problem) => {
  const faults = await checkFiles(folderWith({ [file]: text, 'guides/un.mdx': 'Il attend...' }));
  expect(faults.filter((fault) => fault.file === file)).toMatchObject([
    { rule: 'build', line: 1, values: { problem: expect.stringContaining(problem) } },
  ]);
  expect(faults.map(({ rule }) => rule)).toContain('ellipsis');
});

test.each([
  ['versions: 1', []],
  ['versions: [~, 1]', []],
  ['versions: [{ version: "(", changes: {} }]', ['empty-release']],
])('release notes with %j do not end the check', async (text, rules) => {
  const notes = 'content/fr/releases/api.yaml';
  const faults = await checkFiles(folderWith({ [notes]: text }));
  expect(faults.filter(({ file }) => file === notes).map(({ rule }) => rule)).toEqual(rules);
});
