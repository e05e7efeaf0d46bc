import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { pickLabels } from '../../lib/i18n/labels';
import { configAnchors } from '../../lib/api-reference/config-anchors';
import { readStructure } from '../../lib/api-reference/reference';
import { projectRoot } from '../../lib/content/files';
import { bundleScript, forBrowsers } from '../../lib/export/browsers';
import type { ClientBundle } from '../../lib/export/inline-scripts';
import { getMessages } from '../../lib/i18n/translator';
import { locales, site, type Locale } from '../../lib/site/config';
import { compileConfigValidator } from '../build/config-validator';

type Outputs = Metafile['outputs'];

const scriptFolder = '_next/static/live';

/** Writes the site's scripts: for each locale a small entry, and parts (search, offline panel…) that load when first needed. */
export async function bundleScripts(folder: string): Promise<Map<Locale, ClientBundle>> {
  const entries = new Map<Locale, ClientBundle>();
  for (const locale of site.builtLocales) entries.set(locale, await bundleClient(folder, locale));
  return entries;
}

/** Returns the locale of a page by its folder; pages outside of all locales are in the current one. */
export function localeOf(name: string): Locale {
  const [first = ''] = name.replace(/\.html$|[?#].*$/, '').split('/');
  return site.builtLocales.find((locale) => locales[locale].path === first) ?? site.currentLocale;
}

/** Folder of a locale's scripts. Several locales have one each, so that the offline copy of one holds no script of another. */
function folderOf(locale: Locale): string {
  return site.builtLocales.length > 1 ? `${scriptFolder}/${locales[locale].path}` : scriptFolder;
}

/** Bundles the client of a locale into a folder; in development with the overlay that lists the faults of the page. */
export async function bundleClient(
  folder: string,
  locale: Locale,
  mode: 'production' | 'development' = 'production',
): Promise<ClientBundle> {
  const options = {
    entryPoints: { [locales[locale].path]: 'components/runtime/main.ts' },
    outdir: path.join(folder, folderOf(locale)),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    ...forBrowsers,
    minify: mode === 'production',
    ...(mode === 'development' ? { sourcemap: 'inline' } : {}),
    metafile: true,
    legalComments: 'none',
    define: publicEnvironment(mode),
    plugins: [siteData(locale), styleSheets],
    logLevel: 'warning',
  } satisfies BuildOptions;
  const { metafile } = await build({ ...options, write: false });
  const plugins = [...options.plugins, joinShared(metafile.outputs)];
  const { outputs } = (await build({ ...options, plugins })).metafile;
  const entry = findEntry(outputs);
  const present = staticImports(entry, outputs);
  for (const file of Object.keys(outputs)) fetchBeforeImport(file, present, outputs);
  return {
    folder: `${site.basePath}/${folderOf(locale)}`,
    entry: path.posix.basename(entry),
    imports: [...present].filter((file) => file !== entry).map((file) => path.posix.basename(file)),
  };
}

function findEntry(outputs: Outputs): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('/main.ts'));
  if (!found) throw new Error('components/runtime/main.ts gave no script');
  return found[0];
}

/**
 * Has each part import all modules that the entry shares with any part, so that these become one file: esbuild makes one for
 * each set of parts that use a module, 17 for a page instead of 4 (see bench-results.md).
 */
function joinShared(outputs: Outputs): Plugin {
  const entry = findEntry(outputs);
  const shared = [...staticImports(entry, outputs)]
    .filter((file) => file !== entry)
    .flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
    .filter((file) => !file.startsWith('node_modules/'))
    .map((file) => path.resolve(file));
  const parts = Object.values(outputs).map(({ entryPoint }) => path.resolve(entryPoint ?? ''));
  return {
    name: 'join-shared',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path: file }) =>
        parts.includes(file)
          ? {
              contents:
                readFileSync(file, 'utf8') +
                shared.map((name) => `\nimport ${JSON.stringify(name)};`).join(''),
              loader: 'ts',
              resolveDir: path.dirname(file),
            }
          : undefined,
      );
    },
  };
}

/** A script with all files it imports, and what those import. */
function staticImports(file: string, outputs: Outputs, into = new Set<string>()): Set<string> {
  if (into.has(file)) return into;
  into.add(file);
  for (const { path: next, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement') staticImports(next, outputs, into);
  return into;
}

/** Puts `loadFiles` in front of each dynamic import of a script, with all files the part needs that are not `present`. */
function fetchBeforeImport(file: string, present: Set<string>, outputs: Outputs): void {
  const text = readFileSync(file, 'utf8').replace(/\bimport\("\.\/([^"]+)"\)/g, (call, name: string) => {
    const part = path.posix.join(path.posix.dirname(file), name);
    const needed = [...staticImports(part, outputs)].filter((one) => !present.has(one));
    const names = needed.map((one) => `./${path.posix.basename(one)}`);
    return `loadFiles(import.meta.url,${JSON.stringify(names)}).then(()=>${call})`;
  });
  writeFileSync(file, text);
}

/** Modules named `site:…`: data that all pages of a locale share, and code that is compiled from data. */
function siteData(locale: Locale): Plugin {
  const data: Record<string, () => unknown> = {
    labels: () => pickLabels(getMessages(locale)),
    anchors: () => configAnchors(readStructure('config')),
  };
  return {
    name: 'site-data',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^site:/ }, ({ path: name }) => ({ path: name.slice(5), namespace: 'site' }));
      onLoad({ filter: /./, namespace: 'site' }, ({ path: name }) => ({
        contents:
          name === 'validate-config'
            ? compileConfigValidator()
            : name === 'sample-frame'
              ? `export default ${JSON.stringify(bundleScript('components/sample/frame/runtime.ts'))}`
              : `export const ${name} = ${JSON.stringify(data[name]?.())}`,
        resolveDir: projectRoot,
      }));
    },
  };
}

/** Styles of a part come with its script, as a constructed sheet: the security policy allows no inline style. */
const styleSheets: Plugin = {
  name: 'style-sheets',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { outputFiles = [] } = await build({
        stdin: file.endsWith('.module.css')
          ? { contents: `export { default } from ${JSON.stringify(file)}`, resolveDir: path.dirname(file) }
          : {
              contents: `@import ${JSON.stringify(file)} layer(components);`,
              loader: 'css',
              resolveDir: '/',
            },
        bundle: true,
        write: false,
        // Names stay long, with the file's name in front: shortened file by file, they would meet in one document.
        minifyWhitespace: true,
        minifySyntax: true,
        format: 'esm',
        outdir: 'css',
      });
      const [script, style] = ['.js', '.css'].map(
        (extension) => outputFiles.find(({ path: output }) => output.endsWith(extension))?.text ?? '',
      );
      const adopt =
        `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(style)});` +
        'document.adoptedStyleSheets.push(sheet);';
      return { contents: `${script}\n${adopt}`, loader: 'js' };
    });
  },
};

/** Environment variables that the code reads. Only names with the public prefix are written into scripts. */
function publicEnvironment(mode: string): Record<string, string> {
  const values = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return {
    'process.env.NODE_ENV': JSON.stringify(mode),
    'process.env.SITE_BASE_PATH': JSON.stringify(site.basePath),
    ...Object.fromEntries(values.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    'process.env': 'globalThis', // an object literal would cost an import in every script
  };
}
