import { normalisePath, trimSlash } from '@/lib/redirects/normalise';
import { pageKey } from './links';

/**
 * The reading position of a page: the scroll offset, and the index of the block of text at the top of the window with its distance from
 * it. Offsets alone are not reliable, because the browser guesses the height of blocks it has not laid out.
 */
export type Position = { top: number; block?: number; distance?: number };

/** State of a history entry; `mobileMenu` marks the extra entry of the open mobile menu. */
type EntryState = { position?: Position; mobileMenu?: boolean } | null;

/** Returns the state of the current history entry. */
export function entryState(): EntryState {
  return history.state as EntryState;
}

/** Key of the page in the document; the address is ahead of it while Back or Forward loads another page. */
let shown = '';

/** Records that the page of the current address is now in the document. */
export function markShown(): void {
  shown = pageKey(location);
}

/** True if an address belongs to the page in the document. */
export function isShown(url: Pick<URL, 'pathname'>): boolean {
  return pageKey(url) === shown;
}

/** Stores the reading position in the current history entry, unless that entry belongs to a page not shown yet. */
export function savePosition(): void {
  if (isShown(location))
    history.replaceState({ ...entryState(), position: readPosition() } satisfies EntryState, '');
}

/** Scrolls to a position that was read before. */
export function restorePosition({ top, block = -1, distance = 0 }: Position): void {
  const found = blocks()[block];
  window.scrollTo({
    top: found ? window.scrollY + found.getBoundingClientRect().top - distance : top,
    behavior: 'instant',
  });
}

/**
 * Lets the browser restore the scroll offset of the next document, or not. Scroll anchoring is switched off then: Chromium would
 * restore its anchor without the scroll padding, up to the height of the navbar too high.
 */
export function letBrowserRestore(restores: boolean): void {
  history.scrollRestoration = restores ? 'auto' : 'manual';
  document.documentElement.style.overflowAnchor = restores ? 'none' : '';
}

/**
 * Replaces an alternative address of the page (`…/a.html`, `…/a/index.html`, `…//a`, other letter case), which hosts without
 * redirect rules serve too, by its canonical one.
 */
export function canonicaliseAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!canonical) return; // the not-found page
  const { pathname } = new URL(canonical);
  const own = trimSlash(pathname);
  if (trimSlash(location.pathname) === own) return;
  if (normalisePath(location.pathname).toLowerCase() === own.toLowerCase())
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}

function readPosition(): Position {
  const top = window.scrollY;
  if (top === 0) return { top };
  const block = blocks().findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
  const distance = blocks()[block]?.getBoundingClientRect().top;
  return distance === undefined ? { top } : { top, block, distance };
}

/** Only the direct children of the text: measuring more would lay out what is off screen. */
function blocks(): Element[] {
  return [...document.querySelectorAll('#page .prose > *')];
}
