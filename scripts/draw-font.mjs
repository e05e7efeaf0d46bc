/** `node scripts/draw-font.mjs` writes the display face; run it after a change of the characters or the package. */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Letters, digits and punctuation of headings in French, English and Italian; anything else falls back to the text face. */
const characters =
  " !$&'()+,-./0123456789:?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz" +
  'ÀÂÇÈÉÊÎÔŒàâçèéêëìîïòôùûüœ«»–’…\u00a0\u202f';

/** Name records that the licence asks for: copyright, licence and its address. */
const licenceNames = [0, 13, 14];

const source = readFileSync(
  'node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2',
);
const font = await subsetFont(source, characters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern'],
  preserveNameIds: licenceNames,
  noHinting: true,
});
writeFileSync('components/styles/display.woff2', font);
console.log(`components/styles/display.woff2: ${font.length} bytes`);
