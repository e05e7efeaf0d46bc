import { readFileSync } from 'node:fs';
import type { Locale } from '../site/config';
import { listDocRoutes } from './doc-view';

/** Routes by locale that need not be written (scripts/build/kept-docs). */
export type UnchangedDocs = Partial<Record<Locale, string[]>>;

/** Names the file with the documentation pages that a build takes from the one before. */
export const unchangedDocsVariable = 'SITE_UNCHANGED_DOCS';

/** Routes of the documentation pages that the framework is to write: all, but for those the build has kept. */
export function listDocsToWrite(locale: Locale): string[] {
  const file = process.env[unchangedDocsVariable];
  const unchanged = file ? (JSON.parse(readFileSync(file, 'utf8')) as UnchangedDocs)[locale] : undefined;
  const kept = new Set(unchanged);
  return listDocRoutes(locale).filter((route) => !kept.has(route));
}
