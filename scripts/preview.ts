/**
 * `npm run preview -- BEFORE AFTER`: compares two exports for the review of a change, and writes `preview/index.html` with
 * pictures of the pages whose text differs, before and after, at 360 and 1280 px.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeXml } from '../lib/text/escape';
import { launchBrowser } from './browser/chromium';
import { serveSite } from './browser/site';
import { findChangedPages, mainOf } from './preview/changed-pages';
import { stop } from './terminal';

const target = 'preview';
/** Limit: a few pages are enough to review a change of the layout. */
const maxPages = 30;
/** Chromium cannot draw a taller picture. */
const maxHeight = 16_000;

/** Pictures of the page at two widths, as markup; empty if the export does not have the page. */
async function takePictures(page: string, folder: string, name: string): Promise<string[]> {
  if (mainOf(folder, page) === '') return [];
  const site = await serveSite(undefined, folder);
  const pictures: string[] = [];
  for (const width of [360, 1280]) {
    const tab = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await tab.goto(site.origin + page);
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    await tab.setViewportSize({ width, height: Math.min(height, maxHeight) });
    const file = `${name}-${width}.png`;
    const take = (): Promise<unknown> => tab.screenshot({ path: path.join(target, file) });
    await take().catch(take); // on a busy machine Chromium sometimes refuses the first one after a change of size
    await tab.close();
    pictures.push(`<img src="${file}" alt="${name}, ${width} px" width="${width / 2}" loading="lazy">`);
  }
  await site.close();
  return pictures;
}

const [beforeFolder = '', afterFolder = ''] = process.argv.slice(2);
if (![beforeFolder, afterFolder].every((folder) => existsSync(path.join(folder, 'fr/pages.json'))))
  stop(`npm run preview -- <export before> <export after>`);
const changed = findChangedPages(beforeFolder, afterFolder);
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const browser = await launchBrowser();
const rows: string[] = [];
for (const [index, page] of changed.slice(0, maxPages).entries()) {
  const before = await takePictures(page, beforeFolder, `${index}-before`);
  const after = await takePictures(page, afterFolder, `${index}-after`);
  rows.push(`<h2>${escapeXml(page)}</h2>\n<p>${[...before, ...after].join('\n')}</p>`);
}
await browser.close();
const list = changed.map((page) => `<li>${escapeXml(page)}</li>`).join('\n');
writeFileSync(
  path.join(target, 'index.html'),
  `<!doctype html>\n<meta charset="utf-8">\n<title>Preview</title>\n<h1>${changed.length} changed pages</h1>\n<ul>\n${list}\n</ul>\n${rows.join('\n')}\n`,
);
console.log(`Changed pages: ${changed.length}, ${target}/index.html`);
