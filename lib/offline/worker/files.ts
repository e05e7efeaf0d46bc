import { asRecord } from '../../text/mapping';
import { cacheKeyOf, isBodyOf, readWhole, type ListedFile } from '../list';
import type { Copy, Failure } from '../protocol';
import { readRecord, recordAddress, writeRecord } from '../store';
import { cacheName, list, scope } from './context';

const FILE_TIMEOUT_MS = 60_000;
const copyRecord = `copy-${list.version}` as const;

/** The listed files by their cache keys. */
export const filesByKey = new Map(list.files.map((file) => [cacheKeyOf(file, scope), file]));

/** Why a download ended. */
export class DownloadError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.reason);
  }
}

/** Keys of everything in the cache. Does not create the cache, which the reader may just have removed. */
export async function listKeys(): Promise<string[]> {
  if (!(await caches.has(cacheName))) return [];
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
}

/** Files of the list that the copy lacks. */
export async function listMissing(): Promise<ListedFile[]> {
  const stored = new Set(await listKeys());
  return [...filesByKey].filter(([key]) => !stored.has(key)).map(([, file]) => file);
}

/** Keys of the files and records of other versions, including the record `former`. */
export async function listFormer(): Promise<string[]> {
  const records = [copyRecord, 'paused' as const].map((name) => recordAddress(scope, name));
  return (await listKeys()).filter((key) => !filesByKey.has(key) && !records.includes(key));
}

/** Deletes entries by their keys. */
export async function dropFiles(keys: readonly string[]): Promise<void> {
  if (!(await caches.has(cacheName))) return; // opening would create it
  const cache = await caches.open(cacheName);
  await Promise.all(keys.map((key) => cache.delete(key)));
}

/** Keys of the files that are not stored, or without the listed bytes. */
export async function findDamaged(): Promise<string[]> {
  const damaged: string[] = [];
  for (const [key, file] of filesByKey) {
    if (!(await readWhole(file, await caches.match(key, { cacheName })))) damaged.push(key);
  }
  return damaged;
}

/** Downloads a file and stores it if it has the listed bytes: no error page, portal, truncated body or file of another build. */
export async function download(file: ListedFile, isRetry: boolean, stopped: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(FILE_TIMEOUT_MS)]);
  const cache = isRetry ? 'reload' : 'no-cache';
  const options: RequestInit = { cache, priority: 'low', credentials: 'same-origin', signal };
  const response = await fetch(file[0], options);
  const body = await response.arrayBuffer();
  if (response.status !== 200 || !(await isBodyOf(file, body)))
    throw new DownloadError({ reason: 'network', file: file[0], status: response.status });
  await store(file, replaceBody(response, body));
}

async function store(file: ListedFile, response: Response): Promise<void> {
  await (await caches.open(cacheName)).put(cacheKeyOf(file, scope), response);
}

/** A response with another body, without the headers that describe the original one. */
export function replaceBody(response: Response, body: BodyInit): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
  return new Response(body, { headers });
}

/** Returns the copy of this version, whether or not it is complete. Its date is empty if the record is lost. */
export async function readCopy(): Promise<Copy> {
  const { date, sent } = asRecord(await readRecord(scope, copyRecord));
  return {
    version: list.version,
    date: typeof date === 'string' ? date : '',
    files: list.files.length,
    bytes: list.bytes,
    sent: typeof sent === 'number' ? sent : 0,
  };
}

/** Records the date of a copy and what its download fetched. The same version installs again when a flag changes: its date stays. */
export async function recordCopy(sent: number): Promise<void> {
  if ((await readCopy()).date) return;
  await writeRecord(scope, copyRecord, { date: new Date().toISOString(), sent });
}
