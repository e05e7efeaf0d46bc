import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getManifest } from '@serwist/build';
import { serwist } from '@serwist/next/config';
import { build } from 'esbuild';
import type { NextConfigComplete } from 'next/dist/server/config-shared';
import { formatBytes, toCopiedAddress, type CopyList, type ListedFile } from '../../lib/offline/list';
import { frameOf, type Frames } from '../../lib/offline/page-text';
import { getMessages } from '../../lib/i18n/translator';
import { locales, site, toHref, type Locale, type OfflineSwitch } from '../../lib/site/config';
import { forBrowsers } from '../../lib/export/browsers';

const scriptFolder = '_next/static/offline';

/** Writes the offline worker of each locale with the list of its files. Must be the last step: a later change of a file would contradict the list. */
export async function writeOfflineWorker(
  folder: string,
  offline: OfflineSwitch = site.offline,
): Promise<string> {
  rmSync(path.join(folder, scriptFolder), { recursive: true, force: true });
  const code = await bundle(offline);
  const reports: string[] = [];
  for (const locale of site.builtLocales) {
    const worker = path.join(folder, locales[locale].path, 'sw.js');
    if (offline === 'off') writeFileSync(worker, code);
    else reports.push(await writeWorker(folder, worker, locale, code));
  }
  return reports.join(', ') || 'offline mode switched off';
}

/**
 * `sw.js` holds the list only. The code, and the parts of pages that change with it, are a script of their own, which the browser
 * revalidates: an edit of a page then does not download them again.
 */
async function writeWorker(folder: string, worker: string, locale: Locale, code: string): Promise<string> {
  const files = await listFiles(folder, worker, locale);
  const pages = files.filter(({ html }) => html).map(({ html }) => frameOf(html));
  const listed = files.map(({ entry }) => entry);
  const list: CopyList = {
    version: createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 16),
    build: /<html\b[^>]*\bdata-build="([^"]+)"/.exec(files.find(({ html }) => html)?.html ?? '')?.[1] ?? '',
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    offlinePage: toHref('/hors-ligne', locale),
    note: getMessages(locale).offline.note,
    language: locales[locale].htmlLang,
    files: listed,
  };
  code = `self.copyFrames=${JSON.stringify(commonFrames(pages))};${code}`;
  const script = `${scriptFolder}/worker-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  mkdirSync(path.join(folder, scriptFolder), { recursive: true });
  writeFileSync(path.join(folder, script), code);
  const address = JSON.stringify(`${site.basePath}/${script}`);
  writeFileSync(worker, `self.copyList=${JSON.stringify(list)};importScripts(${address})`);
  return `${files.length} files for reading offline, ${formatBytes(list.bytes, 'en')}`;
}

async function bundle(offline: OfflineSwitch): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`lib/offline/worker/${offline === 'off' ? 'kill' : 'worker'}.ts`],
    write: false,
    bundle: true,
    format: 'iife',
    ...forBrowsers,
    minify: offline !== 'debug',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/** Length of a part that is worth listing for one page alone, in characters: a policy or script, not a set of styles. */
const SHORT_PART = 2000;

/** The frames of all pages but those with a long part of their own: such a page is simply downloaded. */
function commonFrames(pages: string[][]): Frames {
  const counts = new Map<string, number>();
  for (const part of pages.flat()) counts.set(part, (counts.get(part) ?? 0) + 1);
  const isListed = (part: string): boolean => part.length < SHORT_PART || (counts.get(part) ?? 0) > 1;
  const listed = pages.filter((page) => page.every(isListed));
  const parts = [...new Set(listed.flat())];
  const frames = new Set(listed.map((page) => page.map((part) => parts.indexOf(part)).join(' ')));
  return { parts, frames: [...frames].map((frame) => frame.split(' ').map(Number)) };
}

type CopiedFile = { entry: ListedFile; bytes: number; html: string };

/** Lists every file of the copy in a fixed order: the same export always gives the same list. */
async function listFiles(folder: string, worker: string, locale: Locale): Promise<CopiedFile[]> {
  const place = locales[locale].path;
  const files = new Map<string, CopiedFile>();
  const options = await serwist(
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
        `${scriptFolder}/**`,
        ...Object.values(locales).flatMap((other) =>
          other.path === place ? [] : [`_next/static/live/${other.path}/**`],
        ),
      ],
      precachePrerendered: false,
    },
    // The only settings it reads; given here to avoid loading the whole configuration of Next.js.
    { basePath: site.basePath, distDir: '.next' } as NextConfigComplete,
  );
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: options.globPatterns,
    globIgnores: options.globIgnores,
  });
  warnings.forEach((warning) => console.warn(warning));
  for (const { url: file } of manifestEntries) {
    const content = readFileSync(path.join(folder, file));
    const html = file.endsWith('.html') ? content.toString() : '';
    const url = site.basePath + toCopiedAddress(file, place);
    // Address rules answer for redirect pages; a page that is also a folder is exported twice.
    if (/<meta[^>]+http-equiv="refresh"/i.test(html) || files.has(url)) continue;
    const compressed = /\.(?:html|js|css|json|svg|webmanifest)$/.test(file);
    const sent = compressed ? gzipSync(content).length : content.length;
    const hash = createHash('sha256').update(content).digest().subarray(0, 12).toString('base64');
    files.set(url, { entry: [url, hash.replace(/=+$/, ''), sent], bytes: content.length, html });
  }
  return [...files.values()].sort((a, b) => (a.entry[0] < b.entry[0] ? -1 : 1));
}
