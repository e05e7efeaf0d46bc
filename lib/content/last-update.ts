import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';
import { git } from './git';

let dates: Map<string, string> | undefined;

/** Day (`2023-05-29`, UTC) of the last commit that touched a file, from one reading of the history; undefined when untracked. */
export function lastUpdateOf(file: string): string | undefined {
  dates ??= datesOf(projectRoot);
  return dates.get(file);
}

/** Day of the last change of each content file of a checkout; empty without a Git history. */
export function datesOf(root: string): Map<string, string> {
  // `--relative`: the project may be a folder of a larger repository.
  const options = ['--format=%x00%H %cI', '--name-only', '--relative', '--no-renames'];
  const log = git(root, 'log', ...options, '--', 'content');
  const found = new Map<string, string>();
  const cut = log ? cutCommits(root) : new Set();
  for (const block of log.split('\0').slice(1)) {
    const [head = '', ...files] = block.split('\n').filter(Boolean);
    const [commit = '', date = ''] = head.split(' ');
    if (cut.has(commit)) continue;
    const day = new Date(date).toISOString().slice(0, 10);
    for (const file of files) {
      if (!found.has(file)) found.set(file, day);
    }
  }
  return found;
}

/** Boundary commits of a shallow clone. They seem to change every file, so the real dates are unknown. */
function cutCommits(root: string): ReadonlySet<string> {
  const file = path.resolve(root, git(root, 'rev-parse', '--git-path', 'shallow').trim());
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}
