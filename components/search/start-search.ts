import { startPart } from '@/lib/browser/load';
import type { Labels } from '@/lib/i18n/labels';
import { cancelPrefetches } from '../navigation/prefetch';
import { isFreeKey, isTaken } from '../shortcuts/free-key';
import { startFirstRequests } from './first-requests';
import { createSearchBox, type SearchBox } from './search-box';

const MAX_SELECTION_LENGTH = 100;

/**
 * Opens the search by its buttons, its keys, or `?q=` in the URL. Its field is shown at once; results and index are loaded at the
 * first sign of use.
 */
export function startSearch(labels: Labels): void {
  let created: SearchBox | undefined;
  let loaded: Promise<() => void> | undefined;

  const getBox = (): SearchBox => (created ??= createSearchBox(labels));
  const load = (): Promise<() => void> => {
    if (loaded) return loaded;
    cancelPrefetches();
    const first = startFirstRequests();
    loaded = import('./open-search').then(({ prepareSearch }) => prepareSearch(first, getBox()));
    loaded.catch(() => {
      loaded = undefined;
      first.worker?.worker.terminate();
    });
    return loaded;
  };
  const open = (query?: string): void => {
    const box = getBox();
    if (box.dialog.open) return;
    box.show(query);
    void startPart(async () => {
      box.field.focus(); // the Retry button had it
      const update = await load();
      update();
    });
  };
  const onSign = (event: Event): void => {
    // A failure is reported when the search is opened.
    if (searchButton(event)) load().catch(() => undefined);
  };
  const onClick = (event: Event): void => {
    const button = searchButton(event);
    // Some browsers do not focus a button on click, and a closed dialog gives the focus back to what had it.
    button?.focus({ preventScroll: true });
    if (button) open();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.repeat) return;
    const isChord = isOpenChord(event);
    const isOpen = created?.dialog.open;
    if (isOpen ? !isChord : isTaken(event) || !(isChord || (isOpenLetter(event) && isFreeKey(event)))) return;
    event.preventDefault();
    if (isOpen) created?.hide();
    else open(selectedText());
  };
  const openFromAddress = (): void => {
    const url = new URL(location.href);
    const query = url.searchParams.get('q');
    if (query === null) return;
    // The page below the dialog keeps its address without the query.
    url.searchParams.delete('q');
    history.replaceState(history.state, '', url);
    open(query);
  };
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) nameAppleKeys();
  // Capture: these requests start before the navbar hydrates on the same event.
  document.addEventListener('pointerover', onSign, { passive: true, capture: true });
  document.addEventListener('focusin', onSign, { capture: true });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener('page:shown', openFromAddress);
  openFromAddress();
}

function nameAppleKeys(): void {
  for (const button of document.querySelectorAll('[data-search-open]')) {
    button.setAttribute('aria-keyshortcuts', 'Meta+K');
    const keyHint = button.querySelector('kbd');
    if (keyHint) keyHint.textContent = '⌘ K';
  }
}

/** True for Ctrl+K or ⌘K. */
function isOpenChord({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return !isComposing && key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** True for `s` or `/`: the produced character is compared, because `/` needs Shift on some keyboards. */
function isOpenLetter({ key, shiftKey }: KeyboardEvent): boolean {
  return key === '/' || (key.toLowerCase() === 's' && !shiftKey);
}

function searchButton({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-search-open]') : null;
}

function selectedText(): string | undefined {
  const text = getSelection()?.toString().trim() ?? '';
  return text && text.length <= MAX_SELECTION_LENGTH && !text.includes('\n') ? text : undefined;
}
