'use client';

import { useLocale, useTranslations } from 'next-intl';
import { foreignAttributes, languageName } from '@/lib/i18n/fallback';
import { isAround, type SidebarEntry } from '@/lib/navigation/sidebar-tree';
import { toHref } from '@/lib/site/config';
import { Icon } from '../ui/Icon';
import { chevronIcon } from '../ui/page-icons';
import { SiteLink } from '../ui/SiteLink';
import { setGroupOpen, useSidebar } from './use-sidebar';

type Props = {
  entries: SidebarEntry[];
  /** The shown page. */
  route: string;
};

/** Entries of a section; only the groups around the current page are open. Without JavaScript all are. */
export function SidebarList({ entries, route }: Props) {
  return (
    <ul>
      {entries.map((entry) =>
        entry.items ? (
          <SidebarGroup key={entry.id} entry={entry} items={entry.items} route={route} />
        ) : (
          <li key={entry.id}>
            <PageLink entry={entry} route={route} />
          </li>
        ),
      )}
    </ul>
  );
}

type GroupProps = { entry: SidebarEntry; items: SidebarEntry[]; route: string };

function SidebarGroup({ entry, items, route }: GroupProps) {
  const t = useTranslations('sidebar');
  const chosen = useSidebar(({ groups }) => groups[entry.id]);
  const isOpen = chosen ?? isAround(entry, route);
  const toggle = (): void => setGroupOpen(entry.id, !isOpen);
  return (
    // `RestoreSidebar` may have opened it before hydration.
    <li data-group={entry.id} data-open={isOpen ? '' : undefined} suppressHydrationWarning>
      {entry.isPage ? (
        <div className="sidebar-row">
          <PageLink entry={entry} route={route} />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('toggle', { label: entry.label })}
            onClick={toggle}
            suppressHydrationWarning
          >
            <Icon path={chevronIcon} />
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="sidebar-row"
          aria-expanded={isOpen}
          onClick={toggle}
          suppressHydrationWarning
        >
          <Label entry={entry} />
          <Icon path={chevronIcon} />
        </button>
      )}
      <SidebarList entries={items} route={route} />
    </li>
  );
}

function PageLink({ entry, route }: { entry: SidebarEntry; route: string }) {
  const locale = useLocale();
  return (
    <SiteLink href={toHref(entry.id, locale)} aria-current={entry.id === route ? 'page' : undefined}>
      <Label entry={entry} />
      {entry.language ? (
        <small className="language-mark" title={languageName(entry.language, locale)}>
          {entry.language.toUpperCase()}
        </small>
      ) : null}
    </SiteLink>
  );
}

/** A name: plain text, or an element with `lang` if its language differs from the page's. */
function Label({ entry: { label, language } }: { entry: SidebarEntry }) {
  const locale = useLocale();
  return language ? <span {...foreignAttributes(language, locale)}>{label}</span> : label;
}
