import { startTransition, useEffect, useRef, useState } from 'react';
import type { Area } from '@/lib/search/areas';
import { cleanQuery } from '@/lib/search/query';
import type { Outcome } from '@/lib/search/searcher';
import type { HitGroup } from '@/lib/search/types';
import type { Backends } from './backends';

export type View =
  | { kind: 'empty' }
  | { kind: 'results'; query: string; groups: HitGroup[]; by: 'hosted' | 'embedded' }
  | { kind: 'none'; query: string; by: 'hosted' | 'embedded' }
  /** `groups`: what the embedded index answers in place of a host that failed. */
  | { kind: 'error'; query: string; groups: HitGroup[] };

type Search = { view: View; loading: boolean; retry: () => void };

/** After the last change, in ms: the search; and before it the fetching of what its answer will need. */
const debounce = 100;
const headStart = 60;
const nothing: View = { kind: 'empty' };

/** Searches 100 ms after the last change, keeps only the answer to the latest query, and never throws. */
export function useSearch(
  text: string,
  area: Area | null,
  lang: string,
  { searcher, onMore }: Backends,
): Search {
  const [view, setView] = useState(nothing);
  const [answered, setAnswered] = useState('');
  const query = cleanQuery(text);
  // A trailing space says that the last word is whole.
  const asked = query && /\s$/.test(text) ? `${query} ` : query;
  const question = `${area ?? ''} ${asked}`;
  const ask = useRef<() => void>(() => undefined);

  useEffect(() => {
    let isLatest = true;
    const outdate = (): void => void (isLatest = false);
    ask.current = () => {
      if (!query) return;
      let logged: unknown;
      searcher.search({ query: asked, area, lang }, (outcome) => {
        if (outcome.kind === 'error' && outcome.error !== logged) {
          console.error('Search failed:', outcome.error);
          logged = outcome.error;
        }
        // In slices, so that a slow machine draws the rows between two keys.
        startTransition(() => {
          // An answer to what stood there a moment ago is shown while the next one is on its way.
          if (isLatest) setAnswered(question);
          setView(toView(outcome, query));
        });
      });
    };
    if (!query) {
      searcher.cancel();
      setView(nothing);
      setAnswered('');
      return outdate;
    }
    const timers = [
      setTimeout(() => searcher.prepare({ query: asked, area, lang }), debounce - headStart),
      setTimeout(() => ask.current(), debounce),
    ];
    return () => {
      outdate();
      timers.forEach(clearTimeout);
    };
  }, [query, asked, question, area, lang, searcher]);

  useEffect(() => onMore(() => searcher.refresh()), [onMore, searcher]);

  const retry = (): void => {
    setAnswered('');
    ask.current();
  };
  // Both follow from the field at once, not after the next effect.
  return query ? { view, loading: answered !== question, retry } : { view: nothing, loading: false, retry };
}

function toView(outcome: Outcome, query: string): View {
  if (outcome.kind === 'error') return { kind: 'error', query, groups: outcome.fallback ?? [] };
  const { groups, by } = outcome;
  return groups.length > 0 ? { kind: 'results', query, groups, by } : { kind: 'none', query, by };
}
