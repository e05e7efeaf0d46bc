import { locales, site, toHref, type Locale } from './config';

type Crumb = { label: string; route?: string };

type Article = {
  title: string;
  description: string;
  route: string;
  locale: Locale;
  /** Language of the text, where it is not the locale's. */
  language?: Locale;
  updated?: string;
};

const url = (route: string, locale: Locale): string => site.origin + toHref(route, locale);

/** What a documentation page is, for search engines: an article on a piece of software, and the way to it. */
export function describeDoc(
  { title, description, route, locale, language = locale, updated }: Article,
  trail: Crumb[],
): string {
  const address = url(route, locale);
  return toScript([
    {
      '@type': 'TechArticle',
      headline: title,
      description,
      url: address,
      inLanguage: locales[language].htmlLang,
      ...(updated ? { dateModified: updated } : {}),
      about: {
        '@type': 'SoftwareApplication',
        name: 'Tauri',
        softwareVersion: '1',
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Windows, macOS, Linux',
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, route: target }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(target ? { item: url(target, locale) } : {}),
      })),
    },
  ]);
}

/** What a post is. */
export function describePost(
  { title, description, route, locale, language = locale }: Article,
  date: string,
  authors: { name: string; url: string }[],
): string {
  return toScript([
    {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url: url(route, locale),
      inLanguage: locales[language].htmlLang,
      datePublished: date,
      author: authors.map(({ name, url: link }) => ({ '@type': 'Person', name, url: link })),
    },
  ]);
}

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
function toScript(graph: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
}
