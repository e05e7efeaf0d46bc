import { type Locale } from '../site/config';
import { listContentFiles, readCategories, readSource } from './files';
import { ContentError, type Category, type PageSource } from './types';

/** Drafts are written and checked, but only shown while authoring. */
const withDrafts = process.env.NODE_ENV === 'development';

const cache = new Map<Locale, { pages: PageSource[]; categories: Category[] }>();

/** All pages written in content files, drafts only while authoring. Read once per build; again on each request while authoring. */
export function listPages(locale: Locale): PageSource[] {
  return load(locale).pages;
}

export function listCategories(locale: Locale): Category[] {
  return load(locale).categories;
}

function load(locale: Locale): { pages: PageSource[]; categories: Category[] } {
  const known = cache.get(locale);
  if (known && !withDrafts) return known;
  const all = listContentFiles(locale).map((file) => readSource(file, locale));
  const seen = new Map<string, string>();
  for (const page of all) {
    const other = seen.get(page.route);
    if (other) throw new ContentError(page.file, undefined, `the address ${page.route} is already that of ${other}`, 'rename or remove one of the two files');
    seen.set(page.route, page.file);
  }
  const result = { pages: all.filter((page) => withDrafts || !page.frontMatter.draft), categories: readCategories(locale) };
  cache.set(locale, result);
  return result;
}
