import matter from 'gray-matter';
import { parseDocument, visit, LineCounter, type Alias, type Document } from 'yaml';
import { didYouMean } from '../text/nearest';
import { own } from '../text/own';
import { ContentError, type FrontMatter } from './types';

type Kind = 'doc' | 'post' | 'page';

/** The keys that a page may have; the check reads them from here. */
export const frontMatterFields: Record<string, { check: (value: unknown) => boolean; want: string }> = {
  title: { check: isText, want: 'a non-empty text' },
  description: { check: isText, want: 'a sentence of plain text' },
  sidebarLabel: { check: isText, want: 'a non-empty text' },
  order: { check: (v) => typeof v === 'number' && Number.isFinite(v), want: 'a number' },
  next: { check: isRouteOrFalse, want: 'a route such as /v1/guides/faq, or false' },
  previous: { check: isRouteOrFalse, want: 'a route such as /v1/guides/faq, or false' },
  toc: { check: isLevels, want: 'two heading levels such as [2, 3], or false' },
  draft: { check: (v) => typeof v === 'boolean', want: 'true or false' },
  authors: { check: isListOfTexts, want: 'a list of keys of content/authors.json' },
  questions: {
    check: isPhrases,
    want: 'tasks in the words of readers, listed by the anchor that answers them',
  },
  keywords: { check: isPhrases, want: 'other names for the subject, listed by the anchor that answers them' },
  errors: { check: isPhrases, want: 'the error messages that the page explains, listed by anchor' },
  sourceHash: {
    check: (v) => typeof v === 'string' && /^[\da-f]{12}$/.test(v),
    want: 'what npm run translations -- --stamp writes there, between quotes',
  },
};

const required: Record<Kind, string[]> = {
  doc: ['title', 'description', 'order'],
  post: ['title', 'description', 'authors'],
  page: ['title', 'description'],
};

type Inspected = { frontMatter: FrontMatter; body: string; bodyLine: number; faults: ContentError[] };

/** Splits a content file and returns every fault of its front matter; the text below it is returned in any case. */
export function readFrontMatter(source: string, file: string, kind: Kind): Inspected {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!text.startsWith('---\n')) {
    const fault = new ContentError(
      file,
      1,
      'the file has no front matter',
      'begin it with a block between two lines of ---, with title and description',
    );
    return { frontMatter: withDefaults({}), body: text, bodyLine: 1, faults: [fault] };
  }
  const { data, raw, body, yamlError } = readYaml(text);
  const bodyLine = lineOfBody(text, body);
  if (yamlError) {
    const fault = new ContentError(
      file,
      yamlError.line,
      `the front matter is not valid YAML: ${yamlError.message}`,
      'put texts that hold « : » or quotes between double quotes',
      yamlError.col,
    );
    return { frontMatter: withDefaults({}), body, bodyLine, faults: [fault] };
  }
  const faults = [...unfitFields(data, raw, file), ...missingFields(data, file, kind)];
  const fit = Object.entries(data).filter(([key, value]) => own(frontMatterFields, key)?.check(value));
  return { frontMatter: withDefaults(Object.fromEntries(fit)), body, bodyLine, faults };
}

type Yaml = {
  data: Record<string, unknown>;
  /** The block as it was written. */ raw: string;
  body: string;
  yamlError?: { line: number; col: number; message: string };
};

/** Takes the block apart from the text below it. */
function readYaml(text: string): Yaml {
  const lines = new LineCounter();
  let yamlError: Yaml['yamlError'];
  const parse = (block: string): object => {
    const doc = parseDocument(block, { lineCounter: lines });
    const error = doc.errors[0] ?? findAlias(doc);
    if (error) yamlError = { ...lines.linePos(error.pos[0]), message: bareMessage(error.message) };
    const value: unknown = error ? null : doc.toJS();
    return typeof value === 'object' && value !== null ? value : {};
  };
  const file = matter(text, { engines: { yaml: { parse, stringify: () => '' } } });
  return { data: file.data, raw: file.matter, body: file.content, ...(yamlError ? { yamlError } : {}) };
}

/** Aliases are refused: no field needs one, and they may be recursive or expand beyond all memory. */
function findAlias(doc: Document): { pos: [number]; message: string } | undefined {
  let found: Alias | undefined;
  visit(doc, { Alias: (_, alias) => ((found = alias), visit.BREAK) });
  return found && { pos: [found.range?.[0] ?? 0], message: `an alias (*${found.source}) is not allowed` };
}

function unfitFields(data: Record<string, unknown>, raw: string, file: string): ContentError[] {
  const lines = new Map(raw.split('\n').map((line, index) => [line.split(':')[0], index + 1]));
  return Object.entries(data).flatMap(([key, value]) => {
    const field = own(frontMatterFields, key);
    if (field?.check(value)) return [];
    const keys = Object.keys(frontMatterFields);
    const [reason, fix] = field
      ? [`front matter key "${key}" has the value ${JSON.stringify(value)}`, `give it ${field.want}`]
      : [`unknown front matter key "${key}"`, didYouMean(key, keys, `known keys: ${keys.join(', ')}`)];
    return [new ContentError(file, lines.get(key) ?? 1, reason, fix)];
  });
}

function missingFields(data: Record<string, unknown>, file: string, kind: Kind): ContentError[] {
  const missing = required[kind].filter((key) => !(key in data));
  return missing.map((key) => {
    const fix = `add "${key}:" with ${frontMatterFields[key]?.want}`;
    return new ContentError(file, 1, `the front matter has no "${key}"`, fix);
  });
}

function withDefaults(known: Partial<FrontMatter>): FrontMatter {
  return {
    ...known,
    toc: known.toc ?? [2, 3],
    draft: known.draft ?? false,
    authors: known.authors ?? [],
  } as FrontMatter;
}

function lineOfBody(text: string, body: string): number {
  return text.slice(0, text.length - body.length).split('\n').length;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isPhrases(value: unknown): boolean {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap && Object.values(value).every(isListOfTexts);
}

function isRouteOrFalse(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^\/[\w\-/]*$/.test(value));
}

function isLevels(value: unknown): boolean {
  if (value === false) return true;
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to] = value as unknown[];
  return typeof from === 'number' && typeof to === 'number' && from >= 2 && to <= 6 && from <= to;
}

/** First line of a YAML parser's message, without the position it names. */
export function bareMessage(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').trim();
}
