import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageWith } from '../example';
import type { Rule } from '../rule';
import { guessAmong } from '../words';

const authorsFile = 'content/authors.json';

const post = (authors: string) => pageWith({ authors: `[${authors}]` });

/** Posts: a day in the name of the file, authors that are known. */
export const postRules: Rule[] = [
  {
    id: 'post-day',
    fr: 'Le nom du billet ne commence pas par un jour du calendrier. L’adresse, la place dans la liste et les flux viennent de ce jour.',
    en: 'The name of the post does not begin with a day of the calendar. Its address, its place in the list and the feeds come from that day.',
    fixFr: 'Nommez le fichier 2026-01-31-mon-billet.mdx : année, mois, jour, puis un nom court.',
    fixEn: 'Name the file 2026-01-31-my-post.mdx: year, month, day, then a short name.',
    page: (page) => {
      const day = /^(\d{4}-\d\d-\d\d)-./.exec(path.posix.basename(page.file))?.[1];
      return !page.isPost || (day && isDay(day)) ? [] : [{ line: 1, column: 1 }];
    },
    bad: ['2026-02-30-jour', '2026-1-5-court'].map((name) => ({
      [`blog/${name}.mdx`]: post('lucas-nogueira'),
    })),
    good: [{ 'blog/2024-02-29-jour-bissextile.mdx': post('lucas-nogueira') }],
  },
  {
    id: 'unknown-author',
    fr: 'Auteur inconnu « {key} ». Le nom affiché vient de content/authors.json.',
    en: 'Unknown author "{key}". The shown name comes from content/authors.json.',
    page: (page, { root }) => {
      const keys: unknown = page.source.frontMatter.authors;
      if (!page.isPost || !Array.isArray(keys)) return []; // a fault of the front matter
      const authors = readAuthors(root);
      const add = { fr: `Ajoutez l’auteur à ${authorsFile}.`, en: `Add the author to ${authorsFile}.` };
      return keys
        .filter((key): key is string => typeof key === 'string' && !authors.includes(key))
        .map((key) => ({ ...page.key('authors'), values: { key, fix: guessAmong(key, authors, add) } }));
    },
    bad: [{ 'blog/2026-01-31-billet.mdx': post('lucas-noguera') }],
    good: [{ 'blog/2026-01-31-billet.mdx': post('lucas-nogueira') }],
  },
];

/** `2026-02-28` is a day, `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Keys of the authors; none if the file cannot be read, which is a fault of the rule `build`. */
export function readAuthors(root: string): string[] {
  try {
    return Object.keys(JSON.parse(readFileSync(path.join(root, authorsFile), 'utf8')) as object);
  } catch {
    return [];
  }
}
