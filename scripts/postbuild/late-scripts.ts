import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadScriptsLate } from '../../lib/export/late-scripts';
import { listHtmlFiles } from './html-files';

/** Makes every page readable before any script file is asked for. */
export function loadScriptsLateEverywhere(folder: string): string {
  const files = listHtmlFiles(folder);
  for (const name of files) {
    const file = path.join(folder, name);
    writeFileSync(file, loadScriptsLate(readFileSync(file, 'utf8'), name));
  }
  return 'scripts after the text';
}
