import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getManifest } from '@serwist/build';
import { serwist } from '@serwist/next/config';
import type { NextConfigComplete } from 'next/dist/server/config-shared';
import { codeFingerprint } from '../../lib/content/fingerprint';
import { hashOf } from '../../lib/content/hash';
import { bundleScript } from '../../lib/export/browsers';
import { formatBytes, HASH_LENGTH, type CopyList, type ListedFile } from '../../lib/offline/list';
import { locales, site, toHref, type Locale, type OfflineSwitch } from '../../lib/site/config';

/**
 * Writes the offline worker of each locale with the list of its files. Must follow every step that changes a file: the list holds
 * their hashes.
 */
export async function writeOfflineWorker(
  folder: string,
  offline: OfflineSwitch = site.offline,
  build = codeFingerprint(),
): Promise<string> {
  const reports: string[] = [];
  for (const locale of site.builtLocales) {
    const file = path.join(folder, locales[locale].path, 'sw.js');
    if (offline === 'off') {
      writeFileSync(file, bundleScript('lib/offline/worker/kill.ts'));
      continue;
    }
    const list = await listCopy(folder, file, locale, build);
    const code = bundleScript('lib/offline/worker/worker.ts', {
      minify: offline !== 'debug',
      define: { 'process.env.NODE_ENV': '"production"', COPY_LIST: JSON.stringify(list) },
    });
    writeFileSync(file, code);
    reports.push(
      `${list.files.length} files for reading /${locales[locale].path}/ offline, ${formatBytes(list.bytes, 'en')}`,
    );
  }
  return reports.join(', ') || 'offline mode switched off';
}

async function listCopy(folder: string, worker: string, locale: Locale, build: string): Promise<CopyList> {
  const files = await listFiles(folder, worker, locale);
  const entries = files.map(({ entry }) => entry);
  return {
    version: hashOf(JSON.stringify(entries), 16),
    build,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    offlinePage: toHref('/hors-ligne', locale),
    files: entries,
  };
}

type CopiedFile = { entry: ListedFile; bytes: number };

/** Lists every file of the copy in a fixed order: the same export always gives the same list. */
async function listFiles(folder: string, worker: string, locale: Locale): Promise<CopiedFile[]> {
  const place = locales[locale].path;
  const files = new Map<string, CopiedFile>();
  for (const file of await findFiles(folder, worker, place)) {
    const content = readFileSync(path.join(folder, file));
    const url = urlOf(file, place);
    // Address rules answer for redirect pages; a page that is also a folder is exported twice.
    const isRedirect = file.endsWith('.html') && /<meta[^>]+http-equiv="refresh"/i.test(content.toString());
    if (!isRedirect && !files.has(url)) files.set(url, toCopiedFile(url, file, content));
  }
  return [...files.values()].sort((a, b) => (a.entry[0] < b.entry[0] ? -1 : 1));
}

/** Names of the exported files of the copy, below the folder of the export. */
async function findFiles(folder: string, worker: string, place: string): Promise<string[]> {
  const { globDirectory, globPatterns, globIgnores } = await serwist(
    {
      swSrc: 'lib/offline/worker/worker.ts',
      swDest: worker,
      globDirectory: folder,
      // Pages and their files, without the data of the router: offline, it falls back to the stored document.
      globPatterns: [
        `${place}.html`,
        `${place}/**/*.{html,js,json,css,woff2,svg,png,jpg,webp,avif,gif,ico,webmanifest}`,
        '_next/static/**/*.{js,css,woff2,svg,png,jpg,webp,avif,gif,ico}',
        'icons/**/*.{png,svg}',
        '*.{svg,png,ico,webp}',
        'images/**/*',
      ],
      globIgnores: [
        // For other programs only: feeds, pictures for social networks.
        `${place}/social/**`,
        `${place}/**/feed.json`,
        `${place}/404.html`,
        // The search indexes the texts of the pages, which the copy has.
        `${place}/search/texts*`,
        `${place}/search/texts/**`,
        // For browsers that are not supported.
        ...nomoduleFiles(folder, place),
      ],
      precachePrerendered: false,
    },
    // The only settings it reads; given here to avoid loading the whole configuration of Next.js.
    { basePath: site.basePath, distDir: '.next' } as NextConfigComplete,
  );
  const { manifestEntries = [], warnings } = await getManifest({ globDirectory, globPatterns, globIgnores });
  warnings.forEach((warning) => console.warn(warning));
  return manifestEntries.map(({ url }) => url);
}

/** `fr.html` and `fr/index.html` → `/fr/`; `fr/a.html` and `fr/a/index.html` → `/fr/a`. */
function urlOf(file: string, place: string): string {
  const page = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  return site.basePath + (page === `/${place}` ? `${page}/` : page);
}

function toCopiedFile(url: string, file: string, content: Buffer): CopiedFile {
  const isCompressed = /\.(?:html|js|css|json|svg|webmanifest)$/.test(file);
  const { length } = isCompressed ? gzipSync(content) : content;
  const sent = Math.ceil(length / 100) * 100; // fewer digits: most of the list is digits
  const hash = hashOf(content, HASH_LENGTH);
  return { entry: [url, url.includes(hash) ? '' : hash, sent], bytes: content.length };
}

/** Scripts that only browsers without modules run. */
function nomoduleFiles(folder: string, place: string): string[] {
  const home = readFileSync(path.join(folder, `${place}.html`), 'utf8');
  return [...home.matchAll(/<script src="[^"]*\/(_next\/[^"]+)" noModule/g)].map(([, file = '']) => file);
}
