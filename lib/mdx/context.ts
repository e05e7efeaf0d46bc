import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Locale } from '../site/config';
import { ContentError, type PageSource, type ParsedPage } from '../content/types';

/** Components a page may use, by name, with the attributes each takes. */
export type KnownComponents = ReadonlyMap<string, readonly string[]>;

/** What the plugins collect from a page. */
type Notes = Pick<ParsedPage, 'headings' | 'sections' | 'links' | 'codeBlocks' | 'errors' | 'choices'>;

/** Returns new notes for a page; the plugins fill them in place. */
export function emptyNotes(): Notes {
  return {
    headings: [],
    sections: [],
    links: [],
    codeBlocks: [],
    errors: [],
    choices: { os: 0, 'package-manager': 0 },
  };
}

/** State that the plugins of one compilation share. */
export type MdxContext = Notes & {
  file: string;
  locale: Locale;
  /** Locale that shows the text; its links stay in it. */
  linkLocale: Locale;
  title: string;
  /** Lines of the file before the compiled text (front matter). */
  lineOffset: number;
  /** For a generated page: line of the file each line of the text comes from. */
  lineMap?: number[];
  /** For a page made of several files: where a line of the text comes from. */
  locate?: PageSource['locate'];
  /** For a generated page: what replaces its `<Facts>`. */
  facts?: RootContent[][];
  components: KnownComponents;
  /** Reads the text of a partial; undefined if it does not exist. */
  readPartial: (name: string) => string | undefined;
};

/** Value of an element's attribute: a text, or an expression; nothing if it is missing or has no value. */
export function attributeValue({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>, name: string) {
  return attributes.find((one) => 'name' in one && one.name === name)?.value;
}

type Positioned = {
  position?: { start: { line: number } } | undefined;
  data?: object | undefined;
};

/** What `remarkPartials` notes about the nodes of a partial: its file. */
export type PartialData = { partial?: string };

/** File of a node, and its line in it, or undefined. */
function placeOf({ position, data }: Positioned, context: MdxContext) {
  const { partial } = (data ?? {}) as PartialData;
  const line = position?.start.line;
  return partial || line === undefined ? { file: partial ?? context.file, line } : placeOfLine(line, context);
}

/** File of a line of the text, and its line in it. */
export function placeOfLine(
  line: number,
  { file, lineMap, lineOffset, locate }: Pick<MdxContext, 'file' | 'lineMap' | 'lineOffset' | 'locate'>,
): { file: string; line: number | undefined } {
  return locate?.(line) ?? { file, line: lineMap ? lineMap[line - 1] : line + lineOffset };
}

/** File of a node, and its line, as one text: `content/fr/v1/guides/faq.mdx:12`. */
export function placeText(node: Positioned, context: MdxContext): string {
  const { file, line } = placeOf(node, context);
  return line ? `${file}:${line}` : file;
}

/** The fault of a component that sees it while it renders, at the place that `placeText` has noted. */
export function faultAt(place: string, problem: string, fix: string): ContentError {
  const [file = '', line] = place.split(':');
  return new ContentError(file, line ? Number(line) : undefined, problem, fix);
}

/** Stops the build with the position of a fault. */
export function fail(
  node: Positioned,
  context: MdxContext,
  problem: string,
  fix: string,
  rule?: ContentError['rule'],
): never {
  const { file, line } = placeOf(node, context);
  throw new ContentError(file, line, problem, fix, { rule });
}
