/** Top-level category of a record; readers see its translation, both back ends store these names. */
export type Category = 'Documentation' | 'Configuration' | 'JS API' | 'References' | 'CLI' | 'Blog';

/** Names of a record's place, from category (`lvl0`) and page (`lvl1`) down to its own heading. */
export type Hierarchy = {
  lvl0: string;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
};

/** One searchable place of the site: a page, a heading, a symbol, a configuration key or an option. */
export type SearchRecord = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Deepest level that is filled in. */
  type: `lvl${1 | 2 | 3 | 4 | 5 | 6}`;
  /** Locale of the site in which it is found. */
  lang: string;
  /** Language of the text, where it is not the locale's. */
  language?: string;
  hierarchy: Hierarchy;
  /** Plain text below the heading. */
  content: string;
  /** Code below the heading: options and keys often stand only there. */
  code: string;
  /** Exact names: dotted configuration paths, symbols with their module or class, command lines. */
  keys: string[];
  weight: {
    /** How much the page counts, 0 to 100. */
    pageRank: number;
    /** How much the heading counts, 0 to 100. */
    level: number;
    /** Place within the page, from 0. */
    position: number;
  };
};

/** A search result as a back end answers it: nothing in it is trusted. */
export type RawHit = Record<string, unknown>;

/** A piece of shown text; `mark` when it matched. */
export type Segment = { text: string; mark: boolean };

/** A search result after its checks, ready to show. */
export type Hit = {
  id: string;
  /** Safe address, or nothing when the result gave none. */
  href: string | null;
  category: string;
  /** Language of the text, where it is not the reader's. */
  language: string | null;
  title: Segment[];
  /** Names between the page and this place. */
  trail: Segment[][];
  content: Segment[];
  /** Longer text for the preview. */
  preview: Segment[];
};

/** Results of one category, with the number of the first row. */
export type HitGroup = { category: string; first: number; hits: Hit[] };
