import { expect } from '@playwright/test';
import { test } from './support/suite';

const off = { javaScriptEnabled: false, still: true } as const;
const widths = [360, 1280];

test('without script all tab panels show, each under its label', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/getting-started/prerequisites', off);
  const panels = page.locator('.tabs > .tab');
  expect(await panels.count()).toBeGreaterThan(2);
  const shown = page.locator('.tabs > .tab:visible > .tab-label:visible');
  expect(await shown.count()).toBe(await panels.count());
  expect(await page.locator('.tab-list:visible').count()).toBe(0);
});

for (const width of widths)
  test(`without script every link of the page’s frame shows at ${width} px`, async ({ open }) => {
    const viewport = { width, height: 800 };
    const { page } = await open('/fr/v1/guides/testing/webdriver/introduction', { ...off, viewport });
    const expectShown = async (links: string): Promise<void> =>
      expect(await page.locator(`:is(${links}):not(:visible)`).allTextContents()).toEqual([]);
    if (width === 360) await page.click('.section-bar');
    await expectShown('.sidebar a, .toc nav a, .prev-next a, .site-footer a');
    // Phones have room for the two pages above.
    await expectShown(width === 360 ? '.breadcrumbs li:nth-last-child(-n + 3) a' : '.breadcrumbs a');
    await expectShown('.navbar .menu > li > a');
    for (const dropdown of await page.locator('.navbar .dropdown').all()) {
      await dropdown.locator('> :is(button, summary)').click();
      for (const link of await dropdown.locator('ul a').all())
        expect(await link.isVisible(), String(await link.getAttribute('href'))).toBe(true);
    }
  });

/** Besides those that the browser handles itself, and names of groups. */
const needScript =
  ':is(button, input, select):not([popovertarget], button.sidebar-row, .entry-row > button), .continue, .sample-note';

test('without script nothing that needs script shows, and colours follow the system', async ({ open }) => {
  const bars = new Set<string>();
  for (const [path, colorScheme] of [
    ['/fr/', 'dark'],
    ['/fr/', 'light'],
    ['/fr/v1/guides/features/command', 'light'],
    ['/fr/v1/api/js/fs', 'light'],
    ['/fr/v1/guides/features', 'light'],
    ['/fr/blog', 'light'],
    ['/fr/inconnu', 'light'],
  ] as const) {
    const { page } = await open(path, { ...off, colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const useless = page.locator(`:is(${needScript}):visible`);
      expect(await useless.allTextContents(), `${path} at ${width} px`).toEqual([]);
    }
    bars.add(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).backgroundColor));
  }
  expect(bars.size).toBe(2);
});
