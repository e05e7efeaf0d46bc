import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';

const folder = path.join(projectRoot, '.cache', 'pages');
const MAX_AGE_MS = 14 * 86_400_000;

/** Returns the value cached under a key in `.cache/pages`, or computes and caches it. Safe with several processes. */
export async function keptOnDisk<T>(key: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(folder, `${key}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    // The file is missing or incomplete: compute the value.
  }
  const page = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(page));
  renameSync(`${file}.${process.pid}`, file);
  return page;
}

/** Deletes cached values older than two weeks; each change of code or content makes some of them unreachable. */
export function pruneCache(): void {
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    const found = statSync(file, { throwIfNoEntry: false }); // undefined where another process has renamed it
    if (found && Date.now() - found.mtimeMs > MAX_AGE_MS) rmSync(file, { force: true });
  }
}
