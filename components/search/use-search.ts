import { useEffect, useRef, useState, type RefObject } from 'react';
import { emit } from '@/lib/browser/events';
import type { Area } from '@/lib/search/areas';
import type { HitGroup } from '@/lib/search/page/hits';
import { cleanQuery, type Outcome, type Searcher } from '@/lib/search/page/searcher';
import { hitKey } from './use-selection';

/** What the dialog shows, and the question that it answers. */
export type View = { question: string; query: string } & (
  | { kind: 'empty' }
  | {
      kind: 'results' | 'none';
      groups: HitGroup[];
      by: 'hosted' | 'embedded';
      words: string[];
      suggestion: string | undefined;
    }
  /** `groups`: results of the embedded index. */
  | { kind: 'error'; groups: HitGroup[]; isWaiting: boolean }
);

type Search = { view: View; loading: boolean; retry: () => void };

const DEBOUNCE_MS = 100;
const emptyView: View = { kind: 'empty', question: '', query: '' };

/**
 * Searches 100 ms after the last change, and keeps showing the previous results until the new ones arrive. A late answer of
 * the hosted service does not replace embedded results if it lacks the selected one.
 */
export function useSearch(
  text: string,
  area: Area | null,
  locale: string,
  searcher: Searcher,
  selectedRef: RefObject<string>,
): Search {
  const [view, setView] = useState(emptyView);
  const [attempt, setAttempt] = useState(0);
  // What was typed before this code had loaded is searched at once.
  const delay = useRef(0);
  const query = cleanQuery(text);
  // A trailing space says that the last word is complete.
  const asked = query && /\s$/.test(text) ? `${query} ` : query;
  const question = `${attempt} ${area ?? ''} ${asked}`;

  useEffect(() => {
    const wait = delay.current;
    delay.current = DEBOUNCE_MS;
    if (!query) {
      searcher.cancel();
      setView(emptyView);
      return undefined;
    }
    let logged: unknown;
    let isProvisional = false;
    const onOutcome = (outcome: Outcome): void => {
      if (outcome.kind === 'error' && outcome.error !== logged)
        console.error('Search failed:', outcome.error);
      if (outcome.kind === 'error') logged = outcome.error;
      const hasSelected = (group: HitGroup): boolean =>
        group.hits.some((hit) => hitKey(hit) === selectedRef.current);
      if (isProvisional && outcome.kind === 'results' && outcome.isFinal && !outcome.groups.some(hasSelected))
        return;
      isProvisional = outcome.kind === 'results' && !outcome.isFinal;
      if (process.env.SITE_REPORT_TO && outcome.kind === 'results')
        emit('search:answered', outcome.groups.length > 0 ? null : query);
      setView(toView(outcome, question, query));
    };
    const timer = setTimeout(() => searcher.search({ query: asked, area, locale }, onOutcome), wait);
    return () => clearTimeout(timer);
  }, [query, asked, question, area, locale, searcher, selectedRef]);

  const retry = (): void => setAttempt(attempt + 1);
  // Both follow the field at once, not only after the next effect.
  if (!query) return { view: emptyView, loading: false, retry };
  return { view, loading: view.question !== question || (view.kind === 'error' && view.isWaiting), retry };
}

function toView(outcome: Outcome, question: string, query: string): View {
  if (outcome.kind === 'error') {
    const { fallback } = outcome;
    return { kind: 'error', question, query, groups: fallback ?? [], isWaiting: fallback === null };
  }
  const { groups, by, words = [], suggestion } = outcome;
  return { kind: groups.length > 0 ? 'results' : 'none', question, query, groups, by, words, suggestion };
}
