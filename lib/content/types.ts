import type { RootContent } from 'mdast';
import type { Locale } from '../site/config';

/** Search phrases by the anchor of the heading that answers them, or by `top` for the text above the first heading. */
type PhrasesByAnchor = Record<string, string[]>;

export type FrontMatter = {
  title: string;
  description: string;
  /** Shorter label for sidebars, breadcrumbs and paging. */
  sidebarLabel?: string;
  /** Position in its folder. */
  order?: number;
  /** Route of the next/previous page instead of the sidebar's; `false` for none. */
  next?: string | false;
  previous?: string | false;
  /** Heading levels in the contents list, or `false` to hide it. */
  toc: [number, number] | false;
  draft: boolean;
  authors: string[];
  /** Words by which readers search for the page; see search-phrases.ts. */
  questions?: PhrasesByAnchor;
  keywords?: PhrasesByAnchor;
  errors?: PhrasesByAnchor;
  /** For a translation: Git's name (first 12 digits) of the source file it was made from. */
  sourceHash?: string;
};

/** A content file before its text is parsed. */
export type PageSource = {
  /** Address without locale: `/v1/guides/features/command`. */
  route: string;
  /** Language of the text, which may differ from that of the locale that shows it. */
  locale: Locale;
  /** For a generated page: language of its interface words, where it is not the text's. */
  chrome?: Locale;
  /** Path of the file below the project's root, with `/`. */
  file: string;
  frontMatter: FrontMatter;
  /** Text below the front matter. */
  body: string;
  /** Line of the file on which `body` begins, from 1. */
  bodyLine: number;
  /** For a generated page: line of `file` each line of `body` comes from. */
  lineMap?: number[];
  /** For a page made of several files: where a line of `body` comes from. */
  locate?: (line: number) => { file: string; line: number } | undefined;
  /** For a generated page: what replaces `<Facts of="0" />`, `<Facts of="1" />` … */
  facts?: RootContent[][];
};

export type Heading = { depth: number; text: string; id: string; aliases: string[] };

/** The text between one heading and the next; the first has no heading. */
export type Section = { heading: Heading | null; text: string; code: string };

/** Code that a page prints: the words after its fence, its lines, and the anchor of the heading above it. */
export type CodeBlock = { lang: string; meta: string; code: string; anchor: string };

/** Result of the one parse of a page, used by the page, contents list, search, checks and Markdown files. */
export type ParsedPage = {
  /** The text as Markdown, with full addresses. */
  markdown: string;
  headings: Heading[];
  sections: Section[];
  /** Targets as the author wrote them. */
  links: string[];
  codeBlocks: CodeBlock[];
  /** How many parts of the text depend on each choice of the reader. */
  choices: { os: number; 'package-manager': number };
  /** Messages that the page explains in its lists, with the anchor of the heading above each. */
  errors: { message: string; anchor: string }[];
  /** Words of the text, for the reading time. */
  words: number;
};

export type Category = {
  label: string;
  order: number;
  description: string;
  /** Name of a drawing in `components/mdx/Cards.tsx`. */
  icon?: string;
  /** Folder route: `/v1/guides/features`. */
  route: string;
  /** Language of label and description. */
  locale: Locale;
};

/** A fault in a content file. The message names file, line, what is wrong and what to change, in French: authors read it. */
export class ContentError extends Error {
  readonly column: number | undefined;
  /** Rule of the check that reports the fault, where the check runs the same code. */
  readonly rule: 'unknown-name' | undefined;

  constructor(
    readonly file: string,
    readonly line: number | undefined,
    readonly problem: string,
    readonly fix: string,
    { column, rule }: { column?: number | undefined; rule?: ContentError['rule'] } = {},
  ) {
    super(`${file}${line ? `:${line}` : ''}: ${problem}\n  → ${fix}`);
    this.name = 'ContentError';
    this.column = column;
    this.rule = rule;
  }
}
