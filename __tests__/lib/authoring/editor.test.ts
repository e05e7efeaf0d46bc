/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { toText } from '@/lib/check/report';
import { checkFiles, folderWith } from '../../support/check';

/** The YAML parser also reads JSON, and JSON with final commas. */
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

test.each([
  ['category', /\/_category\.json$/],
  ['authors', /^authors\.json$/],
  ['api-descriptions', /\/api\/js\/.*\.yaml$/],
])('the editor’s schema %s accepts %s', (name, pattern) => {
  const isValid = new Ajv({ strict: false }).compile(read(`.vscode/${name}.schema.json`) as object);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    pattern.test(file),
  );
  expect(files).not.toEqual([]);
  for (const file of files) {
    isValid(read(`content/${file}`));
    expect([file, isValid.errors]).toEqual([file, null]);
  }
});

test('the editor finds place, text and rule of each fault in the output of the check', async () => {
  const page = '## Lire\n\nVoir [la suite](/v1/guides/rien).';
  const faults = await checkFiles(folderWith({ 'guides/features/a.mdx': page }));
  const { tasks } = read('.vscode/tasks.json') as {
    tasks: { problemMatcher: { severity: string; pattern: { regexp: string } }[] }[];
  };
  const [errors, warnings] = tasks[1]?.problemMatcher.map(({ pattern }) => new RegExp(pattern.regexp)) ?? [];
  const lines = toText(faults, false).split('\n');
  const found = lines.map((line) => errors?.exec(line) ?? warnings?.exec(line)).filter(Boolean);
  expect(found.map((match) => [match?.[1], match?.[2], match?.[5]])).toEqual(
    faults.map(({ file, line, rule }) => [file, line === undefined ? undefined : String(line), rule]),
  );
  expect(faults.length).toBeGreaterThan(0);
});

test('the snippets of the editor give what the check accepts', async () => {
  const snippets = read('.vscode/pages.code-snippets') as Record<string, { body: string[] }>;
  const texts = Object.entries(snippets)
    .filter(([name]) => !['En-tête', 'Image'].includes(name))
    .map(([, { body }]) =>
      body
        .join('\n')
        .replace(/\$\{\d+\|([^,|]+)[^}]*\}/g, '$1')
        .replace(/\$\{\d+:([^}]*)\}/g, '$1')
        .replace(/\$0/g, '// vide'),
    );
  const root = folderWith({ 'guides/features/a.mdx': texts.join('\n\n') });
  const faults = (await checkFiles(root)).filter(({ file }) => file.endsWith('.mdx'));
  // The drawing is in the project, not in the scratch folder.
  expect(faults.map(({ rule }) => rule)).toEqual(['missing-asset']);
});
