import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { flushSync } from 'react-dom';
import { canDecodeHash } from '@/lib/browser/can-decode-hash';
import { findTarget, focusTarget } from '@/lib/browser/find-target';
import { cleanQuery, wordsOfQuery, type Outcome } from '@/lib/search/page/searcher';
import type { Hit } from '@/lib/search/types';
import { site, toHref } from '@/lib/site/config';
import { handOverMatches, showMatches } from '../matches/use-matches';
import { actionOf, runAction } from './actions';
import { isSearchEntry } from './is-search-entry';
import { rememberSearch } from './recent-searches';
import { closeSearch, useSearchDialog } from './use-search-dialog';

/** Opens what a result leads to: `onLeave` closes the search for a page that takes its place. */
export function useFollow(onLeave: () => void) {
  const locale = useLocale();
  const router = useRouter();

  /** Opens a page in place of the search. */
  const open = (href: string): void => {
    const { origin, pathname, search, hash } = new URL(href, location.href);
    const isHere = origin === location.origin && `${pathname}/`.startsWith(toHref('/', locale));
    onLeave();
    if (!isHere || !canDecodeHash(hash)) location.replace(href);
    else if (pathname === location.pathname) showSection(pathname + search + hash);
    else router.replace(pathname.slice(site.basePath.length) + search + hash);
  };
  /** Follows a result. */
  const follow = (hit: Hit | undefined, outcome: Outcome | null, isNewTab: boolean): void => {
    const href = hit?.href;
    if (!href) return;
    const query = useSearchDialog.getState().query ?? '';
    rememberSearch(cleanQuery(query));
    const action = actionOf(href);
    if (action) return closeAndThen(() => runAction(action));
    if (isNewTab) return void window.open(href, '_blank', 'noopener');
    handOverMatches(href, outcome?.words?.length ? [...new Set(outcome.words)] : wordsOfQuery(query));
    open(href);
  };
  return { open, follow };
}

/** Closes the search, and continues once the browser is back on the history entry of the page. */
function closeAndThen(action: () => void): void {
  const hasEntry = isSearchEntry();
  closeSearch();
  if (hasEntry) window.addEventListener('popstate', action, { once: true });
  else action();
}

/** Shows another section of the same page, which may have to be uncovered. */
function showSection(address: string): void {
  const { position: _, tabs: __, ...state } = history.state as Record<string, unknown>;
  history.replaceState(state, '', address);
  flushSync(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
  showMatches();
  const target = findTarget(location.hash);
  if (!target) return window.scrollTo({ top: 0 });
  target.scrollIntoView();
  focusTarget(target);
}
