import { useMemo, useRef, useState, type MouseEvent } from 'react';
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
import { leaveDialogEntry } from './search-history';
import styles from './search.module.css';
import { useDialogLife } from './use-dialog-life';
import { useSearch } from './use-search';
import { useSearchDialog } from './use-search-dialog';
import { useStable } from './use-stable';
import { rowId, useListTop, useSelection } from './use-selection';

type Props = { manifest: SearchManifest; backends: Backends; getOpener: () => Element | null };

/** The search: a native modal dialog. Closes on Escape, a press outside, Cancel, Back, and on following a result. */
export function SearchDialog({ manifest, backends, getOpener }: Props) {
  const { isOpen, query, area, setQuery, setArea } = useSearchDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
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
  const question = `${area ?? ''} ${'query' in view ? view.query : ''}`;
  const selection = useSelection(hits, question, loading, follow);
  useListTop(body, question);

  const search = (text: string, composing = false): void => {
    setQuery(text);
    if (!composing) setCommitted(text);
  };
  const searchFor = (text: string): void => {
    search(text);
    field.current?.focus();
  };

  useDialogLife({ dialog, field, committed, onShow: setCommitted, getOpener });

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
        <div ref={body} className={styles.body}>
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
