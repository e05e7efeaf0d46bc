import { buildIndexFiles } from '@/lib/search/build/index-files';
import type { SearchRecord } from '@/lib/search/types';
import { records, synonyms } from './site.fixture';

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
  const before = buildIndexFiles(many, synonyms, 40);

  it('are cut so that an edit of one page’s words changes its own texts and the shards of these words only', () => {
    const edited = many.map((record) =>
      record.url_without_anchor.endsWith('-17')
        ? { ...record, content: `${record.content} Une phrase inattendue.` }
        : record,
    );
    const after = buildIndexFiles(edited, synonyms, 40);
    const changed = <Item>(now: Item[], former: Item[]): Item[] =>
      now.filter((item) => !former.some((other) => JSON.stringify(other) === JSON.stringify(item)));
    expect(after.titles).toEqual(before.titles);
    expect(before.texts.length).toBeGreaterThan(2);
    // Two words, and the shard after each if the cut has moved.
    expect(changed(after.texts, before.texts).length).toBeLessThanOrEqual(4);
    expect(changed(after.pages, before.pages)).toEqual([after.pages[17]]);
  });

  it('hold the full paths of names in Rust code, also of those from a list or with a constructor', () => {
    const [record] = many;
    const code =
      'use tauri::{CustomMenuItem, Menu};\nuse tauri::api::process::{\n  Command,\n};\ntauri::SystemTray::new();';
    const { pages: found } = buildIndexFiles([{ ...(record as SearchRecord), code }], []);
    const terms = found[0]?.code[0]?.split(' ');
    expect(terms).toEqual(
      expect.arrayContaining([
        'tauri::custommenuitem',
        'tauri::menu',
        'tauri::api::process::command',
        'tauri::systemtray',
      ]),
    );
  });
});
