import { internalTarget, isSamePage } from './links';
import { findTarget } from './find-target';
import { keepPlaces, readKeptPlaces } from './kept-places';
import { navigate, newKey } from './navigate';
import { pageKey } from './pages';
import { goToPlace, readPlace } from './reading-place';
import { tidyAddress } from './tidy-address';

type Entry = { pageKey?: string; mobileMenu?: boolean } | null;

/** Follows clicks on links of this site and the history buttons, with their scroll places. Returns the function that stops it. */
export function startNavigation(): () => void {
  const positions = readKeptPlaces();
  let marks = history.state as Entry;
  let entry = markEntry(marks);
  tidyAddress();
  let shown = pageKey(new URL(location.href));
  letBrowserRestore(false);

  const notePlace = (): void => {
    if (entry) positions.set(entry, readPlace());
  };
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    const url = internalTarget(event.target instanceof Element ? event.target.closest('a') : null);
    if (!url) return;
    notePlace();
    // The open panel has an entry of its own in the history: the page chosen there takes its place.
    const inPanel = (history.state as Entry)?.mobileMenu === true;
    if (pageKey(url) !== shown) {
      event.preventDefault();
      void navigate(url, { history: inPanel ? 'replace' : 'push' });
    } else if (inPanel || !isSamePage(url) || !url.hash) {
      event.preventDefault();
      moveInPage(url, inPanel);
      entry = keyOfEntry();
    } // else a jump within the page, which the browser does best
  };
  const onShown = (): void => {
    shown = pageKey(new URL(location.href));
    entry = keyOfEntry();
    marks = history.state as Entry;
  };
  const onPopState = (): void => {
    const url = new URL(location.href);
    if (keyOfEntry() === undefined && pageKey(url) === shown) {
      entry = markEntry(marks); // a jump the browser has just made
      return;
    }
    notePlace();
    const place = positions.get(keyOfEntry() ?? '');
    // Until the other page is here, the place is still that of the entry before.
    if (pageKey(url) !== shown) return void navigate(url, { history: 'none', ...(place ? { place } : {}) });
    entry = keyOfEntry();
    if (place) goToPlace(place);
    else findTarget(url.hash)?.scrollIntoView({ behavior: 'instant' });
  };
  // On the way out the browser takes over again, so that a reload comes back to the same place; the others are kept for Back.
  const onHide = (): void => {
    notePlace();
    keepPlaces(positions);
    letBrowserRestore(true);
  };
  const onReturn = (): void => letBrowserRestore(false);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('page:shown', onShown, { signal });
  window.addEventListener('popstate', onPopState, { signal });
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  return () => listening.abort();
}

/**
 * Whether the browser finds the place of the next document, by its number: an anchor element, which Chromium would note besides,
 * it finds again without the scroll padding, up to the height of the bar too far up.
 */
function letBrowserRestore(restores: boolean): void {
  history.scrollRestoration = restores ? 'auto' : 'manual';
  document.documentElement.style.overflowAnchor = restores ? 'none' : '';
}

/** False for a click that the browser is to follow: in a new tab, as a download… */
function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Another address of the page that is already shown: nothing to load. Other query → stay, hash → there, the same → top. */
function moveInPage(url: URL, replace: boolean): void {
  const before = location.href;
  const otherQuery = url.search !== location.search;
  history[replace || url.href === before ? 'replaceState' : 'pushState']({ pageKey: newKey() }, '', url);
  const target = findTarget(url.hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (!otherQuery) window.scrollTo({ top: 0, behavior: 'instant' });
  // Whoever follows the hash follows this too.
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: url.href }));
}

/**
 * Gives the current entry a scroll place of its own, beside the marks of the entry before it: in development the framework
 * looks for its own in each entry, and reloads the page on Back where they are missing.
 */
function markEntry(marks: Entry): string | undefined {
  if (keyOfEntry() === undefined)
    history.replaceState({ ...marks, mobileMenu: false, pageKey: newKey() }, '');
  return keyOfEntry();
}

function keyOfEntry(): string | undefined {
  return (history.state as Entry)?.pageKey;
}
