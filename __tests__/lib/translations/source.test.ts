/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readText } from '@/lib/content/read-text';
import {
  findSourceChange,
  findTextNotice,
  readStamp,
  sourceFileOf,
  sourceHashOf,
} from '@/lib/translations/source';

const file = 'content/fr/v1/guides/faq.mdx';
const english = 'content/en/v1/guides/faq.mdx';

test('a source hash is that of Git', () => {
  const hash = execFileSync('git', ['hash-object', '--stdin'], { input: 'bonjour\n', encoding: 'utf8' });
  expect(sourceHashOf('bonjour\n')).toBe(hash.slice(0, 12));
});

test('a source has changed if its hash differs, even if the history does not know the former text', () => {
  expect(findSourceChange(file, sourceHashOf(readText(file)))).toBeUndefined();
  expect(findSourceChange(file, 'ffffffffffff')).toBeDefined();
  expect(findSourceChange('content/fr/none.mdx', 'ffffffffffff')).toBeUndefined();
});

test.each(['---\ntitle: a\n---\n', 'sourceHash: "court"', 'sourceHash: 0123456789abc'])(
  '%j names no source',
  (text) => expect(readStamp(text)).toBeUndefined(),
);

test('readers see that a text is in another language, or older than its source', () => {
  const text = { file, locale: 'fr', frontMatter: {} } as const;
  expect(findTextNotice(text, 'fr')).toBeUndefined();
  expect(findTextNotice(text, 'ko')).toEqual({ kind: 'foreign', language: 'fr' });
  expect(sourceFileOf(english)).toBe(file);
  const stale = { file: english, locale: 'en', frontMatter: { sourceHash: 'ffffffffffff' } } as const;
  expect(findTextNotice(stale, 'en')).toMatchObject({ kind: 'stale', language: 'fr' });
});
