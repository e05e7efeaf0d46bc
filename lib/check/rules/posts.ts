import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDay } from '../../text/is-day';
import { didYouMean } from '../../text/nearest';
import { postBy } from '../example';
import type { Rule } from '../rule';

/** It is already tomorrow in a part of the world. */
const DAY_MS = 86_400_000;

const authorsFile = 'content/authors.json';

/** Posts: a day in the name of the file, authors that are known. */
export const postRules: Rule[] = [
  {
    id: 'post-day',
    message:
      'Le nom du billet ne commence pas par un jour du calendrier. L’adresse, la place dans la liste et les flux viennent de ce jour.',
    fix: 'Nommez le fichier 2026-01-31-mon-billet.mdx : année, mois, jour, puis un nom court.',
    page: (page) => {
      const day = /^(\d{4}-\d\d-\d\d)-./.exec(path.posix.basename(page.file))?.[1];
      return !page.isPost || (day && isDay(day)) ? [] : [{ line: 1, column: 1 }];
    },
    bad: ['2026-02-30-jour', '2026-1-5-court'].map((name) => ({
      [`blog/${name}.mdx`]: postBy('lucas-nogueira'),
    })),
    good: [{ 'blog/2024-02-29-jour-bissextile.mdx': postBy('lucas-nogueira') }],
  },
  {
    id: 'future-post',
    severity: 'warning',
    message:
      'Le jour du billet, {day}, n’est pas encore venu. Il resterait en tête de la liste et des flux jusque-là.',
    fix: 'Corrigez l’année, le mois ou le jour dans le nom du fichier, ou gardez draft: true jusqu’à ce jour.',
    page: ({ isPost, file, source }) => {
      const day = /^(\d{4}-\d\d-\d\d)-./.exec(path.posix.basename(file))?.[1];
      return isPost && !source.frontMatter.draft && day && isDay(day) && Date.parse(day) > Date.now() + DAY_MS
        ? [{ line: 1, column: 1, values: { day } }]
        : [];
    },
    bad: [{ 'blog/9999-01-31-billet.mdx': postBy('lucas-nogueira') }],
    good: [
      { 'blog/2026-01-31-billet.mdx': postBy('lucas-nogueira') },
      { 'blog/9999-01-31-billet.mdx': postBy('lucas-nogueira').replace('---\n', '---\ndraft: true\n') },
    ],
  },
  {
    id: 'unknown-author',
    message: 'Auteur inconnu « {key} ». Le nom affiché vient de content/authors.json.',
    page: (page, { root }) => {
      const keys: unknown = page.source.frontMatter.authors;
      if (!page.isPost || !Array.isArray(keys)) return []; // a fault of the front matter
      const authors = readAuthors(root);
      if (!authors) return [];
      const add = `Ajoutez l’auteur à ${authorsFile}.`;
      return keys
        .filter((key): key is string => typeof key === 'string' && !authors.includes(key))
        .map((key) => ({ ...page.key('authors'), values: { key, fix: didYouMean(key, authors, add) } }));
    },
    bad: [{ 'blog/2026-01-31-billet.mdx': postBy('lucas-noguera') }],
    good: [{ 'blog/2026-01-31-billet.mdx': postBy('lucas-nogueira') }],
  },
  {
    id: 'author-twice',
    message: 'L’auteur « {key} » est nommé deux fois. Le billet le montrerait deux fois.',
    fix: 'Retirez l’un des deux.',
    page: (page) => {
      const keys: unknown = page.source.frontMatter.authors;
      if (!page.isPost || !Array.isArray(keys)) return [];
      const key: unknown = keys.find((one, index) => keys.indexOf(one) < index);
      return typeof key === 'string' ? [{ ...page.key('authors'), values: { key } }] : [];
    },
    bad: [{ 'blog/2026-01-31-billet.mdx': postBy('lucas-nogueira, lucas-nogueira') }],
    good: [{ 'blog/2026-01-31-billet.mdx': postBy('lucas-nogueira') }],
  },
];

/** Keys of the authors; undefined if the file cannot be read, which is a fault of the rule `build`. */
export function readAuthors(root: string): string[] | undefined {
  try {
    return Object.keys(JSON.parse(readFileSync(path.join(root, authorsFile), 'utf8')) as object);
  } catch {
    return undefined;
  }
}
