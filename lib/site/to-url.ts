import { site, toHref, type Locale } from './config';

/** Full address of a route: `https://v1.tauri.app/fr/v1/guides`. */
export function toUrl(route: string, locale: Locale): string {
  return site.origin + toHref(route, locale);
}
