import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { knownComponents } from '../../lib/mdx/known-components';
import { parsePage } from '../../components/mdx/compile-page';
import { listIds } from '../../components/mdx/render-html';
import { DescriptionError } from '../../lib/api-reference/description-file';
import { listReferencePages, readStructure } from '../../lib/api-reference/reference';
import { listBlogRoutes } from '../../lib/blog/posts';
import { listFiles } from '../../lib/content/list-files';
import { isUnread } from '../../lib/check/addresses';
import { CheckedPage } from '../../lib/check/page';
import { publishedFile, readPublished } from '../../lib/check/rules/published';
import type { Site } from '../../lib/check/rule';
import { findUnsoundName, maxBytes, maxLineLength, toFault } from '../../lib/check/rules/files';
import type { Fault } from '../../lib/check/types';
import { yamlProse } from '../../lib/check/yaml-texts';
import { checkDrawingTranslations } from '../../lib/content/diagrams';
import { readCategories, readSource, routeOfFile } from '../../lib/content/files';
import { findConflict } from '../../lib/content/conflict';
import { findEncodingFault, normaliseText } from '../../lib/content/read-text';
import { findMissing } from '../../lib/content/shared-data';
import { ContentError, type PageSource } from '../../lib/content/types';
import { getHome, hasHome } from '../../lib/home/home';
import { listReleasedPackages, releasesRoute, toReleasesPage } from '../../lib/releases/releases';
import { buildSample, listSamples, readSample, routeOf } from '../../lib/sample/samples';
import type { Locale } from '../../lib/site/config';

/**
 * Reads and renders everything of the source language. A file that cannot be read or rendered becomes a fault and does not
 * keep the others from being checked.
 */
export async function loadSite(root: string, locale: Locale): Promise<Site> {
  const { pages, readFaults } = readPages(root, locale);
  const missing = findMissing(root);
  readFaults.push(...missing.map((error) => toFault(error)));
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      readFaults.push(...faultsOf(error));
      return otherwise;
    }
  };
  const generated = (source: PageSource): CheckedPage => new CheckedPage(source, 'generated');
  const references = attempt(() => listReferencePages(locale).map(generated), undefined);
  const releases = attempt(() => [generated(toReleasesPage(listReleasedPackages(locale), locale))], []);
  attempt(() => void getHome(locale), undefined);
  pages.push(...(references ?? []));

  const damaged = new Set(readFaults.filter(({ rule }) => rule !== 'build').map(({ file }) => file));
  const routes: Site['routes'] = new Map();
  const pageRoutes = pages.filter(({ kind }) => kind !== 'partial').map(({ source }) => source.route);
  const posts = pages.filter(({ isPost }) => isPost).length;
  for (const route of [...[...damaged].map(routeOfFile), ...pageRoutes, ...otherRoutes(posts)])
    routes.set(route, undefined);
  for (const page of [...pages, ...releases]) {
    if (page.kind === 'partial' || damaged.has(page.file) || mayHang(page)) continue;
    try {
      page.parsed = await parsePage(page.source);
      routes.set(page.source.route, await listIds(page.source));
    } catch (error) {
      readFaults.push(...faultsOf(error, page.file));
    }
  }
  const site: Site = {
    root,
    locale,
    pages,
    routes,
    components: knownComponents,
    // An empty list would be filled with the pages of today, without the addresses of yesterday.
    published: missing.some(({ file }) => file === publishedFile(locale))
      ? undefined
      : attempt(() => readPublished(root, locale), undefined),
    otherProse: [],
    readFaults,
    cli: attempt(() => readStructure('cli'), { version: '', commands: [] }),
    ...(references ? {} : { unread: '/v1/api' }),
  };
  for (const name of listSamples()) attempt(() => tryBuild(name, site), undefined);
  return site;
}

/** Throws what would stop the build of a sample. A page that cannot be parsed has a fault of its own. */
function tryBuild(name: string, site: Site): void {
  const sample = readSample(name);
  const route = routeOf(sample);
  const page = site.pages.find(({ source }) => source.route === route);
  if (page ? page.parsed : !isUnread(route, site)) buildSample(sample, page?.parsed);
}

/** True for a long page with syntax faults: rendering has no timeout, unlike the parser of the check. */
function mayHang(page: CheckedPage): boolean {
  return page.kind === 'page' && page.source.body.length > 50_000 && page.syntax.faults.length > 0;
}

/**
 * The translated pages of a locale. They are not rendered: the ids of a translation are those of its source, except for
 * its own headings.
 */
