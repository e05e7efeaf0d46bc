import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { socialPictureSize } from '../../lib/site/metadata';

let font: Promise<Uint8Array> | undefined;

/**
 * Turns a drawing into a PNG with a palette, in a third of the bytes of the renderer's own; the renderer and its font are
 * loaded at the first one.
 */
export async function drawPicture(svg: string): Promise<Uint8Array> {
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
