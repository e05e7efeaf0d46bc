import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getManifest } from '@serwist/build';
import { serwist } from '@serwist/next/config';
import type { NextConfigComplete } from 'next/dist/server/config-shared';
import {
  copiedPatterns,
  isRedirectPage,
  leftOutPatterns,
  toCopiedAddress,
} from '../../lib/offline/copied-files';
import type { ListedFile } from '../../lib/offline/types';
import { locales, site, type Locale } from '../../lib/site/config';

type List = { files: ListedFile[]; warnings: string[] };

/** Every file of the copy with its hash and sizes, in a fixed order: the same export always gives the same list. */
export async function listCopiedFiles(
  folder: string,
  worker: string,
  locale: Locale = site.currentLocale,
): Promise<List> {
  const place = locales[locale].path;
  const sources = new Map<string, string>();
  const { globDirectory, globPatterns, globIgnores, manifestTransforms } = await serwist(
    {
      swSrc: 'lib/offline/worker/worker.ts',
      swDest: worker,
      globDirectory: folder,
      globPatterns: copiedPatterns(place),
      globIgnores: leftOutPatterns(place),
      precachePrerendered: false,
      manifestTransforms: [
        (entries: { url: string; size: number; revision: string | null }[]) => ({
          manifest: entries.flatMap((entry) => {
            const file = path.join(folder, entry.url);
            const url = site.basePath + toCopiedAddress(entry.url, place);
            // A page that is also a folder is exported twice; one entry answers for both.
            if (sources.has(url) || (file.endsWith('.html') && isRedirectPage(readFileSync(file, 'utf8'))))
              return [];
            sources.set(url, file);
            return [{ ...entry, url }];
          }),
          warnings: [],
        }),
      ],
    },
    // Only these are read. Given here, so that the framework's whole configuration need not be loaded.
    { basePath: site.basePath, distDir: '.next' } as NextConfigComplete,
  );
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory,
    globPatterns,
    globIgnores,
    manifestTransforms,
  });
  const files = manifestEntries.map(({ url }) => describeFile(url, sources.get(url) ?? ''));
  return { files: files.sort(([a], [b]) => (a < b ? -1 : 1)), warnings };
}

function describeFile(url: string, file: string): ListedFile {
  const content = readFileSync(file);
  const sent = /\.(?:html|js|css|json|svg|webmanifest)$/.test(file)
    ? gzipSync(content).length
    : content.length;
  return [url, createHash('sha256').update(content).digest('base64'), content.length, sent];
}
