import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../site/config';
import { isMapping } from '../text/mapping';
import { projectRoot } from './files';
import { frontMatterFields } from './front-matter-fields';
import { lineOf } from './line-of';
import { readText } from './read-text';
import { ContentError, type FrontMatter, type ParsedPage } from './types';
import { readYaml } from './yaml';

/** Words by which readers search for a page: tasks, other names, and messages of errors that it explains. */
type SearchPhrases = Pick<FrontMatter, 'questions' | 'keywords' | 'errors'>;

/** The keys under which phrases are written. */
export const phraseKinds = ['questions', 'keywords', 'errors'] as const;

/** Stands for the text above the first heading; browsers scroll to the top of a page for this fragment. */
export const topAnchor = 'top';

/** File with the phrases of pages that have no front matter, because they are made from reference data. */
export function phrasesFile(locale: Locale): string {
  return `content/${locale}/search.yaml`;
}

/** Returns the phrases of generated pages, by route; throws a `ContentError` for a file of another shape. */
export function readPhrases(locale: Locale, root = projectRoot): Record<string, SearchPhrases> {
  const file = phrasesFile(locale);
  if (!existsSync(path.join(root, file))) return {};
  const byRoute = (readYaml(file, { root }) ?? {}) as Record<string, SearchPhrases>;
  for (const [route, phrases] of Object.entries(byRoute)) {
    if (!arePhrases(phrases))
      throw new ContentError(
        file,
        lineOf(readText(path.join(root, file)), [route]),
        `Les mots de recherche de « ${route} » n’ont pas la forme attendue`,
        'Écrivez questions, keywords ou errors, et sous chaque ancre une liste de textes ; entre guillemets, s’ils contiennent « : ».',
      );
  }
  return byRoute;
}

function arePhrases(value: unknown): value is SearchPhrases {
  if (!isMapping(value)) return false;
  const kinds: readonly string[] = phraseKinds;
  return Object.entries(value).every(
    ([kind, phrases]) => kinds.includes(kind) && frontMatterFields[kind]?.check(phrases),
  );
}

/** Returns the phrases of a page from its sources by anchor, each once, with the messages that its lists explain. */
export function listByAnchor(
  sources: SearchPhrases[],
  explained: ParsedPage['errors'],
): Map<string, string[]> {
  const byAnchor = new Map<string, string[]>();
  const seen = new Set<string>();
  const add = (anchor: string, phrase: string): void => {
    if (seen.has(phrase)) return;
    seen.add(phrase);
    byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), phrase]);
  };
  for (const phrases of sources) {
    for (const kind of phraseKinds) {
      for (const [anchor, list] of Object.entries(phrases[kind] ?? {})) {
        for (const phrase of list) add(anchor, phrase);
      }
    }
  }
  for (const { message, anchor } of explained) add(anchor, message);
  return byAnchor;
}
