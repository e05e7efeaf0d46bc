import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../site/config';
import { projectRoot } from './files';
import type { FrontMatter } from './types';

/** Words by which readers search for a page: tasks, other names, and messages of errors that it explains. */
export type SearchPhrases = Pick<FrontMatter, 'questions' | 'keywords' | 'errors'>;

export const phraseKinds = ['questions', 'keywords', 'errors'] as const;

/** File with the phrases of pages that have no front matter, because they are made from reference data. */
export function phrasesFile(locale: Locale): string {
  return `content/${locale}/search.yaml`;
}

/** Returns the phrases of generated pages, by route. */
export function readPhrases(locale: Locale, root = projectRoot): Record<string, SearchPhrases> {
  const file = path.join(root, phrasesFile(locale));
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Record<string, SearchPhrases>) : {};
}
