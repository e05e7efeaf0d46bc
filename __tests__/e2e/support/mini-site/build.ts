import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { clientMessages } from '@/lib/i18n/client-messages';
import { getMessages } from '@/lib/i18n/translator';
import { site as settings, type OfflineSwitch } from '@/lib/site/config';
import { normaliseExport } from '../../../../scripts/postbuild/normalise-export';
import { writeOfflineWorker } from '../../../../scripts/postbuild/offline-worker';
import { scratchFolder } from '../../../support/scratch';
import type { PageData } from './router';

export type MiniSite = {
  /** Build id; it also changes the bytes and names of the scripts. */
  code?: string;
  /** Texts of edited pages, by page name. */
  edited?: Record<string, string>;
  offline?: OfflineSwitch;
  /** Size of an extra picture in bytes, to exceed a quota. */
  ballast?: number;
  /** Adds another locale's worker and a worker of the whole origin. */
  italian?: boolean;
  /** Adds a worker that takes over and never answers. */
  silent?: boolean;
};

/** Names of the ordinary pages, below `/fr/`. */
export const pageNames = [
  'v1/guides',
  ...Array.from({ length: 13 }, (_, index) => `v1/guides/page-${index + 1}`),
];

const base = settings.basePath;
const known = new Map<string, Promise<string>>();
const scripts = new Map<string, Promise<string>>();

/** Builds a small export with the site's own build steps; the same options return the same folder. */
export function buildMiniSite(site: MiniSite = {}): Promise<string> {
  const key = JSON.stringify(site);
  const folder = known.get(key) ?? write(site);
  known.set(key, folder);
  return folder;
}

async function write({
  code = 'a',
  edited = {},
  offline = 'on',
  ballast = 0,
  italian = false,
  silent = false,
}: MiniSite): Promise<string> {
  const folder = scratchFolder('mini-site-');
  const script = offline === 'on' ? `app-${code}.js` : `app-${code}-${offline}.js`;
  const scriptFolder = scripts.get(script) ?? bundle(script, code, offline);
  scripts.set(script, scriptFolder);
  cpSync(await scriptFolder, path.join(folder, '_next/static/chunks'), { recursive: true });
  const save = (name: string, text: string | Buffer): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const links = ['', ...pageNames]
    .map((target) => `<li><a href="${base}/fr/${target}">Vers ${target || 'accueil'}</a></li>`)
    .join('');
  const main = (name: string): string =>
    `<main id="main" tabindex="-1" data-text-build="${code}"><h1>Page ${name || 'accueil'}</h1><p class="words">${edited[name] ?? `Texte de ${name}.`}</p>` +
    `<img src="${base}/icons/mark.svg" alt="" width="8" height="8"><input class="typed" aria-label="Filtrer"><ul>${links}</ul><h2 id="fin">Fin</h2></main>`;
  const page = (name: string): string =>
    `<!DOCTYPE html><html lang="fr" data-build="${code}"><head><meta charset="utf-8"><title>${name}</title>` +
    `<link rel="icon" href="${base}/icons/mark.svg"><script type="module" src="${base}/_next/static/chunks/${script}"></script>` +
    `<style>dialog { margin-block-start: 0 }</style></head>` + // at the top, as in the site: its buttons move less
    `<body>${main(name)}<div id="root"></div></body></html>`;
  const savePage = (file: string, name: string): void => {
    save(`${file}.html`, page(name));
    save(`${file}.txt`, JSON.stringify({ build: code, main: main(name) } satisfies PageData));
  };
  savePage('fr', '');
  for (const name of [...pageNames, 'hors-ligne']) savePage(`fr/${name}`, name);
  save('404.html', page('404'));
  const { offline: texts, shortcuts } = getMessages('fr');
  save('fr/texts.json', JSON.stringify({ offline: texts, shortcuts }));
  save('fr/search/index.json', '{"titles":"titles.0123456789ab.json"}');
  save('fr/search/titles.0123456789ab.json', '["Titres"]');
  save(
    'icons/mark.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>`,
  );
  if (ballast) save('icons/ballast.png', Buffer.alloc(ballast, code));
  if (italian) {
    save('it/sw.js', '');
    save('root-sw.js', '');
    save('it/page.html', '<!DOCTYPE html><html lang="it" data-ready><title>Pagina</title><body>Ciao');
  }
  if (silent) save('fr/silent.js', 'onfetch = () => undefined; oninstall = () => skipWaiting();');
  await normaliseExport(folder);
  await writeOfflineWorker(folder, offline, code);
  // A download waits before it retries a file, with some jitter: without chance, retries come after some milliseconds.
  const worker = path.join(folder, 'fr/sw.js');
  writeFileSync(worker, `Math.random=()=>-0.49;${readFileSync(worker, 'utf8')}`);
  return folder;
}

/** Bundles the real client code with the build id in it, so that each build has its own bytes. */
async function bundle(script: string, code: string, offline: OfflineSwitch): Promise<string> {
  const folder = scratchFolder('mini-app-');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'app.tsx')],
    outdir: folder,
    entryNames: 'app',
    chunkNames: `${code}-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    alias: { 'next/navigation': path.join(import.meta.dirname, 'router.ts') },
    define: {
      'process.env': JSON.stringify({
        NODE_ENV: 'production',
        SITE_BASE_PATH: base,
        SITE_BUILD: code,
        SITE_LOCALES: 'fr',
        SITE_OFFLINE: offline,
      }),
      'process.env.NODE_ENV': '"production"',
      MESSAGES: JSON.stringify(clientMessages('fr')),
    },
    logLevel: 'error',
  });
  renameSync(path.join(folder, 'app.js'), path.join(folder, script));
  return folder;
}
