import { resolveAddress } from '@/lib/redirects/resolve';

/**
 * Replaces an address that leads to a page of this site by that page's, with query and hash; the host knew no rule for it.
 * An address below another built locale is compared with that locale's pages, and keeps that locale's not-found page.
 * Nothing happens when the reader has gone on meanwhile.
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
  if (found.kind !== 'redirect') return base === own ? undefined : showNotFoundOf(base, asked);
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

async function showNotFoundOf(home: string, asked: string): Promise<void> {
  const response = await fetch(`${home}404.html`);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const page = document.getElementById('page');
  const incoming = next.getElementById('page');
  if (!page || !incoming || location.pathname !== asked) return;
  page.lang = next.documentElement.lang;
  page.dir = next.documentElement.dir;
  page.replaceChildren(...[...incoming.childNodes].map((node) => document.adoptNode(node)));
  document.title = next.title;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not a valid encoding: names no page as it stands
  }
}
