import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { socialPictureSize } from '../../lib/site/metadata';
import { writePng } from './write-png';

let font: Promise<Uint8Array> | undefined;

/** Turns a drawing into a PNG; the renderer and its font are loaded at the first one. */
export async function drawPicture(svg: string): Promise<Uint8Array> {
  font ??= load();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: socialPictureSize.width },
    font: { fontBuffers: [await font], loadSystemFonts: false },
  });
  const picture = drawing.render();
  const { width, height, pixels } = picture;
  const bytes = writePng({ width, height, pixels }) ?? picture.asPng();
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
