import { readdirSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../lib/site/config';

/** Everything below a folder, as paths below it with `/`. */
export function listBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
}

/** Every HTML file of the export, as paths below its folder, sorted. */
export function listHtmlFiles(folder: string): string[] {
  return listBelow(folder)
    .filter((name) => name.endsWith('.html'))
    .sort();
}

/** Addresses of all pages in a locale's folder, sorted: `['/fr', '/fr/about/intro', …]`. */
export function listPages(folder: string, locale: string): string[] {
  return listHtmlFiles(folder)
    .filter((name) => name === `${locale}.html` || name.startsWith(`${locale}/`))
    .filter((name) => !/(?:^|\/)(?:index|404)\.html$/.test(name))
    .map((name) => `${site.basePath}/${name.replace(/\.html$/, '')}`);
}
