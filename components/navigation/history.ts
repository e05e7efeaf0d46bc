import { normalisePath, trimSlash } from '@/lib/redirects/normalise';
import { pageKey } from './links';

/**
 * The reading position of a page: the scroll offset, and the block of text at the top of the window with its distance from
 * it. Offsets alone are not reliable, because the browser guesses the height of blocks it has not laid out. `block` is the
 * index of the block, followed by the index within it if it is a part of a very long text.
 */
export type Position = { top: number; block?: number[]; distance?: number };

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
export function restorePosition({ top, block = [], distance = 0 }: Position): void {
  let found: Element | undefined;
  for (const [depth, index] of block.entries())
    found = depth === 0 || isPart(found) ? blocksIn(found)[index] : undefined;
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
  const block: number[] = [];
  let found: Element | undefined;
  do {
    const blocks = blocksIn(found);
    const index = blocks.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
    if (index < 0) return { top };
    block.push(index);
    found = blocks[index];
  } while (isPart(found));
  return { top, block, distance: found?.getBoundingClientRect().top ?? 0 };
}

/** Blocks of a part, or of the page. Reads only direct children: measuring more would lay out what is off screen. */
function blocksIn(part: Element | undefined): Element[] {
  return part ? [...part.children] : [...document.querySelectorAll('#page .prose > *')];
}

function isPart(block: Element | undefined): boolean {
  return block?.classList.contains('part') ?? false;
}
