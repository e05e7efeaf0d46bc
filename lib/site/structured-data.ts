import { locales, site, toHref, type Locale } from './config';

type Article = {
  title: string;
  description: string;
  route: string;
  locale: Locale;
  /** Language of the text, where it is not the locale's. */
  language?: Locale;
  updated?: string;
};

/**
 * Structured data of a documentation page, as JSON for a script element: `<` is escaped, so that no text can end the element.
 * Breadcrumbs and posts use microdata attributes instead.
 */
export function describeDoc({
  title,
  description,
  route,
  locale,
  language = locale,
  updated,
}: Article): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: site.origin + toHref(route, locale),
    inLanguage: locales[language].htmlLang,
    ...(updated ? { dateModified: updated } : {}),
    about: {
      '@type': 'SoftwareApplication',
      name: 'Tauri',
      softwareVersion: '1',
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Windows, macOS, Linux',
    },
  }).replace(/</g, '\\u003c');
}
