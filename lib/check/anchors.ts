import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../content/types';
import { resolveAddress } from '../redirects/resolve';
import { toHref } from '../site/config';
import { lineAndColumn } from './place';
import { isUnread, type Fault, type Site } from './types';

/** Every address and anchor that has been published: route → ids of its headings. Written by `--fix`, kept in the repository. */
export type PublishedAnchors = Record<string, string[]>;

/** `content/fr/published.json` */
export function publishedFile(locale: Site['locale']): string {
  return `content/${locale}/published.json`;
}

/** The list, empty where there is none; throws a ContentError on one that cannot be read: writing it anew would forget. */
export function readPublished(root: string, locale: Site['locale']): PublishedAnchors {
  const file = publishedFile(locale);
  if (!existsSync(path.join(root, file))) return {};
  const data = parse(readFileSync(path.join(root, file), 'utf8'));
  if (isList(data)) return data;
  throw new ContentError(
    file,
    1,
    'the list of published addresses cannot be read',
    'take the file from the last commit again, then run npm run check -- --fix',
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isList(data: unknown): data is PublishedAnchors {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.values(data).every(
    (ids) => Array.isArray(ids) && ids.every((id: unknown) => typeof id === 'string'),
  );
}

/** A published address or anchor must keep leading somewhere, as an alias or by a redirect. */
export function checkPublished(content: Site, published: PublishedAnchors): Fault[] {
  const file = publishedFile(content.locale);
  const faults = Object.entries(published).flatMap(([route, ids]): Fault[] => {
    const present = content.routes.get(route);
    if (!content.routes.has(route))
      return redirected(route, content) || isUnread(route, content)
        ? []
        : [{ file, ...placeOfRoute(route, content), rule: 'lost-page', values: { route } }];
    if (!present) return [];
    const source = content.pages.find((page) => page.source.route === route)?.source.file ?? file;
    return ids
      .filter((id) => !present.has(id))
      .map((id) => ({ file: source, line: 1, column: 1, rule: 'lost-anchor', values: { id, route } }));
  });
  const count = countNew(content, published);
  return [
    ...faults,
    ...(count > 0 ? [{ file, rule: 'new-anchors', values: { count: String(count) } } satisfies Fault] : []),
  ];
}

/** Where the list names a route. */
function placeOfRoute(route: string, { root, locale }: Site): { line?: number; column?: number } {
  const file = path.join(root, publishedFile(locale));
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = text.indexOf(`${JSON.stringify(route)}:`);
  return at < 0 ? {} : lineAndColumn(text, at);
}

/** The list with what is new; nothing is ever taken out of it. Drafts are not published. */
export function updatePublished(content: Site, published: PublishedAnchors): PublishedAnchors {
  const all = new Map(Object.entries(published));
  for (const [route, ids] of idsByRoute(content))
    all.set(route, [...new Set([...(all.get(route) ?? []), ...ids])]);
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function countNew(content: Site, published: PublishedAnchors): number {
  let count = 0;
  for (const [route, ids] of idsByRoute(content)) {
    const known = new Set(published[route]);
    count += (route in published ? 0 : 1) + ids.filter((id) => !known.has(id)).length;
  }
  return count;
}

function idsByRoute(content: Site): [string, string[]][] {
  return content.pages
    .filter(({ kind, source }) => kind === 'page' && !source.frontMatter.draft)
    .flatMap(({ source, parsed }) =>
      parsed
        ? [
            [source.route, parsed.headings.flatMap(({ id, aliases }) => [id, ...aliases])] as [
              string,
              string[],
            ],
          ]
        : [],
    );
}

function redirected(route: string, content: Site): boolean {
  const prefix = toHref('', content.locale);
  const pages = new Set([...content.routes.keys()].map((known) => prefix + (known === '/' ? '' : known)));
  return resolveAddress(prefix + route, pages, prefix).kind === 'redirect';
}
