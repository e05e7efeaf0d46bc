import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knownComponents } from '../../components/mdx/mdx-components';
import type { CliReference } from '../../lib/api-reference/cli/types';
import {
  publishedFile,
  readPublished,
  updatePublished,
  type PublishedAnchors,
} from '../../lib/check/anchors';
import { checkStructure, checkTranslations, checkWords } from '../../lib/check/check-site';
import { checkDataFiles } from '../../lib/check/data-files';
import { checkHomeLinks } from '../../lib/check/home';
import { applyEdits, editsByFile } from '../../lib/check/fix';
import { sortFaults } from '../../lib/check/report/summary';
import { createSpeller } from '../../lib/check/text/spelling';
import { yamlProse } from '../../lib/check/text/yaml-prose';
import type { Fault, Site } from '../../lib/check/types';
import type { Locale } from '../../lib/site/config';
import { KeptPages } from './kept-pages';
import { loadSite, loadTranslations } from './load-site';
import { buildFault, renderPages, renderPagesApart } from './render-pages';

export type Options = {
  root: string;
  /** The language pages are first written in. */
  locale: Locale;
  /** Languages whose translated pages are looked at too. */
  translations?: readonly Locale[];
  /** Without words and samples. */ quick: boolean;
  fix: boolean;
  /** Pages are rendered in another process: sooner done, but nothing is remembered for a next check. */
  apart?: boolean;
};

/** Every fault of the content, in reading order. With `fix`, what is safe is mended first and not reported. */
export async function runCheck(options: Options): Promise<{ faults: Fault[]; pages: number; fixed: number }> {
  const { root, locale, quick, apart = false } = options;
  const kept = quick ? new KeptPages(root) : undefined;
  const source = loadSite(root, locale, apart && !kept ? renderPagesApart : renderPages, kept);
  const { content } = source;
  const translated = (options.translations ?? []).map((one) => loadTranslations(content, one));
  const translations = translated.map((one) => one.content);
  // Words do not need what pages look like: that comes from the other process meanwhile.
  const words = quick ? [] : await checkAllWords(content, translations, root);
  const faults: Fault[] = [];
  for (const loading of [source, ...translated])
    faults.push(...loading.faults, ...(await loading.rendered()));
  faults.push(
    ...checkStructure(content, { components: knownComponents, published: tryPublished(content, faults) }),
    ...translations.flatMap((translation) => checkTranslations(translation, knownComponents)),
    ...[content, ...translations].flatMap(checkHomeLinks),
    ...checkDataFiles(root),
    ...words,
  );
  const fixed = options.fix ? mend(content, faults) : 0;
  const left = fixed > 0 ? faults.filter(({ edit, rule }) => !edit && rule !== 'new-anchors') : faults;
  const pages = [content, ...translations].reduce((sum, one) => sum + one.pages.length, 0);
  return { faults: sortFaults(left), pages, fixed };
}

function tryPublished({ root, locale }: Site, faults: Fault[]): PublishedAnchors | undefined {
  try {
    return readPublished(root, locale);
  } catch (error) {
    faults.push(buildFault(error));
    return undefined;
  }
}

async function checkAllWords(content: Site, translations: Site[], root: string): Promise<Fault[]> {
  const { locale } = content;
  const checks = {
    components: knownComponents,
    published: {},
    readFile: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    otherProse: wordFiles(root, locale).flatMap((file) =>
      yamlProse(readFileSync(path.join(root, file), 'utf8')).map((prose) => ({ file, prose })),
    ),
    cli: JSON.parse(readFileSync(path.join(root, 'content/api/cli.json'), 'utf8')) as CliReference,
    speller: await createSpeller(root),
  };
  return checkWords(content, checks, translations);
}

/** The home page and the release notes: words in YAML that no page file holds. */
function wordFiles(root: string, locale: Locale): string[] {
  const releases = readdirSync(path.join(root, `content/${locale}/releases`)).filter((name) =>
    name.endsWith('.yaml'),
  );
  return [`content/${locale}/home.yaml`, ...releases.map((name) => `content/${locale}/releases/${name}`)];
}

/** Writes the safe corrections and the list of published addresses; answers how many places changed. */
function mend(content: Site, faults: Fault[]): number {
  let count = 0;
  for (const [file, edits] of editsByFile(faults)) {
    const place = path.join(content.root, file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, applyEdits(text, edits));
    count += edits.length;
  }
  if (faults.some(({ rule }) => rule === 'new-anchors')) {
    const published = updatePublished(content, readPublished(content.root, content.locale));
    writeFileSync(
      path.join(content.root, publishedFile(content.locale)),
      `${JSON.stringify(published, null, 1)}\n`,
    );
    count += 1;
  }
  return count;
}
