import type { CopyList, ListedFile } from './types';

/** Parameter by which Serwist tells revisions of one address apart. */
const revisionParam = '__WB_REVISION__';

/** True for files whose name changes with their content: they are kept under their own address, so that old ones stay found. */
export function isNamedByContent(url: string): boolean {
  return /\/_next\/static\//.test(url) || /\.[0-9a-f]{8,}\.\w+$/.test(url);
}

/** Serwist's form of a listed file. The integrity makes the browser itself refuse anything but the built bytes. */
export function toPrecacheEntry([url, hash]: ListedFile): {
  url: string;
  revision: string | null;
  integrity: string;
} {
  return { url, revision: isNamedByContent(url) ? null : revisionOf(hash), integrity: `sha256-${hash}` };
}

/** Key of a listed file in the cache, as Serwist makes it. */
export function cacheKeyOf([url, hash]: ListedFile, origin: string): string {
  const key = new URL(url, origin);
  if (!isNamedByContent(url)) key.searchParams.set(revisionParam, revisionOf(hash));
  return key.href;
}

function revisionOf(hash: string): string {
  return hash.replace(/\W/g, '').slice(0, 16);
}

/** Bytes kept and bytes sent of some files. */
export function sumFiles(files: readonly ListedFile[]): { bytes: number; sent: number } {
  return files.reduce((sum, [, , bytes, sent]) => ({ bytes: sum.bytes + bytes, sent: sum.sent + sent }), {
    bytes: 0,
    sent: 0,
  });
}

const fileExtension = /\.(?:js|json|css|woff2|svg|png|jpg|webp|avif|gif|ico|webmanifest)$/;

/** Addresses of the list that are pages: those without a file's extension. */
export function pagesOf({ files }: CopyList): ReadonlySet<string> {
  return new Set(
    files
      .map(([url]) => url)
      .filter((url) => !fileExtension.test(url))
      .map((url) => url.replace(/(?<=.)\/$/, '')),
  );
}
