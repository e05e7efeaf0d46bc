/** One file of the copy. The hash is empty if the name contains it; `sent` counts compressed bytes, rounded up. */
export type ListedFile = [url: string, hash: string, sent: number];

/**
 * Hexadecimal digits of a SHA-256 in the list: few, because hashes are most of its compressed size. Enough to recognise error
 * pages, damaged files and other builds; whoever can forge a file of this origin can also write the list.
 */
export const HASH_LENGTH = 10;

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
  files: ListedFile[];
};

/**
 * True for files whose name contains a content hash. They are stored without a revision, so that pages of the previous build still
 * find them.
 */
export function isHashedName(url: string): boolean {
  return /\/_next\/static\/|[./][0-9a-f]{10,}\.\w+$/.test(url);
}

/** Cache key of a listed file, in Serwist's format. */
export function cacheKeyOf([url, hash]: ListedFile, origin: string): string {
  const key = new URL(url, origin);
  if (hash && !isHashedName(url)) key.searchParams.set('__WB_REVISION__', hash);
  return key.href;
}

/** True if the body is the listed one. */
export async function isBodyOf([url, hash]: ListedFile, body: ArrayBuffer): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const start = digits.slice(0, HASH_LENGTH);
  return hash ? hash === start : url.includes(start);
}

/** The body of a stored response, or null if it lacks the listed bytes or cannot be read. */
export async function readWhole(file: ListedFile, stored: Response | undefined): Promise<ArrayBuffer | null> {
  const body = await stored?.arrayBuffer().catch(() => null);
  return body && (await isBodyOf(file, body)) ? body : null;
}

/** Sums the bytes sent for some files. */
export function sumSent(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, , sent]) => sum + sent, 0);
}

/** True for pages: their addresses have no file extension. */
function isPage([url]: ListedFile): boolean {
  return !/\.[a-z]\w+$/.test(url);
}

/** Listed addresses of pages; the home page without its slash. */
export function pagesOf(files: readonly ListedFile[]): ReadonlySet<string> {
  return new Set(files.filter(isPage).map(([url]) => url.replace(/(?<=.)\/$/, '')));
}

/** A format takes longer to create than to use, and the progress of a download is shown many times a second. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a size for the reader: `1432000` → `1,4 Mo`. */
export function formatBytes(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'kilobyte' && value >= 10 ? 0 : 1;
  const key = `${language} ${unit} ${maximumFractionDigits}`;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format.format(value);
}
