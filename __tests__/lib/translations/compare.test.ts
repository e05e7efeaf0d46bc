/** @jest-environment node */
import { compareLocales, type ComparedFile } from '@/lib/translations/compare';

const file = (route: string, text: string, more: Partial<ComparedFile> = {}): ComparedFile => ({
  route,
  file: `content/x${route}.mdx`,
  text,
  ids: [],
  ...more,
});
const sentence = 'Cette phrase compte bien plus de huit mots pour servir de repère au test.';

test('tells what is missing, stale, untranslated, dead and orphaned', () => {
  const source = [
    file('/a', sentence, { time: 20, ids: ['un', 'deux'] }),
    file('/b', ''),
    file('/c', 'x', { time: 5 }),
  ];
  const translated = [
    file('/a', `Prima riga\n\n${sentence}\n`, { time: 10, commit: 'abc', ids: ['un'] }),
    file('/c', 'y', { time: 9 }),
    file('/z', ''),
  ];
  const report = compareLocales(source, translated, 'it');
  expect(report).toMatchObject({ total: 3, missing: ['content/x/b.mdx'], orphans: ['content/x/z.mdx'] });
  expect(report.stale).toEqual([
    { route: '/a', file: 'content/x/a.mdx', source: 'content/x/a.mdx', since: 'abc' },
  ]);
  expect(report.untranslated).toEqual([expect.objectContaining({ line: 3 })]);
  expect(report.deadAnchors).toEqual([{ file: 'content/x/a.mdx', id: 'deux' }]);
});

test('code and short lines may be the same in both languages', () => {
  const text = `\`\`\`ts\n// ${sentence}\n\`\`\`\n\nTauri\n`;
  expect(compareLocales([file('/a', text)], [file('/a', text)], 'ko').untranslated).toEqual([]);
});

test('files that were never committed are not called stale', () => {
  expect(compareLocales([file('/a', '')], [file('/a', '')], 'en').stale).toEqual([]);
});

test('a translation that names its source is as old as that text, whatever the commits say', () => {
  const source = [file('/a', 'x', { time: 20, hash: 'aaaaaaaaaaaa' })];
  const stale = (sourceHash: string) =>
    compareLocales(source, [file('/a', 'y', { time: 10, sourceHash })], 'it').stale.map(({ since }) => since);
  expect(stale('aaaaaaaaaaaa')).toEqual([]);
  expect(stale('bbbbbbbbbbbb')).toEqual(['bbbbbbbbbbbb']);
});
