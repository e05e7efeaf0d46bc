/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from '../support/scratch';

const tsx = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;

/** Writes an export over a previous one; `stopBy` is sent once the program says that it is running. */
async function writeExport(
  mode: string,
  stopBy?: NodeJS.Signals,
  previousFiles = ['404.html', 'index.html'],
) {
  const root = scratchFolder('write-export-');
  mkdirSync(path.join(root, 'out'));
  for (const file of previousFiles) writeFileSync(path.join(root, 'out', file), 'previous');
  const program = path.resolve('__tests__/fixtures/write-export.ts');
  const child = spawn(process.execPath, ['--import', tsx, program, mode], { cwd: root });
  child.stdout.on('data', () => stopBy && child.kill(stopBy));
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  const temporary = path.join(root, '.cache/export');
  return {
    code: code as unknown,
    errors: errors.trim(),
    page: readFileSync(path.join(root, 'out/index.html'), 'utf8'),
    temporary: existsSync(temporary) ? readdirSync(temporary) : [],
  };
}

test('a complete export replaces the previous one', async () => {
  expect(await writeExport('')).toEqual({ code: 0, errors: '', page: 'new', temporary: [] });
}, 60_000);

test('a folder with other files is refused before any work', async () => {
  expect(await writeExport('', undefined, ['index.html'])).toEqual({
    code: 1,
    errors: 'out/ holds files that no build has written. Give SITE_EXPORT another folder.',
    page: 'previous',
    temporary: [],
  });
}, 60_000);

test('an export into a new folder of a new folder', async () => {
  expect(await writeExport('nested')).toMatchObject({ code: 0, errors: '', page: 'previous' });
}, 60_000);

test('a folder of another user is named in one line, before any work', async () => {
  const { code, errors, page } = await writeExport('other-user');
  expect({ code, page }).toEqual({ code: 1, page: 'previous' });
  expect(errors).toMatch(/^\S+ cannot be written: it belongs to another user\. .+$/);
}, 60_000);

test.each([
  ['fails', 'fail', undefined, 'a page failed'],
  ['writes nothing', 'nothing', undefined, expect.stringContaining('ENOENT')],
  ['is interrupted', 'wait', 'SIGINT', ''],
  ['is terminated', 'wait', 'SIGTERM', ''],
  ['is interrupted while a program runs', 'program', 'SIGINT', expect.any(String)],
] as const)(
  'an export that %s leaves the previous one and no temporary files',
  async (_, mode, stopBy, errors) => {
    expect(await writeExport(mode, stopBy)).toEqual({ code: 1, errors, page: 'previous', temporary: [] });
  },
  60_000,
);
