import type { Locale } from '../site/config';
import { isInside } from '../site/is-inside';
import { getTranslator } from '../i18n/translator';
import { keepPerBuild } from '../content/keep-per-build';
import { listCategories } from '../content/pages';
import type { PageSource } from '../content/types';
import { buildSidebar, type NavigationPage, type SidebarName, type SidebarNode } from '../navigation/sidebar';
import { toTypography } from '../text/typography';
import { listDocs } from './docs';

const roots: Record<SidebarName, string> = {
  guides: '/v1/guides',
  references: '/v1/references',
  js: '/v1/api',
};

export const sidebarNames = Object.keys(roots) as SidebarName[];

/** Sidebar a route belongs to. */
export function sidebarNameOf(route: string): SidebarName | undefined {
  return sidebarNames.find((name) => isInside(route, roots[name]));
}

/** One of the three sidebars of the documentation. */
export const getSidebar = keepPerBuild((name: SidebarName, locale: Locale): SidebarNode => {
  const tree = buildSidebar(roots[name], listDocs(locale).map(toNavigationPage), listCategories(locale));
  // The API section has no folder whose `_category.json` could name it.
  return name === 'js' ? { ...tree, label: getTranslator(locale)('menu.api'), language: locale } : tree;
});

function toNavigationPage({ route, locale: language, frontMatter }: PageSource): NavigationPage {
  const { title, sidebarLabel, description } = frontMatter;
  return {
    route,
    title: toTypography(title, language),
    label: toTypography(sidebarLabel ?? title, language),
    description: toTypography(description, language),
    language,
    order: frontMatter.order ?? Infinity,
  };
}
