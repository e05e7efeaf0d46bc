'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isOfInputMethod } from '@/lib/browser/free-key';
import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { useSettled } from '../ui/use-settled';
import { EntryLevel } from './EntryLevel';
import { filterEntries, wordsOf, type FilterResult } from './filter-entries';
import { SectionBar } from './SectionBar';
import { useActiveEntry } from './use-active-entry';
import { useKeepInView } from './use-keep-in-view';

/**
 * Contents of a reference page: all its entries as a tree with a filter, which shows the entries that hold all words, with their
 * ancestors; what they contain is folded. Enter goes to the best match, whose row is marked, Escape shows all. All levels are open without
 * script.
 */
export function EntryTree({ entries }: { entries: EntryNode[] }) {
  const t = useTranslations();
  const sheet = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useState<Record<string, boolean>>({});
  const active = useActiveEntry(entries);
  const [lastActive, setLastActive] = useState(active);
  if (active !== lastActive) {
    // What the reader has closed opens again around another entry.
    setLastActive(active);
    setToggled((before) => Object.fromEntries(Object.entries(before).filter(([, isOpen]) => isOpen)));
  }
  // The field shows each letter at once; the tree, which may have several hundred entries, follows.
  const filter = useDeferredValue(query);
  const found = useMemo(() => find(entries, filter), [entries, filter]);
  useKeepInView(list, sheet, active);
  useKeepInView(list, sheet, found, '[data-best]');

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const anchor = find(entries, query)?.best?.anchor;
      if (anchor) sheet.current?.querySelector<HTMLElement>(`a[href="#${CSS.escape(anchor)}"]`)?.click();
    } else if (event.key === 'Escape' && query) {
      event.preventDefault();
      setQuery('');
    }
  };
  const result = found?.best
    ? t('api.filterFound', { count: found.matches.length, name: found.best.name })
    : t('api.filterNone');
  const status = useSettled(found ? result : '');
  return (
    <div className="toc">
      <SectionBar label={t('toc.label')} section={active?.name} sheet={sheet} />
      <nav ref={sheet} id="page-contents" className="sheet" popover="auto" aria-label={t('toc.label')}>
        <div className="entry-tree">
          <input
            type="search"
            placeholder={t('api.filter')}
            aria-label={t('api.filter')}
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={onKeyDown}
          />
          {found && !found.best ? <p>{result}</p> : null}
          <p className="visually-hidden" role="status">
            <span key={status}>{status}</span>
          </p>
          <div ref={list} className="toc-list">
            <EntryLevel
              nodes={entries}
              path=""
              active={active?.anchor}
              found={found}
              filter={filter}
              toggled={toggled}
              onToggle={(key, isOpen) => setToggled((before) => ({ ...before, [key]: isOpen }))}
            />
          </div>
        </div>
      </nav>
    </div>
  );
}

/** Entries that match the query; undefined for a query without words. */
function find(entries: EntryNode[], query: string): FilterResult | undefined {
  const words = wordsOf(query);
  return words.length > 0 ? filterEntries(entries, words) : undefined;
}
