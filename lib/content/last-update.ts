import { execFileSync } from 'node:child_process';
import { projectRoot } from './files';

let dates: Map<string, string> | undefined;

/** Day (`2023-05-29`, UTC) of the last commit that touched a file, from one reading of the history; undefined when untracked. */
export function lastUpdateOf(file: string): string | undefined {
  dates ??= readDates();
  return dates.get(file);
}

function readDates(): Map<string, string> {
  const found = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync('git', ['log', '--format=%x00%cI', '--name-only', '--no-renames', '--', 'content'], {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return found; // not a git checkout, or no git: pages then show no date
  }
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    const day = new Date(date).toISOString().slice(0, 10);
    for (const file of files) if (!found.has(file)) found.set(file, day);
  }
  return found;
}
