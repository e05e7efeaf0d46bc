import { ExactIndex } from './exact-index';
import { kindOf, type Kind } from './exact-names';
import type { TitlesFile } from './index-files';
import { readWords } from './words';

export type Page = {
  url: string;
  category: string;
  /** Where it is not the locale's. */ language: string | null;
  first: number;
  count: number;
};

/** `names`: entries by their exact names. */
export type Catalogue = { lang: string; pages: Page[]; entries: Entry[]; names: ExactIndex };

/** Lines of the titles file's columns, and the category of each page. */
type Columns = { titles: string[]; anchors: string[]; keys: string[] };

/** Everything the ranking and the results need to know of one record; what few records are asked for is read then. */
export class Entry {
  private ownKeys: string[] | undefined;
  private ownKind: Kind | undefined;
  private ownStems: string[] | undefined;

  constructor(
    private readonly columns: Columns,
    private readonly number: number,
    readonly page: number,
    private readonly category: string,
    /** 1 for a page, up to 6. */
    readonly depth: number,
    /** Factor from the page's and the heading's weights, 0 to 1. */
    readonly prior: number,
    /** Number of the entry above, in the same page. */
    readonly parent: number | null,
  ) {}

  get title(): string {
    return this.columns.titles[this.number] ?? '';
  }

  get anchor(): string {
    return this.columns.anchors[this.number] ?? '';
  }

  get keys(): string[] {
    this.ownKeys ??= (this.columns.keys[this.number] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((key) => key.replaceAll('|', ' '));
    return this.ownKeys;
  }

  get kind(): Kind {
    this.ownKind ??= kindOf(this.depth, this.keys, this.category);
    return this.ownKind;
  }

  /** Stems of the title's words. */
  get titleStems(): string[] {
    this.ownStems ??= readWords(this.title).map((word) => word.stem);
    return this.ownStems;
  }
}

/** Reads the columns of the titles file into entries. */
export function readCatalogue(file: TitlesFile): Catalogue {
  const columns = {
    titles: file.titles.split('\n'),
    anchors: file.anchors.split('\n'),
    keys: file.keys.split('\n'),
  };
  const entries: Entry[] = [];
  const pages = file.pages.map(([url, categoryNumber, pageRank, count], page): Page => {
    const first = entries.length;
    const category = file.categories[categoryNumber] ?? '';
    const open: number[] = [];
    for (let number = first; number < first + count; number++) {
      const depth = Number(file.depths[number]);
      while (open.length >= depth) open.pop();
      const prior = (pageRank / 100) * ((file.weights.charCodeAt(number) - 96) / 10);
      entries.push(new Entry(columns, number, page, category, depth, prior, open.at(-1) ?? null));
      open.push(number);
    }
    return { url, category, language: file.languages?.[page] ?? null, first, count };
  });
  return { lang: file.lang, pages, entries, names: new ExactIndex(file.keys) };
}
