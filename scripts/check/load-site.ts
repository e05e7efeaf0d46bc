import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { renderPage } from '../../components/mdx/render-page';
import { listReferencePages } from '../../lib/api-reference/reference';
import { blogPageRoute } from '../../lib/blog/posts';
import { toFault } from '../../lib/check/build-fault';
import { headingIds } from '../../lib/check/headings';
import { readPage } from '../../lib/check/read-page';
import type { CheckedPage, Fault, Site } from '../../lib/check/types';
import { inspectCategories, inspectSource, listContentFiles } from '../../lib/content/files';
import { ContentError, type PageSource } from '../../lib/content/types';
import { listReleasedPackages, releasesRoute, toReleasesPage } from '../../lib/releases/releases';
import { site as config, type Locale } from '../../lib/site/config';

export type Loaded = { content: Site; faults: Fault[] };

/** Reads and renders everything once, whatever its faults; what cannot be read becomes a fault, never a crash. */
export async function loadSite(root: string, locale: Locale): Promise<Loaded> {
  const faults: Fault[] = [];
  const sources = listContentFiles(locale, root).map((file) => inspectSource(file, locale, root));
  faults.push(
    ...sources.flatMap((inspected) => inspected.faults.map((error) => toFault(error, 'front-matter'))),
  );
  const written = sources.map(({ source }) => readPage(source, 'page', faults));
  const partials = readPartials(root, locale).map((source) => readPage(source, 'partial', faults));
  const generated = attempt(() => listReferencePages(locale), faults).map((source) =>
    readPage(source, 'generated', faults),
  );
  const releases = attempt(() => [toReleasesPage(listReleasedPackages(locale), locale)], faults);
  faults.push(...inspectCategories(locale, root).faults.map((error) => toFault(error)));

  const pages = [...written, ...partials, ...generated];
  const routes: Site['routes'] = new Map();
  for (const page of pages) {
    if (page.kind === 'partial') continue;
    if (routes.has(page.source.route)) faults.push(twice(page.source, pages));
    const rendered =
      page.tree && !hasFrontMatterFault(page, faults) ? await render(page.source, faults) : undefined;
    if (rendered) page.parsed = rendered;
    routes.set(page.source.route, rendered && idsIn(rendered.html));
  }
  for (const source of releases) {
    const rendered = await render(source, faults);
    routes.set(source.route, rendered && idsIn(rendered.html));
  }
  addOtherRoutes(routes, written.filter(({ source }) => source.route.startsWith('/blog/')).length);
  return {
    content: { root, cacheFile: path.join(root, '.cache/check/typescript.json'), locale, pages, routes },
    faults,
  };
}

/**
 * The translated pages of a locale, read but not rendered: a page that is not translated is that of the source, and so
 * are the ids of a translated one that are not its headings'.
 */
export function loadTranslations(source: Site, locale: Locale): Loaded {
  const faults: Fault[] = [];
  const inspected = listContentFiles(locale, source.root).map((file) =>
    inspectSource(file, locale, source.root),
  );
  faults.push(...inspected.flatMap((one) => one.faults.map((error) => toFault(error, 'front-matter'))));
  const written = inspected.map((one) => readPage(one.source, 'page', faults));
  const partials = readPartials(source.root, locale).map((one) => readPage(one, 'partial', faults));
  faults.push(...inspectCategories(locale, source.root).faults.map((error) => toFault(error)));
  const originals = new Map(source.pages.map((page) => [page.source.route, page]));
  const routes = new Map(source.routes);
  for (const page of written) {
    const { route } = page.source;
    const original = originals.get(route);
    const theirs = new Set(original ? headingIds(original) : []);
    const ids = source.routes.get(route);
    if (ids || !original)
      routes.set(route, new Set([...headingIds(page), ...[...(ids ?? [])].filter((id) => !theirs.has(id))]));
  }
  return { content: { root: source.root, locale, pages: [...written, ...partials], routes }, faults };
}

async function render(source: PageSource, faults: Fault[]) {
  try {
    return await renderPage(source);
  } catch (error) {
    faults.push(buildFault(error, source));
    return undefined;
  }
}

function attempt<T>(read: () => T[], faults: Fault[]): T[] {
  try {
    return read();
  } catch (error) {
    faults.push(buildFault(error));
    return [];
  }
}

function buildFault(error: unknown, source?: PageSource): Fault {
  if (error instanceof ContentError) return toFault(error);
  const [problem = '', fix = 'correct it there'] = (
    error instanceof Error ? error.message : String(error)
  ).split('\n  → ');
  return toFault(new ContentError(source?.file ?? 'content', undefined, problem, fix));
}

function hasFrontMatterFault(page: CheckedPage, faults: Fault[]): boolean {
  return faults.some(({ file, rule }) => rule === 'front-matter' && file === page.source.file);
}

function twice(source: PageSource, pages: CheckedPage[]): Fault {
  const other = pages.find((page) => page.source.route === source.route)?.source.file ?? '';
  return toFault(
    new ContentError(
      source.file,
      undefined,
      `the address ${source.route} is already that of ${other}`,
      'rename or remove one of the two files',
    ),
  );
}

function readPartials(root: string, locale: Locale): PageSource[] {
  const folder = `content/${locale}/_partials`;
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({
      route: `/_partials/${name.replace(/\.mdx$/, '')}`,
      locale,
      file: `${folder}/${name}`,
      frontMatter: { title: '', description: '', toc: false, draft: false, authors: [] },
      body: readFileSync(path.join(root, folder, name), 'utf8').replace(/\r\n?/g, '\n'),
      bodyLine: 1,
    }));
}

/** Pages that are made by routes, not by files. */
function addOtherRoutes(routes: Site['routes'], posts: number): void {
  const lists = Array.from({ length: Math.max(1, Math.ceil(posts / config.blogPostsPerPage)) }, (_, index) =>
    blogPageRoute(index + 1),
  );
  for (const route of ['/', '/blog/archive', releasesRoute, ...lists])
    if (!routes.has(route)) routes.set(route, undefined);
}

/** Every id of a page's markup: headings, their aliases, entries of the references, tabs. */
function idsIn(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/\sid="([^"]+)"/g)].map((match) =>
      (match[1] ?? '').replace(/&amp;/g, '&').replace(/&#x27;/g, "'"),
    ),
  );
}
