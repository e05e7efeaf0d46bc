import type { Locale } from '../site/config';
import { listReferencePages } from '../api-reference/reference';
import { keepPerBuild } from '../content/keep-per-build';
import { listPages } from '../content/pages';
import type { PageSource } from '../content/types';

/** Every documentation page below `/v1`, written and generated ones alike. */
export const listDocs = keepPerBuild((locale: Locale): PageSource[] => [
  ...listPages(locale).filter((page) => page.route.startsWith('/v1/')),
  ...listReferencePages(locale),
]);

const docsByRoute = keepPerBuild(
  (locale: Locale) => new Map(listDocs(locale).map((page) => [page.route, page])),
);

/** A documentation page by its route, if it exists. */
export function findDoc(route: string, locale: Locale): PageSource | undefined {
  return docsByRoute(locale).get(route);
}
