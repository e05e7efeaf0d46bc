/** @jest-environment node */
import history from '@/content/api/history.json';
import type { EntryHistory } from '@/lib/api-reference/history';
import { getReference, readStructure } from '@/lib/api-reference/reference';

const committed: Record<string, EntryHistory> = history.entries;

/** The version that the words of each entry give, if they give one, by `page#anchor`. */
const { modules, config, cli } = getReference('fr');
const pages = [...modules.map(({ name, words }) => [`js/${name}`, words] as const)];
const versions = new Map<string, string | undefined>(
  [...pages, ['config', config.words] as const, ['cli', cli.words] as const].flatMap(([page, words]) =>
    Object.entries(words).map(([anchor, { since }]) => [`${page}#${anchor}`, since] as const),
  ),
);

test('the history is about entries of the reference, and names releases in their order', () => {
  expect(Object.keys(committed).filter((entry) => !versions.has(entry))).toEqual([]);
  for (const [entry, { since, changed = [], deprecated }] of Object.entries(committed)) {
    const releases = entry.startsWith('js/') ? history.api : history.cli;
    const own = [since, ...changed, deprecated].filter((version) => version !== undefined);
    const positions = own.map((version) => releases.indexOf(version));
    expect(positions).not.toEqual([]);
    // Never the first release: every other one is compared with it.
    expect(positions.every((position, index) => position > (positions[index - 1] ?? 0))).toBe(true);
  }
});

test('the history contradicts no version that the words of an entry give', () => {
  // Shapes of a type have no name by which releases could be compared.
  const shapes = readStructure('config').definitions.flatMap((definition) =>
    definition.kind === 'union' ? definition.variants.map(({ anchor }) => `config#${anchor}`) : [],
  );
  const contradictions = [...versions].flatMap(([entry, since]) => {
    if (!since || shapes.includes(entry)) return [];
    const full = since.split('.').length < 3 ? `${since}.0` : since;
    const computed = committed[entry]?.since ?? '1.0.0';
    return full === computed ? [] : [`${entry}: words ${full}, packages ${computed}`];
  });
  expect(contradictions).toEqual([]);
});
