import { contentLocales } from '../i18n/fallback';
import { type Locale } from '../site/config';
import { listContentFiles, readCategories, readSource } from './files';
import { keepPerBuild } from './keep-per-build';
import { ContentError, type Category, type PageSource } from './types';

/** Drafts are written and checked, but only shown while authoring. */
const withDrafts = process.env.NODE_ENV === 'development';

type Content = { pages: PageSource[]; categories: Category[] };

/** All pages written in a locale's own content files, drafts only while authoring. Read once per build, and after each change while authoring. */
export function listOwnPages(locale: Locale): PageSource[] {
  return loadOwn(locale).pages;
}

/** All pages a locale shows: each route in the best language it is written in. `source.locale` is the language of the text. */
export function listPages(locale: Locale): PageSource[] {
  return load(locale).pages;
}

/** Names of the folders, each in the best language it is written in. */
export function listCategories(locale: Locale): Category[] {
  return load(locale).categories;
}

const load = keepPerBuild((locale: Locale): Content => {
  const all = contentLocales(locale).map((one) => loadOwn(one));
  const result = {
    pages: firstOfEachRoute(all.map(({ pages }) => pages)).sort(byPlace),
    categories: firstOfEachRoute(all.map(({ categories }) => categories)),
  };
  return result;
});

function firstOfEachRoute<T extends { route: string }>(lists: T[][]): T[] {
  const found = new Map<string, T>();
  for (const item of lists.flat()) if (!found.has(item.route)) found.set(item.route, item);
  return [...found.values()];
}

/** By file, whatever the language: the order in which a single locale's files are read. */
function byPlace(a: PageSource, b: PageSource): number {
  const [placeA, placeB] = [placeOf(a.file), placeOf(b.file)];
  return placeA < placeB ? -1 : placeA > placeB ? 1 : 0;
}

function placeOf(file: string): string {
  return file.replace(/^content\/[^/]+/, '');
}

const loadOwn = keepPerBuild((locale: Locale): Content => {
  const all = listContentFiles(locale).map((file) => readSource(file, locale));
  const seen = new Map<string, string>();
  for (const page of all) {
    const other = seen.get(page.route);
    if (other) throw new ContentError(page.file, undefined, `the address ${page.route} is already that of ${other}`, 'rename or remove one of the two files');
    seen.set(page.route, page.file);
  }
  const result = { pages: all.filter((page) => withDrafts || !page.frontMatter.draft), categories: readCategories(locale) };
  return result;
});
