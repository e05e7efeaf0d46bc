import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { phraseKinds, phrasesFile, readPhrases, type SearchPhrases } from '../../content/search-phrases';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';

/** Most phrases of a page, and their lengths. Long lists and long phrases match everything a little. */
const limits = {
  questions: { count: 5, min: 8, max: 90 },
  keywords: { count: 70, min: 1, max: 60 },
  errors: { count: 20, min: 8, max: 150 },
} as const;

type Found = Finding & { file: string };

/** Words by which readers search: front matter of pages, and the file for pages made from data. */
export const searchPhraseRules: Rule[] = [
  {
    id: 'search-phrase-length',
    message: {
      fr: '« {phrase} » : {kind} compte {count} entrées de {length} caractères ; la recherche en admet {limit} au plus, de {min} à {max} caractères.',
      en: '"{phrase}": {kind} has {count} entries, this one of {length} characters; the search takes at most {limit}, of {min} to {max} characters.',
    },
    fix: {
      fr: 'Gardez les mots qu’un lecteur saisirait, et retirez le reste.',
      en: 'Keep the words a reader would type, and remove the rest.',
    },
    site: (site) =>
      listPhrases(site).flatMap(({ phrase, kind, index, count, ...place }): Found[] => {
        const { count: limit, min, max } = limits[kind];
        if (index < limit && phrase.length >= min && phrase.length <= max) return [];
        return [{ ...place, values: { phrase, kind, count, limit, min, max, length: phrase.length } }];
      }),
    bad: [withPhrases('questions:\n  - court'), withPhrases(`keywords:\n  - ${'mot '.repeat(20)}`)],
    good: [
      withPhrases(
        'questions:\n  - prendre des notes\nkeywords:\n  - bloc-notes\nerrors:\n  - note not found',
      ),
    ],
  },
  {
    id: 'search-phrase-twice',
    message: {
      fr: '« {phrase} » est déjà dans {other}. La recherche ne saurait pas laquelle des deux pages proposer en premier.',
      en: '"{phrase}" is also in {other}. The search could not tell which of the two pages comes first.',
    },
    fix: {
      fr: 'Laissez-la à la page qui répond le mieux.',
      en: 'Leave it to the page that answers best.',
    },
    site: (site) => {
      const seen = new Map<string, string>();
      return listPhrases(site).flatMap(({ phrase, file, line }): Found[] => {
        const other = seen.get(phrase.toLowerCase());
        if (other !== undefined) return [{ file, line, values: { phrase, other } }];
        seen.set(phrase.toLowerCase(), file);
        return [];
      });
    },
    bad: [withPhrases('keywords:\n  - bloc-notes\n  - Bloc-notes')],
    good: [withPhrases('keywords:\n  - bloc-notes\n  - carnet')],
  },
];

function withPhrases(phrases: string): string {
  return `---\ntitle: Carnet\ndescription: Une phrase assez longue pour être montrée par les moteurs de recherche.\norder: 1\n${phrases}\n---\n`;
}

type Listed = {
  phrase: string;
  kind: keyof SearchPhrases;
  index: number;
  count: number;
  file: string;
  line: number;
};

function listPhrases({ root, locale, pages }: Site): Listed[] {
  const file = phrasesFile(locale);
  const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  return [
    ...pages
      .filter(({ kind }) => kind === 'page')
      .flatMap((page) => listOf(page.source.frontMatter, page.file, page.text)),
    ...Object.values(readPhrases(locale, root)).flatMap((phrases) => listOf(phrases, file, text)),
  ];
}

function listOf(phrases: SearchPhrases, file: string, text: string): Listed[] {
  const lines = text.split('\n');
  let last = 0;
  return phraseKinds.flatMap((kind) =>
    (phrases[kind] ?? []).map((phrase, index, { length: count }) => {
      const at = lines.findIndex((line, number) => number >= last && line.includes(phrase));
      last = Math.max(last, at + 1);
      return { phrase, kind, index, count, file, line: at + 1 || 1 };
    }),
  );
}
