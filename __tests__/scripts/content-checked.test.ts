/** @jest-environment node */
import { fork, type ChildProcess } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listDocRoutes } from '@/lib/docs/doc-view';
import { unchangedDocsVariable } from '@/lib/docs/docs-to-write';
import { scratchFolder } from '../support/scratch';

/** Ends the wait in its own way; answers how the process ended and what it printed. */
function waitForCheck(
  answer: (child: ChildProcess, list: string) => void,
): Promise<{ code: number | null; output: string }> {
  const list = path.join(scratchFolder('content-checked-'), 'unchanged.json');
  return new Promise((resolve) => {
    const child = fork('__tests__/fixtures/wait-for-check.ts', {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, [unchangedDocsVariable]: list },
      silent: true,
    });
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.once('message', () => answer(child, list));
    // Not 'close': the loader's own helper holds the pipes a little longer.
    child.once('exit', (code) => resolve({ code, output }));
  });
}

/** Whole or not at all, as the build does. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test('pages are written once the content was found sound, and never without', async () => {
  const unchanged = JSON.stringify({ fr: listDocRoutes('fr').slice(1) });
  const [sound, known, stopped] = await Promise.all([
    waitForCheck((_, list) => write(list, '{}')),
    waitForCheck((_, list) => write(list, unchanged)),
    waitForCheck((child) => child.disconnect()),
  ]);
  expect([sound, known, stopped]).toEqual([
    { code: 0, output: 'pages are written' },
    { code: 0, output: 'one page is written' },
    { code: 1, output: '' },
  ]);
}, 60_000);
