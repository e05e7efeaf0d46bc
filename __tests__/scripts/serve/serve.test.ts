/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { scratchFolder } from '../../support/scratch';

/** Lines that a script prints; it must end by itself, with status 1. */
function run(script: string, variables: Record<string, string>, args: string[] = []): string[] {
  const env = { ...process.env, ...variables };
  const command = ['--import', 'tsx', script, ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr.trim().split('\n');
}

test.each([
  ['scripts/serve.ts', 'PORT', ['--build']],
  ['scripts/dev.ts', 'PORT', []],
  ['scripts/dev.ts', '', ['--port', 'N']],
  ['scripts/dev.ts', '', ['-p', 'N']],
  ['scripts/dev.ts', '', ['--port=N']],
])('%s with %j %j reports a taken port in one line, before anything else', async (script, variable, args) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const port = String((other.address() as AddressInfo).port);
  const lines = run(
    script,
    variable ? { [variable]: port } : {},
    args.map((one) => one.replace('N', port)),
  );
  other.close();
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
});

const push = { NEXT_PUBLIC_SEARCH_APP_ID: 'abc123', SEARCH_ADMIN_KEY: 'key' };

test.each([
  ['scripts/serve.ts', { SITE_EXPORT: '.cache/no-export', PORT: '' }, [], 'no export in .cache/no-export/'],
  ['scripts/serve.ts', { PORT: '70000' }, [], 'PORT=70000 cannot be used'],
  ['scripts/dev.ts', {}, ['--port=80000'], 'PORT=80000 cannot be used'],
  ['scripts/dev.ts', {}, ['-p', 'abc'], 'PORT=abc cannot be used'],
  [
    'scripts/push-search-index.ts',
    { ...push, SITE_LOCALES: 'fr,xx' },
    [],
    'SITE_LOCALES=fr,xx cannot be used',
  ],
])('%s %j %j is reported in one line', (script, variables, args, message) => {
  expect(run(script, variables, args)).toEqual([expect.stringContaining(message)]);
});

test('npm start builds without npm in the path, and ends as the build does', () => {
  const root = scratchFolder('start-');
  mkdirSync(path.join(root, 'scripts'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'scripts/build.ts'), "console.error('building'); process.exit(3);");
  const env = { ...process.env, PATH: '', PORT: '0' };
  const command = ['--import', 'tsx', path.resolve('scripts/serve.ts'), '--build'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 3, stderr: 'building\n' });
});
