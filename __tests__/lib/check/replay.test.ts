import { missingLines, readSteps } from '@/lib/check/replay';

test('reads commands as npm spells them, files and outputs', () => {
  const markdown = [
    '**npm**\n\n```bash\nnpm create outil \\\n  carnet # crée le dossier\ncd carnet\n```',
    '**Yarn**\n\n```bash\nyarn create outil carnet\n```',
    '```ts title="src/main.ts"\nexport {};\n```',
    '> ```json title="src-tauri/tauri.conf.json"\n> {}\n> ```',
    '```tsx title="Un composant"\n<br />\n```',
    '```ts title="../ailleurs.ts"\n```',
    '1. Lancez :\n\n   ```bash\n   npx outil\n   ```',
    '```text title="Sortie"\nfini\n```',
  ].join('\n\n');
  expect(readSteps(markdown)).toEqual([
    { type: 'run', command: 'npm create outil carnet' },
    { type: 'run', command: 'cd carnet' },
    { type: 'write', file: 'src/main.ts', code: 'export {};\n' },
    { type: 'write', file: 'src-tauri/tauri.conf.json', code: '{}\n' },
    { type: 'run', command: 'npx outil' },
    { type: 'compare', output: 'fini\n' },
  ]);
});

test.each([
  [
    'Test Files  2 passed (2)\nDuration …',
    '\n\u001B[1m Test Files \u001B[32m2 passed\u001B[39m (2)\n   Duration 12 ms\n',
    [],
  ],
  ['Test Files 2 passed (2)', 'Test Files 12 passed (12)', ['Test Files 2 passed (2)']],
  ['b\na', 'a\nb', ['a']],
])('finds the lines of %j that %j lacks', (expected, output, missing) => {
  expect(missingLines(expected, output)).toEqual(missing);
});
