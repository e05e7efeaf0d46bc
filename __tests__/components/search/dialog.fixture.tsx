import { act, configure, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { PanelProps } from '@/components/search/connect-panel';
import { SearchDialog } from '@/components/search/SearchDialog';
import { SearchPanel } from '@/components/search/SearchPanel';
import { openSearch, useSearchDialog } from '@/components/search/use-search-dialog';
import { Searcher } from '@/lib/search/page/searcher';
import type { Answer, Answerer, Hit, SearchRequest } from '@/lib/search/types';
import messages from '@/messages/en.json';

export const labels = messages.search;

// Queries by role are slow in jsdom, and machines may be busy: a test waits for states, not for times.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

/** Addresses that the router was asked to show. */
export const followed: string[] = [];

jest.mock('next/navigation', () => ({
  usePathname: () => '/fr/',
  useRouter: () => ({ replace: (href: string) => followed.push(href) }),
}));

let services: { searcher: Searcher; hostName: string | undefined };

jest.mock('@/components/search/lazy-panel', () => ({
  LazyPanel: (props: PanelProps) => <SearchPanel {...props} {...services} />,
}));

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
  Element.prototype.scrollTo = () => undefined;
}

export function Messages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="fr" messages={{ search: labels }}>
      {children}
    </NextIntlClientProvider>
  );
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
  services = { searcher, hostName: hosted ? 'Hosted' : undefined };
  render(<SearchDialog />, { wrapper: Messages });
  act(() => openSearch(''));
  return searcher;
}

/** Closes what the last test left open. */
export function resetDialog(): void {
  act(() => useSearchDialog.setState(useSearchDialog.getInitialState(), true));
  followed.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/fr/');
}
