import { keys, readStored } from '@/lib/browser/storage';
import { startPart } from '@/lib/browser/load';
import { isOpenChord, isOpenLetter } from '@/lib/search/page/hotkeys';
import { cancelPrefetches } from '../navigation/prefetch';
import { startFirstRequests } from './first-requests';

type Opener = typeof import('./open-search');

const MAX_SELECTION_LENGTH = 100;

/**
 * Opens the search by its buttons, its keys, or `?q=` in the URL. Dialog and index are loaded at the
 * first sign of use; keys typed before they have loaded are kept for the field.
 */
export function startSearch(): void {
  let loaded: Promise<Opener> | undefined;
  let typed: string | null = null;

  const load = (): Promise<Opener> => {
    if (loaded) return loaded;
    cancelPrefetches();
    const first = startFirstRequests();
    loaded = import('./open-search').then(async (opener) => {
      await opener.prepareSearch(first);
      return opener;
    });
    loaded.catch(() => {
      loaded = undefined;
      first.worker?.worker.terminate();
    });
    return loaded;
  };
  const open = (query?: string, opener = document.activeElement): void => {
    if (typed !== null) return;
    void startPart(async () => {
      typed = '';
      try {
        const { openSearch } = await load();
        await openSearch(opener, query ?? (typed || undefined));
      } finally {
        typed = null;
      }
    });
  };
  const onSign = (event: Event): void => {
    // A failure is reported when the search is opened.
    if (isSearchButton(event.target)) load().catch(() => undefined);
  };
  const onClick = (event: Event): void => {
    // Some browsers do not focus a button on click.
    const button = event.target instanceof Element ? event.target.closest('[data-search-open]') : null;
    if (button) open(undefined, button);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || isEditable(event) || document.querySelector('dialog[open]'))
      return;
    if (typed !== null && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typed += event.key;
      event.preventDefault();
    } else if (isOpenChord(event) || (isOpenLetter(event) && readStored(keys.shortcutsOff) !== 'true')) {
      event.preventDefault();
      open(selectedText());
    }
  };
  const openFromAddress = (): void => {
    const query = new URLSearchParams(location.search).get('q');
    if (query !== null) open(query);
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

function isSearchButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-search-open]') !== null;
}

function isEditable(event: Event): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'input, select, textarea, [role="textbox"], [contenteditable]:not([contenteditable="false"])',
      ))
  );
}

function selectedText(): string | undefined {
  const text = getSelection()?.toString().trim() ?? '';
  return text && text.length <= MAX_SELECTION_LENGTH && !text.includes('\n') ? text : undefined;
}
