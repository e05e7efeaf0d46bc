import { readFileSync } from 'node:fs';
import { buildSync, type BuildOptions } from 'esbuild';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

/**
 * Options of esbuild for scripts that run in the oldest supported browsers. Newer syntax is rewritten; a regular expression that
 * one of them cannot read stops the build, because nothing can replace it.
 */
export const forBrowsers = {
  target: browserslist.map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', '')),
  // All of them support it; esbuild says no because each Unicode version adds properties.
  supported: { 'regexp-unicode-property-escapes': true },
  logOverride: { 'unsupported-regexp': 'error' },
} as const;

/** Bundles a module and all that it imports, by default as one classic script. */
export function bundleScript(file: string, options: BuildOptions = {}): string {
  return bundle({ entryPoints: [file], ...options });
}

/** Bundles code that is not in a file. */
export function bundleCode(contents: string, options: BuildOptions): string {
  return bundle({ stdin: { contents, resolveDir: process.cwd() }, ...options });
}

function bundle(options: BuildOptions): string {
  const { outputFiles } = buildSync({
    bundle: true,
    minify: true,
    format: 'iife',
    legalComments: 'none',
    ...forBrowsers,
    ...options,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
