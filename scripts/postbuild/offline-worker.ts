import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { offlinePageRoute } from '../../lib/offline/copied-files';
import { formatBytes } from '../../lib/offline/format';
import { sumFiles } from '../../lib/offline/list';
import type { CopyList } from '../../lib/offline/types';
import { getMessages } from '../../lib/i18n/translator';
import { locales, site, toHref, type Locale, type OfflineSwitch } from '../../lib/site/config';
import { listCopiedFiles } from './offline-list';

const source = path.resolve('lib/offline/worker');

/** Writes the offline worker of each locale with the list of its files; must run last, since any later change of a file would contradict it. */
export async function writeOfflineWorker(
  folder: string,
  offline: OfflineSwitch = site.offline,
): Promise<string> {
  const reports: string[] = [];
  for (const locale of site.builtLocales) reports.push(await writeLocale(folder, offline, locale));
  return reports.join(', ');
}

async function writeLocale(folder: string, offline: OfflineSwitch, locale: Locale): Promise<string> {
  const worker = path.join(folder, locales[locale].path, 'sw.js');
  if (offline === 'off') {
    await bundle('kill.ts', worker, {});
    return 'offline mode switched off';
  }
  const { files, warnings } = await listCopiedFiles(folder, worker, locale);
  warnings.forEach((warning) => console.warn(warning));
  const list: CopyList = {
    version: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    build: readBuild(folder, locale),
    offlinePage: toHref(offlinePageRoute, locale),
    note: getMessages(locale).offline.note,
    language: locales[locale].htmlLang,
    files,
  };
  await bundle('worker.ts', worker, { __COPY_LIST__: JSON.stringify(list) }, offline === 'debug');
  return `${files.length} files for reading offline, ${formatBytes(sumFiles(files).bytes, 'en')}`;
}

async function bundle(
  entry: string,
  outfile: string,
  define: Record<string, string>,
  readable = false,
): Promise<void> {
  await build({
    entryPoints: [path.join(source, entry)],
    outfile,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: !readable,
    legalComments: 'none',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

/** The build the pages belong to, as they carry it themselves. */
function readBuild(folder: string, locale: Locale): string {
  const home = readFileSync(path.join(folder, `${locales[locale].path}.html`), 'utf8');
  return /<html\b[^>]*\bdata-build="([^"]+)"/.exec(home)?.[1] ?? '';
}
