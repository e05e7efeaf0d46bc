import { useLayoutEffect, useRef, useState } from 'react';
import type { SearchManifest } from '@/lib/search/manifest';
import { cleanQuery } from '@/lib/search/page/searcher';
import type { Hit } from '@/lib/search/types';
import { passMatches } from '../matches/pass-matches';
import { actionOf, runAction } from './actions';
import { AreaFilter, SearchFooter } from './controls';
import type { SearchBackends } from './create-searcher';
import { useDialogEffects, useSearchDialog } from './dialog-state';
import { rememberSearch } from './recent-searches';
import { HitPreview } from './results';
import type { SearchBox } from './search-box';
import { useSearchField } from './search-field';
import { isDialogEntry } from './search-history';
import styles from './search.module.css';
import { useSearch } from './use-search';
import { rowId, useSelection } from './use-selection';
import { SearchStatus, SearchView } from './views';

type Props = { box: SearchBox; manifest: SearchManifest; backends: SearchBackends };

/** The search below its field. Closes on Escape, a press outside, Cancel, Back, and on following a result. */
export function SearchDialog({ box, manifest, backends }: Props) {
  const { isOpen, query, area } = useSearchDialog();
  const body = useRef<HTMLDivElement>(null);
  const selectedRef = useRef('');
  /** The text that an input method is composing is in the field, but not searched. */
  const [composing, setComposing] = useState<string | null>(null);
  const committed = composing ?? query;
  const { view, loading, retry } = useSearch(
    isOpen ? committed : '',
    area,
    manifest.lang,
    backends.searcher,
    selectedRef,
  );
  const hits = 'groups' in view ? view.groups.flatMap((group) => group.hits) : [];
  const { labels } = manifest;

  const close = (then: () => void = () => undefined): void => {
    box.hide();
    useSearchDialog.setState({ isOpen: false });
    // The browser goes back later.
    if (isDialogEntry()) window.addEventListener('popstate', then, { once: true });
    else then();
  };
  const follow = (hit: Hit, newTab: boolean): void => {
    const { href } = hit;
    if (!href) return;
    rememberSearch(cleanQuery(query));
    const action = actionOf(href);
    if (action) return close(() => runAction(action));
    if (newTab) return void window.open(href, '_blank', 'noopener');
    const words = 'words' in view && view.words.length > 0 ? [...new Set(view.words)] : toWords(query);
    close(() => {
      passMatches(href, words);
      followHref(href);
    });
  };
  const selection = useSelection(hits, view.question, loading, selectedRef, follow);
  useLayoutEffect(() => {
    // In the next frame, which lays out the new rows anyway: here it would take a layout of its own.
    if (view.question) requestAnimationFrame(() => body.current?.firstElementChild?.scrollTo(0, 0));
  }, [view.question]);

  const search = (text: string, isComposing = false): void => {
    setComposing(isComposing ? committed : null);
    useSearchDialog.setState({ query: text });
  };
  useSearchField(box, {
    query,
    loading,
    activeId: hits.length > 0 ? rowId(selection.index) : null,
    onInput: search,
    onKeyDown: selection.onKeyDown,
    onClose: close,
  });
  useDialogEffects(committed);
  return (
    <>
      <AreaFilter area={area} labels={labels} onChange={(next) => useSearchDialog.setState({ area: next })} />
      <div ref={body} className={styles.body}>
        <SearchView
          view={view}
          loading={loading}
          manifest={manifest}
          selection={selection}
          onFollow={follow}
          onSearch={(text) => {
            search(text);
            box.field.focus();
          }}
          area={area}
          onArea={(next) => {
            useSearchDialog.setState({ area: next });
            box.field.focus(); // the pressed button may be gone
          }}
          onRetry={retry}
          onLeave={(href) => close(() => followHref(href))}
        />
        <HitPreview hit={hits[selection.index]} labels={labels} />
      </div>
      <SearchFooter view={view} labels={labels} hostedName={backends.hostedName} />
      <SearchStatus view={view} loading={loading} labels={labels} />
    </>
  );
}

/** Words to mark on the page where the service names none. */
function toWords(query: string): string[] {
  return cleanQuery(query)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

/** Follows a URL like a click on a link of the page, so that this site's pages are swapped in place. */
function followHref(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
