import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../types';
import { sampleFault, type Sample } from './collect';

const extensions: Record<string, string> = { typescript: 'ts', tsx: 'tsx', javascript: 'js', jsx: 'jsx' };

type Diagnostic = { message: string; line: number; column: number };

/** Said of code on which the compiler breaks off. */
export const tooDeep = 'The code nests too deep to be read.';

const frenchTooDeep = 'Le code a trop de niveaux imbriqués pour être lu.';

type Kept = Record<string, Diagnostic[]>;

/**
 * Type-checks every TypeScript and JavaScript block as a module of its own against the installed API package. All
 * blocks are one program, and what is known of a block from an earlier run is kept in a file, when one is given.
 */
export async function checkTypeScript(samples: Sample[], root: string, cacheFile?: string): Promise<Fault[]> {
  const wanted = samples.filter(({ lang, meta }) => extensions[lang] && meta.nocheck === undefined);
  if (wanted.length === 0) return [];
  const version = (
    JSON.parse(readFileSync(path.join(root, 'node_modules/@tauri-apps/api/package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
  const kept = cacheFile === undefined ? {} : readKept(cacheFile);
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
  const keyOf = ({ lang, code }: Sample): string =>
    createHash('sha256').update(`${stamp}\0${lang}\0${code}`).digest('hex').slice(0, 24);
  const fresh = wanted.filter((sample) => !(keyOf(sample) in kept));
  if (fresh.length > 0) {
    // Loaded here: the compiler takes a second, and most runs find everything in the cache.
    const { diagnose } = await import('./compile');
    const found = diagnose(
      fresh.map(({ code, lang }) => ({ code, extension: extensions[lang] ?? 'ts' })),
      root,
    );
    fresh.forEach((sample, index) => (kept[keyOf(sample)] = found[index] ?? []));
  }
  if (cacheFile !== undefined) {
    mkdirSync(path.dirname(cacheFile), { recursive: true });
    writeFileSync(
      cacheFile,
      JSON.stringify(Object.fromEntries(wanted.map((sample) => [keyOf(sample), kept[keyOf(sample)] ?? []]))),
    );
  }
  return wanted.flatMap((sample) =>
    (kept[keyOf(sample)] ?? []).map(({ message, line, column }) =>
      sampleFault(
        sample,
        'typescript',
        { message, version, ...(message === tooDeep ? { 'message.fr': frenchTooDeep } : {}) },
        line,
        column,
      ),
    ),
  );
}

function readKept(file: string): Kept {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return {}; // half written: everything is checked again
  }
}
