import { partEnding } from '../browser/page-part';
import { locales, site, toHref, type Locale } from '../site/config';
import { escapeXml } from '../text/escape';
import { toUrl } from './absolute';

export type SitemapEntry = {
  route: string;
  updated?: string;
  /** Locales that have the page in their own language; all built ones when left out. */
  translations?: readonly Locale[];
};

/** The sitemap of a locale, with the day of each page's last change and the same page in its other languages. */
export function buildSitemap(
  entries: SitemapEntry[],
  locale: Locale,
  builtLocales: readonly Locale[] = site.builtLocales,
): string {
  const several = builtLocales.length > 1;
  const alternates = (route: string, translations: readonly Locale[]): string =>
    several
      ? translations
          .map(
            (other) =>
              `<xhtml:link rel="alternate" hreflang="${locales[other].htmlLang}" href="${escapeXml(toUrl(route, other))}"/>`,
          )
          .join('')
      : '';
  const urls = entries.map(
    ({ route, updated, translations = builtLocales }) =>
      `<url><loc>${escapeXml(toUrl(route, locale))}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}${alternates(route, translations)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${several ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Everything may be read; parts of pages and data files of the search are of no use to a crawler. */
export function buildRobots(builtLocales: readonly Locale[] = site.builtLocales): string {
  const rules = builtLocales.map((locale) => `Disallow: ${toHref('/search/', locale)}`);
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${site.basePath}/*${partEnding}$`,
    ...rules,
    '',
    ...builtLocales.map((locale) => `Sitemap: ${toUrl('/sitemap.xml', locale)}`),
    '',
  ].join('\n');
}

/** How a browser searches this site from its address bar. */
export function buildOpenSearch(locale: Locale, words: { name: string; description: string }): string {
  const base = toUrl('/', locale);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">` +
    `<ShortName>${escapeXml(words.name)}</ShortName><Description>${escapeXml(words.description)}</Description>` +
    `<InputEncoding>UTF-8</InputEncoding><Language>${locales[locale].htmlLang}</Language>` +
    `<Image type="image/svg+xml">${site.origin}${site.basePath}/favicon.svg</Image>` +
    `<Url type="text/html" method="get" template="${escapeXml(base)}?q={searchTerms}"/></OpenSearchDescription>\n`
  );
}
