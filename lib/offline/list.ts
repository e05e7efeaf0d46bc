/** One file of the copy: address, first 96 bits of its SHA-256 (base64), bytes sent compressed. */
export type ListedFile = [url: string, hash: string, sent: number];

/** What the build writes into `sw.js`. */
export type CopyList = {
  /** Hash of the files: changes with any of them. */
  version: string;
  /** Build id of the pages: changes with the code only. */
  build: string;
  /** Bytes of all files, uncompressed. */
  bytes: number;
  /** Page for addresses that are neither stored nor reachable. */
  offlinePage: string;
  /** Line on each page served from the copy, with `{date}`, and its language. */
  note: string;
  language: string;
  files: ListedFile[];
};

/** True for files whose name contains a content hash. They are stored without a revision, so that pages of the previous build still find them. */
export function isHashedName(url: string): boolean {
  return /\/_next\/static\/|\.[0-9a-f]{8,}\.\w+$/.test(url);
}

/** Converts a listed file to Serwist's precache entry. */
export function toPrecacheEntry([url, hash]: ListedFile): { url: string; revision: string | null } {
  return { url, revision: isHashedName(url) ? null : hash.replace(/\W/g, '').slice(0, 16) };
}

/** Cache key of a listed file, in Serwist's format. */
export function cacheKeyOf(file: ListedFile, origin: string): string {
  const { url, revision } = toPrecacheEntry(file);
  const key = new URL(url, origin);
  if (revision) key.searchParams.set('__WB_REVISION__', revision);
  return key.href;
}

/** Hash of a body as the list stores it: truncated, because hashes are most of the list's compressed size. */
export async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest.slice(0, 12))).replace(/=+$/, '');
}

/** Sums the bytes sent for some files. */
export function sumSent(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, , sent]) => sum + sent, 0);
}

/** Listed addresses that are pages, i.e. have no file extension; the home page without its slash. */
export function pagesOf(files: readonly ListedFile[]): ReadonlySet<string> {
  const extension = /\.(?:js|json|css|woff2|svg|png|jpg|webp|avif|gif|ico|webmanifest)$/;
  const pages = files.map(([url]) => url).filter((url) => !extension.test(url));
  return new Set(pages.map((url) => url.replace(/(?<=.)\/$/, '')));
}

/** `fr.html` and `fr/index.html` → `/fr/`; `fr/a.html` and `fr/a/index.html` → `/fr/a`; other files keep their name. */
export function toCopiedAddress(file: string, folder: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  const page = file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  return page === folder ? `/${page}/` : `/${page}`;
}

/** Formats a size for the reader: `1432000` → `1,4 Mo`. */
export function formatBytes(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'kilobyte' && value >= 10 ? 0 : 1;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(language, options).format(value);
}
