import { buildIndexFiles } from '@/lib/search/build/index-files';
import type { SearchRecord } from '@/lib/search/types';
import { EmbeddedIndex } from '@/lib/search/worker/embedded-index';
import { glossary, records } from './site.fixture';

/** Thirty long pages: the tiny site's own, again and again under other addresses, each with a word of its own. */
const pages = [...new Set(records.map((record) => record.url_without_anchor))];
const many: SearchRecord[] = Array.from({ length: 30 }, (_, number) =>
  records
    .filter((record) => record.url_without_anchor === pages[number % pages.length])
    .map((record) => ({
      ...record,
      url_without_anchor: `${record.url_without_anchor}-${number}`,
      content: `${record.content} Mot${'abcdefghij'[number % 10]}${'klm'[Math.floor(number / 10)]}age. ${'… '.repeat(900)}`,
    })),
).flat();

describe('the files of the index', () => {
  const before = buildIndexFiles(many, glossary);

  it('are cut so that an edit of one page’s words changes its own texts and one part of the index only', () => {
    const edited = many.map((record) =>
      record.url_without_anchor.endsWith('-17')
        ? { ...record, content: `${record.content} Une phrase inattendue.` }
        : record,
    );
    const after = buildIndexFiles(edited, glossary);
    const changed = (part: 'texts' | 'pages'): number[] =>
      after[part].flatMap((file, number) =>
        JSON.stringify(file) === JSON.stringify(before[part][number]) ? [] : [number],
      );
    expect(after.titles).toEqual(before.titles);
    expect(before.texts.length).toBeGreaterThan(8);
    expect(changed('texts')).toHaveLength(1);
    expect(changed('pages')).toEqual([17]);
  });

  it('answer the same as one uncut part', () => {
    const cut = new EmbeddedIndex(before.titles);
    cut.addTexts(before.texts);
    for (const [query, page] of [
      ['motakage', 0],
      ['motblage', 11],
      ['motjmage', 29],
    ] as const) {
      const [best] = cut.search(query).results;
      expect(cut.catalogue.entries[best?.entry ?? -1]?.page).toBe(page);
    }
    expect(cut.search('compilation').results.map(({ entry }) => cut.catalogue.entries[entry]?.page)).toEqual(
      expect.arrayContaining([1, 8, 15, 22, 29]),
    );
  });
});
