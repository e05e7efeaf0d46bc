import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import { hashOf } from '../content/hash';
import { keptOnDisk } from '../content/page-cache';
import { own } from '../text/own';
import type { CompiledFile, Diagnostic } from './compile';
import type { CheckedPage } from './page';

const compilerFile = path.join(projectRoot, 'lib/check/compile.ts');

const extensions: Record<string, string> = { typescript: 'ts', tsx: 'tsx', javascript: 'js', jsx: 'jsx' };

/**
 * Type-checks the TypeScript and JavaScript blocks of pages against the installed API package. The blocks of a page are
 * one project: a block can import the file that another block shows. The results of a page are cached until it, a package
 * or the settings of the compiler change.
 */
export async function typeCheck(pages: CheckedPage[], root: string): Promise<void> {
  const [lockFile, settings] = [path.join(root, 'package-lock.json'), compilerFile].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const stale: CompiledFile[][] = [];
  let compiled: Promise<Diagnostic[][][]> | undefined;
  const compile = async (files: CompiledFile[]): Promise<Diagnostic[][]> => {
    const index = stale.push(files) - 1;
    // Import the compiler on demand: it takes a second to load. By then all pages have read the cache, which is synchronous.
    compiled ??= import('./compile').then(({ diagnose }) => diagnose(stale, root));
    return (await compiled)[index] ?? [];
  };
  await Promise.all(
    pages.map(async ({ codeBlocks }) => {
      const wanted = codeBlocks.filter(
        ({ lang, meta }) => own(extensions, lang) && meta.nocheck === undefined,
      );
      if (wanted.length === 0) return;
      const files = wanted.map(({ code, lang, meta }, index) => ({
        name: fileName(meta.title, lang, index),
        code,
      }));
      const key = hashOf(JSON.stringify([lockFile, settings, files]), 32);
      const results = await keptOnDisk(key, () => compile(files));
      wanted.forEach((block, index) => (block.diagnostics = results[index] ?? []));
    }),
  );
}

/** The title of a block if it is the name of a source file, so that other blocks can import it. */
function fileName(title: string | undefined, lang: string, index: number): string {
  const isName = title !== undefined && /^[\w@./-]+\.[jt]sx?$/.test(title) && !title.includes('..');
  return isName ? title : `block-${index}.${extensions[lang]}`;
}

/** Version of the API package that blocks are checked against. */
export function tauriApiVersion(root: string): string {
  const file = path.join(root, 'node_modules/@tauri-apps/api/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
