import { statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';
import { listFiles } from './list-files';

/** `npm run dev`: content may change while the process runs. */
export const authoring = process.env.NODE_ENV === 'development';

type ContentPart = 'all' | 'reference';

/** Files with the structure and the descriptions of the references. */
const referenceFiles = /^content\/(?:[^/]+\/)?api(?:\/|$)/;

const stamps = new Map<ContentPart, string>();

/**
 * Caches the results of a function by its arguments, for the time of a build: `keepPerBuild(listDocs)`. Callers must not change
 * them. While authoring, a change below `content/` invalidates them; `part` limits that to the files they are made of.
 */
export function keepPerBuild<Args extends readonly string[], Result>(
  make: (...args: Args) => Result,
  part: ContentPart = 'all',
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  let known = '';
  return (...args) => {
    const stamp = authoring ? contentStamp(part) : '';
    if (stamp !== known) results.clear();
    known = stamp;
    const key = args.join('\0');
    const result = results.get(key) ?? make(...args);
    results.set(key, result);
    return result;
  };
}

/**
 * Changes when a file of a part of the content changes. Cached until the next turn of the event loop, so that it is never older
 * than the request that it serves.
 */
export function contentStamp(part: ContentPart, root = projectRoot): string {
  const last = stamps.get(part);
  if (last !== undefined) return last;
  const { files, folders } = listFiles(root, 'content');
  // The time of a folder changes when a file in it is renamed.
  const all = [...files, ...folders];
  const relevant = part === 'all' ? all : all.filter((name) => referenceFiles.test(name));
  // A file that is being replaced is missing for a moment.
  const found = relevant.flatMap((name) => statSync(path.join(root, name), { throwIfNoEntry: false }) ?? []);
  // A copy of an older file keeps the time of its text; that of its entry is new.
  const times = [found.map(({ mtimeMs }) => mtimeMs), found.map(({ ctimeMs }) => ctimeMs)];
  const stamp = [relevant.length, ...times.map((all) => Math.max(0, ...all))].join(' ');
  stamps.set(part, stamp);
  setImmediate(() => stamps.delete(part));
  return stamp;
}
