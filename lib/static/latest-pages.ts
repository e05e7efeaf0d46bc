/**
 * The reviewed table "page here → page of the current documentation", handed from the server components' module graph to
 * the one that writes the HTML (see markup.ts). Each page's HTML then holds its own link; the table never reaches a browser.
 */
const store = globalThis as typeof globalThis & { __latestPages?: Record<string, string> };

export function keepLatestPages(table: Record<string, string>): void {
  store.__latestPages = table;
}

/** Path in the current documentation of a route without locale: `/v1/guides/building/windows` → `/distribute/windows-installer/`. */
export function latestPageOf(route: string): string {
  return store.__latestPages?.[route.replace(/\/$/, '')] ?? '/';
}
