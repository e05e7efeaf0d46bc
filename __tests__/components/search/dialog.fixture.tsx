import { act, render } from '@testing-library/react';
import { SearchDialog } from '@/components/search/SearchDialog';
import { useSearchDialog } from '@/components/search/use-search-dialog';
import type { SearchManifest } from '@/lib/search/manifest';
import { Searcher } from '@/lib/search/searcher';
import type { Ask, SearchRequest } from '@/lib/search/ask';
import messages from '@/messages/en.json';
import type { RawHit } from '@/lib/search/types';

export const labels = messages.search;

export const manifest: SearchManifest = {
  lang: 'fr',
  worker: '',
  index: { titles: '', texts: [], pages: [] },
  home: '/fr',
  labels,
};

export function rawHit(name: string, lvl0 = 'Documentation'): RawHit {
  return { objectID: name, url: `/fr/${name}`, hierarchy: { lvl0, lvl1: name }, content: `About ${name}.` };
}

/** jsdom has the element, but not its modal behaviour, and scrolls nothing. */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = function scrollTo(this: Element) {
    this.scrollTop = 0;
  };
}

/** Renders the dialog over back ends of the test's own and opens it. */
export function openDialog(
  embedded: Ask,
  hosted: Ask | null = null,
  prepare: (request: SearchRequest) => void = () => undefined,
) {
  const more = new Set<() => void>();
  const backends = {
    searcher: new Searcher({ hosted, embedded, isOffline: () => false, prepare }),
    hostName: hosted ? 'search.example' : null,
    onMore: (listener: () => void) => {
      more.add(listener);
      return () => more.delete(listener);
    },
  };
  const opener = document.body.appendChild(document.createElement('button'));
  const view = render(<SearchDialog manifest={manifest} backends={backends} getOpener={() => opener} />);
  act(() => useSearchDialog.getState().open(''));
  return { ...view, opener, tellMore: () => act(() => more.forEach((listener) => listener())) };
}

/** Closes what the last test left open. */
export function resetDialog(): void {
  act(() => useSearchDialog.setState({ isOpen: false, query: '', area: null }));
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/fr/');
}
