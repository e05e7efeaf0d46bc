import { readFileSync } from 'node:fs';
import { buildManifest } from '@/lib/offline/manifest';

const manifest = buildManifest('fr');

describe('the web app manifest', () => {
  it('stays inside the scope of the worker, is French, and leads to guides, API and search', () => {
    expect(manifest).toMatchObject({
      id: '/fr/',
      start_url: '/fr/',
      scope: '/fr/',
      lang: 'fr',
      theme_color: '#0F0F0F',
      display: 'standalone',
      share_target: { action: '/fr/', method: 'GET', params: { text: 'q' } },
    });
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Tutoriels', '/fr/v1/guides'],
      ['API JavaScript', '/fr/v1/api/js'],
      ['Rechercher', '/fr/?q='],
    ]);
  });

  it('names pictures of the size it says, one of them maskable', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const picture = readFileSync(`public${src}`);
      if (!src.endsWith('.svg'))
        expect(src.endsWith('.png') ? sizeOfPng(picture) : sizeOfJpeg(picture)).toBe(sizes);
    }
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

function sizeOfPng(picture: Buffer): string {
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

/** The size follows the first frame header (0xFFC0 to 0xFFC2). */
function sizeOfJpeg(picture: Buffer): string {
  let place = 2;
  while (![0xc0, 0xc1, 0xc2].includes(picture.readUInt8(place + 1)))
    place += 2 + picture.readUInt16BE(place + 2);
  return `${picture.readUInt16BE(place + 7)}x${picture.readUInt16BE(place + 5)}`;
}
