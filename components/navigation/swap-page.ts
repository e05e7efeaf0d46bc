import { bringCurrentIntoView, openGroupsAround } from '../sidebar/sidebar-state';

/**
 * Replaces the text of the page by another page's. A sidebar that both pages share stays, with its scroll offset and open groups; only
 * its mark moves.
 */
export function swapPage(next: Document): void {
  const current = document.getElementById('page');
  const incoming = next.getElementById('page');
  if (!current || !incoming) throw new Error('a page of this site is missing');
  const kept = current.querySelector<HTMLElement>('.sidebar');
  const replaced = incoming.querySelector<HTMLElement>('.sidebar');
  const [main, nextMain] = [current.querySelector('main'), incoming.querySelector('main')];
  if (kept && replaced && main && nextMain && isSame(kept, replaced)) {
    main.replaceWith(document.adoptNode(nextMain));
    moveMark(kept, replaced); // last, because it forces layout
  } else {
    current.replaceChildren(...[...incoming.childNodes].map((node) => document.adoptNode(node)));
  }
  document.title = next.title;
  swapHead(next);
  updateLinks(next);
}

/** A large sidebar holds the groups around its page only, and that of a reference page its entries: they depend on the page. */
function isSame(kept: HTMLElement, incoming: HTMLElement): boolean {
  if (kept.querySelector('.entry-tree') || incoming.querySelector('.entry-tree')) return false;
  const groups = (sidebar: HTMLElement): string =>
    [...sidebar.querySelectorAll<HTMLElement>('[data-group]')].map(({ dataset }) => dataset.group).join(' ');
  return kept.dataset.name === incoming.dataset.name && groups(kept) === groups(incoming);
}

function moveMark(kept: HTMLElement, from: HTMLElement): void {
  kept.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const href = from.querySelector('[aria-current]')?.getAttribute('href');
  const link = [...kept.querySelectorAll('a')].find((candidate) => candidate.getAttribute('href') === href);
  if (!link) return;
  link.setAttribute('aria-current', 'page');
  openGroupsAround(link);
  bringCurrentIntoView(kept);
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
