import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './support/suite';

const pages = JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[];
/** A page of each kind of layout. */
const kinds = ['/fr/', '/fr/v1/guides/features/command', '/fr/v1/api/js/fs', '/fr/blog'];
const off = { javaScriptEnabled: false, still: true } as const;

test('without script every page has its text in its file', () => {
  for (const path of pages) {
    const html = readFileSync(`out${path}.html`, 'utf8');
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    assert.ok(main.replace(/<[^>]+>/g, ' ').trim().length > 200, path);
    assert.match(main, /<h1/, path);
  }
});

test('without script all tab panels show, each under its label', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/getting-started/prerequisites', off);
  const tabs = await page.locator('.tabs > .tab').all();
  assert.ok(tabs.length > 2);
  for (const tab of tabs) {
    assert.equal(await tab.isVisible(), true);
    assert.equal(await tab.locator(':scope > .tab-label').isVisible(), true);
  }
  assert.equal(await page.locator('.tab-list:visible').count(), 0);
});

for (const width of [360, 1280]) {
  test(`without script every link of the page’s frame shows at ${width} px`, async ({ open }) => {
    const { page } = await open('/fr/v1/guides/testing/webdriver/introduction', {
      ...off,
      viewport: { width, height: 800 },
    });
    if (width === 360) await page.click('.section-bar');
    for (const link of await page
      .locator('.sidebar a, .toc nav a, .prev-next a, .breadcrumbs a, .site-footer a')
      .all()) {
      assert.equal(await link.isVisible(), true, String(await link.getAttribute('href')));
    }
    for (const link of await page.locator('.navbar .menu > li > a').all())
      assert.equal(await link.isVisible(), true);
    for (const dropdown of await page.locator('.navbar .dropdown').all()) {
      await dropdown.locator('summary').click();
      for (const link of await dropdown.locator('ul a').all())
        assert.equal(await link.isVisible(), true, String(await link.getAttribute('href')));
    }
  });
}

test('without script nothing that needs script shows, and nothing sticks out', async ({ open }) => {
  for (const path of kinds) {
    const { page } = await open(path, off);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of [
        '.color-mode',
        '.menu-button',
        '.search-button',
        '.announcement button',
        '.footer-button',
        '.continue',
        '.sidebar-row > button',
      ])
        assert.equal(await page.locator(`${part}:visible`).count(), 0, `${part} on ${path} at ${width} px`);
      const box = await page.locator('#page').boundingBox();
      assert.ok((box?.width ?? 0) <= width, `${path}: ${box?.width}`);
    }
  }
});

test('without script the colours follow the system', async ({ open }) => {
  const { page } = await open('/fr/', { ...off, colorScheme: 'dark' });
  const dark = await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const { page: other } = await open('/fr/', { ...off, colorScheme: 'light' });
  assert.notEqual(
    await other.locator('.navbar').evaluate((bar) => getComputedStyle(bar).backgroundColor),
    dark,
  );
});

test('without script all that can scroll sideways is a stop of the Tab key', () => {
  for (const path of pages) {
    const html = readFileSync(`out${path}.html`, 'utf8');
    const boxes = html.match(/<(?:pre|div class="table\b[^"]*")[^>]*>/g) ?? [];
    assert.deepEqual(
      boxes.filter((tag) => !tag.includes('tabindex="0"')),
      [],
      path,
    );
  }
});
