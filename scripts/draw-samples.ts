/**
 * `npm run draw-samples [name…]` draws the first frame of the named samples, or of those that have changed since the last time, from
 * the same run that readers start. Needs a built `out/`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { hashOf } from '../lib/content/hash';
import { listSamples, stillSize, stillsFile } from '../lib/sample/samples';
import { didYouMean } from '../lib/text/nearest';
import { player, runSample } from './browser/sample';
import { launchBrowser, openPage } from './browser/chromium';
import { serveSite } from './browser/site';
import { stop } from './terminal';

const stills = JSON.parse(readFileSync(stillsFile, 'utf8')) as Record<string, string>;
const given = process.argv.slice(2);
const samples = listSamples();
for (const name of given) {
  const known = `Essais : ${samples.join(', ')}.`;
  if (!samples.includes(name))
    stop(`Il n’existe pas d’essai « ${name} ». ${didYouMean(name, samples, known)}`);
}
const builtFile = (name: string): string => `out/fr/essais/${name}.json`;
const missing = (given.length > 0 ? given : samples).map(builtFile).find((file) => !existsSync(file));
if (missing) stop(`Il manque ${missing} : lancez d’abord npm run build.`);
const hashOfSample = (name: string): string => hashOf(readFileSync(builtFile(name)), 16);
const names = given.length > 0 ? given : samples.filter((name) => stills[name] !== hashOfSample(name));
const site = await serveSite();
const browser = await launchBrowser();
for (const mode of ['light', 'dark'] as const) {
  const { page, context } = await openPage(browser, {
    viewport: { width: stillSize.width + 42, height: 900 }, // the stage with the margins and the border of a phone
    deviceScaleFactor: 1.5,
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(`${site.origin}/fr/v1/api/js/clipboard`);
  for (const name of names) {
    await runSample(page, name);
    const stage = player(page).locator('[data-system]');
    await stage.locator('iframe').first().waitFor({ state: 'attached' });
    await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(600); // shorter than a splash screen, longer than a page takes to load
    await alignToPixels(stage);
    const png = await stage.screenshot();
    await sharp(png).avif({ quality: 40, effort: 9 }).toFile(`public/images/essais/${name}-${mode}.avif`);
    stills[name] = hashOfSample(name);
  }
  await context.close();
}
writeFileSync(stillsFile, `${JSON.stringify(stills, samples, 2)}\n`);
await browser.close();
await site.close();

/**
 * Scrolls and moves the sample by fractions of a pixel, so that its stage begins at even coordinates, which are whole pixels of
 * the picture. Otherwise the picture would have a row of what is around the stage.
 */
async function alignToPixels(stage: Locator): Promise<void> {
  await stage.evaluate((element) => {
    window.scrollTo({ top: 2 * Math.round(window.scrollY / 2), behavior: 'instant' });
    const { x, y } = element.getBoundingClientRect();
    const [left, top] = [x, y].map((start) => `${2 * Math.round(start / 2) - start}px`);
    Object.assign(element.closest<HTMLElement>('.sample')?.style ?? {}, { position: 'relative', left, top });
  });
}
