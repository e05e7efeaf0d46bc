/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
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
      share_target: {
        action: '/fr/',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { text: 'q' },
      },
    });
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Tutoriels', '/fr/v1/guides'],
      ['API JavaScript', '/fr/v1/api/js'],
      ['Rechercher', '/fr/?q='],
    ]);
  });

  it('names pictures of the size it says, one of them maskable', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const { width, height } = imageSize(readFileSync(`public${src}`));
      if (!src.endsWith('.svg')) expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
