import { site, type Locale } from '../site/config';
import { lastUpdateOf } from '../content/last-update';
import type { PageSource } from '../content/types';
import {
  findNeighbours,
  findNode,
  findTrail,
  flattenSidebar,
  firstRoute,
  type Crumb,
  type Neighbour,
} from '../navigation/walk';
import type { SidebarGroup, SidebarName } from '../navigation/types';
import { findDoc, listDocs } from './docs';
import { getSidebar, sidebarNameOf } from './sidebars';

/** Everything around the text of a documentation page. */
export type DocView = {
  source: PageSource;
  sidebar?: { name: SidebarName; tree: SidebarGroup };
  trail: Crumb[];
  previous?: Neighbour;
  next?: Neighbour;
  editUrl: string;
  lastUpdate?: string;
};

export type Card = { route: string; title: string; description: string; kind: 'group' | 'page' };

/** Data of a documentation page; undefined when there is no such route. */
export function getDocView(route: string, locale: Locale): DocView | undefined {
  const source = findDoc(route, locale);
  if (!source) return undefined;
  const name = sidebarNameOf(route);
  const tree = name && getSidebar(name, locale);
  const { previous, next } = tree ? findNeighbours(tree, route) : {};
  const lastUpdate = lastUpdateOf(source.file);
  return {
    source,
    ...(name && tree ? { sidebar: { name, tree } } : {}),
    trail: tree
      ? findTrail(tree, route)
      : [{ label: source.frontMatter.sidebarLabel ?? source.frontMatter.title, route }],
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
  const page = listDocs(locale).find((doc) => doc.route === override);
  // A target that is not written yet is left out rather than linked dead; the content check reports it.
  return page
    ? { [side]: { route: page.route, label: page.frontMatter.sidebarLabel ?? page.frontMatter.title } }
    : {};
}

/** Address at which a content file is changed. */
export function editUrlOf(source: Pick<PageSource, 'file'>): string {
  return `${site.repository}/edit/${site.repositoryBranch}/${source.file}`;
}

/** Cards of the entries directly below a group; groups without a page of their own lead to their first page. */
export function getCards(route: string, locale: Locale): Card[] {
  const name = sidebarNameOf(route);
  const node = name && findNode(getSidebar(name, locale), route);
  if (!node || node.type !== 'group') return [];
  return node.items.flatMap((item): Card[] => {
    const target = item.type === 'group' ? firstRoute(item) : item.route;
    return target
      ? [
          {
            route: target,
            title: item.type === 'group' ? item.label : item.title,
            description: item.description,
            kind: item.type === 'group' ? 'group' : 'page',
          },
        ]
      : [];
  });
}

/** Routes of all documentation pages, in sidebar order where they have one. */
export function listDocRoutes(locale: Locale): string[] {
  const inSidebars = (['guides', 'references', 'js'] as const).flatMap((name) =>
    flattenSidebar(getSidebar(name, locale)).map((page) => page.route),
  );
  return [...new Set([...inSidebars, ...listDocs(locale).map((page) => page.route)])];
}
