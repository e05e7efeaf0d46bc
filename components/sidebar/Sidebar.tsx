'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRoute } from '@/lib/i18n/navigation';
import type { SidebarTree } from '@/lib/navigation/sidebar-tree';
import { isInside } from '@/lib/site/is-inside';
import { RestoreSidebar } from './RestoreSidebar';
import { SidebarList } from './SidebarList';
import { openAround, restoreGroups, storeScroll, useSidebar } from './use-sidebar';

/** The pages of the shown section. In the documentation it belongs to the layout, so it keeps its scroll offset between pages. */
export function Sidebar({ trees }: { trees: SidebarTree[] }) {
  const route = useRoute();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    restoreGroups();
    useSidebar.setState({ trees });
    return () => useSidebar.setState({ trees: [] });
  }, [trees]);
  useLayoutEffect(() => {
    if (nav.current) bringCurrentIntoView(nav.current);
  }, [route]);
  useEffect(() => openAround(route), [route]);
  useEffect(() => {
    const onHide = (): void => storeScroll(nav.current?.scrollTop ?? 0);
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  const tree = trees.find(({ root }) => isInside(route, root));
  if (!tree) return null;
  return (
    <>
      <nav ref={nav} className="sidebar" aria-label={tree.label}>
        {tree.title ? <p className="sidebar-title">{tree.title}</p> : null}
        <SidebarList entries={tree.entries} route={route} />
      </nav>
      <RestoreSidebar />
    </>
  );
}

/** Height of the section bar, which covers the end of the window where the contents list has no column. */
const SECTION_BAR_PX = 44;

/** Scrolls a sidebar, but not the page, until its current entry is visible. */
function bringCurrentIntoView(sidebar: HTMLElement): void {
  const link = sidebar.querySelector('[aria-current="page"]');
  if (!link?.checkVisibility()) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top < box.top || bottom > Math.min(box.bottom, window.innerHeight) - SECTION_BAR_PX)
    sidebar.scrollTop += top - box.top - box.height / 3;
}
