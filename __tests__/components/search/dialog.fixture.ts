import { configure } from '@testing-library/react';
import { connectDialog } from '@/components/search/open-search';
import { createSearchBox } from '@/components/search/search-box';
import { pickLabels } from '@/lib/i18n/labels';
import { Searcher } from '@/lib/search/page/searcher';
import type { Answer, Answerer, Hit, SearchRequest } from '@/lib/search/types';
import messages from '@/messages/en.json';

export const labels = messages.search;

// Queries by role are slow in jsdom, and machines may be busy: a test waits for states, not for times.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

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
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** An answerer of a test: bare hits, or a whole answer. */
export type Ask = (request: SearchRequest) => Promise<Hit[] | Answer>;

const toAnswerer =
  (ask: Ask): Answerer =>
  async (request) => {
    const answer = await ask(request);
    return Array.isArray(answer) ? { hits: answer } : answer;
  };

/** Opens the dialog over the test's own answerers. */
export function openDialog(embedded: Ask, hosted: Ask | null = null) {
  const searcher = new Searcher({
    hosted: hosted && toAnswerer(hosted),
    embedded: toAnswerer(embedded),
    isOffline: () => false,
  });
  const index = { titles: '', texts: '', shards: '', pages: [] };
  const service = { host: '', name: 'Hosted', appId: '', key: '', index: '', parameters: '' };
  const manifest = { lang: 'fr', worker: '', index, home: '/fr', labels, ...(hosted && { hosted: service }) };
  const box = createSearchBox(pickLabels(messages));
  const update = connectDialog(box, manifest, searcher);
  box.show('');
  update();
  return searcher;
}

/** Closes what the last test left open. */
export function resetDialog(): void {
  document.querySelector('dialog')?.close();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/fr/');
}
