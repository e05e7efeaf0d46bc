import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { keepPerBuild } from '../../content/keep-per-build';
import { findAll, GAP, withCaseOf } from '../prose';
import type { Rule } from '../rule';

const glossaryFile = 'content/fr/glossary.yaml';

/** The vocabulary of the site: one word for each notion. */
export const glossaryRules: Rule[] = [
  {
    id: 'glossary',
    message: {
      fr: '« {word} » n’est pas le mot de ce site. Un seul mot par notion facilite la lecture et la recherche.',
      en: '"{word}" is not the word of this site. One word for each notion makes reading and searching easier.',
    },
    fix: {
      fr: 'Écrivez plutôt « {term} ». {text}',
      en: 'Rather write « {term} » ({english}).',
    },
    prose: function* (text, { root }) {
      for (const { pattern, replace, ...values } of termsOf(root))
        yield* findAll(text, pattern, ([word]) => ({
          values: { ...values, word: word.replaceAll(GAP, '`…`') },
          ...(replace ? { replacement: withCaseOf(word, values.term) } : {}),
        }));
    },
    bad: [
      'Le frontal arrive.',
      'Deux événements arrivent.',
      'Le plug-in lit le fichier.',
      '| Nom | Effet |\n| --- | --- |\n| `a` | La clef est lue |',
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
type Term = { pattern: RegExp; replace: boolean; term: string; english: string; text: string };

/** What to avoid, with what to write instead. A backquote in a pattern stands for code. */
const termsOf = keepPerBuild((root: string): Term[] => {
  const file = path.join(root, glossaryFile);
  const entries = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Entry[]) : [];
  return entries.flatMap(({ term, en: english, text, avoid, replace = false }) => {
    const words = avoid?.join('|').replaceAll('`', GAP);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${words})s?(?![\\p{L}\\p{N}_])`, 'giu');
    return words ? [{ pattern, replace, term, english, text }] : [];
  });
});
