import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { footerColumns, primaryMenu, secondaryMenu } from '../site/menus';
import type { CheckedPage, Fault, Site } from './types';

const sidebarRoots = ['/v1/guides', '/v1/references', '/v1/api/js'];

/** Where pages stand: findable, with a position of their own, in folders that have a name; titles and descriptions of their own. */
export function checkPlaces(content: Site): Fault[] {
  const pages = content.pages.filter(({ kind }) => kind === 'page');
  return [
    ...pages.flatMap((page) => checkDescription(page, content.root)),
    ...checkNames(content),
    ...checkRepeated(pages, content.root, 'duplicate-order', positionOf, ({ source }) =>
      String(source.frontMatter.order),
    ),
    ...checkCategories(content),
    ...checkOrphans(pages, content),
  ];
}

/** Titles and descriptions that two pages share. */
export function checkNames({ pages, root }: Pick<Site, 'pages' | 'root'>): Fault[] {
  const written = pages.filter(({ kind }) => kind === 'page');
  return [
    ...checkRepeated(written, root, 'duplicate-title', ({ source }) => source.frontMatter.title),
    ...checkRepeated(written, root, 'duplicate-description', ({ source }) => source.frontMatter.description),
  ];
}

function checkDescription({ source }: CheckedPage, root: string): Fault[] {
  const { description } = source.frontMatter;
  const count = typeof description === 'string' ? [...description].length : 0;
  if (count === 0 || (count >= 50 && count <= 160)) return [];
  return [
    {
      file: source.file,
      ...placeOfKey(root, source.file, 'description'),
      rule: 'description-length',
      values: { count: String(count) },
    },
  ];
}

type Repeated = 'duplicate-title' | 'duplicate-description' | 'duplicate-order';

function checkRepeated(
  pages: CheckedPage[],
  root: string,
  rule: Repeated,
  keyOf: (page: CheckedPage) => string | undefined,
  shownAs = keyOf,
): Fault[] {
  const first = new Map<string, string>();
  return pages.flatMap((page): Fault[] => {
    const key = keyOf(page);
    if (typeof key !== 'string' || key.trim() === '') return [];
    const other = first.get(key.trim().toLowerCase());
    if (other === undefined) first.set(key.trim().toLowerCase(), page.source.file);
    return other === undefined
      ? []
      : [
          {
            file: page.source.file,
            ...placeOfKey(root, page.source.file, rule.slice('duplicate-'.length)),
            rule,
            values: { value: shownAs(page) ?? '', other },
          },
        ];
  });
}

/** Folder and position; index pages and posts have none. */
function positionOf({ source }: CheckedPage): string | undefined {
  const { order } = source.frontMatter;
  if (order === undefined || source.file.endsWith('/index.mdx') || source.route.startsWith('/blog/'))
    return undefined;
  return `${path.posix.dirname(source.route)} ${order}`;
}

function checkCategories({ root, locale }: Site): Fault[] {
  const base = `content/${locale}/v1`;
  if (!existsSync(path.join(root, base))) return [];
  return readdirSync(path.join(root, base), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((folder) => !existsSync(path.join(folder, '_category.json')) && readdirSync(folder).length > 0)
    .map((folder) => path.relative(root, folder).split(path.sep).join('/'))
    .map((folder): Fault => ({
      file: `${folder}/_category.json`,
      rule: 'missing-category',
      values: { value: folder },
    }));
}

function checkOrphans(pages: CheckedPage[], content: Site): Fault[] {
  const linked = new Set(menuRoutes());
  for (const page of content.pages) {
    for (const { href } of page.parsed?.links ?? [])
      if (href.split('#')[0] !== page.source.route) linked.add(href.split('#')[0] ?? '');
  }
  return pages
    .filter(
      ({ source }) =>
        !linked.has(source.route) && !source.route.startsWith('/blog/') && !source.frontMatter.draft,
    )
    .filter(
      ({ source }) =>
        !sidebarRoots.some((root) => source.route === root || source.route.startsWith(`${root}/`)),
    )
    .map(({ source }): Fault => ({ file: source.file, line: 1, column: 1, rule: 'orphan-page', values: {} }));
}

function menuRoutes(): string[] {
  const entries = [...primaryMenu, ...secondaryMenu, ...footerColumns.flatMap(({ items }) => items)];
  return entries.flatMap((entry) => ('items' in entry ? entry.items : [entry])).map(({ href }) => href);
}

/** Place of a front matter key; the file's beginning when it cannot be read here. */
export function placeOfKey(root: string, file: string, key: string): { line: number; column: number } {
  return { line: lineOfKey(root, file, key), column: 1 };
}

function lineOfKey(root: string, file: string, key: string): number {
  try {
    const index = readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 1;
  } catch {
    return 1; // a page of a test that is not on the disk
  }
}
