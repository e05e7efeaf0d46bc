/** @jest-environment node */
import { callFs, callPath } from '@/components/sample/files';
import { Machine } from '@/components/sample/machine';

const home = '/home/lise/Documents';
const folderNames = ['vide', 'plein'];

function start() {
  const files = { [`${home}/a.txt`]: 'un', [`${home}/plein/b.txt`]: 'deux' };
  const machine = new Machine('linux', { title: '', files: {}, config: {}, world: { files } });
  for (const name of folderNames) machine.createFolder(`${home}/${name}`);
  const call = (cmd: string, path: string, more: object = {}): unknown =>
    callFs(machine, ['/home/lise/**'], { cmd, path: `${home}/${path}`, ...more });
  const move = (cmd: string, from: string, to: string): unknown =>
    cmd === 'copyFile'
      ? callFs(machine, ['/**'], { cmd, source: `${home}/${from}`, destination: `${home}/${to}` })
      : callFs(machine, ['/**'], { cmd, oldPath: `${home}/${from}`, newPath: `${home}/${to}` });
  return { machine, call, move };
}

const contents = [...new TextEncoder().encode('trois')];

test.each([
  ['windows', 'C:\\Program Files\\Carnet de notes'],
  ['macos', '/Applications/Carnet de notes.app/Contents/Resources'],
  ['linux', '/usr/lib/carnet-de-notes'],
] as const)('on %s, resources are in the folder of the application', (system, folder) => {
  const config = { package: { productName: 'Carnet de notes' } };
  const machine = new Machine(system, { title: '', files: {}, config, world: {} });
  expect(machine.expand('$RESOURCE')).toBe(folder);
});

test('reads, writes, appends to, lists and removes files', () => {
  const { call } = start();
  expect(call('readTextFile', 'a.txt')).toBe('un');
  call('writeFile', 'c.txt', { contents });
  call('writeFile', 'c.txt', { contents, options: { append: true } });
  expect(call('readTextFile', 'c.txt')).toBe('troistrois');
  expect(call('readDir', 'plein')).toEqual([{ path: `${home}/plein/b.txt`, name: 'b.txt' }]);
  call('removeFile', 'c.txt');
  expect(call('exists', 'c.txt')).toBe(false);
});

test('lists folders inside of a folder, with what they hold if that is asked for', () => {
  const { call } = start();
  const plein = (children: object[]) => ({ path: `${home}/plein`, name: 'plein', children });
  const b = { path: `${home}/plein/b.txt`, name: 'b.txt' };
  expect(call('readDir', '')).toContainEqual(plein([]));
  expect(call('readDir', '', { options: { recursive: true } })).toContainEqual(plein([b]));
});

test.each([
  ['removeFile', 'plein', 'Is a directory (os error 21)'],
  ['removeDir', 'a.txt', 'Not a directory (os error 20)'],
  ['removeDir', 'plein', 'Directory not empty (os error 39)'],
  ['readDir', 'a.txt', 'Not a directory (os error 20)'],
  ['readFile', 'plein', 'Is a directory (os error 21)'],
  ['readFile', 'rien', 'No such file or directory (os error 2)'],
  ['writeFile', 'plein', 'Is a directory (os error 21)'],
  ['writeFile', 'rien/c.txt', 'No such file or directory (os error 2)'],
  ['createDir', 'plein', 'File exists (os error 17)'],
  ['createDir', 'rien/neuf', 'No such file or directory (os error 2)'],
])('%s of %s fails as in Linux, and changes nothing', (cmd, path, error) => {
  const { machine, call } = start();
  const before = new Map(machine.files);
  const mode = cmd === 'removeDir' || cmd === 'createDir' ? ' (non recursive)' : '';
  expect(() => call(cmd, path)).toThrow(`path: ${home}/${path}${mode}: ${error}`);
  expect(machine.files).toEqual(before);
});

test('removes an empty folder, and a full one if that is asked for', () => {
  const { call } = start();
  call('removeDir', 'vide');
  call('removeDir', 'plein', { options: { recursive: true } });
  expect(folderNames.map((name) => call('exists', name))).toEqual([false, false]);
  expect(call('exists', 'plein/b.txt')).toBe(false);
});

