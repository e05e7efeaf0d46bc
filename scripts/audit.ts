import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listViolationsInBothModes } from '../__tests__/e2e/support/axe';
import { launchBrowser, openPage, visit } from '../__tests__/e2e/support/browser';
import { serveSite } from '../__tests__/e2e/support/site';
import { listWideParts, wideSpaces } from '../__tests__/e2e/support/wide-parts';

/**
 * Accessibility of every page of the export: axe in light and dark at 360 and 1280 px, no sideways scrolling at 320 px, nor
 * with the wider spaces of WCAG 1.4.12. Paths may be given instead of all: `npm run audit -- /fr/blog`. Prints what is
 * wrong and fails when anything is.
 */
const paths =
  process.argv.length > 2
    ? process.argv.slice(2)
    : (JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[]);
const [browser, site] = await Promise.all([launchBrowser(), serveSite()]);
const { page, errors } = await openPage(browser, { reducedMotion: 'reduce' });
let found = 0;
for (const path of paths) {
  await visit(page, site.origin + path);
  const faults = await listFaults(page);
  found += faults.length;
  console.log(`${path}: ${faults.length === 0 ? 'nothing' : ''}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
await browser.close();
await site.close();
for (const error of errors) console.error(error);
console.log(`${paths.length} pages, ${found} faults, ${errors.length} errors`);
process.exit(found + errors.length === 0 ? 0 : 1);

async function listFaults(shown: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 360]) {
    await shown.setViewportSize({ width, height: 740 });
    faults.push(...(await listViolationsInBothModes(shown)).map((fault) => `${width} px ${fault}`));
  }
  await shown.setViewportSize({ width: 320, height: 640 });
  faults.push(...(await listWideParts(shown, '')));
  faults.push(...(await listWideParts(shown, wideSpaces)));
  return faults;
}
