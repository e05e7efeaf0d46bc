/** @jest-environment node */
import { fork, type ChildProcess } from 'node:child_process';

/** Ends the wait in its own way; answers how the process ended and what it printed. */
function waitForCheck(
  answer: (child: ChildProcess) => void,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = fork('__tests__/fixtures/wait-for-check.ts', {
      execArgv: ['--import', 'tsx'],
      silent: true,
    });
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.once('message', () => answer(child));
    // Not 'close': the loader's own helper holds the pipes a little longer.
    child.once('exit', (code) => resolve({ code, output }));
  });
}

test('pages are written once the content was found sound, and never without', async () => {
  const [sound, stopped] = await Promise.all([
    waitForCheck((child) => child.send('content checked')),
    waitForCheck((child) => child.disconnect()),
  ]);
  expect([sound.code, stopped]).toEqual([0, { code: 1, output: '' }]);
}, 60_000);
