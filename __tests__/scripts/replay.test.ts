/** @jest-environment node */
import { CheckedPage } from '../../lib/check/page';
import type { PageSource, ParsedPage } from '../../lib/content/types';
import { replayGuides } from '../../scripts/check/replay';

function page(markdown: string): CheckedPage {
  const source = { route: '/guide', file: 'guide.mdx', body: '', bodyLine: 1 } as unknown as PageSource;
  const made = new CheckedPage(source);
  made.parsed = { markdown } as ParsedPage;
  return made;
}

const block = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const project = (script: string): string =>
  block('json title="package.json"', JSON.stringify({ scripts: { front: script } }));
const start = ['mkdir carnet', 'cd carnet'];
const configuration =
  block('html title="dist/index.html"', '<p>Herbier</p>') +
  block(
    'json title="src-tauri/tauri.conf.json"',
    '{ "build": { "beforeBuildCommand": "npm run front", "distDir": "../dist" } }',
  );

test('follows a page, completes its files and compares outputs', async () => {
  const markdown =
    project('node main.js') +
    block('js title="main.js"', "import 'node:fs';\nconsole.log('deux plantes');") +
    block('json title="package.json"', '{ "type": "module" }') +
    block('bash', 'npm run front\ncargo build\nnpm run tauri dev') +
    block('text title="Sortie"', 'deux plantes') +
    configuration;
  expect(await replayGuides({ pages: [page(markdown)] }, [{ start, pages: ['/guide'] }])).toEqual([]);
}, 60_000);

test('reports a command that fails, another output and a missing page', async () => {
  const markdown =
    block('bash', 'npm run absent') +
    block('text title="Sortie"', 'trois plantes') +
    project('node --version') +
    configuration.replace('../dist', '../build');
  const faults = await replayGuides({ pages: [page(markdown)] }, [{ start, pages: ['/guide'] }]);
  expect(faults.map(({ file, rule, values }) => [file, rule, String(values.problem).split(':')[0]])).toEqual([
    ['guide.mdx', 'replay', '"npm run absent" fails'],
    ['guide.mdx', 'replay', 'not in the output'],
    ['guide.mdx', 'replay', 'the build has not written build/index.html'],
  ]);
}, 60_000);
