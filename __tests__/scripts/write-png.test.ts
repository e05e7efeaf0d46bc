/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { writePng } from '@/scripts/postbuild/write-png';

/** The chunks of a PNG by their names. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

test('each pixel has its colour, by way of the palette', () => {
  const orange = [255, 177, 131, 255];
  const black = [15, 15, 15, 255];
  const png = writePng({
    width: 2,
    height: 2,
    pixels: Uint8Array.from([orange, black, black, orange].flat()),
  });
  const chunks = chunksOf(png as Buffer);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect(chunks.get('IHDR')?.toString('hex')).toBe('00000002000000020803000000');
  expect([...(chunks.get('PLTE') as Buffer)]).toEqual([...orange.slice(0, 3), ...black.slice(0, 3)]);
  expect([...inflateSync(chunks.get('IDAT') as Buffer)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(png?.subarray(-4).toString('hex')).toBe('ae426082'); // the checksum of the empty last chunk, by the specification
});

test('a picture of more than 256 colours is left to the renderer', () => {
  const pixels = Uint8Array.from({ length: 257 * 4 }, (_, at) =>
    at % 4 === 0 ? at >> 2 : at % 4 === 1 ? at >> 10 : 255,
  );
  expect(writePng({ width: 257, height: 1, pixels })).toBeUndefined();
  expect(writePng({ width: 256, height: 1, pixels: pixels.slice(0, 1024) })).toBeDefined();
});
