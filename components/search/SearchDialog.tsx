import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { keys, writeStored } from '@/lib/browser/storage';
import { isOpenChord } from '@/lib/search/hotkeys';
import type { SearchManifest } from '@/lib/search/manifest';
import { cleanQuery } from '@/lib/search/query';
import type { Hit } from '@/lib/search/types';
import { AreaFilter } from './AreaFilter';
import type { Backends } from './backends';
import { followHref } from './follow-href';
import { HitPreview } from './HitPreview';
import { rememberSearch } from './recent-searches';
import { SearchField } from './SearchField';
import { SearchFooter } from './SearchFooter';
import { SearchStatus } from './SearchStatus';
import { SearchView } from './SearchView';
import { isDialogEntry, leaveDialogEntry, pushDialogEntry, writeAddressQuery } from './search-history';
import styles from './search.module.css';
import { useSearch } from './use-search';
import { useSearchDialog } from './use-search-dialog';
import { useStable } from './use-stable';
import { rowId, useSelection } from './use-selection';

/** How long a query stands before it is kept and written into the address, in ms. */
const pause = 250;

type Props = { manifest: SearchManifest; backends: Backends; getOpener: () => Element | null };

/** The search: a native modal dialog. Closes on Escape, a press outside, Cancel, Back, and on following a result. */
export function SearchDialog({ manifest, backends, getOpener }: Props) {
  const { isOpen, query, area, setQuery, setArea } = useSearchDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [committed, setCommitted] = useState('');
  const { view, loading, retry } = useSearch(isOpen ? committed : '', area, manifest.lang, backends);
  const hits = useMemo(() => ('groups' in view ? view.groups.flatMap((group) => group.hits) : []), [view]);
  const { labels } = manifest;

  const close = (then: () => void = () => undefined): void => {
    useSearchDialog.getState().close();
    leaveDialogEntry(then);
  };
  const follow = useStable((hit: Hit, newTab: boolean): void => {
    if (!hit.href) return;
    const { href } = hit;
    rememberSearch(cleanQuery(query));
    if (newTab) window.open(href, '_blank', 'noopener');
    else close(() => followHref(href));
  });
  const selection = useSelection(hits, `${area ?? ''} ${'query' in view ? view.query : ''}`, loading, follow);

  const search = (text: string, composing = false): void => {
    setQuery(text);
    if (!composing) setCommitted(text);
  };
  const searchFor = (text: string): void => {
    search(text);
    field.current?.focus();
  };

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    setCommitted(useSearchDialog.getState().query);
    field.current?.focus();
    field.current?.select();
    document.body.classList.add('search-active');
    document.documentElement.setAttribute('data-scroll-locked', '');
    return () => {
      element?.close();
      writeStored(keys.searchQuery, useSearchDialog.getState().query || null, 'session');
      document.body.classList.remove('search-active');
      document.documentElement.removeAttribute('data-scroll-locked');
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Not while React commits: it would put the focus back into the field.
    return () => {
      const opener = getOpener();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, getOpener]);

  useEffect(() => {
    if (!isOpen) return undefined;
    pushDialogEntry();
    const onBack = (): void => {
      if (!isDialogEntry()) useSearchDialog.getState().close();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // When the keys pause: both are slow calls, and nobody reads them meanwhile.
    const timer = setTimeout(() => {
      writeStored(keys.searchQuery, query || null, 'session');
      writeAddressQuery(cleanQuery(committed));
    }, pause);
    return () => clearTimeout(timer);
  }, [isOpen, query, committed]);

  const onPressOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={labels.button}
      onMouseDown={onPressOutside}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser tells of it a frame later: the dialog may be open again.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && close()}
      onKeyDown={(event) => {
        if (!isOpenChord(event.nativeEvent)) return;
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.panel}>
        <SearchField
          ref={field}
          query={query}
          labels={labels}
          loading={loading}
          expanded={hits.length > 0}
          activeId={hits.length > 0 ? rowId(selection.index) : undefined}
          onChange={search}
          onKeyDown={selection.onKeyDown}
          onCancel={() => close()}
        />
        <AreaFilter area={area} labels={labels} onChange={setArea} />
        <div className={styles.body}>
          <SearchView
            view={view}
            loading={loading}
            manifest={manifest}
            selection={selection}
            onFollow={follow}
            onSearch={searchFor}
            onArea={setArea}
            onRetry={retry}
            onLeave={(href) => close(() => followHref(href))}
          />
          <HitPreview hit={hits[selection.index]} labels={labels} />
        </div>
        <SearchFooter view={view} labels={labels} hostName={backends.hostName} />
        <SearchStatus view={view} loading={loading} labels={labels} />
      </div>
    </dialog>
  );
}
