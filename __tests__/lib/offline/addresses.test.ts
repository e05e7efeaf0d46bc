import { findPageAddress } from '@/lib/offline/addresses';

const pages = new Set(['/fr', '/fr/v1/guides']);
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

  it.each(['/fr/nulle-part', '/ko/v1/guides', '/', '/fr/%E0%A4%A', '/_next/static/a.js'])(
    'knows nothing of %s',
    (path) => {
      expect(find(path)).toEqual({ kind: 'unknown' });
    },
  );
});
