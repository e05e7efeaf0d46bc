import assert from 'node:assert/strict';
import { test, type Browser } from '@playwright/test';
import { launchBrowser, openPage, visit } from './support/browser';
import { serveSite, type Site } from './support/site';
import { listWideParts } from './support/wide-parts';

let browser: Browser;
let site: Site;
test.beforeAll(async () => {
  // As in the browser's settings, where the reader doubles the size of text: a page's own style would not reach media queries.
  [browser, site] = await Promise.all([launchBrowser(['--blink-settings=defaultFontSize=32']), serveSite()]);
});
test.afterAll(async () => {
  await browser.close();
  await site.close();
});

const paths = ['/fr/', '/fr/v1/guides/features/command', '/fr/v1/api/config', '/fr/blog', '/fr/releases'];

test('with text of double size nothing is out of reach on a phone and on a desk', async () => {
  for (const path of paths) {
    const { page, context } = await openPage(browser);
    await visit(page, site.origin + path);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '32px');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const top = await page.locator('#main h1').evaluate((heading) => heading.getBoundingClientRect().top);
      assert.ok(top < 500, `${path}: the heading is at ${top} px at ${width} px`);
      assert.deepEqual(await listWideParts(page, ''), [], path);
      assert.ok(await page.locator('.navbar [data-search-open]').isVisible(), path);
      const column = await page
        .locator('#main h1')
        .evaluate((heading) => heading.parentElement?.clientWidth ?? 0);
      assert.ok(column > width * 0.6, `${path}: text of ${column} px at ${width} px`);
    }
    await context.close();
  }
});
