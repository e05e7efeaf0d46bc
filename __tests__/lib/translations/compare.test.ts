/** @jest-environment node */
import { compareLocales, type ComparedFile } from '@/lib/translations/compare';

const file = (route: string, text: string, more: Partial<ComparedFile> = {}): ComparedFile => ({
  route,
  file: `content/x${route}.mdx`,
  text,
  ids: [],
  hash: 'aaaaaaaaaaaa',
  sourceHash: 'aaaaaaaaaaaa',
  ...more,
});
const sentence = 'Cette phrase compte bien plus de huit mots pour servir de repère au test.';

test('tells what is missing, stale, untranslated, dead and orphaned', () => {
  const source = [file('/a', sentence, { ids: ['un', 'deux'] }), file('/b', ''), file('/c', 'x')];
  const translated = [
    file('/a', `Prima riga\n\n${sentence}\n`, { sourceHash: 'bbbbbbbbbbbb', ids: ['un'] }),
    file('/c', 'y'),
    file('/z', ''),
  ];
  const report = compareLocales(source, translated, 'it');
  expect(report).toMatchObject({ total: 3, missing: ['content/x/b.mdx'], orphans: ['content/x/z.mdx'] });
  expect(report.stale).toEqual([
    { file: 'content/x/a.mdx', source: 'content/x/a.mdx', since: 'bbbbbbbbbbbb' },
  ]);
  expect(report.untranslated).toEqual([expect.objectContaining({ line: 3 })]);
  expect(report.deadAnchors).toEqual([{ file: 'content/x/a.mdx', id: 'deux' }]);
});

test('code and short lines may be the same in both languages', () => {
  const text = `\`\`\`ts\n// ${sentence}\n\`\`\`\n\nTauri\n`;
  expect(compareLocales([file('/a', text)], [file('/a', text)], 'ko').untranslated).toEqual([]);
});
