import { useEffect, useEffectEvent, useRef } from 'react';
import { isOfInputMethod } from '@/lib/browser/free-key';
import { cleanQuery, type Searcher } from '@/lib/search/page/searcher';
import { useSettled } from '../ui/use-settled';
import { AreaFilter } from './AreaFilter';
import type { PanelProps } from './connect-panel';
import { HitPreview } from './HitPreview';
import { SearchFooter } from './SearchFooter';
import { SearchView, useStatusText } from './SearchViews';
import styles from './search.module.css';
import { useFieldEvents } from './use-field-events';
import { useFollow } from './use-follow';
import { useSearch } from './use-search';
import { useSearchDialog } from './use-search-dialog';
import { hitsOf, rowId, targetRow, useSelection, useShownSelection } from './use-selection';
import { useVisibleHeight } from './use-visible-height';
import { writeAddressQuery } from './write-address-query';

type Props = PanelProps & {
  searcher: Searcher;
  /** Name of the hosted service, if there is one. */
  hostName: string | undefined;
};

/** Writing to the address is slow: it waits until the reader stops typing. */
const WRITE_DELAY_MS = 250;

/** What is below the field of the search: the areas, the results or another view, and the keys. */
export function SearchPanel({ field, onLeave, searcher, hostName }: Props) {
  const query = useSearchDialog((state) => state.query);
  const enter = useSearchDialog((state) => state.enter);
  const body = useRef<HTMLDivElement>(null);
  useVisibleHeight(body);
  const selection = useSelection();
  const { outcome, isLoading, retry } = useSearch(searcher, body, selection.accept);
  const { open, follow } = useFollow(onLeave);
  const hits = hitsOf(outcome);
  const row = selection.rowOf(outcome);
  useShownSelection(hits.length > 0 ? row : undefined);
  const status = useSettled(useStatusText(outcome, isLoading));

  useEffect(() => {
    const timer = setTimeout(() => writeAddressQuery(cleanQuery(query ?? '')), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const followRow = useEffectEvent(() => {
    if (!enter || isLoading || !outcome) return;
    useSearchDialog.setState({ enter: null });
    const { altKey, ctrlKey, metaKey, shiftKey } = enter;
    if (altKey || isOfInputMethod(enter)) return;
    // React cannot close the search within an effect, and nothing below an open dialog gets the focus.
    queueMicrotask(() => follow(hits[row], outcome, ctrlKey || metaKey || shiftKey));
  });
  useEffect(() => followRow(), [enter, outcome, isLoading]);

  useFieldEvents(field, (event) => {
    const target = targetRow(event, row, hits.length);
    if (target === undefined) return;
    event.preventDefault();
    useSearchDialog.setState({ enter: null });
    selection.select(outcome, target);
    document.getElementById(rowId(target))?.scrollIntoView({ block: 'nearest' });
  });

  const focusField = (): void => field.current?.focus();
  return (
    <div className={styles.panel}>
      <AreaFilter />
      <div ref={body} className={styles.body}>
        <SearchView
          outcome={outcome}
          isLoading={isLoading}
          row={row}
          onSelect={(index) => selection.select(outcome, index)}
          onFollow={(index) => follow(hits[index], outcome, false)}
          onOpen={open}
          onRetry={retry}
          focusField={focusField}
        />
        {hits[row] ? <HitPreview hit={hits[row]} /> : null}
      </div>
      <SearchFooter outcome={outcome} hostName={hostName} />
      <p className="visually-hidden" role="status">
        <span key={status}>{status}</span>
      </p>
    </div>
  );
}
