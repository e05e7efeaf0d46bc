/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { datesOf } from '@/lib/content/last-update';
import { scratchFolder } from '../../support/scratch';

const root = scratchFolder('dates-');
const origin = path.join(root, 'origin');

function git(folder: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

function commit(day: string, name: string): void {
  writeFileSync(path.join(origin, 'content', name), day);
  git(origin, day, 'add', '-A');
  git(origin, day, 'commit', '-m', name);
}

beforeAll(() => {
  mkdirSync(path.join(origin, 'content'), { recursive: true });
  git(origin, '2026-01-01', 'init');
  commit('2026-01-01', 'a.mdx');
  commit('2026-02-01', 'b.mdx');
  commit('2026-03-01', 'c.mdx');
});

test('a file has the day of its last commit', () => {
  expect([...datesOf(origin)].sort()).toEqual([
    ['content/a.mdx', '2026-01-01'],
    ['content/b.mdx', '2026-02-01'],
    ['content/c.mdx', '2026-03-01'],
  ]);
});

test('files have their days in a folder of a larger repository', () => {
  const outer = path.join(root, 'outer');
  mkdirSync(path.join(outer, 'docs/content'), { recursive: true });
  writeFileSync(path.join(outer, 'docs/content/a.mdx'), '');
  git(outer, '2026-01-01', 'init');
  git(outer, '2026-01-01', 'add', '-A');
  git(outer, '2026-01-01', 'commit', '-m', 'a');
  expect([...datesOf(path.join(outer, 'docs'))]).toEqual([['content/a.mdx', '2026-01-01']]);
});

test('a shallow clone knows only what changed after its end', () => {
  git(root, '2026-03-02', 'clone', '--depth', '2', `file://${origin}`, 'shallow');
  expect([...datesOf(path.join(root, 'shallow'))]).toEqual([['content/c.mdx', '2026-03-01']]);
});

test('without a history there are no dates', () => {
  mkdirSync(path.join(root, 'bare'));
  expect(datesOf(path.join(root, 'bare')).size).toBe(0);
});
