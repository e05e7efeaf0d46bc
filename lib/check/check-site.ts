import type { CliReference } from '../api-reference/cli/types';
import type { KnownComponents } from '../mdx/context';
import { checkPublished, type PublishedAnchors } from './anchors';
import { checkAssets, checkPictures } from './assets';
import { checkDefinitions } from './definitions';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkMdx } from './mdx';
import { checkNames, checkPlaces } from './places';
import { checkPosts } from './posts';
import { checkRedirects } from './redirects';
import { checkSamples } from './samples/check-samples';
import { withoutSilenced } from './suppress';
import { collectProse, frontMatterProse, type Prose } from './text/prose';
import { checkSpelling, type Speller } from './text/spelling';
import { checkTypography } from './text/typography';
import type { CheckedPage, Fault, Site } from './types';
import { checkVersionTwo } from './v2-terms';

export type Checks = {
  components: KnownComponents;
  /** Left out where the list cannot be read. */ published: PublishedAnchors | undefined;
  /** Text of a page's file, for the lines of its front matter. */
  readFile: (file: string) => string;
  /** Runs of text of files that are not pages (home page, release notes). */
  otherProse: { file: string; prose: Prose }[];
  cli: CliReference;
  speller: Speller;
};

/** Faults that would break the site for readers: addresses, structure, MDX. Fast enough for every build. */
export function checkStructure(
  content: Site,
  { components, published }: Pick<Checks, 'components' | 'published'>,
): Fault[] {
  const faults = [
    ...content.pages.flatMap((page) => [
      ...(page.kind === 'generated' ? [] : checkMdx(page, components)),
      ...checkHeadings(page),
      ...checkLinks(page, content),
      ...checkDefinitions(page),
    ]),
    ...checkAssets(content),
    ...checkRedirects(content),
    ...checkPlaces(content),
    ...checkPosts(content),
    ...(published ? checkPublished(content, published) : []),
  ];
  return withoutSilenced(faults, content.pages);
}

/**
 * Faults of the structure of translated pages, which stand in the places of the source: their own addresses, parts and
 * names. What only the source decides (positions, published anchors, files that no page shows) is not asked again.
 */
export function checkTranslations(content: Site, components: KnownComponents): Fault[] {
  const faults = [
    ...content.pages.flatMap((page) => [
      ...checkMdx(page, components),
      ...checkHeadings(page),
      ...checkLinks(page, content),
      ...checkDefinitions(page),
      ...checkPictures(page, content.root),
    ]),
    ...checkNames(content),
    ...checkPosts(content),
  ];
  return withoutSilenced(faults, content.pages);
}

/**
 * Faults of the words and the samples. Spelling and typography are those of the source language; samples and names of
 * version 2 are looked at in the translations too, all samples at once: the compiler's start is what takes the time.
 */
export async function checkWords(content: Site, checks: Checks, translations: Site[] = []): Promise<Fault[]> {
  const everywhere = [content, ...translations].flatMap(({ pages }) => pages);
  const proseOf = (page: CheckedPage): Prose[] => [
    ...(page.kind === 'page' ? frontMatterProse(page, checks.readFile(page.source.file)) : []),
    ...collectProse(page),
  ];
  const all = [
    ...content.pages.flatMap((page) => proseOf(page).map((prose) => ({ file: page.source.file, prose }))),
    ...checks.otherProse,
  ];
  const faults = [
    ...all.flatMap(({ file, prose }) => [
      ...checkTypography(file, prose),
      ...checkSpelling(file, prose, checks.speller),
    ]),
    ...everywhere.flatMap(checkVersionTwo),
    ...(await checkSamples({ ...content, pages: everywhere }, checks.cli)),
  ];
  return withoutSilenced(faults, everywhere);
}
