import { locales, site, toHref, type Locale } from './config';

/**
 * Address of a page in a locale: on this site if the locale is built, otherwise on the public site, where English has no prefix.
 */
export function localeAddress(route: string, locale: Locale): { href: string; built: boolean } {
  if (site.builtLocales.includes(locale)) return { href: toHref(route, locale), built: true };
  const prefix = locale === site.defaultLocale ? '' : `/${locales[locale].path}`;
  return { href: site.publicSite + prefix + (route === '/' ? '' : route), built: false };
}
