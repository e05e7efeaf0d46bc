import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../lib/site/config';
import { stop } from '../terminal';

/** The content of a page of an export, without the hashes of files; empty if the export does not have the page. */
export function mainOf(folder: string, page: string): string {
  const file = fileOf(folder, page);
  return existsSync(file) ? (/<main[\s\S]*<\/main>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '') : '';
}

/** Addresses of the pages whose content differs between two exports. */
export function findChangedPages(before: string, after: string): string[] {
  const all = new Set([...listPages(before), ...listPages(after)]);
  return [...all].filter((page) => mainOf(before, page) !== mainOf(after, page));
}

/** Ends the command if the export has another base path than this process: all its pages would seem to be missing. */
function listPages(folder: string): string[] {
  const pages = JSON.parse(readFileSync(path.join(folder, 'fr/pages.json'), 'utf8')) as string[];
  const missing = pages.find((page) => !existsSync(fileOf(folder, page)));
  if (missing) stop(`${folder} has no file for ${missing}. Set SITE_BASE_PATH to the value of its build.`);
  return pages;
}

function fileOf(folder: string, page: string): string {
  return path.join(folder, `${page.slice(site.basePath.length)}.html`);
}
