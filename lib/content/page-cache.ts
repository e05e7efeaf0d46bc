import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';
import type { ParsedPage } from './types';

/** The page kept under a key in `.cache/pages`, else a newly made one, which is kept then. Safe with several processes. */
export async function keptOnDisk(key: string, make: () => Promise<ParsedPage>): Promise<ParsedPage> {
  const file = path.join(projectRoot, '.cache', 'pages', `${key}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ParsedPage;
  } catch {
    // Not made yet, or half written: making it is the answer to both.
  }
  const page = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(page));
  renameSync(`${file}.${process.pid}`, file);
  return page;
}
