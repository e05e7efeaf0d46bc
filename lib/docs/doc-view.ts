import { site, type Locale } from '../site/config';
import { lastUpdateOf } from '../content/last-update';
import type { PageSource } from '../content/types';
import { narrowTree } from '../navigation/narrow-tree';
import {
  findGroup,
  findNeighbours,
  findTrail,
  flattenSidebar,
  firstRoute,
  type Crumb,
  type Neighbour,
} from '../navigation/walk';
import type { SidebarGroup, SidebarName } from '../navigation/types';
import type { EntryNode } from '../api-reference/entry-tree';
import { getEntryTree } from '../api-reference/reference';
import { findDoc, listDocs } from './docs';
import { getSidebar, sidebarNameOf } from './sidebars';

/** Everything around the text of a documentation page. */
export type DocView = {
  source: PageSource;
  sidebar?: { name: SidebarName; tree: SidebarGroup };
  /** Entries of a reference page: its contents list, below the page in the sidebar. */
  entries?: EntryNode[];
  trail: Crumb[];
  previous?: Neighbour;
  next?: Neighbour;
  editUrl: string;
  lastUpdate?: string;
};

/** `language` is that of title and description. */
export type Card = {
  route: string;
  title: string;
  description: string;
  language: Locale;
  kind: 'group' | 'page';
  /** Of a group's folder. */
  icon?: string;
};

/** Data of a documentation page; undefined when there is no such route. */
export function getDocView(route: string, locale: Locale): DocView | undefined {
  const source = findDoc(route, locale);
  if (!source) return undefined;
  const name = sidebarNameOf(route);
  const tree = name && getSidebar(name, locale);
  const { previous, next } = tree ? findNeighbours(tree, route) : {};
  const lastUpdate = lastUpdateOf(source.file);
  const entries = getEntryTree(route, locale);
  return {
    source,
    ...(name && tree ? { sidebar: { name, tree: narrowTree(tree, route) } } : {}),
    ...(entries ? { entries } : {}),
    trail: tree ? findTrail(tree, route) : [{ ...toNeighbour(source), route }],
    ...neighbour('previous', source.frontMatter.previous, previous, locale),
    ...neighbour('next', source.frontMatter.next, next, locale),
    editUrl: editUrlOf(source),
    ...(lastUpdate ? { lastUpdate } : {}),
  };
}

function neighbour(
  side: 'previous' | 'next',
  override: string | false | undefined,
  usual: Neighbour | undefined,
  locale: Locale,
): Partial<Record<typeof side, Neighbour>> {
  if (override === false) return {};
  if (override === undefined) return usual ? { [side]: usual } : {};
  const page = findDoc(override, locale);
  // A target that is not written yet is left out rather than linked dead; the content check reports it.
  return page ? { [side]: toNeighbour(page) } : {};
}

function toNeighbour({ route, locale: language, frontMatter }: PageSource): Neighbour {
  return { route, label: frontMatter.sidebarLabel ?? frontMatter.title, language };
}

/** Address at which a content file is changed. */
export function editUrlOf(source: Pick<PageSource, 'file'>): string {
  return `${site.repository}/edit/${site.repositoryBranch}/${source.file}`;
}

/** Cards of the entries directly below a group; groups without a page of their own lead to their first page. */
export function getCards(route: string, locale: Locale): Card[] {
  const name = sidebarNameOf(route);
  const group = name && findGroup(getSidebar(name, locale), route);
  return (group?.items ?? []).flatMap((item): Card[] => {
    const target = firstRoute(item);
    const { label, description, language } = item;
    const common = { description, language };
    if (!target) return [];
    if (item.type === 'link') return [{ ...common, route: target, title: item.title, kind: 'page' }];
    const icon = item.icon ? { icon: item.icon } : {};
    return [{ ...common, route: target, title: label, kind: 'group', ...icon }];
  });
}

/** Routes of all documentation pages, in sidebar order where they have one. */
export function listDocRoutes(locale: Locale): string[] {
  const inSidebars = (['guides', 'references', 'js'] as const).flatMap((name) =>
    flattenSidebar(getSidebar(name, locale)).map((page) => page.route),
  );
  return [...new Set([...inSidebars, ...listDocs(locale).map((page) => page.route)])];
}
