import { hasReferencePage } from '../api-reference/reference';
import { listOwnPages } from '../content/pages';
import { hasHome } from '../home/home';
import { hasReleases, releasesRoute } from '../releases/releases';
import { site, type Locale } from '../site/config';

/** Built locales that have the page of a route in their own language: `('/v1/guides')` → `['fr', 'en']`. */
export function listTranslations(route: string): Locale[] {
  return site.builtLocales.filter((locale) => hasOwn(route, locale));
}

function hasOwn(route: string, locale: Locale): boolean {
  if (route === '/') return hasHome(locale);
  if (route === releasesRoute) return hasReleases(locale);
  if (route.startsWith('/v1/api/')) return hasReferencePage(route, locale);
  // Lists of posts are made of interface texts, which every locale has.
  if (/^\/blog(?:\/(?:page\/\d+|archive))?$/.test(route)) return true;
  return listOwnPages(locale).some((page) => page.route === route);
}
