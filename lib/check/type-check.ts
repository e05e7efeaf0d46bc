import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../content/hash';
import { keptOnDisk } from '../content/page-cache';
import { own } from '../text/own';
import type { CompiledFile, Diagnostic } from './compile';
import type { CheckedPage } from './page';

const extensions: Record<string, string> = { typescript: 'ts', tsx: 'tsx', javascript: 'js', jsx: 'jsx' };

/**
 * Type-checks the TypeScript and JavaScript blocks of pages against the installed API package. The blocks of a page are
 * one project: a block can import the file that another block shows. The results of a page are cached.
 */
export async function typeCheck(pages: CheckedPage[], root: string): Promise<void> {
  const lockFile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stale: CompiledFile[][] = [];
  let compiled: Promise<Diagnostic[][][]> | undefined;
  const compile = async (files: CompiledFile[]): Promise<Diagnostic[][]> => {
    const index = stale.push(files) - 1;
    await Promise.resolve(); // let all pages read the cache before the compiler blocks the thread
    // Import the compiler on demand: it takes a second to load.
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
      const key = hashOf(lockFile + JSON.stringify(files), 32);
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
