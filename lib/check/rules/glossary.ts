import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { GAP } from '../prose';
import type { ProseFinding, Rule } from '../rule';

const glossaryFile = 'content/fr/glossary.yaml';

/** The vocabulary of the site: one word for each notion. */
export const glossaryRules: Rule[] = [
  {
    id: 'glossary',
    severity: 'error',
    message: {
      fr: '« {word} » n’est pas le mot de ce site. Un seul mot par notion facilite la lecture et la recherche.',
      en: '"{word}" is not the word of this site. One word for each notion makes reading and searching easier.',
    },
    fix: {
      fr: 'Écrivez plutôt « {term} ». {text}',
      en: 'Rather write « {term} » ({english}).',
    },
    prose: function* (text, { root }): Generator<ProseFinding> {
      for (const { pattern, replace, ...values } of termsOf(root))
        for (const { 0: word, index } of text.matchAll(pattern))
          yield {
            index,
            snippet: word.split('\n')[0] ?? '',
            values: { ...values, word: word.replaceAll(GAP, '`…`') },
            ...(replace ? { replacement: withCaseOf(word, values.term) } : {}),
          };
    },
    bad: [
      'Le frontal arrive.',
      'Deux événements arrivent.',
      'Le plug-in lit le fichier.',
      'Le greffon lit le fichier.',
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

const known = new Map<string, Term[]>();

/** What to avoid, with what to write instead. A backquote in a pattern stands for code. */
function termsOf(root: string): Term[] {
  const file = path.join(root, glossaryFile);
  const before = known.get(root);
  if (before) return before;
  const entries = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Entry[]) : [];
  const terms = entries.flatMap(({ term, en, text, avoid = [], replace = false }) =>
    avoid.length === 0
      ? []
      : {
          pattern: new RegExp(
            `(?<![\\p{L}\\p{N}_./-])(?:${avoid.join('|').replaceAll('`', GAP)})s?(?![\\p{L}\\p{N}_])`,
            'giu',
          ),
          replace,
          term,
          english: en,
          text,
        },
  );
  known.set(root, terms);
  return terms;
}

/** The term with the first letter and the plural of what it replaces. */
function withCaseOf(found: string, term: string): string {
  const first = /^\p{Lu}/u.test(found) ? term.charAt(0).toUpperCase() : term.charAt(0);
  return first + term.slice(1) + (/s$/i.test(found) ? 's' : '');
}
