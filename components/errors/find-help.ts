import { load } from '@/lib/browser/load';
import type { FirstFile } from '@/lib/search/manifest';
import type { TitlesFile } from '@/lib/search/worker/catalogue';
import { findSimilarPages, wordsOfPath } from '@/lib/redirects/similar-pages';
import { resolveAddress } from '@/lib/redirects/resolve';
import { site, toHref } from '@/lib/site/config';
import { decode } from '@/lib/text/decode';

export type Help = {
  /** Home page of the locale the address is below. */
  home: string;
  /** Last words of the address. */
  words: string;
  pages: { href: string; title: string | undefined }[];
};

/**
 * Redirects a former address to its page, keeping query and hash. For an unknown one, returns at most three pages whose addresses are like
 * it, and its last words. An address below another built locale is compared with that locale's pages.
 */
export async function redirectOrFindHelp(): Promise<Help | null> {
  const homes = site.builtLocales.map((locale) => toHref('/', locale));
  const home = homes.find((one) => location.pathname.startsWith(one)) ?? toHref('/');
  const response = await load(`${home}pages.json`);
  const pages = new Set((await response.json()) as string[]);
  const path = decode(location.pathname);
  const found = resolveAddress(path, pages, home.slice(0, -1));
  if (found.kind === 'page') return null; // offline, and not in the copy
  if (found.kind !== 'unknown') {
    const [to = '', hash] = found.to.split('#');
    location.replace(to + location.search + (hash ? `#${hash}` : location.hash));
    return null;
  }
  const similar = findSimilarPages(path, pages, home.slice(0, -1));
  const titles = similar.length > 0 ? await readTitles(home) : new Map<string, string>();
  const titled = similar.filter((href) => titles.has(href)); // not the second page of the blog
  return {
    home,
    words: wordsOfPath(path),
    pages: (titled.length > 0 ? titled : similar).map((href) => ({ href, title: titles.get(href) })),
  };
}

/** Page titles by address, from the index of the search; none if it cannot be read. */
async function readTitles(home: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  try {
    const response = await load(`${home}search/${'titles.json' satisfies FirstFile}`);
    const file = (await response.json()) as TitlesFile;
    for (const { url, records } of file.pages) titles.set(url, records[0]?.[1] ?? '');
  } catch (error) {
    console.warn('The titles of the nearest pages could not be read:', error);
  }
  return titles;
}
