import { locales, site } from '../site/config';

const folder = locales[site.currentLocale].path;

/** What of an export belongs to the copy: every page, script, style, font, picture and search file of this locale. */
export const copiedPatterns = [
  `${folder}.html`,
  `${folder}/**/*.{html,js,json,css,woff2,svg,png,jpg,webp,avif,gif,ico,webmanifest}`,
  '_next/static/**/*.{js,css,woff2,svg,png,jpg,webp,avif,gif,ico}',
  'icons/**/*.{png,svg}',
  '*.{svg,png,ico,webp}',
  'images/**/*',
];

/** Made for other programs (feeds, pictures for social networks), of no use without a network. */
export const leftOutPatterns = [`${folder}/social/**`, `${folder}/**/feed.json`];

/** Pages that only lead on, recognised by their refresh, are answered by the address rules instead. */
export function isRedirectPage(html: string): boolean {
  return /<meta[^>]+http-equiv="refresh"/i.test(html);
}

/**
 * Address of an exported file below the base path: `fr.html` and `fr/index.html` → `/fr/`, `fr/a.html` and
 * `fr/a/index.html` → `/fr/a`, others as they are.
 */
export function toCopiedAddress(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  const path = file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  return path === folder ? `/${path}/` : `/${path}`;
}

/** Route of the page shown for addresses that are neither kept nor reachable. */
export const offlinePageRoute = '/hors-ligne';
