import path from 'node:path';
import type { Locale } from '../site/config';
import { didYouMean } from '../text/nearest';
import { findJsonFault } from './data-fault';
import { readFrontMatter } from './front-matter';
import { lineOf } from './line-of';
import { listFiles } from './list-files';
import { readText } from './read-text';
import { sectionIcons } from './section-icons';
import { withShape } from './shape';
import { ContentError, type Category, type PageSource } from './types';

/** Root of the project; content paths are given below it. */
export const projectRoot = process.cwd();

/** All `.mdx` files of a locale, as paths below the project's root, sorted. Folders beginning with `_` are left out. */
export function listContentFiles(locale: Locale): string[] {
  const { files } = listFiles(projectRoot, `content/${locale}`);
  return files.filter((file) => file.endsWith('.mdx') && !/\/_.*\//.test(file));
}

/** `content/fr/v1/guides/index.mdx` → `/v1/guides`; posts get their dated address. */
export function routeOfFile(file: string): string {
  const route = file.replace(/^content\/[^/]+/, '').replace(/\.mdx$/, '');
  const post = /^\/blog\/(\d{4})-(\d\d)-(\d\d)-(.+)$/.exec(route);
  if (post) return `/blog/${post[1]}/${post[2]}/${post[3]}/${post[4]}`;
  return route.replace(/\/index$/, '') || '/';
}

/** True for an address at which the site shows a page of the content; the home page is made of data. */
export function isServedRoute(route: string): boolean {
  return /^\/(?:v1\/.+|about\/[^/]+|blog\/\d{4}\/\d\d\/\d\d\/[^/]+)$/.test(route);
}

/** Reads one content file, and returns the faults of its front matter with it. */
export function readSource(
  file: string,
  locale: Locale,
  root = projectRoot,
  text = readText(path.join(root, file)),
): { source: PageSource; faults: ContentError[] } {
  const { faults, ...split } = readFrontMatter(text, file, kindOfFile(file));
  return { source: { route: routeOfFile(file), locale, file, ...split }, faults };
}

/** Decides which fields the front matter needs. Index pages take their order from the category of their folder. */
function kindOfFile(file: string): 'doc' | 'post' | 'page' {
  const route = routeOfFile(file);
  if (route.startsWith('/blog/')) return 'post';
  return /^\/(?:v1|about)\//.test(route) && !file.endsWith('/index.mdx') ? 'doc' : 'page';
}

/** Every valid `_category.json` of a locale, and the faults of the invalid ones. */
export function readCategories(
  locale: Locale,
  root = projectRoot,
): { categories: Category[]; faults: ContentError[] } {
  const faults: ContentError[] = [];
  const categories = listFiles(root, `content/${locale}/v1`)
    .files.filter((file) => file.endsWith('_category.json'))
    .flatMap((file) => {
      try {
        return [readCategory(file, locale, root)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(error);
        return [];
      }
    });
  return { categories, faults };
}

const categoryShape = { label: 'text', order: 'number', description: 'text', icon: 'text?' } as const;

function readCategory(file: string, locale: Locale, root: string): Category {
  const text = readText(path.join(root, file));
  const { icon, ...texts } = withShape(parseJson(text, file), categoryShape, file, text);
  if (icon && !sectionIcons.some((one) => one === icon))
    throw new ContentError(
      file,
      lineOf(text, ['icon']),
      `Icône inconnue « ${icon} »`,
      didYouMean(icon, sectionIcons, `Icônes : ${sectionIcons.join(', ')}.`),
    );
  const route = file.replace(/^content\/[^/]+/, '').replace('/_category.json', '');
  return { ...texts, ...(icon ? { icon } : {}), route, locale };
}

/** Parses JSON; throws a `ContentError` with the position of a syntax error. */
export function parseJson(text: string, file: string): unknown {
  const fault = findJsonFault(text);
  if (!fault) return JSON.parse(text);
  const { problem, fix, line, column } = fault;
  if (text.trim() === '')
    throw new ContentError(file, line, 'Le fichier est vide', `Remettez son contenu : git restore ${file}.`);
  throw new ContentError(file, line, `Ce n’est pas du JSON valide : ${problem}`, fix, { column });
}
