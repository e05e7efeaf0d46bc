import { getTranslator } from '../i18n/translator';
import { toSidebarTree, type SidebarTree } from '../navigation/sidebar-tree';
import { buildSettings } from '../site/build-settings';
import { toHref, type Locale } from '../site/config';
import { repository } from '../site/repository';
import { isInside } from '../site/is-inside';
import { lastUpdateOf } from '../content/last-update';
import type { PageSource } from '../content/types';
import {
  entriesOfFolder,
  findNeighbours,
  findTrail,
  firstRoute,
  flattenSidebar,
  type Crumb,
  type Neighbour,
  type SidebarNode,
} from '../navigation/sidebar';
import type { EntryNode } from '../api-reference/entry-tree';
import { getEntryTree } from '../api-reference/reference';
import { findDoc, listDocs } from './docs';
import { getSidebar, sidebarNameOf, sidebarNames } from './sidebars';

/** A documentation page: its source, and everything around its text. */
export type DocPageData = {
  source: PageSource;
  /** Entries of a reference page: its contents list. */
  entries?: EntryNode[] | undefined;
  trail: Crumb[];
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  /** Addresses of the pages at and below this one. */
  section: string[];
  editUrl: string;
  lastUpdate?: string | undefined;
};

/** `language` is that of title and description. */
export type Card = { route: string; title: string; description: string; language: Locale; icon: string };

/** Returns the documentation page of a route, or undefined if there is none. */
export function getPage(route: string, locale: Locale): DocPageData | undefined {
  const source = findDoc(route, locale);
  if (!source) return undefined;
  const name = sidebarNameOf(route);
  const tree = name && getSidebar(name, locale);
  const { previous, next } = tree ? findNeighbours(tree, route) : {};
  return {
    source,
    entries: getEntryTree(route, locale),
    trail: tree ? findTrail(tree, route) : [toNeighbour(source)],
    previous: neighbourOf(source.frontMatter.previous, previous, locale),
    next: neighbourOf(source.frontMatter.next, next, locale),
    section: tree ? sectionOf(tree, route, locale) : [],
    editUrl: editUrlOf(source),
    lastUpdate: lastUpdateOf(source.file),
  };
}

/** Addresses of the pages at and below a route, in reading order. */
function sectionOf(tree: SidebarNode, route: string, locale: Locale): string[] {
  return flattenSidebar(tree)
    .filter((page) => isInside(page.route, route))
    .map((page) => toHref(page.route, locale));
}

/** The sidebars of the documentation. */
export function getPageTrees(locale: Locale): SidebarTree[] {
  const label = getTranslator(locale)('sidebar.label');
  return sidebarNames.map((name) => toSidebarTree(getSidebar(name, locale), label, locale));
}

/** Parameters of the route of all documentation pages at and below a folder. */
export function generateParams(folder: string, locale: Locale): { slug: string[] }[] {
  return listDocRoutes(locale)
    .filter((route) => isInside(route, folder))
    .map((route) => ({ slug: route.slice(folder.length).split('/').slice(1) }));
}

/** The page that the front matter names, otherwise the neighbour in the sidebar. */
function neighbourOf(
  override: string | false | undefined,
  usual: Neighbour | undefined,
  locale: Locale,
): Neighbour | undefined {
  if (override === undefined) return usual;
  // Skip a page that does not exist yet instead of showing a dead link; the content check reports it.
  const page = override && findDoc(override, locale);
  return page ? toNeighbour(page) : undefined;
}

function toNeighbour({ route, locale: language, frontMatter }: PageSource): Neighbour {
  return { route, label: frontMatter.sidebarLabel ?? frontMatter.title, language };
}

/** Address at which a content file is changed. */
export function editUrlOf(source: Pick<PageSource, 'file'>): string {
  return `${repository}/edit/${buildSettings.repositoryBranch}/${source.file}`;
}

/** Cards of the entries directly below a folder; folders without a page of their own lead to their first page. */
export function getCards(route: string, locale: Locale): Card[] {
  const name = sidebarNameOf(route);
  const entries = name ? entriesOfFolder(getSidebar(name, locale), route) : [];
  return entries.flatMap((entry): Card[] => {
    const target = firstRoute(entry);
    const { label, title, description, language, items, icon = items ? 'folder' : 'file' } = entry;
    return target ? [{ route: target, title: items ? label : title, description, language, icon }] : [];
  });
}

/** Routes of all documentation pages, in sidebar order where they have one. */
export function listDocRoutes(locale: Locale): string[] {
  const inSidebars = sidebarNames.flatMap((name) =>
    flattenSidebar(getSidebar(name, locale)).map((page) => page.route),
  );
  return [...new Set([...inSidebars, ...listDocs(locale).map((page) => page.route)])];
}
