import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { bestMatch, filterEntries, wordsOf } from '@/components/toc/filter-entries';

const leaf = (name: string): EntryNode => ({ name, anchor: name.toLowerCase(), children: [] });
const entries: EntryNode[] = [
  { ...leaf('build'), children: [leaf('distDir'), leaf('devPath')] },
  { ...leaf('tauri'), children: [{ ...leaf('bundle'), children: [leaf('identifier')] }] },
];
const texts = new Map([['distdir', 'Non lu si "devPath": "http://localhost" ; voyez build > devPath.']]);

it.each([
  ['"devPath":', 'devpath'],
  ['build > devPath', 'devpath'],
  ['/build/devPath', 'devpath'],
  ['`build.devPath`,', 'devpath'],
  ['[tauri.bundle]', 'bundle'],
  ['identifier = ', 'identifier'],
  ['Dév path', 'devpath'],
])('finds the key that %s names, as files and messages write it', (query, anchor) => {
  const words = wordsOf(query);
  expect(bestMatch(filterEntries(entries, words, texts).matches, words)).toBe(anchor);
});

it('prefers an entry whose name holds all words to one whose text does', () => {
  const found = [
    { anchor: 'entry', path: 'fileentry' },
    { anchor: 'read', path: 'readtextfile' },
  ];
  expect(bestMatch(found, ['read', 'file'])).toBe('read');
});

it('takes a query of signs only for an empty one', () => {
  expect(wordsOf(' "" > ')).toEqual([]);
});
