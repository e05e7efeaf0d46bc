/** @jest-environment node */
import {
  cacheKeyOf,
  formatBytes,
  isBodyOf,
  isHashedName,
  packFiles,
  pagesOf,
  sumSent,
  toCopiedAddress,
  toPrecacheEntry,
  unpackFiles,
  type ListedFile,
} from '@/lib/offline/list';

const page: ListedFile = ['/fr/v1/guides', '0123456789', 300];
const script: ListedFile = ['/_next/static/chunks/a.js', 'f'.repeat(10), 50];

describe('the list of copied files', () => {
  it('gives a page a revision and a script its own address', () => {
    expect(toPrecacheEntry(page)).toEqual({
      url: '/fr/v1/guides',
      revision: '0123456789',
    });
    expect(toPrecacheEntry(script).revision).toBeNull();
    expect(cacheKeyOf(page, 'https://a.example')).toBe(
      'https://a.example/fr/v1/guides?__WB_REVISION__=0123456789',
    );
    expect(cacheKeyOf(script, 'https://a.example')).toBe('https://a.example/_next/static/chunks/a.js');
  });

  it.each([
    ['/_next/static/chunks/a.js', true],
    ['/docs/_next/static/x.css', true],
    ['/fr/search/titles.0123456789.json', true],
    ['/fr/search/pages/0123456789.json', true],
    ['/fr/search/index.json', false],
    ['/fr/v1/guides', false],
  ])('says of %s whether its name changes with its content: %s', (url, expected) => {
    expect(isHashedName(url)).toBe(expected);
  });

  it('tells pages from files', () => {
    const files = [
      page,
      script,
      ['/fr/', '', 1],
      ['/fr/releases/tauri-1.0', '', 1],
      ['/fr/pages.json', '', 1],
    ] as ListedFile[];
    expect([...pagesOf(files)]).toEqual(['/fr/v1/guides', '/fr', '/fr/releases/tauri-1.0']);
  });

  it('is read as it was written, with sizes rounded up', () => {
    expect(unpackFiles(packFiles([page, ['/fr/a.0123456789.json', '', 1234]]))).toEqual([
      page,
      ['/fr/a.0123456789.json', '', 1300],
    ]);
  });

  it.each([
    ['/fr/v1/guides', '2cf24dba5f', true],
    ['/fr/v1/guides', '2cf24dba50', false],
    ['/fr/search/pages/2cf24dba5f.json', '', true],
    ['/fr/search/pages/2cf24dba50.json', '', false],
  ])('knows the body of %s by its hash %j: %s', async (url, hash, expected) => {
    expect(await isBodyOf([url, hash, 5], Uint8Array.from(Buffer.from('hello')).buffer)).toBe(expected);
  });

  it('sums what is sent', () => {
    expect(sumSent([page, script])).toBe(350);
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

  it('writes sizes as French does', () => {
    expect(
      [formatBytes(540, 'fr'), formatBytes(84_400, 'fr'), formatBytes(1_432_000, 'fr')].map((text) =>
        text.replace(/\s/g, ' '),
      ),
    ).toEqual(['0,5 ko', '84 ko', '1,4 Mo']);
  });
});
