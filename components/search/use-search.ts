import { useLocale } from 'next-intl';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { cleanQuery, type Outcome, type Searcher } from '@/lib/search/page/searcher';
import { useSearchDialog } from './use-search-dialog';

const DEBOUNCE_MS = 100;
const PRESS_POLL_MS = 50;

/**
 * Searches for what the field holds once the reader stops typing. The previous outcome stays until the new one arrives; `accept` may
 * refuse another outcome of the same question. `body` shows the rows.
 */
export function useSearch(
  searcher: Searcher,
  body: RefObject<HTMLElement | null>,
  accept: (shown: Outcome | null, next: Outcome) => boolean,
) {
  const locale = useLocale();
  const { query, area, isLoading } = useSearchDialog();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const lastAttempt = useRef(-1);
  const receive = useEffectEvent((next: Outcome): void => {
    if (!accept(outcome, next)) return;
    if (next.error !== undefined && next.error !== outcome?.error)
      console.error('Search failed:', next.error);
    setOutcome(next);
    setLoading(next.error !== undefined && !next.isFinal);
  });

  const question = toQuestion(query ?? '');
  // Before the first paint, so that the empty view does not flash when the search opens with a query.
  useLayoutEffect(() => {
    if (!question) {
      setOutcome(null);
      return setLoading(false);
    }
    // Do not debounce the first query, typed before this code had loaded, or a retry.
    const delay = lastAttempt.current === attempt ? DEBOUNCE_MS : 0;
    lastAttempt.current = attempt;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const receiveUnpressed = (next: Outcome): void => {
      clearTimeout(waiting);
      // A row that is replaced between press and release would not be clicked.
      const isPressed = body.current?.matches(':active');
      if (isPressed) waiting = setTimeout(() => receiveUnpressed(next), PRESS_POLL_MS);
      else receive(next);
    };
    const ask = (): void => searcher.search({ query: question, area, locale }, receiveUnpressed);
    setLoading(true);
    const asking = setTimeout(ask, delay);
    return () => {
      clearTimeout(asking);
      clearTimeout(waiting);
      searcher.cancel();
    };
  }, [searcher, question, area, locale, attempt, body]);
  return { outcome, isLoading, retry };
}

function setLoading(isLoading: boolean): void {
  useSearchDialog.setState({ isLoading });
}

/** The query to search for. A trailing space says that the last word is complete. */
function toQuestion(query: string): string {
  const text = cleanQuery(query);
  return text && /\s$/.test(query) ? `${text} ` : text;
}
