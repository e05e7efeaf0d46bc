import { homeOfText } from '../i18n/fallback';
import { getTranslator } from '../i18n/translator';
import { locales, site, toHref, type Locale } from '../site/config';
import { toUrl } from '../site/to-url';
import { escapeXml } from '../text/escape';
import type { SitePage } from '../content/site-page';

/** A page in the list, with the parts of its Markdown file if that is long. */
type LlmsPage = Pick<SitePage, 'route' | 'title' | 'description' | 'section' | 'language'> & {
  parts: { route: string; label: string }[];
};

/** `llms.txt`: every page with one sentence, by section, linked to its Markdown file or to the parts of a long one. */
export function buildLlms(pages: LlmsPage[], locale: Locale): string {
  const t = getTranslator(locale);
  const sections = new Map<string, string[]>();
  for (const { section, route, title, description, language, parts } of pages) {
    const files = parts.length > 0 ? parts : [{ route, label: '' }];
    const lines = files.map((file) => {
      const label = file.label ? `${title} (${file.label})` : title;
      return `- [${label}](${toUrl(`${file.route}.md`, homeOfText(language, locale))}): ${description}`;
    });
    sections.set(section, [...(sections.get(section) ?? []), ...lines]);
  }
  const lists = [...sections].map(([section, lines]) => `## ${section}\n\n${lines.join('\n')}\n`);
  return `# ${t('site.name')}\n\n> ${t('site.tagline')}\n\n${lists.join('\n')}`;
}

/** `translations`: locales that have the page in their own language. */
type SitemapEntry = { route: string; updated?: string | undefined; translations: readonly Locale[] };

/** The sitemap of a locale, with the day of the last change of each page and its translations. */
export function buildSitemap(entries: SitemapEntry[], locale: Locale): string {
  const urls = entries.map(({ route, updated, translations }) => {
    const alternates = translations.map((other) => {
      const href = escapeXml(toUrl(route, other));
      return `<xhtml:link rel="alternate" hreflang="${locales[other].htmlLang}" href="${href}"/>`;
    });
    const day = updated ? `<lastmod>${updated}</lastmod>` : '';
    const others = alternates.length > 1 ? alternates.join('') : '';
    return `<url><loc>${escapeXml(toUrl(route, locale))}</loc>${day}${others}</url>\n`;
  });
  const list = urls.join('');
  const xhtml = list.includes('<xhtml:') ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${list}</urlset>\n`;
}

/** Crawlers may read everything but parts of pages and data of the search, which are of no use to them. */
export function buildRobots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...site.builtLocales.map((locale) => `Disallow: ${toHref('/search/', locale)}`),
    '',
    ...site.builtLocales.map((locale) => `Sitemap: ${toUrl('/sitemap.xml', locale)}`),
    '',
  ].join('\n');
}

/** How a browser searches this site from its address bar. */
export function buildOpenSearch(locale: Locale): string {
  const t = getTranslator(locale);
  const template = escapeXml(`${toUrl('/', locale)}?q={searchTerms}`);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">` +
    `<ShortName>${escapeXml(t('site.name'))}</ShortName><Description>${escapeXml(t('site.tagline'))}</Description>` +
    `<InputEncoding>UTF-8</InputEncoding><Language>${locales[locale].htmlLang}</Language>` +
    `<Image type="image/svg+xml">${site.origin}${site.basePath}/favicon.svg</Image>` +
    `<Url type="text/html" method="get" template="${template}"/></OpenSearchDescription>\n`
  );
}
