import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import { projectRoot } from '@/lib/content/files';
import { keptOnDisk } from '@/lib/content/page-cache';
import { quoteParser } from '@/lib/content/data-fault';
import { readText } from '@/lib/content/read-text';
import { ContentError, type PageSource, type ParsedPage } from '@/lib/content/types';
import { readVersions } from '@/lib/content/versions';
import { codeFingerprint } from '@/lib/content/fingerprint';
import { hashOf } from '@/lib/content/hash';
import { getTranslator } from '@/lib/i18n/translator';
import { getCards } from '@/lib/docs/doc-view';
import { getHome } from '@/lib/home/home';
import { site, toHref, type Locale } from '@/lib/site/config';
import { emptyNotes, type MdxContext } from '@/lib/mdx/context';
import { remarkWithoutFootnotes } from '@/lib/mdx/footnotes';
import { prepareSource } from '@/lib/mdx/prepare';
import { readDiagram } from '@/lib/content/diagrams';
import { firstEssai, readEssai, readStill } from '@/lib/essai/essais';
import { mdxOptions } from './mdx-options';
import { toMarkdown } from './to-markdown';
import { knownComponents, createMdxComponents, knownReferenceComponents } from './mdx-components';

const truncateMark = /^\{\/\*\s*truncate\s*\*\/\}\s*$/m;

const memory = new Map<string, Promise<ParsedPage>>();

/**
 * The one parse of a page: its markup and everything other readers need. Results are cached in memory and on disk by a hash of
 * the text, of its partials and of the code. A locale that shows a text in another language reuses the parse, with links that
 * stay in the locale.
 */
export async function renderPage(source: PageSource, locale: Locale = source.locale): Promise<ParsedPage> {
  const key = keyOf(source);
  let page = memory.get(key);
  if (!page) {
    page = keptOnDisk(key, () => renderUncached(source));
    memory.set(key, page);
  }
  return locale === source.locale ? page : moveLinks(await page, source.locale, locale);
}

/** The same page with its internal links below another locale's path. */
function moveLinks(page: ParsedPage, from: Locale, to: Locale): ParsedPage {
  const move = (html: string): string =>
    html.replaceAll(` href="${toHref('/', from)}`, ` href="${toHref('/', to)}`);
  const { html, excerpt } = page;
  return { ...page, html: move(html), ...(excerpt === undefined ? {} : { excerpt: move(excerpt) }) };
}

/** Parses without the cache, for texts that change with each key press. */
export async function renderUncached(source: PageSource): Promise<ParsedPage> {
  const notes = emptyNotes();
  const context: MdxContext = {
    file: source.file,
    locale: source.locale,
    title: source.frontMatter.title,
    lineOffset: source.bodyLine - 1,
    ...(source.lineMap ? { lineMap: source.lineMap } : {}),
    ...(source.facts ? { facts: source.facts } : {}),
    ...notes,
    components: isGenerated(source) ? knownReferenceComponents : knownComponents,
    readPartial: (name) => readPartial(source, name),
  };
  // Loaded here because Next refuses a static import of react-dom/server in a page's code.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const components = createMdxComponents({
    locale: source.locale,
    route: source.route,
    firstEssai: firstEssai(source),
    t: getTranslator(source.locale),
    chrome: source.chrome ?? source.locale,
    getCards: (route) => getCards(route, source.locale),
  });
  const t = getTranslator(source.chrome ?? source.locale);
  let markdown = '';
  const writeMarkdown = () => (tree: Root) => {
    markdown = toMarkdown(tree, {
      locale: source.locale,
      url: site.origin + toHref(source.route, source.locale),
      t,
      getCards: (route = source.route) => getCards(route, source.locale),
    });
  };
  const toHtml = async (text: string, mdxContext: MdxContext, isExcerpt = false): Promise<string> => {
    const { remarkPlugins, ...others } = mdxOptions(mdxContext);
    const { content } = await compileMDX({
      source: prepareSource(text),
      components,
      options: {
        blockJS: false,
        mdxOptions: {
          remarkPlugins: [...remarkPlugins, isExcerpt ? remarkWithoutFootnotes : writeMarkdown],
          ...others,
        },
      },
    });
    return renderToStaticMarkup(content as ReactElement);
  };
  try {
    const html = await toHtml(source.body, context);
    const mark = truncateMark.exec(source.body);
    const beginning = mark && source.body.slice(0, mark.index);
    const excerpt = beginning && (await toHtml(beginning, { ...context, ...emptyNotes() }, true));
    const words = notes.sections.reduce(
      (sum, { text, heading }) => sum + countWords(text) + countWords(heading?.text ?? ''),
      0,
    );
    return { html, markdown, ...notes, words, ...(excerpt ? { excerpt } : {}) };
  } catch (error) {
    throw toContentError(error, source);
  }
}

