import { locales } from '../site/config';

/** What of an export belongs to the copy of a locale (its folder): every page, script, style, font, picture and search file. */
export const copiedPatterns = (folder: string): string[] => [
  `${folder}.html`,
  `${folder}/**/*.{html,js,json,css,woff2,svg,png,jpg,webp,avif,gif,ico,webmanifest}`,
  '_next/static/**/*.{js,css,woff2,svg,png,jpg,webp,avif,gif,ico}',
  'icons/**/*.{png,svg}',
  '*.{svg,png,ico,webp}',
  'images/**/*',
];

/** Made for other programs (feeds, pictures for social networks), of no use without a network. */
export const leftOutPatterns = (folder: string): string[] => [
  `${folder}/social/**`,
  `${folder}/**/feed.json`,
  `${folder}/404.html`,
  // Scripts of the other locales.
  ...Object.values(locales).flatMap(({ path }) => (path === folder ? [] : [`_next/static/live/${path}/**`])),
];

/** Pages that only lead on, recognised by their refresh, are answered by the address rules instead. */
export function isRedirectPage(html: string): boolean {
  return /<meta[^>]+http-equiv="refresh"/i.test(html);
}

/**
 * Address of an exported file below the base path: `fr.html` and `fr/index.html` → `/fr/`, `fr/a.html` and
 * `fr/a/index.html` → `/fr/a`, others as they are.
 */
export function toCopiedAddress(file: string, folder: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  const path = file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  return path === folder ? `/${path}/` : `/${path}`;
}

/** Route of the page shown for addresses that are neither kept nor reachable. */
export const offlinePageRoute = '/hors-ligne';
