import { cacheKeyOf, isNamedByContent, pagesOf, sumFiles, toPrecacheEntry } from '@/lib/offline/list';
import { isRedirectPage, toCopiedAddress } from '@/lib/offline/copied-files';
import { formatBytes } from '@/lib/offline/format';
import type { ListedFile } from '@/lib/offline/types';

const page: ListedFile = ['/fr/v1/guides', 'ab+/cdefghijklmnopqrstuvwxyz0123456789ABCDEFG=', 900, 300];
const script: ListedFile = ['/_next/static/chunks/a.js', 'x'.repeat(43) + '=', 100, 50];

describe('the list of copied files', () => {
  it('gives a page a revision and a script its own address', () => {
    expect(toPrecacheEntry(page)).toEqual({
      url: '/fr/v1/guides',
      revision: 'abcdefghijklmnop',
      integrity: `sha256-${page[1]}`,
    });
    expect(toPrecacheEntry(script).revision).toBeNull();
    expect(cacheKeyOf(page, 'https://a.example')).toBe(
      'https://a.example/fr/v1/guides?__WB_REVISION__=abcdefghijklmnop',
    );
    expect(cacheKeyOf(script, 'https://a.example')).toBe('https://a.example/_next/static/chunks/a.js');
  });

  it.each([
    ['/_next/static/chunks/a.js', true],
    ['/docs/_next/static/x.css', true],
    ['/fr/search/titles.0123456789ab.json', true],
    ['/fr/search/index.json', false],
    ['/fr/v1/guides', false],
  ])('says of %s whether its name changes with its content: %s', (url, expected) => {
    expect(isNamedByContent(url)).toBe(expected);
  });

  it('tells pages from files', () => {
    const files = [
      page,
      script,
      ['/fr/', '', 1, 1],
      ['/fr/releases/tauri-1.0', '', 1, 1],
      ['/fr/pages.json', '', 1, 1],
    ] as ListedFile[];
    expect([...pagesOf({ version: '', build: '', offlinePage: '', note: '', language: '', files })]).toEqual([
      '/fr/v1/guides',
      '/fr',
      '/fr/releases/tauri-1.0',
    ]);
  });

  it('sums what is kept and what is sent', () => {
    expect(sumFiles([page, script])).toEqual({ bytes: 1000, sent: 350 });
  });

  it.each([
    ['fr.html', '/fr/'],
    ['fr/index.html', '/fr/'],
    ['fr/v1/guides.html', '/fr/v1/guides'],
    ['fr/v1/guides/index.html', '/fr/v1/guides'],
    ['icons/icon.svg', '/icons/icon.svg'],
  ])('gives %s the address %s', (file, address) => {
    expect(toCopiedAddress(file, 'fr')).toBe(address);
  });

  it('leaves out pages that only lead on', () => {
    expect(isRedirectPage('<meta http-equiv="refresh" content="0; url=/fr/">')).toBe(true);
    expect(isRedirectPage('<p>Un <code>http-equiv="refresh"</code> dans un texte</p>')).toBe(false);
  });

  it('writes sizes as French does', () => {
    expect(
      [formatBytes(540, 'fr'), formatBytes(84_400, 'fr'), formatBytes(1_432_000, 'fr')].map((text) =>
        text.replace(/\s/g, ' '),
      ),
    ).toEqual(['0,5 ko', '84 ko', '1,4 Mo']);
  });
});
