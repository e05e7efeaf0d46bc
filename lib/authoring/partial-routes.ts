import path from 'node:path';
import { listReferencePages } from '../api-reference/reference';
import { projectRoot, routeOfFile } from '../content/files';
import { listFiles } from '../content/list-files';
import { readText } from '../content/read-text';
import type { PageSource } from '../content/types';
import { localeNames } from '../site/config';

/** Routes of the pages that include a partial, `content/fr/_partials/<name>.mdx`, themselves or within another partial. */
export function routesOfPartial(file: string, root = projectRoot): string[] {
  const locale = localeNames.find((name) => file.startsWith(`content/${name}/`));
  if (!locale) return [];
  const partials = `content/${locale}/_partials/`;
  const files = listFiles(root, `content/${locale}`).files.filter((name) => name.endsWith('.mdx'));
  const texts = files.map((name) => ({ name, text: readText(path.join(root, name)) }));
  const including = new Set([file]);
  const routes = new Set<string>();
  // The set grows while it is read: partials lead to the partials that include them.
  for (const included of including) {
    const tag = new RegExp(`<Partial\\s[^>]*name=["']${included.slice(partials.length, -'.mdx'.length)}["']`);
    for (const { name } of texts.filter(({ text }) => tag.test(text))) {
      if (name.startsWith(partials)) including.add(name);
      else routes.add(routeOfFile(name));
    }
    for (const { route } of referencePages(locale).filter(({ body }) => tag.test(body))) routes.add(route);
  }
  return [...routes];
}

function referencePages(locale: PageSource['locale']): PageSource[] {
  try {
    return listReferencePages(locale).filter((page) => page.locale === locale);
  } catch {
    return []; // the check reports why they cannot be made
  }
}
