import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { hashOf } from '../../lib/content/hash';
import { hasSocialPictures, socialPictureSize } from '../../lib/docs/metadata';
import { getTranslator } from '../../lib/i18n/translator';
import { locales, site, type Locale } from '../../lib/site/config';
import { buildCard } from '../../lib/social/card';
import { listSitePages } from './site-pages';

/** Writes the social picture of each page. Each one is rendered once and cached in `.cache/social`. */
export async function writeSocialPictures(folder: string): Promise<string> {
  let count = 0;
  for (const locale of site.builtLocales.filter(hasSocialPictures)) {
    for (const { route, svg } of await listDrawings(locale)) {
      const cached = path.join('.cache/social', `${hashOf(svg, 24)}.png`);
      if (!existsSync(cached)) write(cached, await drawPicture(svg));
      write(path.join(folder, locales[locale].path, 'social', `${route}.png`), readFileSync(cached));
      count++;
    }
  }
  return `${count} social pictures`;
}

/** A text in another language has the picture of its original. */
async function listDrawings(locale: Locale): Promise<{ route: string; svg: string }[]> {
  const t = getTranslator(locale);
  const pages = (await listSitePages(locale)).filter(({ language }) => language === locale);
  return [
    { route: '/index', title: t('site.tagline'), section: t('site.title') },
    { route: '/blog/index', title: t('blog.title'), section: t('site.title') },
    ...pages.map(({ kind, html, ...page }) => (kind === 'post' ? { ...page, html } : page)),
  ].map((page) => ({ route: page.route, svg: buildCard({ ...page, name: t('site.tagline') }) }));
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

let font: Promise<Uint8Array> | undefined;

/** Turns a drawing into a PNG with a palette, in a third of the bytes of the renderer's own. */
async function drawPicture(svg: string): Promise<Uint8Array> {
  font ??= loadRenderer();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: socialPictureSize.width },
    font: { fontBuffers: [await font], loadSystemFonts: false },
  });
  const picture = drawing.render();
  const { width, height, pixels } = picture;
  const png = sharp(pixels, { raw: { width, height, channels: 4 } }).png({ palette: true, dither: 0 });
  const bytes = await png.toBuffer();
  // WebAssembly memory is not garbage-collected: without this each picture makes the next one slower.
  picture.free();
  drawing.free();
  return bytes;
}

/** Returns the font of the pictures. */
async function loadRenderer(): Promise<Uint8Array> {
  const read = (file: string): Uint8Array => readFileSync(path.resolve('node_modules', file));
  await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));
  return read('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2');
}
