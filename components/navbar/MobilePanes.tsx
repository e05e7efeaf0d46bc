'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { isInside } from '@/lib/site/is-inside';
import { SidebarList } from '../sidebar/SidebarList';
import { useSidebar } from '../sidebar/use-sidebar';
import { useMenuRequest } from '../ui/use-menu-request';
import { MobileEntries } from './MobileEntries';

/**
 * The two panes of the mobile menu: the entries of the bar (`primary`), and the sidebar of the section (`secondary`), shown first if the
 * page (`route`) has one, unless the languages are asked for.
 */
export function MobilePanes({ route }: { route: string }) {
  const t = useTranslations();
  const tree = useSidebar(({ trees }) => trees).find(({ root }) => isInside(route, root));
  const [pane, setPane] = useState<'primary' | 'secondary'>(() =>
    tree && !useMenuRequest.getState().languages ? 'secondary' : 'primary',
  );
  const primary = useRef<HTMLDivElement>(null);
  const sidebar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = sidebar.current;
    const current = scroller?.querySelector('[aria-current]');
    if (!current || !scroller) return;
    const [inner, outer] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()];
    // To its middle. Not `scrollIntoView`, which would also move the page behind.
    scroller.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }, []);
  const showPrimary = (): void => {
    setPane('primary');
    requestAnimationFrame(() => primary.current?.querySelector<HTMLElement>('a, summary')?.focus());
  };
  return (
    <div className="mobile-panes" data-pane={pane}>
      <div className="mobile-pane" inert={pane !== 'secondary'}>
        <button type="button" className="mobile-back" onClick={showPrimary}>
          {t('navbar.backToMainMenu')}
        </button>
        <div ref={sidebar} className="mobile-scroll">
          {tree ? (
            <nav className="sidebar" aria-label={tree.label}>
              {tree.title ? <p className="sidebar-title">{tree.title}</p> : null}
              <SidebarList entries={tree.entries} route={route} />
            </nav>
          ) : null}
        </div>
      </div>
      <div ref={primary} className="mobile-pane" inert={pane !== 'primary'}>
        <ul className="mobile-scroll mobile-list">
          <MobileEntries />
        </ul>
      </div>
    </div>
  );
}
