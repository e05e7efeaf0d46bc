import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import type { Pluggable } from 'unified';
import { conflictFault } from '@/lib/content/conflict';
import { readDiagram } from '@/lib/content/diagrams';
import { projectRoot } from '@/lib/content/files';
import { codeFingerprint } from '@/lib/content/fingerprint';
import { hashOf } from '@/lib/content/hash';
import { keptOnDisk } from '@/lib/content/page-cache';
import { readText } from '@/lib/content/read-text';
import type { PageSource, ParsedPage } from '@/lib/content/types';
import { readVersions } from '@/lib/content/versions';
import { getCards } from '@/lib/docs/pages';
import { getHome } from '@/lib/home/home';
import { getTranslator } from '@/lib/i18n/translator';
import { emptyNotes, type MdxContext } from '@/lib/mdx/context';
import { remarkWithoutFootnotes } from '@/lib/mdx/footnotes';
import { knownComponents, knownReferenceComponents } from '@/lib/mdx/known-components';
import { isPublicFile } from '@/lib/mdx/links';
import { prepareSource } from '@/lib/mdx/prepare';
import { firstSample, readSample, readStill } from '@/lib/sample/samples';
import type { Locale } from '@/lib/site/config';
import { toUrl } from '@/lib/site/to-url';
import { toContentError } from './content-error';
import { createMdxComponents } from './mdx-components';
import { mdxOptions } from './mdx-options';
import { toMarkdown } from './to-markdown';

const truncateMark = /^\{\/\*\s*truncate\s*\*\/\}\s*$/m;

/** A compiled page: its text as React elements, and everything else that readers of the page need. */
export type CompiledPage = {
  content: ReactElement;
  /** The text before the truncate mark. */
  excerpt?: ReactElement;
  page: ParsedPage;
};

const compiled = new Map<string, Promise<CompiledPage>>();

/**
 * The one parse of a page. A locale that shows a text in another language gets links that stay in the locale. Results are kept in
 * memory by a hash of the text, of its partials and of the code.
 */
export async function compilePage(source: PageSource, locale: Locale = source.locale): Promise<CompiledPage> {
  const key = `${locale} ${cacheKeyOf(source)}`;
  const found = compiled.get(key) ?? compile(source, locale);
  compiled.set(key, found);
  // Where React cuts the payload depends on what has to be waited for. With a wait in each case, the bytes of a page do not
  // depend on whether a list or a feed has compiled it before.
  const [page] = await Promise.all([found, nextTurn()]);
  return page;
}

const parsed = new Map<string, Promise<ParsedPage>>();

/** What the feeds, the search and the checks read of a page; cached on disk. */
export function parsePage(source: PageSource): Promise<ParsedPage> {
  const key = cacheKeyOf(source);
  const found = parsed.get(key) ?? keptOnDisk(key, async () => (await compilePage(source)).page);
  parsed.set(key, found);
  return found;
}

async function compile(source: PageSource, locale: Locale): Promise<CompiledPage> {
  refuseConflict(source.body, source.file);
  const notes = emptyNotes();
  const context = createContext(source, locale, notes);
  const components = createComponents(source);
  let markdown = '';
  const writeMarkdown = () => (tree: Root) => {
    markdown = toMarkdown(tree, {
      locale: source.locale,
      url: toUrl(source.route, source.locale),
      t: getTranslator(source.chrome ?? source.locale),
      getCards: (route = source.route) => getCards(route, source.locale),
    });
  };
  try {
    const content = await toElement(source.body, context, components, writeMarkdown);
    const mark = truncateMark.exec(source.body);
    const beginning = mark && source.body.slice(0, mark.index);
    const excerptContext = { ...context, ...emptyNotes() };
    const excerpt =
      beginning && (await toElement(beginning, excerptContext, components, remarkWithoutFootnotes));
    const words = countWords(
      notes.sections.map(({ text, heading }) => `${text} ${heading?.text ?? ''}`).join(' '),
    );
    return { content, ...(excerpt ? { excerpt } : {}), page: { markdown, ...notes, words } };
  } catch (error) {
    throw toContentError(error, source);
  }
}

