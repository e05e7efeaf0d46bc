import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { follow, test } from './support/suite';

/** The first screen. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.waitForSelector('html[data-ready]:not(.nprogress-busy)', { state: 'attached' });
  return page.screenshot({ animations: 'disabled' });
}

// Both pictures come from the same browser, so that fonts and processors make no difference; a few pixels at the edges of
// the compositor's tiles may differ by a shade.
// Each kind of page once.
for (const [name, { options, pages }] of Object.entries({
  'a phone': {
    options: { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
    pages: [
      '/fr/',
      '/fr/v1/guides/getting-started/prerequisites',
      '/fr/v1/references/benchmarks',
      '/fr/v1/api/config',
      '/fr/blog',
    ],
  },
  'a desk in dark mode': {
    options: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    pages: [
      '/fr/',
      '/fr/v1/guides',
      '/fr/v1/references/architecture/process-model',
      '/fr/v1/api/js/event',
      '/fr/blog/2022/09/15/tauri-1-1',
      '/fr/about/intro',
    ],
  },
} as const)) {
  test(`on ${name}, a page reached by a link looks like the page loaded`, async ({ open, url }, info) => {
    const { page } = await open('/fr/v1/guides/faq', {
      ...options,
      serviceWorkers: 'block', // an offline copy would show its notices
      expected: /ERR_FAILED|registerSW failed/,
      // It may come too late for the first picture, and is then not used (font-display: optional).
      prepare: (fresh) => fresh.route('**/*.woff2', (route) => route.abort()),
    });
    for (const route of pages) {
      // The not-found page changes after it is ready, so its pictures would differ.
      expect((await page.goto(url(route)))?.status(), route).toBe(200);
      const picture = info.snapshotPath(`${route.replaceAll('/', '-')}.png`);
      mkdirSync(path.dirname(picture), { recursive: true });
      writeFileSync(picture, await takePicture(page));
    }
    for (const route of pages) {
      await follow(page, route);
      await page.waitForURL(url(route));
      expect
        .soft(await takePicture(page), route)
        .toMatchSnapshot(`${route.replaceAll('/', '-')}.png`, { maxDiffPixels: 20 });
    }
  });
}
