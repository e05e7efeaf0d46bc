import { resolveAddress } from '@/lib/redirects/resolve';

/** Replaces an address that leads to a page of this site by that page's, with query and hash; the host knew no rule for it. */
export async function followFormerAddress(): Promise<void> {
  const base = document.documentElement.dataset.base ?? '/';
  const response = await fetch(`${base}pages.json`);
  if (!response.ok) throw new Error(`${base}pages.json: ${response.status}`);
  const pages = new Set((await response.json()) as string[]);
  const found = resolveAddress(decode(location.pathname), pages, base.slice(0, -1));
  if (found.kind !== 'redirect') return;
  const [to = '', hash] = found.to.split('#');
  location.replace(to + location.search + (hash ? `#${hash}` : location.hash));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not a valid encoding: names no page as it stands
  }
}
