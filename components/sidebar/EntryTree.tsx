import type { EntryNode } from '@/lib/api-reference/entry-tree';
import type { Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { toTypography } from '@/lib/text/typography';

type Props = { entries: EntryNode[]; locale: Locale; t: Translate };

/**
 * Contents of a reference page, below the page in the sidebar. All levels are open without script; `followTree` adds the buttons
 * that open and close them, `startSidebar` loads the filter when its box is used.
 */
export function EntryTree({ entries, locale, t }: Props) {
  return (
    <div
      className="entry-tree"
      data-toggle={t.raw('sidebar.toggle')}
      data-none={t('api.filterNone')}
      data-found={t.raw('api.filterFound')}
    >
      <input type="search" placeholder={t('api.filter')} aria-label={t('api.filter')} autoComplete="off" />
      <p className="visually-hidden" role="status" />
      <Level nodes={entries} locale={locale} />
    </div>
  );
}

function Level({ nodes, locale }: { nodes: EntryNode[]; locale: Locale }) {
  return (
    <ul>
      {nodes.map(({ name, anchor, title, children }, index) => (
        <li key={index} className={title ? 'entry-title' : undefined}>
          {anchor ? (
            <a href={`#${anchor}`}>{title ? toTypography(name, locale) : name}</a>
          ) : (
            <button type="button" aria-expanded="false">
              {name}
            </button>
          )}
          {children.length > 0 ? <Level nodes={children} locale={locale} /> : null}
        </li>
      ))}
    </ul>
  );
}