function createContext(source: PageSource, locale: Locale, notes: ReturnType<typeof emptyNotes>): MdxContext {
  return {
    file: source.file,
    locale: source.locale,
    linkLocale: locale,
    title: source.frontMatter.title,
    lineOffset: source.bodyLine - 1,
    ...(source.lineMap ? { lineMap: source.lineMap } : {}),
    ...(source.locate ? { locate: source.locate } : {}),
    ...(source.facts ? { facts: source.facts } : {}),
    ...notes,
    components: isGenerated(source) ? knownReferenceComponents : knownComponents,
    readPartial: (name) => {
      const text = readPartial(source, name);
      if (text !== undefined) refuseConflict(text, partialFile(source, name));
      return text;
    },
  };
}

/** The parser would name the first mark of a conflict as a broken tag. While authoring, such a page is rendered too. */
function refuseConflict(text: string, file: string): void {
  const fault = file.endsWith('.mdx') ? conflictFault(text, file) : undefined;
  if (fault) throw fault;
}

function createComponents(source: PageSource) {
  return createMdxComponents({
    locale: source.locale,
    route: source.route,
    firstSample: firstSample(source),
    isReference: isGenerated(source),
    t: getTranslator(source.locale),
    chrome: source.chrome ?? source.locale,
    getCards: (route) => getCards(route, source.locale),
  });
}

/** Compiles a text of a page. `lastPlugin` runs after all other remark plugins. */
async function toElement(
  text: string,
  context: MdxContext,
  components: ReturnType<typeof createComponents>,
  lastPlugin: Pluggable,
): Promise<ReactElement> {
  const { remarkPlugins, ...others } = mdxOptions(context);
  const { content } = await compileMDX({
    source: prepareSource(text),
    components,
    options: {
      blockJS: false,
      mdxOptions: { remarkPlugins: [...remarkPlugins, lastPlugin], ...others },
    },
  });
  return content;
}

/** Pages made from data may use components that show data; content files may not. */
function isGenerated(source: PageSource): boolean {
  return !source.file.endsWith('.mdx') || source.route === '/v1/api/js';
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function partialFile({ locale }: PageSource, name: string): string {
  return `content/${locale}/_partials/${name}.mdx`;
}

function readPartial(source: PageSource, name: string): string | undefined {
  const file = path.join(projectRoot, partialFile(source, name));
  return /^[a-z0-9-]+$/.test(name) && existsSync(file) ? readText(file) : undefined;
}

/** Cache key of a page: its text, everything the text includes, and which of its addresses are files, because others are pages. */
export function cacheKeyOf(source: PageSource): string {
  const texts = textsOf(source, source.body);
  const uses = (tag: string): boolean => texts.some((text) => text.includes(tag));
  /** What the group of a pattern has found in the texts. */
  const find = (pattern: RegExp): string[] =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));
  const diagrams = find(/<Diagram[^>]*?name=["']([^"']+)/g);
  const samples = find(/<Essai[^>]*?name=["']([^"']+)/g);
  const pulledIn = {
    partials: texts.slice(1),
    diagrams: diagrams.map((name) => tryRead(() => readDiagram(name, source.locale))),
    samples: samples.map((name) => tryRead(() => readSample(name))),
    still: readStill(firstSample(source) ?? ''),
    files: find(/(\/[\w./-]+\.\w+)/g).filter((address) => isPublicFile(address)),
    versions: uses('<Version') ? readVersions(projectRoot) : null,
    path: uses('<Path') ? getHome(source.locale).path : null,
    cards: find(/<Cards(?:[^>]*?of=["']([^"']+))?/g).map((of) => getCards(of || source.route, source.locale)),
  };
  const { file, locale, chrome, bodyLine, body, facts } = source;
  const parts = [codeFingerprint(), file, locale, chrome, bodyLine, body, facts, pulledIn];
  return hashOf(JSON.stringify(parts), 32);
}

/** A text, and recursively the texts of its partials, each once. */
function textsOf(source: PageSource, text: string, seen = new Set<string>()): string[] {
  const names = [...text.matchAll(/<Partial[^>]*?name=["']([^"']+)/g)].map((match) => match[1] ?? '');
  const fresh = names.filter((name) => !seen.has(name) && seen.add(name));
  const partials = fresh.map((name) => readPartial(source, name) ?? '');
  return [text, ...partials.flatMap((partial) => textsOf(source, partial, seen))];
}

function tryRead<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null; // rendering reports the fault with its line
  }
}
