import { statSync } from 'node:fs';
import path from 'node:path';
import { listBelow, projectRoot } from './files';

/** Milliseconds for which one look at the files is enough: the parts of a page are asked for one after the other. */
const patience = 60;

export type ContentPart = 'all' | 'reference';

const known = new Map<ContentPart, { at: number; stamp: string }>();

/** The files the pages of the references are made of: structure and words. */
const ofReference = /^(?:[^/]+\/)?api(?:\/|$)/;

/**
 * Changes when a file below `content/` does, or one that the references are made of; for authoring, where what was read
 * is kept until then.
 */
export function contentStamp(part: ContentPart = 'all', now = Date.now()): string {
  const last = known.get(part);
  if (last && now - last.at < patience) return last.stamp;
  const base = path.join(projectRoot, 'content');
  let newest = 0;
  let count = 0;
  for (const name of listBelow(base)) {
    if (part === 'reference' && !ofReference.test(name)) continue;
    // A file that is being replaced is missing for a moment: the next look sees the new one.
    const stats = statSync(path.join(base, name), { throwIfNoEntry: false });
    newest = Math.max(newest, stats?.mtimeMs ?? 0);
    count++;
  }
  const stamp = `${count} ${newest}`;
  known.set(part, { at: now, stamp });
  return stamp;
}
