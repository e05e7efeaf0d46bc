import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../content/types';
import type { Locale } from '../site/config';
import type { CheckedPage } from './page';

/** Every published address and its anchors: route → ids of its headings. `--fix` writes it; it is committed. */
export type Published = Record<string, string[]>;

export function publishedFile(locale: Locale): string {
  return `content/${locale}/published.json`;
}

/** Empty if there is no list; throws if it cannot be read, because writing it anew would forget addresses. */
export function readPublished(root: string, locale: Locale): Published {
  const file = publishedFile(locale);
  if (!existsSync(path.join(root, file))) return {};
  try {
    const data: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    if (isList(data)) return data;
  } catch {
    // Invalid JSON is the same fault.
  }
  throw new ContentError(
    file,
    1,
    'the list of published addresses cannot be read',
    'take the file from the last commit again, then run npm run check -- --fix',
  );
}

function isList(data: unknown): data is Published {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.values(data).every(
    (ids) => Array.isArray(ids) && ids.every((id: unknown) => typeof id === 'string'),
  );
}

/** Number of addresses and anchors that are not in the list yet. */
export function newAddresses(pages: CheckedPage[], published: Published): number {
  const count = (list: Published): number => Object.entries(list).flat(2).length;
  return count(updatePublished(pages, published)) - count(published);
}

/** The list with what is new; nothing is ever removed from it. Drafts are not published. */
export function updatePublished(pages: CheckedPage[], published: Published): Published {
  const all = new Map(Object.entries(published));
  for (const { kind, source, parsed } of pages) {
    if (kind !== 'page' || source.frontMatter.draft || !parsed) continue;
    const ids = parsed.headings.flatMap(({ id, aliases }) => [id, ...aliases]);
    all.set(source.route, [...new Set([...(all.get(source.route) ?? []), ...ids])]);
  }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
