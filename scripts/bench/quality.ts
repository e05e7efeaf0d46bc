import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import type { IndexFiles } from '../../lib/search/build/index-files';
import { nameOf } from '../../lib/search/build/records';
import type { SearchRecord } from '../../lib/search/types';
import type { Catalogue, TitlesFile } from '../../lib/search/worker/catalogue';
import { EmbeddedIndex } from '../../lib/search/worker/embedded-index';

/** `expect`: pages, or places when they hold a `#`, any of which is right. */
export type Query = { q: string; kind: string; expect: string[] };

/** Addresses in the order in which they are shown. */
export type Engine = { name: string; find: (query: string) => string[] | Promise<string[]> };

export type Quality = { first: number; three: number; byKind: Record<string, string>; missed: string[] };

export function readQueries(file: string): Query[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Query[];
}

/** Ours: rows in the order of the dialog, that is grouped by category. */
export function openEmbedded(titles: TitlesFile, texts?: IndexFiles['texts']): Engine {
  const index = new EmbeddedIndex(titles);
  if (texts)
    index.addTexts(
      texts.lengths,
      texts.parts.map(([, part]) => part),
    );
  const { entries, pages } = index.catalogue;
  const find = (query: string): string[] => {
    const rows = index.search(query).results.map(({ entry: number }) => {
      const entry = entries[number];
      const page = pages[entry?.page ?? -1];
      return {
        category: page?.category ?? '',
        address: `${page?.url ?? ''}${entry?.anchor ? `#${entry.anchor}` : ''}`,
      };
    });
    const categories = [...new Set(rows.map((row) => row.category))];
    return categories.flatMap((category) =>
      rows.filter((row) => row.category === category).map((row) => row.address),
    );
  };
  return { name: texts ? 'embedded index' : 'embedded index, names only', find };
}

/** MiniSearch as its own guide sets it up. */
export function openUsualMiniSearch(records: SearchRecord[]): Engine {
  const engine = new MiniSearch({
    fields: ['title', 'content'],
    storeFields: ['url'],
    searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
  });
  engine.addAll(
    records.map((record, id) => ({
      id,
      url: record.url,
      title: nameOf(record),
      content: `${record.content}\n${record.code}`,
    })),
  );
  return {
    name: 'MiniSearch, usual settings',
    find: (query) => engine.search(query).map((result) => String(result.url)),
  };
}

export async function measureQuality(engine: Engine, queries: Query[]): Promise<Quality> {
  const kinds = new Map<string, { all: number; first: number; three: number }>();
  const missed: string[] = [];
  for (const { q, kind, expect } of queries) {
    const rows = await engine.find(q);
    const place = rows.findIndex((row) =>
      expect.some((right) => (right.includes('#') ? row : row.split('#')[0]) === right),
    );
    const counts = kinds.get(kind) ?? { all: 0, first: 0, three: 0 };
    counts.all += 1;
    counts.first += Number(place === 0);
    counts.three += Number(place >= 0 && place < 3);
    kinds.set(kind, counts);
    if (place !== 0) missed.push(`${q} → ${rows[0] ?? 'nothing'}`);
  }
  const total = (count: 'first' | 'three'): number =>
    (100 * [...kinds.values()].reduce((sum, counts) => sum + counts[count], 0)) / queries.length;
  const byKind = Object.fromEntries(
    [...kinds].map(([kind, { all, first, three }]) => [kind, `${first}/${three}/${all}`]),
  );
  return { first: total('first'), three: total('three'), byKind, missed };
}

/** Every dotted configuration path and every symbol by its name: each has to come first, at its anchor. */
export function exactQueries({ entries, pages }: Catalogue): Query[] {
  const places = new Map<string, string[]>();
  for (const { kind, keys, page, anchor } of entries) {
    const isPath = kind === 'key' || kind === 'allowlist';
    const names = isPath
      ? keys.filter((key) => key.includes('.'))
      : kind === 'symbol'
        ? keys.slice(0, 1)
        : [];
    for (const name of names)
      places.set(name, [...(places.get(name) ?? []), `${pages[page]?.url ?? ''}#${anchor}`]);
  }
  return [...places].map(([q, expect]) => ({ q, kind: 'exact', expect }));
}
