import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every HTML file of the export, as paths below its folder, sorted. */
export function listHtmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
}
