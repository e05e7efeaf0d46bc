import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { phraseKinds, phrasesFile, readPhrases, type SearchPhrases } from '../../content/search-phrases';
import { pageWith } from '../example';
import type { Rule, Site } from '../rule';

/** Limits per page: long lists and long phrases match every query a little. */
const limits = {
  questions: { count: 5, min: 8, max: 90 },
  keywords: { count: 70, min: 1, max: 60 },
  errors: { count: 20, min: 8, max: 150 },
} as const;

/** Search phrases: in the front matter of pages and, for generated pages, in a file of their own. */
export const searchPhraseRules: Rule[] = [
  {
    id: 'search-phrase-length',
    message:
      '« {phrase} » : {kind} compte {count} entrées de {length} caractères ; la recherche en admet {limit} au plus, de {min} à {max} caractères.',
    fix: 'Gardez les mots qu’un lecteur saisirait, et retirez le reste.',
    site: (site) =>
      listPhrases(site).flatMap(({ phrase, kind, index, count, ...place }) => {
        const { count: limit, min, max } = limits[kind];
        const { length } = phrase;
        const isFit = index < limit && length >= min && length <= max;
        return isFit ? [] : [{ ...place, values: { phrase, kind, count, limit, min, max, length } }];
      }),
    bad: [pageWith({ questions: '[court]' }), pageWith({ keywords: `[${'mot '.repeat(20)}]` })],
    good: [
      pageWith({ questions: '[prendre des notes]', keywords: '[bloc-notes]', errors: '[note not found]' }),
    ],
  },
  {
    id: 'search-phrase-twice',
    message:
      '« {phrase} » est déjà dans {other}. La recherche ne saurait pas laquelle des deux pages proposer en premier.',
    fix: 'Laissez-la à la page qui répond le mieux.',
    site: (site) => {
      const seen = new Map<string, string>();
      return listPhrases(site).flatMap(({ phrase, file, line }) => {
        const key = phrase.toLowerCase();
        const other = seen.get(key);
        if (other === undefined) seen.set(key, file);
        return other === undefined ? [] : [{ file, line, values: { phrase, other } }];
      });
    },
    bad: [pageWith({ keywords: '[bloc-notes, Bloc-notes]' })],
    good: [pageWith({ keywords: '[bloc-notes, carnet]' })],
  },
];

/** Every phrase with its location, its index in its list and the length of that list. */
function listPhrases({ root, locale, pages }: Site) {
  const file = phrasesFile(locale);
  const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  return [
    ...pages
      .filter(({ kind }) => kind === 'page')
      .flatMap((page) => listOf(page.source.frontMatter, page.file, page.lines)),
    ...Object.values(readPhrases(locale, root)).flatMap((phrases) => listOf(phrases, file, text.split('\n'))),
  ];
}

function listOf(phrases: SearchPhrases, file: string, lines: string[]) {
  let last = 0;
  return phraseKinds.flatMap((kind) =>
    (phrases[kind] ?? []).map((phrase, index, { length: count }) => {
      const at = lines.findIndex((line, number) => number >= last && line.includes(phrase));
      last = Math.max(last, at + 1);
      return { phrase, kind, index, count, file, line: at + 1 || 1 };
    }),
  );
}
