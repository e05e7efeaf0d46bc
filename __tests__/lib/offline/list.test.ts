/** @jest-environment node */
import { findPageAddress } from '@/lib/offline/addresses';
import { formatCopyDate, markCopy } from '@/lib/offline/copy-mark';
import { formatBytes, isHashedName, pagesOf, type ListedFile } from '@/lib/offline/list';
import { readParams, workerAddress } from '@/lib/offline/protocol';

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
    const urls = [
      '/fr/v1/guides',
      '/_next/static/chunks/a.js',
      '/fr/',
      '/fr/releases/tauri-1.0',
      '/fr/pages.json',
    ];
    const pages = pagesOf(urls.map((url): ListedFile => [url, '', 1]));
    expect([...pages]).toEqual(['/fr/v1/guides', '/fr', '/fr/releases/tauri-1.0']);
  });

  it('writes sizes as French does', () => {
    const sizes = [540, 84_400, 1_432_000].map((bytes) => formatBytes(bytes, 'fr').replace(/\s/g, ' '));
    expect(sizes).toEqual(['0,5 ko', '84 ko', '1,4 Mo']);
  });
});

describe('findPageAddress', () => {
  const pages = new Set(['/fr', '/fr/v1/guides']);
  it.each([
    ['/fr//v1/guides/index.html', '/fr/v1/guides'],
    ['/fr/v1/guides.txt', undefined], // the router's data, which the copy has not
    ['/fr', '/fr/'], // the home page is listed with a slash
    ['/fr/nulle-part', undefined],
    ['/fr/%E0%A4%A', undefined],
  ])('leads %s to %s', (path, page) => {
    expect(findPageAddress(path, pages, '/fr')).toEqual(
      page ? { kind: 'page', path: page } : { kind: 'unknown' },
    );
  });

  it('redirects an address in another letter case, as hosts do', () => {
    expect(findPageAddress('/fr//V1/guides/index.html', pages, '/fr')).toEqual({
      kind: 'redirect',
      to: '/fr/v1/guides',
    });
  });

  it('takes linear time, whatever follows a former address', () => {
    expect(findPageAddress(`/fr/2/${'?'.repeat(100_000)}\n`, pages, '/fr').kind).toBe('redirect');
  });
});

describe('the mark of a page served from the copy', () => {
  const date = '2026-05-01T12:00:00.000Z';

  it('is an attribute of <html>, which a damaged record cannot leave', () => {
    expect(markCopy('<html lang="fr"><html >', date)).toBe(`<html data-copy="${date}" lang="fr"><html >`);
    expect(markCopy('<html lang="fr">', '"><script>')).toBe('<html data-copy="" lang="fr">');
  });

  it('is shown as a date, or as unknown', () => {
    expect(formatCopyDate(date, 'fr', { timeZone: 'UTC' })).toBe('1 mai 2026');
    expect(formatCopyDate('', 'fr')).toBe('?');
  });
});

describe('readParams', () => {
  it.each([true, false])('reads back what was written (%s)', (flag) => {
    const address = workerAddress('/fr/', { offlineMode: flag, debug: flag });
    expect(readParams(`https://localhost${address}`)).toEqual({ offlineMode: flag, debug: flag });
  });

  const texts = ['', '{', 'null', '[]', '1', '"x"', '{"offlineMode":"true"}', '%E0'];
  it.each(['', 'https://', ...texts.map((text) => `?params=${text}`)])(
    'reads %s as unknown, never as off',
    (address) => {
      expect(readParams(address)).toEqual({ offlineMode: undefined, debug: false });
    },
  );
});
