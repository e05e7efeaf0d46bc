import { restoreSidebar } from '../sidebar/sidebar-state';

/** Replaces a page by another one. */
export function swapPage(next: Document): void {
  const current = document.getElementById('page');
  const incoming = next.getElementById('page');
  if (!current || !incoming) throw new Error('a page of this site is missing');
  current.replaceChildren(...[...incoming.childNodes].map((node) => document.adoptNode(node)));
  document.title = next.title;
  swapHead(next);
  updateLinks(next);
  const sidebar = current.querySelector<HTMLElement>('.sidebar');
  if (sidebar) restoreSidebar(sidebar); // last, because it forces layout
}

/** The bars stay; their links take the addresses and the marks of the next page's. */
function updateLinks(next: Document): void {
  const links = '.announcement a, .navbar a';
  const incoming = new Map<string, HTMLAnchorElement>();
  for (const link of next.querySelectorAll<HTMLAnchorElement>(links)) incoming.set(linkKey(link), link);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const from = incoming.get(linkKey(link));
    if (!from) continue;
    link.href = from.getAttribute('href') ?? '';
    link.ariaCurrent = from.ariaCurrent;
  }
}

/** Identifies a link on every page, because extensions add and remove links. Links to languages and versions have other addresses. */
function linkKey(link: HTMLAnchorElement): string {
  if (link.closest('.announcement')) return 'announcement';
  return link.hreflang || link.dataset.version || (link.getAttribute('href') ?? '');
}

const perPage =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"]';

function swapHead(next: Document): void {
  document.head.querySelectorAll(perPage).forEach((element) => element.remove());
  next.head.querySelectorAll(perPage).forEach((element) => document.head.append(document.adoptNode(element)));
}
