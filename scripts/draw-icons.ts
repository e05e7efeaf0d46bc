import { mkdirSync, writeFileSync } from 'node:fs';
import { launchBrowser } from '../__tests__/e2e/support/browser';

/** The two windows of `components/ui/Wordmark.tsx`, on the dark ground of the theme colour, `scale` of the icon's width wide. */
function drawIcon(scale: number, radius: number): string {
  const size = 32 * scale;
  const offset = (32 - size) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#0f0f0f"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${scale})" stroke-width="2" stroke-linejoin="round">` +
    `<rect x="9" y="4" width="19" height="17" rx="4" fill="none" stroke="#8a4a26"/>` +
    `<path d="M4 14a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" fill="#33211a" stroke="#ffb183"/>` +
    `<g fill="#ffb183"><circle cx="8.5" cy="14.5" r="1.3"/><circle cx="12.5" cy="14.5" r="1.3"/></g></g></svg>\n`
  );
}

// A maskable icon may be cut to a circle of 80 % of its width: the drawing stays well inside.
const rounded = drawIcon(0.78, 7);
const full = drawIcon(0.56, 0);

const pictures = [
  ['icon-192.png', rounded, 192],
  ['icon-512.png', rounded, 512],
  ['maskable-192.png', full, 192],
  ['maskable-512.png', full, 512],
  ['apple-touch.png', drawIcon(0.7, 0), 180],
] as const;

mkdirSync('public/icons', { recursive: true });
writeFileSync('public/favicon.svg', rounded);
writeFileSync('public/icons/icon.svg', rounded);
const browser = await launchBrowser();
const page = await browser.newPage();
for (const [name, svg, size] of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: `public/icons/${name}`, omitBackground: true });
}
await browser.close();
