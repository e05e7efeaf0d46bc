import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getManifest } from '@serwist/build';
import { serwist } from '@serwist/next/config';
import type { NextConfigComplete } from 'next/dist/server/config-shared';
import { formatBytes, HASH_LENGTH, isPage, type CopyList, type ListedFile } from '../../lib/offline/list';
import { cutPart, frameOf, type Frames } from '../../lib/browser/page-part';
import { hashOf } from '../../lib/content/hash';
import { getMessages } from '../../lib/i18n/translator';
import { locales, site, toHref, type Locale, type OfflineSwitch } from '../../lib/site/config';
import { bundleScript } from '../../lib/export/browsers';

const scriptFolder = '_next/static/offline';

/** Writes the offline worker of each locale with the list of its files. Must be the last step: a later change of a file would contradict the list. */
export async function writeOfflineWorker(
  folder: string,
  offline: OfflineSwitch = site.offline,
): Promise<string> {
  rmSync(path.join(folder, scriptFolder), { recursive: true, force: true });
  const code = bundleScript(`lib/offline/worker/${offline === 'off' ? 'kill' : 'worker'}.ts`, {
    minify: offline !== 'debug',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const reports: string[] = [];
  for (const locale of site.builtLocales) {
    const worker = path.join(folder, locales[locale].path, 'sw.js');
    if (offline === 'off') writeFileSync(worker, code);
    else reports.push(await writeWorker(folder, worker, locale, code));
  }
  return reports.join(', ') || 'offline mode switched off';
}

/**
 * `sw.js` lists what an edit of a page changes: pages and search files. The other files, the frames of the pages, and the code are
 * scripts of their own: the browser revalidates them, and downloads only those that an edit has changed.
 */
async function writeWorker(folder: string, worker: string, locale: Locale, code: string): Promise<string> {
  const files = await listFiles(folder, worker, locale);
  const pages = files.flatMap(({ html }) => html || []);
  const entries = files.map(({ entry }) => entry);
  const changesWithPages = (file: ListedFile): boolean => file[0].includes('/search/') || isPage(file);
  const list: CopyList = {
    version: hashOf(JSON.stringify(entries), 16),
    build: /<html\b[^>]*\bdata-build="([^"]+)"/.exec(pages[0] ?? '')?.[1] ?? '',
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    offlinePage: toHref('/hors-ligne', locale),
    note: getMessages(locale).offline.note,
    language: locales[locale].htmlLang,
    files: entries.filter(changesWithPages),
  };
  const others = entries.filter((file) => !changesWithPages(file));
  const scripts = [
    writeScript(folder, 'files', `self.copyFiles=${JSON.stringify(others)}`),
    writeScript(folder, 'frames', `self.copyFrames=${JSON.stringify(framesOf(pages))}`),
    writeScript(folder, 'worker', code),
  ];
  writeFileSync(
    worker,
    `self.copyList=${JSON.stringify(list)};importScripts(${JSON.stringify(scripts).slice(1, -1)})`,
  );
  return `${files.length} files for reading offline, ${formatBytes(list.bytes, 'en')}`;
}

/** Writes a script whose name contains its hash, and returns its address. */
function writeScript(folder: string, name: string, code: string): string {
  const script = `${scriptFolder}/${name}-${hashOf(code, 10)}.js`;
  mkdirSync(path.join(folder, scriptFolder), { recursive: true });
  writeFileSync(path.join(folder, script), code);
  return `${site.basePath}/${script}`;
}

/** The distinct frames of all pages. */
function framesOf(pages: string[]): Frames {
  const frames = pages.map(frameOf);
  const tags = [...new Set(frames.flat())];
  const distinct = new Set(frames.map((frame) => frame.map((tag) => tags.indexOf(tag)).join(' ')));
  return { tags, frames: [...distinct].map((frame) => frame.split(' ').map(Number)) };
}

type CopiedFile = { entry: ListedFile; bytes: number; html: string };

/** Lists every file of the copy in a fixed order: the same export always gives the same list. */
async function listFiles(folder: string, worker: string, locale: Locale): Promise<CopiedFile[]> {
  const place = locales[locale].path;
  const otherPlaces = Object.values(locales).filter((other) => other.path !== place);
  const { globDirectory, globPatterns, globIgnores } = await serwist(
    {
      swSrc: 'lib/offline/worker/worker.ts',
      swDest: worker,
      globDirectory: folder,
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
        `${scriptFolder}/**`,
        ...otherPlaces.map((other) => `_next/static/live/${other.path}/**`),
      ],
      precachePrerendered: false,
    },
    // The only settings it reads; given here to avoid loading the whole configuration of Next.js.
    { basePath: site.basePath, distDir: '.next' } as NextConfigComplete,
  );
  const { manifestEntries = [], warnings } = await getManifest({ globDirectory, globPatterns, globIgnores });
  warnings.forEach((warning) => console.warn(warning));
  const files = new Map<string, CopiedFile>();
  for (const { url: file } of manifestEntries) {
    const content = readFileSync(path.join(folder, file));
    const html = file.endsWith('.html') ? content.toString() : '';
    // `fr.html` and `fr/index.html` → `/fr/`; `fr/a.html` and `fr/a/index.html` → `/fr/a`.
    const page = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
    const url = site.basePath + (page === `/${place}` ? `${page}/` : page);
    // Address rules answer for redirect pages; a page that is also a folder is exported twice.
    if (/<meta[^>]+http-equiv="refresh"/i.test(html) || files.has(url)) continue;
    const isCompressed = /\.(?:html|js|css|json|svg|webmanifest)$/.test(file);
    const { length } = isCompressed ? gzipSync(html ? cutPart(html) : content) : content;
    const sent = Math.ceil(length / 100) * 100; // fewer digits: most of the list is digits
    const hash = hashOf(content, HASH_LENGTH);
    files.set(url, { entry: [url, url.includes(hash) ? '' : hash, sent], bytes: content.length, html });
  }
  return [...files.values()].sort((a, b) => (a.entry[0] < b.entry[0] ? -1 : 1));
}
