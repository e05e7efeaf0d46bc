import path from 'node:path';
import { contentLocales } from '../i18n/fallback';
import { buildSettings } from '../site/build-settings';
import type { Locale } from '../site/config';
import { isServedRoute, listContentFiles, readCategories, readSource } from './files';
import { authoring, keepPerBuild } from './keep-per-build';
import { ContentError, type Category, type FrontMatter, type PageSource } from './types';

type Content = { pages: PageSource[]; categories: Category[] };

/** All pages written in a locale's own content files. Read once per build, and after each change while authoring. */
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
  return {
    pages: firstOfEachRoute(all.map(({ pages }) => pages)).sort(byPlace),
    categories: firstOfEachRoute(all.map(({ categories }) => categories)),
  };
});

function firstOfEachRoute<T extends { route: string }>(lists: T[][]): T[] {
  const found = new Map<string, T>();
  for (const item of lists.flat()) {
    if (!found.has(item.route)) found.set(item.route, item);
  }
  return [...found.values()];
}

/** Sorts by file path without its locale. */
function byPlace(a: PageSource, b: PageSource): number {
  const [placeA, placeB] = [placeOf(a.file), placeOf(b.file)];
  if (placeA === placeB) return 0;
  return placeA < placeB ? -1 : 1;
}

function placeOf(file: string): string {
  return file.replace(/^content\/[^/]+/, '');
}

/** While authoring, drafts and pages with faults are shown too, and the check reports the faults; otherwise the first one is thrown. */
const loadOwn = keepPerBuild((locale: Locale): Content => {
  const read = listContentFiles(locale).map((file) => readSource(file, locale));
  const { categories, faults } = readCategories(locale);
  if (authoring) {
    // The route of a misnamed post would lack a part of its address, and none of the posts would be shown.
    const served = read.map(withTitle).filter(({ route }) => isServedRoute(route));
    return { pages: firstOfEachRoute([served]), categories };
  }
  const [fault] = [...read.flatMap((page) => page.faults), ...faults];
  if (fault) throw fault;
  const pages = read.map(({ source }) => source);
  refuseRepeatedRoutes(pages);
  return { pages: pages.filter(({ frontMatter }) => buildSettings.drafts || !frontMatter.draft), categories };
});

/** A page without the fields of its front matter that have faults. */
function withTitle({ source }: ReturnType<typeof readSource>): PageSource {
  const { title = path.basename(source.file), description = '' }: Partial<FrontMatter> = source.frontMatter;
  return { ...source, frontMatter: { ...source.frontMatter, title, description } };
}

function refuseRepeatedRoutes(pages: PageSource[]): void {
  const seen = new Map<string, string>();
  for (const { route, file } of pages) {
    const other = seen.get(route);
    if (other)
      throw new ContentError(
        file,
        undefined,
        `L’adresse ${route} est déjà celle de ${other}`,
        'Renommez ou supprimez l’un des deux fichiers.',
      );
    seen.set(route, file);
  }
}
