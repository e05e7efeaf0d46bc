import { defineRouting } from 'next-intl/routing';
import { localeNames, site } from '../site/config';

/** Locales of the site; every address begins with one. Which of them a build contains is `site.builtLocales`. */
export const routing = defineRouting({
  locales: localeNames,
  defaultLocale: site.currentLocale,
  localePrefix: 'always',
});
