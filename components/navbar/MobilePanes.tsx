'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { isInside } from '@/lib/site/is-inside';
import { SidebarList } from '../sidebar/SidebarList';
import { useSidebar } from '../sidebar/use-sidebar';
import { MobileEntries } from './MobileEntries';

/** The two panes of the mobile menu: the sidebar of the section, if the page (`route`) has one, and the entries of the bar. */
export function MobilePanes({ route }: { route: string }) {
  const t = useTranslations();
  const tree = useSidebar(({ trees }) => trees).find(({ root }) => isInside(route, root));
  const [pane, setPane] = useState<'primary' | 'secondary'>(tree ? 'secondary' : 'primary');
  const main = useRef<HTMLDivElement>(null);
  const secondary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = secondary.current?.querySelector('[aria-current]');
    // Not `scrollIntoView`, which would also move the page behind.
    if (current && secondary.current)
      secondary.current.scrollTop = (current as HTMLElement).offsetTop - secondary.current.clientHeight / 2;
  }, []);
  const showMain = (): void => {
    setPane('primary');
    requestAnimationFrame(() => main.current?.querySelector<HTMLElement>('a, summary')?.focus());
  };
  return (
    <div className="mobile-panes" data-pane={pane}>
      <div className="mobile-pane" inert={pane !== 'secondary'}>
        <button type="button" className="mobile-back" onClick={showMain}>
          {t('navbar.backToMainMenu')}
        </button>
        <div ref={secondary} className="mobile-scroll">
          {tree ? (
            <nav className="sidebar" aria-label={tree.label}>
              {tree.title ? <p className="sidebar-title">{tree.title}</p> : null}
              <SidebarList entries={tree.entries} route={route} />
            </nav>
          ) : null}
        </div>
      </div>
      <div ref={main} className="mobile-pane" inert={pane !== 'primary'}>
        <ul className="mobile-scroll mobile-list">
          <MobileEntries />
        </ul>
      </div>
    </div>
  );
}
