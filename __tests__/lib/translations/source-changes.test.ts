/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findSourceChange, sourceHashOf } from '@/lib/translations/source-changes';
import { findTextNotice, sourceFileOf } from '@/lib/translations/text-notice';
import { findStrayFolders } from '@/scripts/check/locale-faults';

const file = 'content/fr/v1/guides/faq.mdx';

describe('the source of a translation', () => {
  it('has the name that Git gives to its text', () => {
    expect(sourceHashOf('bonjour\n')).toBe(
      execFileSync('git', ['hash-object', '--stdin'], { input: 'bonjour\n', encoding: 'utf8' }).slice(0, 12),
    );
  });

  it('has not changed while its name is the same', () => {
    expect(findSourceChange(file, sourceHashOf(readFileSync(file)))).toBeUndefined();
  });

  it('has changed when it has another name, even where the history does not know the old text', () => {
    expect(findSourceChange(file, 'ffffffffffff')).toBeDefined();
    expect(findSourceChange('content/fr/none.mdx', 'ffffffffffff')).toBeUndefined();
  });
});

describe('what a reader is told of a text’s language', () => {
  const text = { file, locale: 'fr', frontMatter: {} } as const;

  it('is nothing in the reader’s own', () => {
    expect(findTextNotice(text, 'fr')).toBeUndefined();
  });

  it('is the language of a text that is not translated', () => {
    expect(findTextNotice(text, 'ko')).toEqual({ kind: 'foreign', language: 'fr' });
  });

  it('is that a translation is older than its source', () => {
    const english = file.replace('/fr/', '/en/');
    expect(sourceFileOf(english)).toBe(file);
    const notice = findTextNotice(
      { file: english, locale: 'en', frontMatter: { sourceHash: 'ffffffffffff' } },
      'en',
    );
    expect(notice).toMatchObject({ kind: 'stale', language: 'fr' });
  });
});

it('folders of content that no locale reads are named', () => {
  const folder = (name: string) => ({ name, isDirectory: () => true });
  const names = ['fr', 'en', 'zh-cn', 'api', 'diagrams', 'de'];
  expect(
    findStrayFolders([...names.map(folder), { name: 'authors.json', isDirectory: () => false }]),
  ).toEqual([expect.stringMatching(/^content\/de: no locale of this name is configured\n {2}→ rename/)]);
});
