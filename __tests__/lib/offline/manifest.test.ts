import { existsSync, readFileSync } from 'node:fs';
import { buildManifest } from '@/lib/offline/manifest';

const manifest = buildManifest('fr');

describe('the web app manifest', () => {
  it('stays inside the scope of the worker', () => {
    const { id, start_url, scope, share_target, shortcuts } = manifest;
    expect([id, start_url, scope, share_target.action]).toEqual(['/fr/', '/fr/', '/fr/', '/fr/']);
    expect(shortcuts.every(({ url }) => url.startsWith('/fr/'))).toBe(true);
  });

  it('is French, and of the theme’s colour', () => {
    expect(manifest).toMatchObject({ lang: 'fr', theme_color: '#0F0F0F', display: 'standalone' });
  });

  it('names pictures that are there, in the size it says', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      expect(existsSync(`public${src}`)).toBe(true);
      if (!src.endsWith('.png')) continue;
      const picture = readFileSync(`public${src}`);
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('has a maskable icon', () => {
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
