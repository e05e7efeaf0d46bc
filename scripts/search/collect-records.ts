import { readFileSync } from 'node:fs';
import { parsePage } from '../../components/mdx/compile-page';
import { listPages } from '../../lib/content/pages';
import type { ParsedPage } from '../../lib/content/types';
import { getReleasesPage, listReleasedPackages, releasesRoute } from '../../lib/releases/releases';
import { listDocs } from '../../lib/docs/docs';
import { listByAnchor, readPhrases } from '../../lib/content/search-phrases';
import { toRecords } from '../../lib/search/build/records';
import { readReferencePlaces } from '../../lib/search/build/reference-places';
import type { Glossary, SearchRecord } from '../../lib/search/types';
import type { Locale } from '../../lib/site/config';
import { toTypography } from '../../lib/text/typography';

/** Returns the records of every page of a locale, for the embedded index and the hosted one. */
export async function collectRecords(locale: Locale): Promise<SearchRecord[]> {
  const reference = readReferencePlaces();
  const records: SearchRecord[][] = [];
  const generated = readPhrases(locale);
  const written = listPages(locale).filter((page) => !page.route.startsWith('/v1/'));
  for (const source of [...listDocs(locale), ...written, getReleasesPage(locale)]) {
    const { title, description, sidebarLabel } = source.frontMatter;
    const phrases = generated[source.route] ?? source.frontMatter;
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

/** Reads the glossary of the search. Throws if the file is missing or is not JSON. */
export function readGlossaryFile(): Glossary {
  return JSON.parse(readFileSync('content/search-glossary.json', 'utf8')) as Glossary;
}
