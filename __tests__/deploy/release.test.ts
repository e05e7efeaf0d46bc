/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../support/scratch';

const root = scratchFolder('release-');
const server = path.join(root, 'srv');
const programs = path.join(root, 'bin');
const current = (file = ''): string => path.join(server, 'current', file);

/** Runs the script at a time: a `date` of its own stands for the clock. */
function release(time: string, ...args: string[]): void {
  writeFileSync(path.join(programs, 'date'), `#!/bin/sh\necho ${time}\n`, { mode: 0o755 });
  const PATH = `${programs}:${process.env.PATH}`;
  execFileSync('sh', ['deploy/release.sh', ...args, server], {
    env: { ...process.env, PATH },
    stdio: 'pipe',
  });
}

/** Writes an export with one script and returns its folder. */
function makeExport(name: string): string {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, '_next'), { recursive: true });
  writeFileSync(path.join(folder, '404.html'), name);
  writeFileSync(path.join(folder, '_next', `${name}.js`), '');
  return folder;
}

mkdirSync(programs);

// The script is for Linux: `mv` of macOS cannot replace a link to a folder.
(process.platform === 'linux' ? test : test.skip)(
  'a release keeps the scripts of the last 30 days, and can be taken back, also after an interrupted one',
  () => {
    release('20260101T000000Z', makeExport('first'));
    // What a release leaves that was interrupted.
    mkdirSync(path.join(server, 'releases/20260101T120000Z.part'));
    symlinkSync('releases/20260101T120000Z', path.join(server, 'current.new'));
    release('20260102T000000Z', makeExport('second'));
    expect(readFileSync(current('404.html'), 'utf8')).toBe('second');
    expect(existsSync(current('_next/first.js'))).toBe(true);
    const old = Date.now() / 1000 - 40 * 86_400;
    utimesSync(current('_next/first.js'), old, old);
    expect(existsSync(path.join(server, 'current.new'))).toBe(false);
    release('20260103T000000Z', makeExport('third'));
    expect(readdirSync(current('_next')).sort()).toEqual(['second.js', 'third.js']);
    release('20260104T000000Z', '--rollback');
    expect(readFileSync(current('404.html'), 'utf8')).toBe('second');
    release('20260104T000000Z', '--rollback');
    expect(readlinkSync(current())).toBe('releases/20260101T000000Z');
    expect(() => release('20260104T000000Z', '--rollback')).toThrow(/There is no release before/);
    expect(() => release('20260104T000000Z', root)).toThrow(/is not an export/);
    expect(readFileSync(current('404.html'), 'utf8')).toBe('first');
  },
);
