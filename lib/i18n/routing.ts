import { defineRouting } from 'next-intl/routing';
import { localeNames, site } from '../site/config';

/** All configured locales are known to the router; `generateStaticParams` only returns those that are built. */
export const routing = defineRouting({
  locales: localeNames,
  defaultLocale: site.currentLocale,
  localePrefix: 'always',
  localeDetection: false,
});
