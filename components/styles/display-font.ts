import localFont from 'next/font/local';

/**
 * The face of headings and the wordmark: Familjen Grotesk, a subset that `scripts/draw-font.mjs` writes. `optional` never moves
 * text: where the file is late, the document keeps the fallback. Not preloaded: a preloaded face holds the first paint back by
 * 100 to 300 ms.
 */
export const displayFont = localFont({
  src: './display.woff2',
  weight: '700',
  display: 'optional',
  preload: false,
  variable: '--display',
  adjustFontFallback: 'Arial',
});
