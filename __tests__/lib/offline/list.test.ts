/** @jest-environment node */
import { formatBytes, isHashedName, pagesOf, toCopiedAddress, type ListedFile } from '@/lib/offline/list';

describe('the list of copied files', () => {
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
      '/fr/v1/guides',
      '/_next/static/chunks/a.js',
      '/fr/',
      '/fr/releases/tauri-1.0',
      '/fr/pages.json',
    ];
    expect([...pagesOf(files.map((url): ListedFile => [url, '', 1]))]).toEqual([
      '/fr/v1/guides',
      '/fr',
      '/fr/releases/tauri-1.0',
    ]);
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
