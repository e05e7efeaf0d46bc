/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import { scratchFolder } from '../support/scratch';

/** Stands for npm: prints what it is asked to do. */
const npm = 'console.log(JSON.stringify([process.env.AUDIT, ...process.argv.slice(2)])); process.exit(3);';

test('npm run audit starts npm where Node.js cannot spawn the command, passes its arguments and ends as npm does', () => {
  const root = scratchFolder('audit-');
  writeFileSync(path.join(root, 'npm-cli.mjs'), npm);
  const env = { ...process.env, PATH: '', npm_execpath: path.join(root, 'npm-cli.mjs') };
  const command = ['--import', 'tsx', 'scripts/audit.ts', '-g', 'axe'];
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(status).toBe(3);
  expect(JSON.parse(stdout)).toEqual([
    'on',
    'run',
    '--silent',
    'test:e2e',
    '--',
    'accessibility',
    '-g',
    'axe',
  ]);
});

test('a command that needs npm says so when it was started without it', () => {
  const env = { ...process.env, npm_execpath: '' };
  const command = ['--import', 'tsx', 'scripts/audit.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^This command needs npm.*\n$/),
  });
});

test('no script in package.json sets a variable as only the shells of Unix can', () => {
  expect(Object.values(scripts).filter((script) => /^\w+=/.test(script))).toEqual([]);
});
