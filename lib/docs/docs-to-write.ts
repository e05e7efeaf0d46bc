import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '../site/config';
import { listDocRoutes } from './doc-view';

/** Routes by locale that need not be written (scripts/build/kept-docs). */
export type UnchangedDocs = Partial<Record<Locale, string[]>>;

/** Names the file with the documentation pages that a build takes from the one before. */
export const unchangedDocsVariable = 'SITE_UNCHANGED_DOCS';

/** How often it is looked for, in ms. */
const interval = 20;

/**
 * Routes of the documentation pages that the framework is to write: all, but for those the build has kept. Waits for the
 * build's list, which it writes once the content was found sound: the framework asks when it is ready to write, and writes
 * no page of any kind before.
 */
export async function listDocsToWrite(locale: Locale): Promise<string[]> {
  const file = process.env[unchangedDocsVariable];
  if (file) await appearance(file);
  const unchanged = file ? (JSON.parse(readFileSync(file, 'utf8')) as UnchangedDocs)[locale] : undefined;
  const kept = new Set(unchanged);
  return listDocRoutes(locale).filter((route) => !kept.has(route));
}

/** Waits until a file is there. Rejects when the process that asked for it has ended. */
async function appearance(file: string): Promise<void> {
  while (!existsSync(file)) {
    if (process.connected === false) throw new Error('The build has ended.');
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
