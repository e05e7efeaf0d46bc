import type { Metadata } from 'next';
import { toTypography } from '../text/typography';
import { listTranslations } from '../translations/list-translations';
import { locales, site, toHref, type Locale } from '../site/config';
import { toUrl } from '../site/to-url';

/** A page for search engines and for programs that preview links. */
type Page = {
  title: string;
  description: string;
  route: string;
  locale: Locale;
  /** Language of the text, where it is not the locale's. */
  language?: Locale;
  publishedTime?: string;
  authors?: string[];
  /** Title of the feed of changes, for pages that are in it. */
  changes?: string;
};

/** Size of a social picture. Larger ones take four times as long to build and look the same. */
export const socialPictureSize = { width: 800, height: 420 };

/**
 * Head of a page: title, description, canonical address, social cards, alternates, feeds. A page without a translation names
 * the original as canonical, and is not an alternate of it.
 */
export function pageMetadata({
  title,
  description,
  route,
  locale,
  language = locale,
  publishedTime,
  authors,
  changes,
}: Page): Metadata {
  const words = { title: toTypography(title, language), description: toTypography(description, language) };
  const url = toHref(route, locale);
  const translations = listTranslations(route);
  const original = translations.includes(language) ? language : locale;
  return {
    title: `${words.title} | ${site.title}`,
    description: words.description,
    alternates: {
      canonical: toHref(route, original),
      ...(site.builtLocales.length > 1 ? { languages: alternatesOf(route, translations) } : {}),
      types: {
        'application/rss+xml': [{ url: toHref('/blog/rss.xml', locale), title: `${site.title} RSS Feed` }],
        'application/atom+xml': [
          { url: toHref('/blog/atom.xml', locale), title: `${site.title} Atom Feed` },
          ...(changes ? [{ url: toHref('/v1/atom.xml', locale), title: changes }] : []),
        ],
        'application/feed+json': [
          { url: toHref('/blog/feed.json', locale), title: `${site.title} JSON Feed` },
        ],
        'text/markdown': toHref(isList(route) ? '/llms.txt' : `${route}.md`, original),
      },
    },
    openGraph: {
      ...words,
      url,
      images: [{ url: socialPictureUrl(route, language), ...socialPictureSize, alt: words.title }],
      siteName: site.title,
      locale: locales[language].htmlLang,
      ...(publishedTime ? { type: 'article', publishedTime, authors: authors ?? [] } : { type: 'website' }),
    },
  };
}

/**
 * Structured data of a documentation page, as JSON for a script element: `<` is escaped, so that no text can end the element.
 * Breadcrumbs and posts use microdata attributes instead.
 */
export function describeDoc(
  { title, description, route, locale, language = locale }: Page,
  updated: string | undefined,
): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: toTypography(title, language),
    description: toTypography(description, language),
    url: toUrl(route, locale),
    inLanguage: locales[language].htmlLang,
    dateModified: updated,
    about: {
      '@type': 'SoftwareApplication',
      name: 'Tauri',
      softwareVersion: '1',
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Windows, macOS, Linux',
    },
  }).replace(/</g, '\\u003c');
}

/** Head of a page that search engines must not list, such as the not-found page. */
export function unlistedMetadata(title: string): Metadata {
  return { title: `${title} | ${site.title}`, robots: { index: false } };
}

/** Addresses of the page in each language it is written in. `x-default` is English, otherwise French. */
function alternatesOf(route: string, translations: readonly Locale[]): Record<string, string> {
  const fallback = [site.defaultLocale, site.currentLocale].find((locale) => translations.includes(locale));
  return {
    ...Object.fromEntries(translations.map((other) => [locales[other].htmlLang, toHref(route, other)])),
    ...(fallback ? { 'x-default': toHref(route, fallback) } : {}),
  };
}

/** Address of the social picture of a page: that of its language, otherwise the French one. */
function socialPictureUrl(route: string, language: Locale): string {
  const place = [language, site.currentLocale].find(hasSocialPictures);
  return place ? toHref(socialPicture(route), place) : `${site.basePath}/icons/icon-512.png`;
}

/** True for the built locales in Latin letters: the font of the pictures has no others. */
export function hasSocialPictures(locale: Locale): boolean {
  const { script } = new Intl.Locale(locales[locale].htmlLang).maximize();
  return script === 'Latn' && site.builtLocales.includes(locale);
}

/** Appearance of the installed application; Next.js has no metadata field for all of these tags. */
export const appTags: Record<string, string> = {
  'mobile-web-app-capable': 'yes',
  'apple-mobile-web-app-capable': 'yes',
  'apple-mobile-web-app-title': 'Tauri v1',
  'apple-mobile-web-app-status-bar-style': site.themeColor,
  'msapplication-TileColor': site.themeColor,
  'msapplication-TileImage': `${site.basePath}/icons/icon-192.png`,
};

/** Address of the picture of a page, below its locale; `app/[locale]/social` draws it. */
function socialPicture(route: string): string {
  if (route === '/') return '/social/index.png';
  return isList(route) ? '/social/blog/index.png' : `/social${route}.png`;
}

/** True for the home page and the lists of the blog, which have no text of their own. */
function isList(route: string): boolean {
  return /^\/(?:blog(?:\/(?:page\/\d+|archive))?)?$/.test(route);
}
