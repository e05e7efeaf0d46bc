import { emit } from '@/lib/browser/events';
import { findTarget } from '@/lib/browser/find-target';
import {
  canonicaliseAddress,
  entryState,
  isShown,
  letBrowserRestore,
  markShown,
  restorePosition,
  savePosition,
  type Position,
} from './history';
import { internalTarget, isSamePage } from './links';
import { DocumentNeeded, takePage } from './prefetch';
import { swapPage } from './swap-page';

type Request = {
  url: URL;
  /** What to do with the history; `none` after Back and Forward, and for a retry after the entry was made. */
  entry: 'push' | 'replace' | 'none';
  /** Where the page was left, for Back and Forward. */
  position?: Position | undefined;
};

/** The position is saved when scrolling starts and this long after it stopped: browsers limit writes to the history. */
const SCROLL_IDLE_MS = 100;

/** Handles clicks on links of this site, and Back and Forward, without loading a document. */
export function startNavigation(): void {
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    if (scrollTimer === undefined) savePosition();
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(() => {
      scrollTimer = undefined;
      savePosition();
    }, SCROLL_IDLE_MS);
  };
  const onPopState = (): void => {
    clearTimeout(scrollTimer); // it would write to the wrong entry
    scrollTimer = undefined;
    if (isShown(location) && entryState() === null)
      history.replaceState({}, ''); // the browser jumped to a hash
    else followHistory();
  };
  canonicaliseAddress();
  markShown();
  // After a reload, browsers that lose their scroll offset while the page is built start at the top.
  const position = entryState()?.position;
  if (position && window.scrollY === 0) restorePosition(position);
  savePosition();
  letBrowserRestore(false);
  document.addEventListener('click', followLink);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', () => {
    clearTimeout(scrollTimer);
    // No `replaceState` here: Chromium would drop it together with the change of `scrollRestoration`.
    letBrowserRestore(true);
  });
  window.addEventListener('pageshow', () => letBrowserRestore(false));
}

function followLink(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const url = internalTarget(target instanceof Element ? target.closest('a') : null);
  if (!url) return;
  savePosition();
  // A page chosen in the mobile menu replaces the history entry of the open menu.
  const inMenu = entryState()?.mobileMenu === true;
  const entry = inMenu ? 'replace' : 'push';
  if (!isShown(url)) {
    event.preventDefault();
    void navigate({ url, entry });
  } else if (inMenu || !isSamePage(url) || !url.hash) {
    event.preventDefault();
    moveInPage(url, entry);
  } // otherwise a jump within the page, which the browser does best
}

function followHistory(): void {
  const position = entryState()?.position;
  if (!isShown(location)) void navigate({ url: new URL(location.href), entry: 'none', position });
  else if (position) restorePosition(position);
  else scrollToTarget(findTarget(location.hash));
}

/** Goes to another address of the shown page: a new query keeps the scroll offset, anything else scrolls. */
function moveInPage(url: URL, entry: 'push' | 'replace'): void {
  const before = location.href;
  const newQuery = url.search !== location.search;
  if (entry === 'replace' || url.href === before) history.replaceState({}, '', url);
  else history.pushState({}, '', url);
  const target = findTarget(url.hash);
  if (target || !newQuery) scrollToTarget(target);
  // `pushState` does not fire it.
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: url.href }));
}

let latest = 0;

/** Shows another page of this site. Only the latest call takes effect; if the page fails to load, the current one stays. */
async function navigate(request: Request): Promise<void> {
  const { url, entry, position } = request;
  const turn = ++latest;
  emit('page:loading');
  try {
    const next = await takePage(url);
    if (turn !== latest) return;
    if (entry === 'push') history.pushState({}, '', url);
    else if (entry === 'replace') history.replaceState({}, '', url);
    // A position or a hash needs real heights; the first-paint script sets the same attribute for whole loads.
    document.documentElement.toggleAttribute('data-whole', url.hash !== '' || (position?.top ?? 0) > 0);
    if (!show(next, url)) return;
    const target = findTarget(url.hash);
    if (position) restorePosition(position);
    else scrollToTarget(target);
    focus(target);
    emit('page:shown');
  } catch (error) {
    if (turn !== latest) return;
    console.warn(`${url.pathname} could not be shown in place:`, error);
    emit('page:failed');
    if (error instanceof DocumentNeeded) loadDocument(request);
    else emit('load:failed', { what: 'page', retry: () => void navigate(request) });
  }
}

/** Puts the page into the document; returns false if that fails. */
function show(next: Document, url: URL): boolean {
  try {
    swapPage(next);
    markShown();
    return true;
  } catch (reason) {
    emit('page:failed');
    emit('page:crashed', { reason, retry: () => void navigate({ url, entry: 'none' }) });
    return false;
  }
}

function loadDocument({ url, entry }: Request): void {
  // After Back the address is already the right one, and going to it would load nothing if it has a hash.
  if (entry === 'none') location.reload();
  else location.assign(url);
}

function scrollToTarget(target: HTMLElement | null): void {
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The next Tab press starts at the target or at the new text; the live region announces the title. */
function focus(target: HTMLElement | null): void {
  const start = target ?? document.getElementById('main');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}
