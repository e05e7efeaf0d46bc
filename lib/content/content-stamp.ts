import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';

/** Milliseconds for which one look at the files is enough: the parts of a page are asked for one after the other. */
const patience = 60;

let known = { at: -Infinity, stamp: '' };

/** Changes when a file below `content/` does; for authoring, where what was read is kept until then. */
export function contentStamp(now = Date.now()): string {
  if (now - known.at < patience) return known.stamp;
  const base = path.join(projectRoot, 'content');
  let newest = 0;
  let count = 0;
  for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
    // A file that is being replaced is missing for a moment: the next look sees the new one.
    const stats = statSync(path.join(base, name), { throwIfNoEntry: false });
    newest = Math.max(newest, stats?.mtimeMs ?? 0);
    count++;
  }
  known = { at: now, stamp: `${count} ${newest}` };
  return known.stamp;
}
