import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';

/** Folders of the values that are cached on disk, by their kind. */
export const cacheFolders = {
  pages: path.join(projectRoot, '.cache', 'pages'),
  social: path.join(projectRoot, '.cache', 'social'),
};
const MAX_AGE_MS = 14 * 86_400_000;

/** Returns the value cached under a key in `.cache/pages`, or computes and caches it. Safe with several processes. */
export async function keptOnDisk<T>(key: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(cacheFolders.pages, `${key}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    // The file is missing or incomplete: compute the value.
  }
  const value = await make();
  writeCached(file, JSON.stringify(value));
  return value;
}

/** Writes a file of the cache in one step: a process that is stopped leaves no part of it, and others never read one. */
export function writeCached(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, data);
  renameSync(`${file}.${process.pid}`, file);
}

/** Deletes cached values older than two weeks; each change of code or content makes some of them unreachable. */
export function pruneCache(): void {
  const folders = Object.values(cacheFolders).filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  for (const file of files) {
    const found = statSync(file, { throwIfNoEntry: false }); // undefined where another process has renamed it
    if (found && Date.now() - found.mtimeMs > MAX_AGE_MS) rmSync(file, { force: true });
  }
}
