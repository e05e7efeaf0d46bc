/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import type { EntryHistory } from '@/lib/api-reference/history';
import { getReference } from '@/lib/api-reference/reference';
import { compareReleases, folder, listEntries } from '@/scripts/history';

const { api, cli, entries } = JSON.parse(readFileSync('content/api/history.json', 'utf8')) as {
  api: string[];
  cli: string[];
  entries: Record<string, EntryHistory>;
};
const known = new Set(listEntries().map(({ page, anchor }) => `${page}#${anchor}`));

it('is about entries of the reference and releases that were compared', () => {
  expect(Object.keys(entries).filter((entry) => !known.has(entry))).toEqual([]);
  for (const [entry, { since, changed = [], deprecated }] of Object.entries(entries)) {
    const releases = entry.startsWith('js/') ? api : cli;
    const own = [since, ...changed, deprecated].filter((version) => version !== undefined);
    expect(own.length).toBeGreaterThan(0);
    // In the order of the releases, and never the first one, which everything is compared with.
    const places = own.map((version) => releases.indexOf(version));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
  }
});

it('contradicts no version that the words of an entry give', () => {
  const { modules, config, cli: commands } = getReference('fr');
  const words = [
    ...modules.map((module) => [`js/${module.name}`, module.words] as const),
    ['config', config.words] as const,
    ['cli', commands.words] as const,
  ];
  const contradictions = words.flatMap(([page, byAnchor]) =>
    Object.entries(byAnchor).flatMap(([anchor, { since }]) => {
      const entry = `${page}#${anchor}`;
      if (!since || !known.has(entry)) return [];
      const full = since.split('.').length < 3 ? `${since}.0` : since;
      const computed = entries[entry]?.since ?? '1.0.0';
      return full === computed ? [] : [`${entry}: words ${full}, packages ${computed}`];
    }),
  );
  expect(contradictions).toEqual([]);
});

// `npx tsx scripts/history.ts` installs the releases, some 400 MB.
(existsSync(folder) ? it : it.skip)(
  'is what the comparison of all releases gives',
  () => {
    expect(compareReleases(listEntries(), api, cli)).toEqual(entries);
  },
  300_000,
);
