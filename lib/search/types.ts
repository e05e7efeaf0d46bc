import type { actionCategory } from './actions';
import type { Area, Category } from './areas';

/** Names of a record's position, from category (`lvl0`) and page (`lvl1`) down to its own heading. */
export type Hierarchy = { lvl0: Category | typeof actionCategory } & Record<
  'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  string | null
>;

/** One searchable place of the site: a page, a heading, a symbol, a configuration key or an option. */
export type SearchRecord = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Deepest level that is filled in. */
  type: `lvl${1 | 2 | 3 | 4 | 5 | 6}`;
  /** Locale of the site that lists it. */
  lang: string;
  /** Language of the text, if it is not the locale's. */
  language?: string;
  hierarchy: Hierarchy;
  /** Plain text below the heading. */
  content: string;
  /** Code below the heading: some options and keys appear only there. */
  code: string;
  /** Type of a function, key or option: `(path: string): Promise<void>`, `boolean`. */
  signature?: string;
  /** Exact names: dotted configuration paths, symbols with their module or class, command lines. */
  keys: string[];
  /** Tasks, other names and error messages that this place answers. */
  phrases?: string[];
  /** `pageRank` and `level` (of the heading) from 0 to 100; `position` within the page, from 0. */
  weight: { pageRank: number; level: number; position: number };
};

/** A run of text; `mark` if it matches the query. */
export type Segment = { text: string; mark: boolean };

/** A search result, ready to show. */
export type Hit = {
  id: string;
  /** A safe URL, or null if the result has none. */
  href: string | null;
  /** Name of the top-level category; empty if the service sent none, which grouping refuses. */
  category: string;
  /** Language of the text, if it is not the reader's. */
  language: string | null;
  title: Segment[];
  /** Headings from below the page title down to this place. */
  trail: Segment[][];
  /** True for a heading without an exact name, and below none that has one. */
  isProse?: boolean;
  /** Type of a function, key or option. */
  signature?: string;
  content: Segment[];
  /** Longer text for the preview. */
  preview: Segment[];
};

export type SearchRequest = { query: string; area: Area | null; locale: string; signal: AbortSignal };

/**
 * `words`: starts of words, folded, to mark on the page of a hit. `suggestion`: where nothing was found, the query in words that
 * the index knows.
 */
export type Answer = { hits: Hit[]; words?: string[]; suggestion?: string };

/** Answers a search request. The embedded index and the hosted service both implement it. */
export type Answerer = (request: SearchRequest) => Promise<Answer>;

/** Words and phrases that mean the same, in French and English: groups of word lists. */
export type Synonyms = string[][];
