import type { Metadata } from 'next';
import { toFrenchTypography } from '../text/french-spaces';
import { locales, site, toHref, type Locale } from './config';

type Page = {
  title: string;
  description: string;
  route: string;
  locale: Locale;
  publishedTime?: string;
  authors?: string[];
  /** Title of the feed of changes, for pages that are in it. */ changes?: string;
};

/** Size of the picture other sites show beside a link; larger ones cost four times the build time for the same look. */
export const socialPictureSize = { width: 800, height: 420 };

/** Head of a page: title, description, canonical address, social cards, alternates of the built locales, feeds. */
export function pageMetadata({
  title,
  description,
  route,
  locale,
  publishedTime,
  authors,
  changes,
}: Page): Metadata {
  const words = { title: toFrenchTypography(title), description: toFrenchTypography(description) };
  const url = toHref(route, locale);
  const languages = Object.fromEntries(
    site.builtLocales.map((built) => [locales[built].htmlLang, toHref(route, built)]),
  );
  return {
    title: `${words.title} | ${site.title}`,
    description: words.description,
    alternates: {
      canonical: url,
      ...(site.builtLocales.length > 1
        ? {
            languages: {
              ...languages,
              'x-default': toHref(
                route,
                site.builtLocales.includes(site.defaultLocale) ? site.defaultLocale : locale,
              ),
            },
          }
        : {}),
      types: {
        'application/rss+xml': [{ url: toHref('/blog/rss.xml', locale), title: `${site.title} RSS Feed` }],
        'application/atom+xml': [
          { url: toHref('/blog/atom.xml', locale), title: `${site.title} Atom Feed` },
          ...(changes ? [{ url: toHref('/v1/atom.xml', locale), title: changes }] : []),
        ],
        'application/feed+json': [
          { url: toHref('/blog/feed.json', locale), title: `${site.title} JSON Feed` },
        ],
      },
    },
    openGraph: {
      ...words,
      url,
      images: [{ url: toHref(socialPicture(route), locale), ...socialPictureSize, alt: words.title }],
      siteName: site.title,
      locale: locales[locale].htmlLang,
      ...(publishedTime ? { type: 'article', publishedTime, authors: authors ?? [] } : { type: 'website' }),
    },
  };
}

/** Picture other sites show beside a link to a page; made by scripts/postbuild/social-pictures.ts. */
export function socialPicture(route: string): string {
  if (route === '/') return '/social/index.png';
  return /^\/blog(?:\/(?:page\/\d+|archive))?$/.test(route)
    ? '/social/blog/index.png'
    : `/social${route}.png`;
}
