import { locales, site, toHref, type Locale } from './config';

/** Where a page is read in a locale: here when it is built, else on the public site, where English has no prefix. */
export function localeAddress(route: string, locale: Locale): { href: string; built: boolean } {
  if (site.builtLocales.includes(locale)) return { href: toHref(route, locale), built: true };
  const prefix = locale === site.defaultLocale ? '' : `/${locales[locale].path}`;
  return { href: site.publicSite + prefix + (route === '/' ? '' : route), built: false };
}
