import { parsePage } from '@/lib/browser/parse-page';
import type { FirstFile } from '@/lib/search/manifest';
import type { TitlesFile } from '@/lib/search/worker/catalogue';
import { findSimilarPages, wordsOfPath } from '@/lib/redirects/similar-pages';
import { resolveAddress } from '@/lib/redirects/resolve';
import { decode } from '@/lib/text/decode';
import { make } from '../ui/elements';

/**
 * Redirects a former address to its page, keeping query and hash, on hosts without redirect rules.
 * An address below another built locale is compared with that locale's pages, and keeps that locale's not-found page.
 * Does nothing if the reader has left the page in the meantime.
 */
export async function followFormerAddress(): Promise<void> {
  const own = document.documentElement.dataset.base ?? '/';
  const base = homeOfAddress() ?? own;
  const asked = location.pathname;
  const response = await fetch(`${base}pages.json`);
  if (!response.ok) throw new Error(`${base}pages.json: ${response.status}`);
  const pages = new Set((await response.json()) as string[]);
  if (location.pathname !== asked) return;
  const found = resolveAddress(decode(asked), pages, base.slice(0, -1));
  if (found.kind === 'page') return; // offline, and not in the copy
  if (found.kind === 'unknown') {
    keepAddressInOtherLanguages(base, asked);
    if (base !== own) await showNotFoundOf(base, asked);
    return showNearestPages(decode(asked), pages, base);
  }
  const [to = '', hash] = found.to.split('#');
  location.replace(to + location.search + (hash ? `#${hash}` : location.hash));
}

/** Home of the locale the address is below, as the language menu has it: `/ko/` for `/ko/v1/old`. */
function homeOfAddress(): string | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('.navbar a[hreflang]')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname.replace(/\/*$/, '/'))
    .find((home) => location.pathname.startsWith(home));
}

/** The languages of the menu lead to the same address, as on other pages: it may exist there. */
function keepAddressInOtherLanguages(base: string, asked: string): void {
  if (!asked.startsWith(base)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.navbar a[hreflang]'))
    link.pathname = link.pathname.replace(/\/*$/, '/') + asked.slice(base.length);
}

async function showNotFoundOf(home: string, asked: string): Promise<void> {
  const response = await fetch(`${home}404.html`);
  const next = parsePage(await response.text());
  const page = document.getElementById('page');
  const incoming = next.getElementById('page');
  if (!page || !incoming || location.pathname !== asked) return;
  page.lang = next.documentElement.lang;
  page.dir = next.documentElement.dir;
  page.replaceChildren(...[...incoming.childNodes].map((node) => document.adoptNode(node)));
  document.title = next.title;
}

/** Offers the three pages whose addresses are most like the asked one, and a search for its last words. */
async function showNearestPages(path: string, pages: ReadonlySet<string>, base: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('[data-path-search] input');
  if (field && !field.value) field.value = wordsOfPath(path);
  const nearest = findSimilarPages(path, pages, base.slice(0, -1));
  if (nearest.length === 0) return;
  const titles = await readTitles(base);
  const list = document.querySelector('[data-nearest]');
  if (!list || decode(location.pathname) !== path) return;
  list.className = 'cards';
  list.replaceChildren(...nearest.map((page) => toCard(page, titles.get(page))));
  document.querySelector('[data-nearest-title]')?.removeAttribute('hidden');
}

/** Page titles by address, from the index of the search; none if it cannot be read. */
async function readTitles(base: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  try {
    const response = await fetch(`${base}search/${'titles.json' satisfies FirstFile}`);
    const file = (await response.json()) as TitlesFile;
    for (const { url, records } of file.pages) titles.set(url, records[0]?.[1] ?? '');
  } catch (error) {
    console.warn('The titles of the nearest pages could not be read:', error);
  }
  return titles;
}

function toCard(page: string, title?: string): HTMLElement {
  const link = make('a', '', title ?? page);
  link.href = page;
  const address = title ? [make('br'), make('small', '', page)] : [];
  return make('li', '', make('div', '', link, ...address));
}
