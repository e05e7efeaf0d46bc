import { listBelow } from '../../lib/content/files';
import { site } from '../../lib/site/config';

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