test('creates the folders above a folder if that is asked for', () => {
  const { call } = start();
  call('createDir', 'un/deux', { options: { recursive: true } });
  expect(call('readDir', 'un')).toEqual([{ path: `${home}/un/deux`, name: 'deux', children: [] }]);
});

test('copies and renames a file; a file that is renamed to its own name stays', () => {
  const { call, move } = start();
  move('copyFile', 'a.txt', 'vide/a.txt');
  move('renameFile', 'a.txt', 'c.txt');
  move('renameFile', 'c.txt', 'c.txt');
  expect(['a.txt', 'vide/a.txt', 'c.txt'].map((path) => call('exists', path))).toEqual([false, true, true]);
  expect(call('readTextFile', 'c.txt')).toBe('un');
});

test('renames a folder with what it holds, also over an empty folder', () => {
  const { call, move } = start();
  move('renameFile', 'plein', 'neuf');
  move('renameFile', 'neuf', 'vide');
  expect(['plein', 'neuf', 'vide'].map((path) => call('exists', path))).toEqual([false, false, true]);
  expect(call('readTextFile', 'vide/b.txt')).toBe('deux');
});

test.each([
  ['rien', 'c.txt', 'No such file or directory (os error 2)'],
  ['vide', 'rien/vide', 'No such file or directory (os error 2)'],
  ['vide', 'a.txt', 'Not a directory (os error 20)'],
  ['vide', 'a.txt/vide', 'Not a directory (os error 20)'],
  ['a.txt', 'vide', 'Is a directory (os error 21)'],
  ['plein', 'plein/neuf', 'Invalid argument (os error 22)'],
  ['vide', 'plein', 'Directory not empty (os error 39)'],
])('renaming %s to %s fails as in Linux, and changes nothing', (from, to, error) => {
  const { machine, move } = start();
  const before = new Map(machine.files);
  expect(() => move('renameFile', from, to)).toThrow(`old: ${home}/${from}, new: ${home}/${to}: ${error}`);
  expect(machine.files).toEqual(before);
});

test.each(['copyFile', 'renameFile'])('%s makes no folders, as in Tauri', (cmd) => {
  const { call, move } = start();
  expect(() => move(cmd, 'a.txt', 'rien/a.txt')).toThrow('No such file or directory (os error 2)');
  expect(call('exists', 'a.txt')).toBe(true);
});

test('refuses paths outside of the scope, and those that leave a folder', () => {
  const { machine } = start();
  const read = (path: string) => () => callFs(machine, ['$DOCUMENT/*'], { cmd: 'readFile', path });
  expect(read('/etc/passwd')).toThrow('path not allowed on the configured scope: /etc/passwd');
  expect(read(`${home}/plein/b.txt`)).toThrow('path not allowed on the configured scope');
  expect(read(`${home}/../.bashrc`)).toThrow('cannot traverse directory');
});

test.each([
  ['dirname', { path: '/home/lise/a.txt' }, '/home/lise'],
  ['dirname', { path: 'a.txt' }, ''],
  ['extname', { path: '/home/a.tar.gz' }, 'gz'],
  ['basename', { path: '/home/a.txt', ext: '.txt' }, 'a'],
  ['join', { paths: ['/home', '..', 'etc', './hosts'] }, '/etc/hosts'],
  ['resolve', { paths: ['/home', 'lise', '/etc', 'hosts'] }, '/etc/hosts'],
  ['normalize', { path: '/home//lise/./a' }, '/home/lise/a'],
  ['isAbsolute', { path: 'a' }, false],
  ['resolvePath', { path: 'a', directory: 7 }, `${home}/a`],
])('path %s of %j', (cmd, message, answer) => {
  expect(callPath(start().machine, { cmd, ...message })).toBe(answer);
});

test.each(['rien', 'constructor'])('%s is a command of neither module', (cmd) => {
  const { machine, call } = start();
  expect(() => call(cmd, 'a.txt')).toThrow(`unknown variant \`${cmd}\``);
  expect(() => callPath(machine, { cmd })).toThrow(`unknown variant \`${cmd}\``);
});
