import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  listRedirectPages,
  renderNginx,
  renderNginxMap,
  renderRedirectsFile,
  type LocalePages,
} from '../../lib/redirects/render';
import { renderHeadersFile } from '../../lib/export/host-headers';
import { redirectPage } from '../../lib/redirects/redirect-page';
import { locales, site, toHref, type Locale } from '../../lib/site/config';

/**
 * Makes the export answer its addresses on any static host: each page is also the `index.html` of a folder of its name,
 * old addresses get small pages that lead on, rules for hosts are written, and the router's data files, which this site
 * never asks for, are removed.
 */
export async function normaliseExport(folder: string): Promise<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  // Several files a page: they go while the rest is done.
  const removed = Promise.all(
    files.filter(isRouterData).map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  );

  const built = site.builtLocales.map((locale) => normaliseLocale(folder, files, locale));
  writeFileSync(path.join(folder, '_redirects'), renderRedirectsFile(built));
  writeFileSync(path.join(folder, '_headers'), renderHeadersFile(site.basePath));
  writeFileSync(path.join(folder, 'nginx-map.conf'), renderNginxMap(built));
  writeFileSync(path.join(folder, 'nginx.conf'), renderNginx(built));
  await removed;
  return `${built.reduce((sum, { pages }) => sum + pages.size, 0)} pages`;
}

/** Data files of the framework's router, and the page it has for addresses that do not exist. */
function isRouterData(name: string): boolean {
  const places = ['index', '404', ...site.builtLocales.map((locale) => locales[locale].path)];
  return (
    /(?:^|\/)(?:__next\.[^/]+|_not-found)(?:\.(?:txt|html))?$/.test(name) ||
    (name.endsWith('.txt') && places.some((place) => name === `${place}.txt` || name.startsWith(`${place}/`)))
  );
}

/** Pages of one locale at all their addresses, and the list of them in `pages.json`. */
function normaliseLocale(folder: string, files: string[], locale: Locale): LocalePages {
  const prefix = toHref('', locale);
  const pages = listPages(files, locales[locale].path)
    .filter((page) => !isHidden(path.join(folder, `${page}.html`)))
    .map((page) => site.basePath + page);
  const known = new Set(pages);
  for (const page of pages) {
    const place = path.join(folder, page.slice(site.basePath.length));
    mkdirSync(place, { recursive: true });
    copyFileSync(`${place}.html`, path.join(place, 'index.html'));
  }
  for (const { from, to } of listRedirectPages(prefix, known)) {
    const file = `${path.join(folder, from.slice(site.basePath.length))}.html`;
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file)) writeFileSync(file, redirectPage(to, locale));
  }
  writeFileSync(path.join(folder, locales[locale].path, 'pages.json'), JSON.stringify(pages));
  return { prefix, pages: known };
}

/** True for pages that are not part of the documentation, such as the one shown without a network. */
function isHidden(file: string): boolean {
  return readFileSync(file, 'utf8').includes('<meta name="robots" content="noindex');
}

/** Paths of all pages of a locale: `['/fr', '/fr/about/intro', …]`. */
function listPages(files: string[], locale: string): string[] {
  return files
    .filter(
      (name) =>
        name === `${locale}.html` ||
        (name.startsWith(`${locale}/`) && name.endsWith('.html') && !name.endsWith('/index.html')),
    )
    .map((name) => `/${name.replace(/\.html$/, '')}`)
    .sort();
}
