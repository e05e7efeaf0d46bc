import { fold } from './words';

/**
 * The first file of the index: the names of all records and where these lead. Built by `lib/search/build`. The worker indexes the
 * names itself: that takes it less time than a slow network needs for the 26 kB of an index.
 */
export type TitlesFile = {
  lang: string;
  categories: string[];
  /** The categories in the reader's language. */
  categoryNames: string[];
  pages: [url: string, category: number, pageRank: number, records: number][];
  /** Language of the pages whose text is not in the locale's language, by page number. */
  languages: Record<number, string>;
  /**
   * One line for each record: title, anchor, exact names between spaces (`|` is a space inside a name). `SAME_TITLE` at the end
   * of an anchor is the title in lower case, at the end of a name the title.
   */
  titles: string;
  anchors: string;
  keys: string;
  /** One digit (1 to 6, or `PHRASE_DEPTH`) and one letter (`a` = 10 … `j` = 100) for each record. */
  depths: string;
  weights: string;
  glossary: string[][][];
};

/** A file about a page: the text of each record, the words that only its code has, and by its number the type of a name. */
export type PageTexts = { texts: string[]; code: string[]; signatures?: Record<number, string> };

/**
 * The lengths of all records, and where the parts of the text index start: each holds the words from a start of `PART_LETTERS`
 * letters to the next one. A query needs the parts of its own words only.
 */
export type TextsFile = { lengths: string; starts: string[] };

/** Returns the name of the file of a part: other characters as numbers, because file systems and hosts treat them differently. */
export function partFile(start: string): string {
  return `${start.replace(/[^a-z\d]/g, (letter) => `-${letter.charCodeAt(0)}-`)}.json`;
}

/** A part holds all words that begin with the same letters, so that one part has every word that a typed start may become. */
export const PART_LETTERS = 3;

/** Depth of a phrase by which readers search for a page. */
export const PHRASE_DEPTH = 7;

/** Stands for the title of the same record. */
export const SAME_TITLE = '*';

/** What a record describes. Decides which of several equal names is meant. */
export type Kind =
  | 'page'
  | 'module'
  | 'heading'
  | 'symbol'
  | 'key'
  | 'command'
  | 'option'
  | 'member'
  | 'definition'
  | 'allowlist'
  /** Leads to its page. */
  | 'phrase';

export type Page = {
  url: string;
  category: string;
  categoryName: string;
  language: string | null;
  first: number;
  count: number;
};

export type Entry = {
  title: string;
  anchor: string;
  keys: string[];
  kind: Kind;
  page: number;
  /** 1 for a page, up to 6. */
  depth: number;
  /** Factor from the weights of page and heading, 0 to 1. */
  prior: number;
  /** Stems of the title, from the first time that a query needs them. */
  stems?: string[];
  /** Number of the entry above it on the same page. */
  parent: number | null;
};

/** All records of the site, and their numbers by exact name or by the end of a dotted one. */
export type Catalogue = { lang: string; pages: Page[]; entries: Entry[]; byName: Map<string, number[]> };

/** Reads the columns of the titles file. */
export function readCatalogue(file: TitlesFile): Catalogue {
  const titles = file.titles.split('\n');
  const anchors = file.anchors.split('\n');
  const keyLines = file.keys.split('\n');
  const entries: Entry[] = [];
  const byName = new Map<string, number[]>();
  const pages = file.pages.map(([url, categoryNumber, pageRank, count], page): Page => {
    const first = entries.length;
    const category = file.categories[categoryNumber] ?? '';
    const categoryName = file.categoryNames[categoryNumber] ?? '';
    const open: number[] = [];
    for (let number = first; number < first + count; number++) {
      const title = titles[number] ?? '';
      const whole = (text: string, end: string): string =>
        text.endsWith(SAME_TITLE) ? text.slice(0, -1) + end : text;
      const depth = Number(file.depths[number]);
      while (open.length >= (depth === PHRASE_DEPTH ? 2 : depth)) open.pop();
      const keys =
        (keyLines[number] || undefined)?.split(' ').map((key) => whole(key.replaceAll('|', ' '), title)) ??
        [];
      entries.push({
        title,
        anchor: whole(anchors[number] ?? '', title.toLowerCase()),
        keys,
        kind: kindOf(depth, keys, category),
        page,
        depth,
        prior: (pageRank / 100) * ((file.weights.charCodeAt(number) - 96) / 10),
        parent: open.at(-1) ?? null,
      });
      if (depth === PHRASE_DEPTH) addWholeName(byName, fold(title), number);
      else open.push(number);
      for (const key of keys) {
        addName(byName, fold(key), number);
        // Readers leave the dashes of options out: `build debug`.
        if (key.includes('-')) addWholeName(byName, fold(key).replace(/(^| )--?/g, '$1'), number);
      }
    }
    return { url, category, categoryName, language: file.languages[page] ?? null, first, count };
  });
  return { lang: file.lang, pages, entries, byName };
}

/** Lists a record under its name and, for `a.b.c`, also under `b.c` and `c`. */
function addName(byName: Map<string, number[]>, name: string, number: number): void {
  for (let at = 0; ;) {
    addWholeName(byName, name.slice(at), number);
    const dot = name.indexOf('.', at);
    if (dot < 0) return;
    at = dot + 1;
  }
}

function addWholeName(byName: Map<string, number[]>, name: string, number: number): void {
  const known = byName.get(name);
  if (!known) byName.set(name, [number]);
  else if (!known.includes(number)) known.push(number);
}

function kindOf(depth: number, keys: string[], category: string): Kind {
  if (depth === 1) return keys.some((key) => key.startsWith('@')) ? 'module' : 'page';
  if (depth === PHRASE_DEPTH) return 'phrase';
  const last = keys.at(-1);
  if (last === undefined) return 'heading';
  if (category === 'CLI') return keys.some((key) => key.startsWith('-')) ? 'option' : 'command';
  if (category !== 'Configuration') return keys.length === 2 ? 'symbol' : 'member';
  if (last.startsWith('tauri.allowlist.')) return 'allowlist';
  return keys.length === 1 && !last.includes('.') && last !== last.toLowerCase() ? 'definition' : 'key';
}
