import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listReferencePages } from '../../lib/api-reference/reference';
import { blogPageRoute } from '../../lib/blog/posts';
import { toFault } from '../../lib/check/build-fault';
import { headingIds } from '../../lib/check/headings';
import { readPage } from '../../lib/check/read-page';
import type { CheckedPage, Fault, Site } from '../../lib/check/types';
import { inspectCategories, inspectSource, listContentFiles } from '../../lib/content/files';
import { ContentError, type PageSource } from '../../lib/content/types';
import { getHome, hasHome } from '../../lib/home/home';
import { listReleasedPackages, releasesRoute, toReleasesPage } from '../../lib/releases/releases';
import { site as config, type Locale } from '../../lib/site/config';
import type { KeptPages } from './kept-pages';
import { LeanPages } from './lean-pages';
import { buildFaults, type Rendered } from './render-pages';
import { SecondReader } from './second-reader';

export type Loaded = { content: Site; faults: Fault[] };

/** A site whose pages are read; `rendered` fills in what needs their markup (ids, links) and answers with its faults. */
export type Loading = Loaded & { rendered: () => Promise<Fault[]> };

type Render = (sources: PageSource[]) => Promise<Rendered[]>;

/**
 * Reads everything once, whatever its faults, and renders it by the way; what cannot be read becomes a fault, never a
 * crash. With `kept`, pages are read one by one when they are rendered, and not all keep their trees (`LeanPages`).
 */
export function loadSite(root: string, locale: Locale, render: Render, kept?: KeptPages): Loading {
  const faults: Fault[] = [];
  const inspected = listContentFiles(locale, root).map((file) => inspectSource(file, locale, root));
  const withFrontMatterFault = new Set(
    inspected.filter((one) => one.faults.length > 0).map(({ source }) => source.file),
  );
  faults.push(...inspected.flatMap((one) => one.faults.map((error) => toFault(error, 'front-matter'))));
  const before = faults.length;
  const generatedSources = attempt(() => listReferencePages(locale), faults);
  const unread = faults.length > before ? { unread: '/v1/api' } : {};
  const releases = attempt(() => [toReleasesPage(listReleasedPackages(locale), locale)], faults);
  attempt(() => [getHome(locale)], faults);
  faults.push(...inspectCategories(locale, root).faults.map((error) => toFault(error)));

  const sources = [...inspected.map(({ source }) => source), ...generatedSources];
  const toRender = [...sources.filter(({ file }) => !withFrontMatterFault.has(file)), ...releases];
  const written = inspected.map(({ source }): CheckedPage => ({ source, kind: 'page' }));
  const partials = readPartials(root, locale).map((source): CheckedPage => ({ source, kind: 'partial' }));
  const generated = generatedSources.map((source): CheckedPage => ({ source, kind: 'generated' }));
  const pages = [...written, ...partials, ...generated];
  const routes: Site['routes'] = new Map();
  const cacheFile = path.join(root, '.cache/check/typescript.json');
  const content: Site = { root, cacheFile, locale, pages, routes, ...unread };
  // Begun before the texts are read: in a process of its own it takes as long as all the rest.
  const rendering = kept ? undefined : render(toRender);
  rendering?.catch(() => undefined); // told where it is waited for

  if (!kept) for (const page of pages) Object.assign(page, readPage(page.source, page.kind, faults));
  for (const { kind, source } of pages) {
    if (kind === 'partial') continue;
    if (routes.has(source.route)) faults.push(twice(source, pages));
    routes.set(source.route, undefined);
  }
  addOtherRoutes(routes, written.filter(({ source }) => source.route.startsWith('/blog/')).length);
  return {
    content,
    faults,
    rendered: async () =>
      kept
        ? renderLean(content, toRender, render, kept)
        : fillInAll((await rendering) ?? [], toRender, content),
  };
}

/** Reads and renders page after page. */
async function renderLean(
  content: Site,
  sources: PageSource[],
  render: Render,
  kept: KeptPages,
): Promise<Fault[]> {
  const lean = new LeanPages(kept);
  const second = new SecondReader(content.pages, kept);
  const toRender = new Set(sources);
  const faults: Fault[] = [];
  for (const page of content.pages) {
    await second.take(page);
    const readable = lean.read(page);
    if (!toRender.delete(page.source) || !readable) continue;
    for (const one of await render([page.source])) faults.push(...fillIn(one, page.source, content, page));
  }
  second.stop();
  const others = [...toRender];
  (await render(others)).forEach((one, index) => faults.push(...fillIn(one, others[index], content)));
  lean.settle(content);
  return [...lean.faults, ...faults];
}

/** The same for pages that are all read and rendered; of those whose text cannot be read, the fault is known already. */
function fillInAll(rendered: Rendered[], sources: PageSource[], content: Site): Fault[] {
  const bySource = new Map(content.pages.map((page) => [page.source, page]));
  return rendered.flatMap((one, index) => {
    const source = sources[index];
    const page = source && bySource.get(source);
    return page && !page.tree ? [] : fillIn(one, source, content, page);
  });
}

/** Gives a page and its route what was rendered; answers its fault. */
function fillIn(
  one: Rendered,
  source: PageSource | undefined,
  { routes }: Site,
  page?: CheckedPage,
): Fault[] {
  if ('faults' in one) return one.faults;
  if (page) page.parsed = one.parsed;
  if (source) routes.set(source.route, idsIn(one.parsed.html));
  return [];
}

/**
 * The translated pages of a locale, read but not rendered: a page that is not translated is that of the source, and so
 * are the ids of a translated one that are not its headings'.
 */
export function loadTranslations(source: Site, locale: Locale): Loading {
  const faults: Fault[] = [];
  const inspected = listContentFiles(locale, source.root).map((file) =>
    inspectSource(file, locale, source.root),
  );
  faults.push(...inspected.flatMap((one) => one.faults.map((error) => toFault(error, 'front-matter'))));
  const written = inspected.map((one) => readPage(one.source, 'page', faults));
  const partials = readPartials(source.root, locale).map((one) => readPage(one, 'partial', faults));
  if (hasHome(locale)) attempt(() => [getHome(locale)], faults);
  faults.push(...inspectCategories(locale, source.root).faults.map((error) => toFault(error)));
  const routes: Site['routes'] = new Map();
  return {
    content: {
      root: source.root,
      locale,
      pages: [...written, ...partials],
      routes,
      ...(source.unread ? { unread: source.unread } : {}),
    },
    faults,
    rendered: () => {
      addTranslatedRoutes(routes, source, written);
      return Promise.resolve([]);
    },
  };
}

function addTranslatedRoutes(routes: Site['routes'], source: Site, written: CheckedPage[]): void {
  const originals = new Map(source.pages.map((page) => [page.source.route, page]));
  for (const [route, ids] of source.routes) routes.set(route, ids);
  for (const page of written) {
    const { route } = page.source;
    const original = originals.get(route);
    const theirs = new Set(original ? headingIds(original) : []);
    const ids = source.routes.get(route);
    if (ids || !original)
      routes.set(route, new Set([...headingIds(page), ...[...(ids ?? [])].filter((id) => !theirs.has(id))]));
  }
}

function attempt<T>(read: () => T[], faults: Fault[]): T[] {
  try {
    return read();
  } catch (error) {
    faults.push(...buildFaults(error));
    return [];
  }
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
