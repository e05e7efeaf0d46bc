import { Desktop } from '@/components/sample/desktop';
import { Machine } from '@/components/sample/machine';
import { callModule } from '@/components/sample/modules';
import versions from '@/content/api/versions.json';
import type { Sample } from '@/lib/sample/types';

const sample: Sample = {
  title: '',
  files: {},
  config: { package: { productName: 'Herbier' } },
  world: {
    http: [{ url: 'https://exemple.fr/plantes?page=1&nom=ortie', data: { nom: 'Ortie' } }],
    shell: { git: { stdout: 'un\ndeux\n', code: 3 } },
  },
};

const allowlist = {
  http: { request: true, scope: ['https://exemple.fr/*'] },
  shell: {
    execute: true,
    scope: [{ name: 'git', args: ['log', { validator: '^\\d+$' }] }, { name: 'constructor' }],
  },
};

function start() {
  const t = (key: string): string => key;
  const desktop = new Desktop(t, 'linux', () => undefined);
  const host = { sample, allowlist, desktop, machine: new Machine('linux', sample), t };
  const called: unknown[] = [];
  const call = (module: string, message: { cmd: string } & Record<string, unknown>): Promise<unknown> =>
    callModule(host, module, message, (handler, value) => called.push([handler, value]));
  return { call, called, desktop };
}

test.each([
  ['getAppName', 'Herbier'],
  ['getAppVersion', '1.0.0'],
  ['getTauriVersion', versions.crates.tauri],
  ['show', null],
  ['constructor', null],
])('App %s', async (cmd, answer) => {
  expect((await start().call('App', { cmd })) ?? null).toBe(answer);
});

test('the clipboard keeps a text', async () => {
  const { call } = start();
  await call('Clipboard', { cmd: 'writeText', data: 'Ortie' });
  expect(await call('Clipboard', { cmd: 'readText' })).toBe('Ortie');
});

test('a query is added to the one that the address has', async () => {
  const options = { url: 'https://exemple.fr/plantes?page=1', query: { nom: 'ortie' }, responseType: 1 };
  expect(await start().call('Http', { cmd: 'httpRequest', options })).toMatchObject({
    status: 200,
    data: '{"nom":"Ortie"}',
  });
});

test('a program of the scope runs with the arguments that it allows', async () => {
  const { call, called } = start();
  const run = (cmd: string, args: string[]) => call('Shell', { cmd, program: 'git', args, onEventFn: 7 });
  expect(await run('executeAndReturn', ['log', '5'])).toMatchObject({ code: 3, stdout: 'un\ndeux\n' });
  await expect(run('executeAndReturn', ['push'])).rejects.toMatch('program not allowed');
  await run('execute', ['log', '5']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(called).toEqual([
    [7, { event: 'Stdout', payload: 'un\n' }],
    [7, { event: 'Stdout', payload: 'deux\n' }],
    [7, { event: 'Terminated', payload: { code: 3, signal: null } }],
  ]);
});

test('a program of the scope that the sample does not play is refused', async () => {
  const message = { cmd: 'executeAndReturn', program: 'constructor', args: [] };
  await expect(start().call('Shell', message)).rejects.toMatch('program not allowed');
});

test('a shortcut is a button, and can be registered once', async () => {
  const { call, called, desktop } = start();
  await call('GlobalShortcut', { cmd: 'register', shortcut: 'Ctrl+K', handler: 4 });
  await expect(call('GlobalShortcut', { cmd: 'register', shortcut: 'Ctrl+K' })).rejects.toMatch('already');
  desktop.shortcuts.get('Ctrl+K')?.click();
  await call('GlobalShortcut', { cmd: 'unregisterAll' });
  expect(called).toEqual([[4, 'Ctrl+K']]);
  expect(await call('GlobalShortcut', { cmd: 'isRegistered', shortcut: 'Ctrl+K' })).toBe(false);
});

test.each(['Rien', 'constructor'])('%s is no module', async (module) => {
  await expect(start().call(module, { cmd: 'lire' })).rejects.toBe(`unknown variant \`${module}\``);
});
