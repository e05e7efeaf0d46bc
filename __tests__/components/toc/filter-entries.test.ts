import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { filterEntries, wordsOf } from '@/components/toc/filter-entries';

const leaf = (name: string): EntryNode => ({ name, anchor: name.toLowerCase(), children: [] });
const entries: EntryNode[] = [
  { ...leaf('build'), children: [leaf('distDir'), leaf('devPath')] },
  { ...leaf('tauri'), children: [{ ...leaf('bundle'), children: [leaf('identifier')] }] },
];
const texts = new Map([['distdir', 'non lu si "devpath": "http://localhost" ; voyez build > devpath.']]);

it.each([
  ['"devPath":', 'devpath'],
  ['build > devPath', 'devpath'],
  ['/build/devPath', 'devpath'],
  ['`build.devPath`,', 'devpath'],
  ['[tauri.bundle]', 'bundle'],
  ['identifier = ', 'identifier'],
  ['Dév path', 'devpath'],
])('finds the key that %s names, as files and messages write it', (query, anchor) => {
  expect(filterEntries(entries, wordsOf(query), () => texts).best?.anchor).toBe(anchor);
});

it('takes what a match contains for a match only if it has a word itself, and shows it in a closed level', () => {
  const windows = { ...leaf('windows'), children: [leaf('windowEffects'), leaf('title')] };
  const { matches, shown, open } = filterEntries(
    [{ ...leaf('tauri'), children: [windows] }],
    ['window'],
    () => texts,
  );
  expect(matches.map(({ path }) => path)).toEqual(['tauri.windows', 'tauri.windows.windoweffects']);
  expect([...shown].sort()).toEqual(['0', '0/0', '0/0/0', '0/0/1']);
  expect([...open].sort()).toEqual(['0', '0/0']);
  expect(filterEntries([windows], ['windows'], () => texts).open).toEqual(new Set());
});

it('searches the texts only if no path holds all words', () => {
  const found = (query: string): string[] =>
    filterEntries(entries, wordsOf(query), () => texts).matches.map(({ anchor }) => anchor);
  expect(found('devPath')).toEqual(['devpath']);
  expect(found('localhost')).toEqual(['distdir']);
  expect(found('build localhost')).toEqual(['distdir']);
});

it('takes a query of signs only for an empty one', () => {
  expect(wordsOf(' "" > ')).toEqual([]);
});
