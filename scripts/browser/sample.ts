import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { go, reload } from './chromium';

/** The sample that runs. */
export const player = (page: Page): Locator => page.locator('[data-sample]:has([role="log"])');

/** The first page that has each sample; reading all pages takes a moment. */
const readPaths = (): Map<string, string> => {
  const paths = JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[];
  const found = paths.flatMap((path) =>
    [...readFileSync(`out${path}.html`, 'utf8').matchAll(/data-sample="([^"]+)"/g)].map(
      ([, name = '']): [string, string] => [name, path],
    ),
  );
  return new Map(found.reverse());
};
let paths: Map<string, string> | undefined;

/** Opens the page that has a sample, and runs it there. */
export async function runSample(page: Page, name: string): Promise<void> {
  const path = (paths ??= readPaths()).get(name);
  if (!path) throw new Error(`${name} is on no page`);
  if (new URL(page.url()).pathname === path) await reload(page);
  else await go(page, path);
  await page.locator(`[data-sample="${name}"] .sample-run`).click();
  await player(page).locator('[role="log"]').waitFor();
}
