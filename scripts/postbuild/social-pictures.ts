import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { getTranslator } from '../../lib/i18n/translator';
import { locales, site } from '../../lib/site/config';
import { hasSocialPictures, socialPictureSize } from '../../lib/site/metadata';
import { buildCard } from '../../lib/social/card';
import { listSitePages } from './site-pages';

const require = createRequire(import.meta.url);

/** A picture of each page for the cards other sites show, drawn once per title and kept in `.cache/social`. */
export async function writeSocialPictures(folder: string): Promise<string> {
  const draw = createRenderer();
  let drawn = 0;
  for (const locale of site.builtLocales.filter(hasSocialPictures)) {
    const t = getTranslator(locale);
    const cards = [
      { route: '/index', title: t('site.tagline'), section: t('site.title') },
      { route: '/blog/index', title: t('blog.title'), section: t('site.title') },
      // A page in another language has the picture of its original.
      ...(await listSitePages(locale)).filter(({ language }) => language === locale),
    ];
    for (const { route, title, section } of cards) {
      const svg = buildCard(title, section, t('site.tagline'));
      const kept = path.join(
        '.cache/social',
        `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`,
      );
      if (!existsSync(kept)) {
        write(kept, await draw(svg));
        drawn++;
      }
      write(path.join(folder, locales[locale].path, 'social', `${route}.png`), readFileSync(kept));
    }
  }
  return `${drawn} social pictures drawn`;
}

/** Turns a drawing into a PNG; the renderer and its font are loaded at the first drawing. */
function createRenderer(): (svg: string) => Promise<Uint8Array> {
  let font: Promise<Uint8Array> | undefined;
  const load = async (): Promise<Uint8Array> => {
    await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    return readFileSync(require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'));
  };
  return async (svg) => {
    font ??= load();
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: socialPictureSize.width },
      font: { fontBuffers: [await font], loadSystemFonts: false },
    });
    return picture.render().asPng();
  };
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