/** Pages made from data may use components that show data; content files may not. */
function isGenerated(source: PageSource): boolean {
  return !source.file.endsWith('.mdx') || source.route === '/v1/api/js';
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** MDX syntax errors name a line of the text; readers of the message need the line of the file. */
function toContentError(error: unknown, source: PageSource): Error {
  const cause = findContentError(error);
  if (cause) return cause;
  const message = error instanceof Error ? error.message : String(error);
  const place = error as { line?: number | null; place?: { line?: number; start?: { line: number } } };
  const line =
    place.line ??
    place.place?.start?.line ??
    place.place?.line ??
    Number(/(?:\bline |\()(\d+)/.exec(message)?.[1] ?? NaN);
  const [problem = message, fix] = message.replace(/^\[next-mdx-remote\][^\n]*\n?/, '').split('\n  → ');
  const inFile = Number.isFinite(line)
    ? (source.lineMap?.[(line as number) - 1] ?? (line as number) + source.bodyLine - 1)
    : undefined;
  return new ContentError(
    source.file,
    inFile,
    fix === undefined ? quoteParser(problem) : problem,
    fix ?? 'Corrigez la syntaxe : fermez chaque balise ; écrivez \\{ et \\< pour les caractères simples.',
  );
}

function findContentError(error: unknown): ContentError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof ContentError) return current;
  }
  const message = error instanceof Error ? error.message : '';
  const found = /(content\/[^\s:]+)(?::(\d+))?: ([\s\S]*?)\n {2}→ (.*)/.exec(message);
  const [, file = '', line, problem = '', fix = ''] = found ?? [];
  return found ? new ContentError(file, line ? Number(line) : undefined, problem, fix) : undefined;
}

function readPartial(source: PageSource, name: string): string {
  const file = `content/${source.locale}/_partials/${name}.mdx`;
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(path.join(projectRoot, file))) {
    throw new ContentError(
      source.file,
      undefined,
      `Il n’existe pas de passage commun « ${name} »`,
      `Écrivez-le dans ${file}.`,
    );
  }
  return readText(path.join(projectRoot, file));
}

/** Cache key of a page: its text and everything the text includes. */
function keyOf(source: PageSource): string {
  const texts = textsOf(source, source.body);
  const named = (element: RegExp): string[] =>
    texts.flatMap((text) => [...text.matchAll(element)].map(([, name = '']) => name));
  const pulledIn = [
    ...texts.slice(1),
    ...named(/<Diagram[^>]*?name="([^"]+)"/g).map((name) => tryRead(() => readDiagram(name, source.locale))),
    ...named(/<Essai[^>]*?name="([^"]+)"/g).map((name) => tryRead(() => JSON.stringify(readEssai(name)))),
    readStill(firstEssai(source) ?? ''),
    ...(texts.some((text) => text.includes('<Version')) ? [JSON.stringify(readVersions(projectRoot))] : []),
    ...(texts.some((text) => text.includes('<Path')) ? [JSON.stringify(getHome(source.locale).path)] : []),
    ...named(/<Cards(?:[^>]*?of="([^"]+)")?/g).map((of) =>
      JSON.stringify(getCards(of || source.route, source.locale)),
    ),
  ];
  const { file, locale, chrome, bodyLine, body, facts } = source;
  const parts = [codeFingerprint(), file, locale, chrome, bodyLine, body, facts, pulledIn];
  return hashOf(JSON.stringify(parts), 32);
}

/** A text, and recursively the texts of its partials, each once. */
function textsOf(source: PageSource, text: string, seen = new Set<string>()): string[] {
  const names = [...text.matchAll(/<Partial[^>]*?name="([^"]+)"/g)].map((match) => match[1] ?? '');
  const fresh = names.filter((name) => !seen.has(name) && seen.add(name));
  const partials = fresh.map((name) => tryRead(() => readPartial(source, name)));
  return [text, ...partials.flatMap((partial) => textsOf(source, partial, seen))];
}

function tryRead(read: () => string): string {
  try {
    return read();
  } catch {
    return ''; // rendering reports the fault with its line
  }
}
