import { act, configure, render } from '@testing-library/react';
import { useSearchDialog } from '@/components/search/dialog-state';
import { createSearchBox } from '@/components/search/search-box';
import { completeSearchBox } from '@/components/search/search-field';
import { SearchDialog } from '@/components/search/SearchDialog';
import { Remount } from '@/components/ui/Remount';
import { pickLabels } from '@/lib/i18n/labels';
import type { SearchManifest } from '@/lib/search/manifest';
import { Searcher } from '@/lib/search/page/searcher';
import type { Answer, Answerer, Hit, SearchRequest } from '@/lib/search/types';
import messages from '@/messages/en.json';

export const labels = messages.search;

// Queries by role are slow in jsdom, and machines may be busy: a test waits for states, not for times.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

export const manifest: SearchManifest = {
  lang: 'fr',
  worker: '',
  index: { titles: '', texts: '', parts: '', pages: [] },
  home: '/fr',
  labels,
};

export function makeHit(name: string, category = 'Documentation'): Hit {
  const segments = (text: string) => [{ text, mark: false }];
  return {
    id: name,
    href: `/fr/${name}`,
    category,
    language: null,
    title: segments(name),
    trail: [],
    content: segments(`About ${name}.`),
    preview: segments(`About ${name}.`),
  };
}

/** jsdom has the element, but not its modal behaviour, and scrolls nothing. */
export function teachDialogs(): void {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    before = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    (before as HTMLElement).focus();
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = function scrollTo(this: Element) {
    this.scrollTop = 0;
  };
}

/** An answerer of a test: bare hits, or a whole answer. */
export type Ask = (request: SearchRequest) => Promise<Hit[] | Answer>;

const toAnswerer =
  (ask: Ask): Answerer =>
  async (request) => {
    const answer = await ask(request);
    return Array.isArray(answer) ? { hits: answer } : answer;
  };

/** Renders the dialog with the test's own answerers and opens it. */
export function openDialog(embedded: Ask, hosted: Ask | null = null) {
  const searcher = new Searcher({
    hosted: hosted && toAnswerer(hosted),
    embedded: toAnswerer(embedded),
    isOffline: () => false,
  });
  const backends = { searcher, hostedName: hosted ? 'Hosted' : null };
  const opener = document.body.appendChild(document.createElement('button'));
  const box = createSearchBox(pickLabels(messages));
  completeSearchBox(box, labels);
  const show = (): void => {
    opener.focus();
    box.show('');
    act(() => useSearchDialog.setState({ isOpen: true, query: '' }));
  };
  const view = render(
    <Remount>
      <SearchDialog box={box} manifest={manifest} backends={backends} />
    </Remount>,
    { container: box.rest },
  );
  show();
  return { ...view, show, opener, refresh: () => act(() => searcher.refresh()) };
}

/** Closes what the last test left open. */
export function resetDialog(): void {
  act(() => useSearchDialog.setState({ isOpen: false, query: '', area: null }));
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/fr/');
}
