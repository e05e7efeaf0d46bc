import { markReload } from '@/lib/browser/reload-marks';
import { keys } from '@/lib/browser/storage';
import { layOutBeginning, layOutWhole } from '../doc/lay-out-whole';
import { reportLoadFailure, startPart } from '../errors/load-failure';
import { findTarget } from './find-target';
import { takePage } from './pages';
import { goToPlace, type ReadingPlace } from './reading-place';
import { swapPage } from './swap-page';

/** `page:loading` when a navigation starts, `page:shown` when it has ended well, `page:failed` when it cannot. */
type PageEvent = 'page:loading' | 'page:shown' | 'page:failed';

type How = {
  history: 'push' | 'replace' | 'none';
  /** Where the page was left; without it the address says where to begin. */
  place?: ReadingPlace;
  /** The reader has asked again after a failure: the document may be loaded although that was tried before. */
  again?: boolean;
};

let latest = 0;

/** Shows another page of this site without loading the document again. Only the latest call has an effect. */
export async function navigate(url: URL, how: How): Promise<void> {
  const turn = ++latest;
  announce('page:loading');
  try {
    const next = await takePage(url);
    if (turn !== latest) return;
    if (!next.getElementById('page')) throw new Error('the answer holds no page of this site');
    if (buildOf(next) !== buildOf(document) && loadOnce(url, how, 'it belongs to another build')) return;
    if (how.history !== 'none') history[`${how.history}State`]({ pageKey: newKey() }, '', url);
    const isWhole = url.hash !== '' || (how.place?.top ?? 0) > 0;
    layOutWhole(isWhole);
    if (!isWhole) layOutBeginning(next);
    if (!show(next, url)) return;
    const target = findTarget(url.hash);
    scroll(target, how.place);
    focus(target);
    announce('page:shown');
  } catch (error) {
    if (turn !== latest) return;
    if (!navigator.onLine) console.warn(url.pathname, error);
    else if (loadOnce(url, how, error)) return;
    announce('page:failed');
    reportLoadFailure('page', () => void navigate(url, { ...how, again: true }));
  }
}

/** Puts the page in place; false when that fails, and the crash page is there instead. */
function show(next: Document, url: URL): boolean {
  try {
    swapPage(next);
    return true;
  } catch (error) {
    announce('page:failed');
    const retry = (): void => void navigate(url, { history: 'none' });
    void startPart(async () => (await import('../errors/show-crash')).showCrash(error, retry));
    return false;
  }
}

/** A mark for a history entry, under which its scroll place is kept. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Name of the build a document belongs to. */
function buildOf(from: Document): string {
  return from.documentElement.dataset.build ?? '';
}

function announce(name: PageEvent): void {
  document.dispatchEvent(new CustomEvent(name));
}

/**
 * Loads the address as a document: by itself once per path and build, so that a page that fails for good cannot loop. False
 * when that was already tried, or cannot be remembered.
 */
function loadOnce(url: URL, how: How, reason: unknown): boolean {
  console.warn(`${url.pathname} could not be shown in place:`, reason);
  if (!markReload(keys.reloaded, buildOf(document), url.pathname) && !how.again) return false;
  announce('page:failed'); // from here on the browser shows its own progress
  // After Back the address is already the wanted one: going to it would load nothing when it has a hash.
  if (how.history === 'none') location.reload();
  else location.assign(url);
  return true;
}

function scroll(target: HTMLElement | null, place: ReadingPlace | undefined): void {
  if (place) goToPlace(place);
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The next Tab begins at the new text, or at the place in it that was asked for; the live region says the title. */
function focus(target: HTMLElement | null): void {
  const start = target ?? document.getElementById('main');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}
