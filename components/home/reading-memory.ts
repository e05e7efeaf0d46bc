import { site, toHref } from '@/lib/site/config';
import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';
import { isMapping } from '@/lib/text/mapping';

/** A page read on this device, and the section the reader had come to. */
export type ReadPage = { path: string; title: string; section?: { id: string; title: string } };

const MAX_PAGES = 3;
/** Longer texts are cut before they are stored, and refused when they are read. */
export const MAX_TEXT_LENGTH = 200;

/** Pages read last, newest first; anything damaged counts as none. */
export function readLastPages(): ReadPage[] {
  return readStoredJson(keys.lastPages, isList) ?? [];
}

/** Puts a page first in the list. */
export function rememberPage(page: ReadPage): void {
  const others = readLastPages().filter(({ path }) => path !== page.path);
  const list = [page, ...others].slice(0, MAX_PAGES);
  if (writeStored(keys.lastPages, JSON.stringify(list))) markLength(list.length);
}

/** Forgets all pages. */
export function forgetPages(): void {
  writeStored(keys.lastPages, null);
  markLength(0);
}

/** The style sheet reserves space by this attribute. On a load, the first-paint script has already set it. */
export function markLength(length: number): void {
  if (length > 0) document.documentElement.dataset.continue = String(length);
  else delete document.documentElement.dataset.continue;
}

function isList(value: unknown): value is ReadPage[] {
  return Array.isArray(value) && value.length <= MAX_PAGES && value.every(isPage);
}

function isPage(value: unknown): value is ReadPage {
  if (!isMapping(value)) return false;
  const { path, title, section } = value;
  return isPagePath(path) && isText(title) && (section === undefined || isSection(section));
}

/** True for a path of this site: it becomes the address of a link. */
function isPagePath(value: unknown): value is string {
  if (!isText(value) || !/^(?:\/[\w.-]+)+$/.test(value)) return false;
  return site.builtLocales.some((locale) => value.startsWith(toHref('/', locale)));
}

function isSection(value: unknown): boolean {
  return isMapping(value) && isText(value.id) && isText(value.title);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT_LENGTH;
}