export function loadTranslation(source: Site, locale: Locale): Site {
  const { pages, readFaults } = readPages(source.root, locale);
  const checks = [() => hasHome(locale) && getHome(locale), () => checkDrawingTranslations(locale)];
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      readFaults.push(...faultsOf(error));
    }
  }
  const originals = new Map(source.pages.map((page) => [page.source.route, page]));
  const routes = new Map(source.routes);
  for (const page of pages.filter(({ kind }) => kind === 'page')) {
    const { route } = page.source;
    const original = originals.get(route);
    const ids = source.routes.get(route);
    if (!ids && original) continue;
    const replaced = new Set(original && headingIds(original));
    const kept = [...(ids ?? [])].filter((id) => !replaced.has(id));
    routes.set(route, new Set([...headingIds(page), ...kept]));
  }
  return { ...source, locale, pages, routes, readFaults, published: undefined };
}

/** The content files of a locale, and what is wrong with them as files. */
export function readPages(root: string, locale: Locale) {
  const readFaults: Fault[] = readCategories(locale, root).faults.map((error) => toFault(error));
  const base = `content/${locale}`;
  const pages = listFiles(root, base).files.flatMap((file): CheckedPage[] => {
    const isPartial = file.startsWith(`${base}/_partials/`);
    if (!file.endsWith('.mdx') || (!isPartial && file.includes('/_')) || findUnsoundName(file)) return [];
    const read = readWithinLimits(path.join(root, file));
    if (!('text' in read)) {
      readFaults.push({ file, ...read });
      return [];
    }
    const { text } = read;
    if (isPartial) return [new CheckedPage(partialSource(file, locale, text), 'partial')];
    const { source, faults } = readSource(file, locale, root, text);
    readFaults.push(...faults.slice(0, 100).map((error) => toFault(error, 'front-matter')));
    return [new CheckedPage(source, 'page', text)];
  });
  return { pages, readFaults };
}

/** The text of a file, or why it is not read. */
function readWithinLimits(file: string): { text: string } | Pick<Fault, 'rule' | 'values' | 'line'> {
  const { size } = statSync(file);
  if (size > maxBytes) return tooLarge(`${(size / 1e6).toFixed(1).replace('.', ',')} Mo`);
  const bytes = readFileSync(file);
  const encoding = findEncodingFault(bytes);
  if (encoding) return { rule: 'encoding', line: encoding.line, values: { encoding: encoding.encoding } };
  const text = normaliseText(bytes.toString());
  const conflict = findConflict(text);
  if (conflict) {
    const { line, ...values } = conflict;
    return { rule: 'conflict', line, values };
  }
  const line = text.split('\n').findIndex((one) => one.length > maxLineLength) + 1;
  return line > 0 ? { ...tooLarge('une ligne a plus de 100 000 caractères'), line } : { text };
}

function tooLarge(size: string): Pick<Fault, 'rule' | 'values'> {
  return { rule: 'too-large', values: { size } };
}

function partialSource(file: string, locale: Locale, text: string): PageSource {
  const frontMatter = { title: '', description: '', toc: false as const, draft: false, authors: [] };
  return { route: routeOfFile(file), locale, file, frontMatter, body: text, bodyLine: 1 };
}

/** Converts an error of reading or rendering. */
export function faultsOf(error: unknown, file = 'content'): Fault[] {
  if (error instanceof DescriptionError) return error.faults.map((fault) => toFault(fault));
  if (error instanceof ContentError) return [toFault(error)];
  const message = error instanceof Error ? error.message : String(error);
  const [problem = '', fix = 'Corrigez-le à cet endroit.'] = message.split('\n  → ');
  return [toFault(new ContentError(file, undefined, problem, fix))];
}

/** Pages that are generated by routes. */
function otherRoutes(posts: number): string[] {
  return ['/', '/blog/archive', releasesRoute, ...listBlogRoutes(posts)];
}

function headingIds({ headings }: CheckedPage): string[] {
  return headings.flatMap(({ ids }) => ids);
}

/** French text that is not in page files: the interface, the home page, the release notes, titles of runnable samples. */
export function readOtherProse({ root, locale }: Site, files?: readonly string[]): Site['otherProse'] {
  const folders = [`content/${locale}/releases`, `content/${locale}/essais`];
  return [
    `messages/${locale}.json`,
    `content/${locale}/home.yaml`,
    ...folders.flatMap((folder) => listFiles(root, folder).files),
  ]
    .filter((file) => /\.(?:json|yaml)$/.test(file) && existsSync(path.join(root, file)))
    .filter((file) => !files || files.includes(file))
    .flatMap((file) => yamlProse(readWords(path.join(root, file))).map((prose) => ({ file, prose })));
}

/** The text of a file; of a runnable sample, only the keys above its code. */
function readWords(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.includes('/essais/') ? (text.split(/^(?!title|alt|\s)/m)[0] ?? '') : text;
}
