import { kindOf, type Kind } from './exact-names';
import type { TitlesFile } from './index-files';
import { fold, readWords } from './words';

/** Everything the ranking and the results need to know of one record. */
export type Entry = {
  page: number;
  /** 1 for a page, up to 6. */
  depth: number;
  title: string;
  anchor: string;
  keys: string[];
  /** Factor from the page's and the heading's weights, 0 to 1. */
  prior: number;
  kind: Kind;
  /** Number of the entry above, in the same page. */
  parent: number | null;
  /** Stems of the title's words, read when first asked for. */
  titleStems: () => string[];
};

export type Page = {
  url: string;
  category: string;
  /** Where it is not the locale's. */ language: string | null;
  first: number;
  count: number;
};

export type Catalogue = { lang: string; pages: Page[]; entries: Entry[]; names: Map<string, number[]> };

/** Reads the columns of the titles file into entries. */
export function readCatalogue(file: TitlesFile): Catalogue {
  const [titles, anchors, keys] = [file.titles, file.anchors, file.keys].map((column) =>
    column.split('\n'),
  ) as [string[], string[], string[]];
  const entries: Entry[] = [];
  const pages = file.pages.map(([url, category, pageRank, count], page): Page => {
    const first = entries.length;
    const open: number[] = [];
    for (let number = first; number < first + count; number++) {
      const depth = Number(file.depths[number]);
      while (open.length >= depth) open.pop();
      const own = (keys[number] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((key) => key.replaceAll('|', ' '));
      entries.push({
        page,
        depth,
        title: titles[number] ?? '',
        anchor: anchors[number] ?? '',
        keys: own,
        kind: kindOf(depth, own, file.categories[category] ?? ''),
        prior: (pageRank / 100) * ((file.weights.charCodeAt(number) - 96) / 10),
        parent: open.at(-1) ?? null,
        titleStems: once(() => readWords(titles[number] ?? '').map((word) => word.stem)),
      });
      open.push(number);
    }
    const language = file.languages?.[page] ?? null;
    return { url, category: file.categories[category] ?? '', language, first, count };
  });
  return { lang: file.lang, pages, entries, names: indexNames(entries) };
}

/** Entries by each of their exact names, and by each ending of a dotted one: `bundle.identifier` for `tauri.bundle.identifier`. */
function indexNames(entries: Entry[]): Map<string, number[]> {
  const names = new Map<string, number[]>();
  entries.forEach((entry, number) => {
    const own = new Set<string>();
    for (const key of entry.keys) {
      const name = fold(key);
      own.add(name);
      for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
        own.add(name.slice(dot + 1));
    }
    for (const name of own) {
      const known = names.get(name);
      if (known) known.push(number);
      else names.set(name, [number]);
    }
  });
  return names;
}

function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}
