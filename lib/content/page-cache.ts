import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';

/** The value cached under a key in `.cache/pages`, or a new one, which is cached then. Safe with several processes. */
export async function keptOnDisk<T>(key: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(projectRoot, '.cache', 'pages', `${key}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    // Missing or half written: make it.
  }
  const page = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(page));
  renameSync(`${file}.${process.pid}`, file);
  return page;
}
