import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  renderNginx,
  renderNginxMap,
  renderRedirectsFile,
  type LocalePages,
} from '../../lib/redirects/render';
import { contentTypeOf, isText, renderHeadersFile } from '../../lib/export/host-headers';
import { buildSettings } from '../../lib/site/build-settings';
import { locales, site, toHref, type Locale } from '../../lib/site/config';
import { listBelow, listPages } from './html-files';

/**
 * Makes the export work on any static host: copies each page to the `index.html` of a folder of its name, lists the pages, and writes
 * rules for hosts.
 */
export function normaliseExport(folder: string): string {
  const built = site.builtLocales.map((locale) => normaliseLocale(folder, locale));
  writeFileSync(path.join(folder, '_redirects'), renderRedirectsFile(built));
  writeFileSync(path.join(folder, '_headers'), renderHeadersFile(site.basePath));
  writeFileSync(path.join(folder, 'nginx-map.conf'), renderNginxMap(built));
  writeFileSync(path.join(folder, 'nginx.conf'), renderNginx(built));
  return `${built.reduce((sum, { pages }) => sum + pages.size, 0)} pages`;
}

/** Copies each page of a locale to the `index.html` of its folder, and lists it in `pages.json`, except for pages with `noindex`. */
function normaliseLocale(folder: string, locale: Locale): LocalePages {
  const pages = listPages(folder, locales[locale].path);
  const fileOf = (page: string): string => path.join(folder, page.slice(site.basePath.length));
  const listed: string[] = [];
  for (const page of pages) {
    const html = readFileSync(`${fileOf(page)}.html`, 'utf8');
    if (html.includes('<meta name="robots" content="noindex')) continue;
    listed.push(page);
    mkdirSync(fileOf(page), { recursive: true });
    copyFileSync(`${fileOf(page)}.html`, path.join(fileOf(page), 'index.html'));
  }
  writeFileSync(path.join(folder, locales[locale].path, 'pages.json'), JSON.stringify(listed));
  // The router asks for the data of `/fr/` in its folder; Next.js writes them next to that folder.
  const home = path.join(folder, locales[locale].path);
  copyFileSync(`${home}.txt`, path.join(home, 'index.txt'));
  return { prefix: toHref('', locale), pages: new Set(pages) };
}

/** Counts files and redirect rules; warns, with numbers, about limits of hosts that an export exceeds. */
export function checkHostLimits(folder: string): string {
  const rules = readFileSync(path.join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean);
  const patterns = rules.filter((rule) => /[*]|\/:/.test(rule.split(' ')[0] ?? ''));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const [count, limit, what] of [
    [files.length, 20_000, 'files'],
    [rules.length - patterns.length, 2_000, 'exact redirect rules'],
    [patterns.length, 100, 'redirect rules with patterns'],
  ] as const) {
    if (count > limit) console.warn(`Warning: ${count} ${what}; Cloudflare Pages accepts ${limit}.`);
  }
  return `${files.length} files, ${rules.length} redirect rules`;
}

/** With `SITE_COMPRESS=on`: each text file also compressed, for hosts that serve such files. Runs after all other changes. */
export function compressFiles(folder: string): string {
  if (!buildSettings.compress) return 'no precompressed files';
  const files = listBelow(folder).filter((name) => isText(contentTypeOf(name)));
  for (const name of files) {
    const content = readFileSync(path.join(folder, name));
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
  return `${files.length} files also compressed`;
}
