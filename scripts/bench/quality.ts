import { readFileSync } from 'node:fs';
import type { IndexFiles } from '../../lib/search/build/index-files';
import type { Catalogue, TitlesFile } from '../../lib/search/worker/catalogue';
import { EmbeddedIndex } from '../../lib/search/worker/embedded-index';

/** `expect`: pages, or places when they hold a `#`, any of which is right. */
type Query = { q: string; kind: string; expect: string[] };

type Engine = (query: string) => string[];

/** Reads a set of queries from a JSON file. */
export function readQueries(file: string): Query[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Query[];
}

/** Returns a function that lists the addresses found for a query in the order of the dialog, that is grouped by category. */
export function openEmbedded(titles: TitlesFile, texts: IndexFiles['texts']): Engine {
  const index = new EmbeddedIndex(titles);
  for (const [, shard] of texts) index.addShard(shard);
  const { entries, pages } = index.catalogue;
  return (query) => {
    const byCategory = new Map<string | undefined, string[]>();
    for (const { entry: number } of index.search(query).results) {
      const entry = entries[number];
      const page = pages[entry?.page ?? -1];
      const address = `${page?.url ?? ''}${entry?.anchor ? `#${entry.anchor}` : ''}`;
      byCategory.set(page?.category, [...(byCategory.get(page?.category) ?? []), address]);
    }
    return [...byCategory.values()].flat();
  };
}

/** Returns how often a right place is first or among the first three, in percent, and the counts of each kind of query. */
export function measureQuality(engine: Engine, queries: Query[]) {
  const kinds = new Map<string, { all: number; first: number; three: number }>();
  const missed: string[] = [];
  for (const { q, kind, expect } of queries) {
    const rows = engine(q);
    const position = rows.findIndex((row) =>
      expect.some((right) => (right.includes('#') ? row : row.split('#')[0]) === right),
    );
    const counts = kinds.get(kind) ?? { all: 0, first: 0, three: 0 };
    counts.all += 1;
    counts.first += Number(position === 0);
    counts.three += Number(position >= 0 && position < 3);
    kinds.set(kind, counts);
    if (position !== 0) missed.push(`${q} → ${rows[0] ?? 'nothing'}`);
  }
  const share = (count: 'first' | 'three'): number =>
    (100 * [...kinds.values()].reduce((sum, counts) => sum + counts[count], 0)) / queries.length;
  const byKind = Object.fromEntries(
    [...kinds].map(([kind, { all, first, three }]) => [kind, `${first}/${three}/${all}`]),
  );
  return { first: share('first'), three: share('three'), byKind, missed };
}

/** Every dotted configuration path and every symbol by its name: each has to come first, at its anchor. */
export function exactQueries({ entries, pages }: Catalogue): Query[] {
  const places = new Map<string, string[]>();
  for (const { kind, keys, page, anchor } of entries) {
    let names: string[] = [];
    if (kind === 'symbol') names = keys.slice(0, 1);
    if (kind === 'key' || kind === 'allowlist') names = keys.filter((key) => key.includes('.'));
    for (const name of names)
      places.set(name, [...(places.get(name) ?? []), `${pages[page]?.url ?? ''}#${anchor}`]);
  }
  return [...places].map(([q, expect]) => ({ q, kind: 'exact', expect }));
}
