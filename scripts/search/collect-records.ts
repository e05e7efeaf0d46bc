import { parsePage } from '../../components/mdx/compile-page';
import { listPages } from '../../lib/content/pages';
import { getMessages } from '../../lib/i18n/translator';
import type { PageSource, ParsedPage } from '../../lib/content/types';
import { getReleasesPage, listReleasedPackages, releasesRoute } from '../../lib/releases/releases';
import { listDocs } from '../../lib/docs/docs';
import { readShared } from '../../lib/content/shared-data';
import { listByAnchor, readPhrases } from '../../lib/content/search-phrases';
import { toRecords } from '../../lib/search/build/records';
import { readReferencePlaces } from '../../lib/search/build/reference-places';
import type { SearchRecord, Synonyms } from '../../lib/search/types';
import type { Locale } from '../../lib/site/config';
import { toTypography } from '../../lib/text/typography';

/** Returns the records of every page of a locale, for the embedded index and the hosted one. */
export async function collectRecords(locale: Locale): Promise<SearchRecord[]> {
  const reference = readReferencePlaces();
  const records: SearchRecord[][] = [];
  const generated = readPhrases(locale);
  const written = listPages(locale).filter((page) => !page.route.startsWith('/v1/'));
  for (const source of [...listDocs(locale), ...written, getReleasesPage(locale), ...listBlogPages(locale)]) {
    const { title, description, sidebarLabel } = source.frontMatter;
    const phrases = [generated[source.route] ?? {}, source.frontMatter];
    const parsed = await parsePage(source);
    const page = source.route === releasesRoute ? withPackageNames(parsed, source.locale) : parsed;
    records.push(
      toRecords(
        {
          route: source.route,
          locale,
          language: source.locale,
          title: toTypography(title, source.locale),
          description: toTypography(description, source.locale),
          page,
          phrases: listByAnchor(phrases, page.errors),
          ...(sidebarLabel ? { label: sidebarLabel } : {}),
        },
        reference,
      ),
    );
  }
  return records.flat();
}

/** The lists of posts, which have no content file. */
function listBlogPages(locale: Locale): PageSource[] {
  const { title, description, archive, archiveDescription } = getMessages(locale).blog;
  const usual = { toc: false as const, draft: false, authors: [] };
  return [
    { route: '/blog', frontMatter: { ...usual, title, description } },
    { route: '/blog/archive', frontMatter: { ...usual, title: archive, description: archiveDescription } },
  ].map((page) => ({ ...page, locale, file: `messages/${locale}.json`, body: '', bodyLine: 1 }));
}

/** On the page of releases, a tab says whose release it is: a result needs the package in its title. */
function withPackageNames(page: ParsedPage, locale: Locale): ParsedPage {
  const packages = listReleasedPackages(locale);
  const sections = page.sections.map((section) => {
    const { heading } = section;
    const owner = packages.find(({ id }) => heading?.id === `${id}-${heading?.text}`);
    return heading && owner
      ? { ...section, heading: { ...heading, text: `${owner.package} ${heading.text}` } }
      : section;
  });
  return { ...page, sections };
}

/** Reads the words that mean the same; throws a `ContentError` for a file of another shape. */
export function readSynonymsFile(): Synonyms {
  return readShared('content/search-synonyms.json');
}
