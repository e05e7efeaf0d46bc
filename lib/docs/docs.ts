import type { Locale } from '../site/config';
import { listReferencePages } from '../api-reference/reference';
import { listPages } from '../content/pages';
import type { PageSource } from '../content/types';

/** Every documentation page below `/v1`, written and generated ones alike. */
export function listDocs(locale: Locale): PageSource[] {
  return [
    ...listPages(locale).filter((page) => page.route.startsWith('/v1/')),
    ...listReferencePages(locale),
  ];
}

/** A documentation page by its route, if it exists. */
export function findDoc(route: string, locale: Locale): PageSource | undefined {
  return listDocs(locale).find((page) => page.route === route);
}
