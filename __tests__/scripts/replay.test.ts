/** @jest-environment node */
import type { CheckedPage } from '../../lib/check/page';
import { missingLines, readSteps, replayGuides } from '../../scripts/check/replay';

const block = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const project = (script: string): string =>
  block('json title="package.json"', JSON.stringify({ scripts: { front: script } }));
const configuration = (distDir: string): string =>
  block('html title="dist/index.html"', '<p>Herbier</p>') +
  block(
    'json title="src-tauri/tauri.conf.json"',
    JSON.stringify({ build: { beforeBuildCommand: 'npm run front', distDir } }),
  );

/** What goes wrong on a page with this text. */
function replay(markdown: string): [string, string, unknown][] {
  const page = { kind: 'page', file: 'guide.mdx', source: { route: '/guide' }, parsed: { markdown } };
  const projects = [{ start: ['mkdir carnet', 'cd carnet'], pages: ['/guide'] }];
  const faults = replayGuides({ pages: [page as unknown as CheckedPage] }, projects);
  return faults.map(({ file, rule, values }) => [file, rule, String(values.problem).split(':')[0]]);
}

test('follows a page, completes its files and compares outputs', () => {
  const markdown =
    project('node main.js') +
    block('js title="main.js"', "import 'node:fs';\nconsole.log('deux plantes');") +
    block('json title="package.json"', '{ "type": "module" }') +
    block('bash', 'npm run front\ncargo build\nnpm run tauri dev') +
    block('text title="Sortie"', 'deux plantes') +
    configuration('../dist');
  expect(replay(markdown)).toEqual([]);
}, 60_000);

test('reports a command that fails, another output and a missing page', () => {
  const markdown =
    block('bash', 'npm run absent') +
    block('text title="Sortie"', 'trois plantes') +
    project('node --version') +
    configuration('../build');
  expect(replay(markdown)).toEqual([
    ['guide.mdx', 'replay', '"npm run absent" fails'],
    ['guide.mdx', 'replay', 'not in the output'],
    ['guide.mdx', 'replay', 'the build has not written build/index.html'],
  ]);
}, 60_000);

test('reads commands as npm spells them, files and outputs', () => {
  const markdown =
    '**npm**\n\n```bash\nnpm create outil \\\n  carnet # crée le dossier\ncd carnet\n```\n\n' +
    `**Yarn**\n\n${block('bash', 'yarn create outil carnet')}` +
    '> ```json title="src-tauri/tauri.conf.json"\n> {}\n> ```\n\n' +
    block('tsx title="Un composant"', '<br />') +
    block('ts title="../ailleurs.ts"', '') +
    '1. Lancez :\n\n   ```bash\n   npx outil\n   ```\n';
  expect(readSteps(markdown)).toEqual([
    { type: 'run', command: 'npm create outil carnet' },
    { type: 'run', command: 'cd carnet' },
    { type: 'write', file: 'src-tauri/tauri.conf.json', code: '{}\n' },
    { type: 'run', command: 'npx outil' },
  ]);
});

test.each([
  ['2 passed (2)\nDuration …', '\n\u001B[1m 2 \u001B[32mpassed\u001B[39m (2)\n   Duration 12 ms\n', []],
  ['2 passed (2)', '12 passed (12)', ['2 passed (2)']],
  ['b\na', 'a\nb', ['a']],
])('finds the lines of %j that %j lacks', (expected, output, missing) => {
  expect(missingLines(expected, output)).toEqual(missing);
});
