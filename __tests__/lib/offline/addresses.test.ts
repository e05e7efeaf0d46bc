import { findPageAddress } from '@/lib/offline/addresses';

const pages = new Set([
  '/fr',
  '/fr/v1/guides',
  '/fr/v1/guides/features/command',
  '/fr/v1/api/js/globalShortcut',
]);
const find = (path: string) => findPageAddress(path, pages, '/fr');

describe('findPageAddress', () => {
  it('takes linear time, whatever an old address goes on with', () => {
    expect(find(`/fr/2/${'?'.repeat(100_000)}\n`).kind).toBe('redirect');
  });

  it('finds the one entry for every form of an address', () => {
    for (const path of ['/fr/v1/guides', '/fr/v1/guides/', '/fr//V1/guides/index.html'])
      expect(find(path)).toEqual({ kind: 'page', path: '/fr/v1/guides' });
  });

  it.each(['/fr/', '/fr', '/fr/index.html'])('finds the home page, listed with a slash, for %s', (path) => {
    expect(find(path)).toEqual({ kind: 'page', path: '/fr/' });
  });

  it('keeps the capitals of a page', () => {
    expect(find('/fr/v1/api/js/globalshortcut')).toEqual({
      kind: 'page',
      path: '/fr/v1/api/js/globalShortcut',
    });
  });

  it('leads old addresses on', () => {
    expect(find('/fr/guides/features/command')).toEqual({
      kind: 'redirect',
      to: '/fr/v1/guides/features/command',
    });
    expect(find('/fr/partners')).toEqual({ kind: 'redirect', to: '/fr/#sponsors' });
  });

  it.each(['/fr/nulle-part', '/ko/v1/guides', '/', '/fr/%E0%A4%A', '/_next/static/a.js'])(
    'knows nothing of %s',
    (path) => {
      expect(find(path)).toEqual({ kind: 'unknown' });
    },
  );
});
