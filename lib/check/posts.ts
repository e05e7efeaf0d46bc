import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../text/nearest';
import { placeOfKey } from './places';
import type { CheckedPage, Fault, Site } from './types';

const authorsFile = 'content/authors.json';

/** Posts: their file begins with a day that exists, and their authors are known. */
export function checkPosts({ pages, root }: Pick<Site, 'pages' | 'root'>): Fault[] {
  const posts = pages.filter(({ source }) => source.route.startsWith('/blog/'));
  if (posts.length === 0) return [];
  const authors = readAuthors(root);
  return posts.flatMap((post) => [...checkDay(post), ...checkAuthors(post, authors, root)]);
}

function checkDay({ source: { file } }: CheckedPage): Fault[] {
  const day = /^(\d{4}-\d\d-\d\d)-./.exec(path.posix.basename(file))?.[1];
  return day && isDay(day) ? [] : [{ file, line: 1, column: 1, rule: 'post-day', values: {} }];
}

/** `2026-02-28` is one, `2026-02-30` is none. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

function checkAuthors({ source }: CheckedPage, authors: string[], root: string): Fault[] {
  const keys: unknown = source.frontMatter.authors;
  if (!Array.isArray(keys)) return []; // a fault of the front matter
  return keys
    .filter((key) => typeof key === 'string' && !authors.includes(key))
    .map((key: string): Fault => {
      const guess = nearest(key, authors);
      return {
        file: source.file,
        ...placeOfKey(root, source.file, 'authors'),
        rule: 'unknown-author',
        values: {
          key,
          'hint.fr': guess ? `Vouliez-vous dire ${guess} ?` : `Ajoutez l’auteur à ${authorsFile}.`,
          'hint.en': guess ? `Did you mean ${guess}?` : `Add the author to ${authorsFile}.`,
        },
      };
    });
}

/** Keys of the authors; none when the file cannot be read, which the check of data files says. */
export function readAuthors(root: string): string[] {
  try {
    return Object.keys(JSON.parse(readFileSync(path.join(root, authorsFile), 'utf8')) as object);
  } catch {
    return [];
  }
}
