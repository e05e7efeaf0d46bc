import { existsSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { site, type Locale } from '../../../lib/site/config';

export type ExportedPage = {
  locale: Locale;
  path: string;
  /** Path without locale. */
  route: string;
  root: HTMLElement;
  ids: ReadonlySet<string>;
};

/** The listed pages of an export by path. */
export function readPages(folder: string, locales: readonly Locale[]): Map<string, ExportedPage> {
  const pages = locales.flatMap((locale) => {
    const paths = JSON.parse(readFileSync(`${folder}/${locale}/pages.json`, 'utf8')) as string[];
    return paths.map((path): ExportedPage => {
      const root = parse(readFileSync(`${folder}${path}.html`, 'utf8'));
      const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id));
      return { locale, path, route: path.slice(locale.length + 1) || '/', root, ids };
    });
  });
  return new Map(pages.map((page) => [page.path, page]));
}

/** An attribute of all elements that a selector finds. */
export function attributesOf(root: HTMLElement, selector: string, name = 'content'): string[] {
  return root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
}

/** `https://v1.tauri.app/fr/v1/guides` → `/fr/v1/guides`; other origins stay whole. */
export function pathOf(address = ''): string {
  const url = new URL(address, site.origin);
  return url.origin === site.origin ? url.pathname.replace(/(?<=.)\/$/, '') : address;
}

/** Links of a page that lead to no page, file or anchor of the export, or out of the locale. */
export function deadLinksOf(
  page: ExportedPage,
  pages: ReadonlyMap<string, ExportedPage>,
  folder: string,
): string[] {
  const isDead = (href: string): boolean => {
    if (/^[a-z]+:|^\/\//i.test(href)) return false;
    const [path = '', hash = ''] = decodeURIComponent(href.replace(/&amp;/g, '&')).split('#');
    // The Markdown file of a foreign text is in the folder of its language.
    const stays = path === '' || path.endsWith('.md') || `${path}/`.startsWith(`/${page.locale}/`);
    const target = path === '' ? page : pages.get(path.replace(/(?<=.)\/$/, ''));
    return !stays || (target ? hash !== '' && !target.ids.has(hash) : !existsSync(folder + path));
  };
  return attributesOf(page.root, 'a[href]:not([hreflang])', 'href').filter(isDead);
}
