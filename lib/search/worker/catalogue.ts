import { fold, stem, type Term } from './tokens';

/**
 * The first file of the index: the names of all records and where these lead. The worker indexes the names itself: that takes it less
 * time than a slow network needs for the 26 kB of an index.
 */
export type TitlesFile = { lang: string; pages: TitlesPage[]; synonyms: string[][][] };

export type TitlesPage = {
  url: string;
  category: string;
  /** From 0 to 100. */
  pageRank: number;
  /** Language of the text, if it is not the locale's. */
  language?: string;
  /** The page itself and its headings. In anchors and keys, `SAME_TITLE` stands for the title: 6 kB less to fetch. */
  records: [depth: number, title: string, anchor: string, ...keys: string[]][];
  /** Phrases by which readers search, by the number of the record that answers them. */
  phrases?: Record<number, string[]>;
};

/** A file about a page: the text of each record, the terms that only its code has, and by its number the type of a name. */
export type PageTexts = { texts: string[]; code: string[]; signatures?: Record<number, string> };

/**
 * Where the shards of the text index start: each holds the terms from a start of `SHARD_LETTERS` letters to the next one. A query
 * needs the shards of its own terms only.
 */
export type ShardStarts = string[];

/**
 * Returns the name of the file of a shard: other characters as numbers, because file systems and hosts treat them differently, and behind a
 * prefix, because Windows has no files named `con` or `aux`.
 */
export function shardFile(start: string): string {
  return `from-${start.replace(/[^a-z\d]/g, (letter) => `-${letter.charCodeAt(0)}-`)}.json`;
}

/** A shard holds all terms that begin with the same letters, so that it has every term that a typed start may become. */
export const SHARD_LETTERS = 3;

/** Depth of a phrase by which readers search, which is below every heading. */
export const PHRASE_DEPTH = 7;

const SAME_TITLE = '*';

/** Writes the title at the end of an anchor or a key as `SAME_TITLE`. */
export function withoutTitle(text: string, title: string): string {
  return title && text.endsWith(title) ? text.slice(0, -title.length) + SAME_TITLE : text;
}

function withTitle(text: string, title: string): string {
  return text.endsWith(SAME_TITLE) ? text.slice(0, -1) + title : text;
}

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
  | 'allowlist'
  /** Leads to the place that answers it. */
  | 'phrase';

type Page = TitlesPage & { first: number; count: number };

export type Entry = {
  title: string;
  anchor: string;
  keys: string[];
  kind: Kind;
  page: number;
  /** 1 for a page, up to 6; `PHRASE_DEPTH` for a phrase. */
  depth: number;
  /** Terms of the title, from the first time that a query needs them. */
  terms?: Term[];
  /** Number of the entry above it on the same page. */
  parent: number | null;
};

/** All records of the site, and their numbers by exact name or by the end of a dotted one. */
export type Catalogue = { lang: string; pages: Page[]; entries: Entry[]; byName: Map<string, number[]> };

/** Reads the titles file into a catalogue; numbers of records count through all pages. */
export function readCatalogue({ lang, pages }: TitlesFile): Catalogue {
  const catalogue: Catalogue = { lang, pages: [], entries: [], byName: new Map() };
  for (const page of pages) {
    const first = catalogue.entries.length;
    addRecords(catalogue, page);
    addPhrases(catalogue, page, first);
    catalogue.pages.push({ ...page, first, count: catalogue.entries.length - first });
  }
  return catalogue;
}

function addRecords({ pages, entries, byName }: Catalogue, { records, category }: TitlesPage): void {
  const open: number[] = [];
  for (const [depth, title, anchor, ...shortKeys] of records) {
    const number = entries.length;
    const keys = shortKeys.map((key) => withTitle(key, title));
    const kind = kindOf(depth, keys, category);
    while (open.length >= depth) open.pop();
    entries.push({
      title,
      anchor: withTitle(anchor, title.toLowerCase()),
      keys,
      kind,
      page: pages.length,
      depth,
      parent: open.at(-1) ?? null,
    });
    open.push(number);
    for (const name of namesOfRelease(title)) addWholeName(byName, name, number);
    for (const name of keys.map(fold)) {
      addName(byName, name, number);
      // Readers leave out the class, as the allowlist does: `window.WebviewWindow.setTitle` → `window.setTitle`.
      if (kind === 'member') addWholeName(byName, name.replace(/^([^.]+)\.[^.]+\./, '$1.'), number);
      // Readers leave out the program, and the dashes of options: `build --debug`, `build debug`. A command alone may be a word: `signer`.
      for (const short of [name, name.replace(/^tauri (?=\S+ )/, '')]) {
        addWholeName(byName, short, number);
        addWholeName(byName, short.replace(/(^| )--?/g, '$1'), number);
      }
    }
    if (depth === 1) for (const name of [title, ...keys]) addSingular(byName, fold(name), number);
  }
}

/** Adds the phrases of a page as entries of their own, so that each is compared with a query as a whole. */
function addPhrases(
  { pages, entries, byName }: Catalogue,
  { phrases = {} }: TitlesPage,
  first: number,
): void {
  for (const [record, titles] of Object.entries(phrases)) {
    for (const title of titles) {
      addWholeName(byName, fold(title), entries.length);
      entries.push({
        title,
        anchor: '',
        keys: [],
        kind: 'phrase',
        page: pages.length,
        depth: PHRASE_DEPTH,
        parent: first + Number(record),
      });
    }
  }
}

/** Names of a release: `tauri 1.6.3` → `tauri 1.6.3`, `1.6.3`, `1.6`. Of a series, and of a post with it in front: `tauri 1.4`. */
function namesOfRelease(title: string): string[] {
  const name = fold(title);
  const [release, version, minor] = /^\S+ ((\d+\.\d+)\.\d+\S*)$/.exec(name) ?? [];
  const [series] = /^\S+ \d+\.\d+(?=,|$)/.exec(name) ?? [];
  return [release, version, minor, series].filter((found) => found !== undefined);
}

/** Lists a record under its name and, for `a.b.c`, also under `b.c` and `c`. */
function addName(byName: Map<string, number[]>, name: string, number: number): void {
  addWholeName(byName, name, number);
  const dot = name.indexOf('.');
  if (dot >= 0) addName(byName, name.slice(dot + 1), number);
}

/** Lists a page about several things also under the name of one: `icons` → `icon`. */
function addSingular(byName: Map<string, number[]>, name: string, number: number): void {
  const one = name.replace(/s$/, '');
  if (one !== name && stem(one) === stem(name)) addWholeName(byName, one, number);
}

function addWholeName(byName: Map<string, number[]>, name: string, number: number): void {
  const known = byName.get(name);
  if (!known) byName.set(name, [number]);
  else if (!known.includes(number)) known.push(number);
}

function kindOf(depth: number, keys: string[], category: string): Kind {
  if (depth === 1) return keys.some((key) => key.startsWith('@')) ? 'module' : 'page';
  const last = keys.at(-1);
  if (last === undefined) return 'heading';
  if (category === 'CLI') return keys.some((key) => key.startsWith('-')) ? 'option' : 'command';
  if (category !== 'Configuration') return keys.length === 2 ? 'symbol' : 'member';
  return last.startsWith('tauri.allowlist.') ? 'allowlist' : 'key';
}
