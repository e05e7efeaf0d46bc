import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { hashOf } from '../../lib/content/hash';
import { getTranslator } from '../../lib/i18n/translator';
import { locales, site, type Locale } from '../../lib/site/config';
import { hasSocialPictures, socialPictureSize } from '../../lib/docs/metadata';
import { buildCard } from '../../lib/social/card';
import { say } from '../terminal';
import { listSitePages } from './site-pages';

/** Where a picture goes in the export, where it is kept from one build to the next, and its drawing. */
type Picture = { file: string; kept: string; svg: string };

/** Writes the picture that other sites show beside a link to a page. Each title is drawn once and kept in `.cache/social`. */
export async function writeSocialPictures(folder: string): Promise<string> {
  const pictures = await listAllPictures();
  for (const { file, kept, svg } of pictures) {
    if (!existsSync(kept)) write(kept, await drawPicture(svg));
    write(path.join(folder, file), readFileSync(kept));
  }
  return `${pictures.length} ${say('images pour les réseaux', 'social pictures')}`;
}

async function listAllPictures(): Promise<Picture[]> {
  const lists = await Promise.all(site.builtLocales.filter(hasSocialPictures).map(listPictures));
  return lists.flat();
}

async function listPictures(locale: Locale): Promise<Picture[]> {
  const t = getTranslator(locale);
  const pages = [
    { route: '/index', title: t('site.tagline'), section: t('site.title') },
    { route: '/blog/index', title: t('blog.title'), section: t('site.title') },
    // A page in another language has the picture of its original.
    ...(await listSitePages(locale))
      .filter(({ language }) => language === locale)
      .map(({ route, title, section, kind, html }) => ({
        route,
        title,
        section,
        ...(kind === 'post' ? { html } : {}),
      })),
  ];
  return pages.map(({ route, ...card }) => {
    const svg = buildCard({ ...card, name: t('site.tagline') });
    const name = hashOf(svg, 24);
    return {
      file: path.join(locales[locale].path, 'social', `${route}.png`),
      kept: path.join('.cache/social', `${name}.png`),
      svg,
    };
  });
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

let font: Promise<Uint8Array> | undefined;

/**
 * Turns a drawing into a PNG with a palette, in a third of the bytes of the renderer's own; the renderer and its font are
 * loaded at the first one.
 */
async function drawPicture(svg: string): Promise<Uint8Array> {
  font ??= load();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: socialPictureSize.width },
    font: { fontBuffers: [await font], loadSystemFonts: false },
  });
  const picture = drawing.render();
  const { width, height, pixels } = picture;
  const png = sharp(pixels, { raw: { width, height, channels: 4 } }).png({ palette: true, dither: 0 });
  const bytes = await png.toBuffer();
  // Memory of the renderer is not collected: without this each picture makes it larger, and the next one slower.
  picture.free();
  drawing.free();
  return bytes;
}

async function load(): Promise<Uint8Array> {
  const read = (file: string): Uint8Array => readFileSync(path.resolve('node_modules', file));
  await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));
  return read('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2');
}
