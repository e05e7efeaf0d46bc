import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { keepPerBuild } from '../../content/keep-per-build';
import { findAll, GAP } from '../prose';
import type { Rule } from '../rule';

/** The vocabulary of the site: one term for each concept. */
export const glossaryRules: Rule[] = [
  {
    id: 'glossary',
    fr: '« {word} » n’est pas le mot de ce site. Un seul mot par notion facilite la lecture et la recherche.',
    en: '"{word}" is not the word of this site. One word for each notion makes reading and searching easier.',
    fixFr: 'Écrivez plutôt « {term} ». {text}',
    fixEn: 'Rather write « {term} » ({english}).',
    prose: (text, { root }) => readSearches(root).flatMap((search) => search(text)),
    bad: [
      'Le frontal arrive.',
      'Deux événements arrivent.',
      'Écrivez un mail.',
      'Elle rend `null`, elle rend une chaîne.',
    ],
    good: [
      'La *allowlist* et la clé `allowlist`.',
      'Un évènement arrive.',
      'Il répond <span lang="en">the payload is empty</span>.',
    ],
  },
];

type Entry = { term: string; en: string; text: string; avoid?: string[]; replace?: boolean };

/** A search for each term that has words to avoid. A backquote in a pattern stands for code. */
const readSearches = keepPerBuild((root: string) => {
  const file = path.join(root, 'content/fr/glossary.yaml');
  const entries = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Entry[]) : [];
  return entries.flatMap(({ term, en: english, text, avoid, replace }) => {
    if (!avoid) return [];
    const words = avoid.join('|').replaceAll('`', GAP);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${words})s?(?![\\p{L}\\p{N}_])`, 'giu');
    return findAll(pattern, ([found]) => ({
      values: { word: found.replaceAll(GAP, '`…`'), term, english, text },
      ...(replace ? { replacement: withCaseOf(found, term) } : {}),
    }));
  });
});

/** A term with the first letter and the plural of what it replaces. */
function withCaseOf(found: string, term: string): string {
  const first = /^\p{Lu}/u.test(found) ? term.charAt(0).toUpperCase() : term.charAt(0);
  return first + term.slice(1) + (/s$/i.test(found) ? 's' : '');
}
