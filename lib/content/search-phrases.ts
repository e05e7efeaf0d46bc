import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../site/config';
import { projectRoot } from './files';
import type { FrontMatter, ParsedPage } from './types';

/** Words by which readers search for a page: tasks, other names, and messages of errors that it explains. */
export type SearchPhrases = Pick<FrontMatter, 'questions' | 'keywords' | 'errors'>;

export const phraseKinds = ['questions', 'keywords', 'errors'] as const;

/** Stands for the text above the first heading; browsers scroll to the top of a page for this fragment. */
export const topAnchor = 'top';

/** File with the phrases of pages that have no front matter, because they are made from reference data. */
export function phrasesFile(locale: Locale): string {
  return `content/${locale}/search.yaml`;
}

/** Returns the phrases of generated pages, by route. */
export function readPhrases(locale: Locale, root = projectRoot): Record<string, SearchPhrases> {
  const file = path.join(root, phrasesFile(locale));
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Record<string, SearchPhrases>) : {};
}

/** Returns the phrases of a page by anchor, each once, with the messages that its lists explain. */
export function listByAnchor(phrases: SearchPhrases, explained: ParsedPage['errors']): Map<string, string[]> {
  const byAnchor = new Map<string, string[]>();
  const seen = new Set<string>();
  const add = (anchor: string, phrase: string): void => {
    if (seen.has(phrase)) return;
    seen.add(phrase);
    byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), phrase]);
  };
  for (const kind of phraseKinds) {
    for (const [anchor, list] of Object.entries(phrases[kind] ?? {})) {
      for (const phrase of list) add(anchor, phrase);
    }
  }
  for (const { message, anchor } of explained) add(anchor, message);
  return byAnchor;
}
