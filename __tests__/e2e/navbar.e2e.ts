import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { follow, layOutWhole, test, type Open, until } from './support/suite';

const long = '/fr/v1/references/architecture';

const openLong = async (open: Open): Promise<{ page: Page }> => {
  const { page } = await open(long);
  await layOutWhole(page);
  return { page };
};
const dropdown = (page: Page, name: string): { button: Locator; list: Locator } => {
  const root = page.locator('.navbar .dropdown', { has: page.getByRole('button', { name, exact: true }) });
  return { button: root.locator('button'), list: root.locator('ul') };
};
const hidden = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-bar-hidden'));
const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y);
    // The event comes with the next frame, its effect with the one after.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);
};

test('the bar holds the entries of the original, in order, and marks external ones', async ({ open }) => {
  const { page } = await open('/fr/');
  await test.step('the bar holds the entries of the original, in order', async () => {
    const top = await page
      .locator('.navbar .menu > li > :is(a, button)')
      .evaluateAll((items) =>
        items.map((item) => item.getAttribute('aria-label') ?? item.textContent?.trim()),
      );
    assert.deepEqual(top.slice(0, 7), [
      'Tutoriels',
      'API',
      'Références',
      'Blog',
      'Communauté',
      'À propos',
      'Notes de version',
    ]);
    const lists = async (name: string): Promise<string[]> =>
      (await dropdown(page, name).list.locator('a').allTextContents()).map((text) => text.trim());
    assert.deepEqual(await lists('API'), [
      'Configuration',
      'CLI',
      'JavaScript / TypeScript',
      'Rust (avec Docs.rs)',
    ]);
    assert.deepEqual(await lists('Communauté'), ['S’impliquer', 'Sponsors', 'Discord', 'Awesome Tauri']);
    assert.equal((await lists('À propos')).length, 4);
  });
  await test.step('external links say so by an icon and open a new tab', async () => {
    const link = dropdown(page, 'API').list.locator('a', { hasText: 'Rust' });
    assert.equal(await link.getAttribute('target'), '_blank');
    assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
    assert.equal(await link.locator('svg').count(), 1);
  });
});

test('the current section is marked in the bar, also after a page swap', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command');
  const marked = '.navbar .menu > li > a[aria-current], .navbar .dropdown[data-active] > button';
  assert.deepEqual(await page.locator(marked).allTextContents(), ['Tutoriels']);
  await follow(page, '/fr/v1/api/js/fs');
  await page.waitForURL('**/fs');
  await until(
    page,
    () => document.querySelector('.navbar .dropdown[data-active] > button')?.textContent,
    (text) => text === 'API',
  );
  await follow(page, '/fr/v1/references/security');
  await page.waitForURL('**/security');
  await until(
    page,
    () => document.querySelector('.navbar .menu > li > a[aria-current]')?.textContent,
    (text) => text === 'Références',
  );
});

test('the bar leaves room for the text', async ({ open }) => {
  const { page } = await openLong(open);
  await test.step('at the very top the bar always shows', async () => {
    await scrollTo(page, 20);
    assert.equal(await hidden(page), false);
    await scrollTo(page, 40);
    assert.equal(await hidden(page), false);
  });
  await test.step('the bar hides on scroll down and comes back on scroll up', async () => {
    await scrollTo(page, 600);
    assert.equal(await hidden(page), true);
    await scrollTo(page, 500);
    assert.equal(await hidden(page), false);
    await scrollTo(page, 700);
    assert.equal(await hidden(page), true);
    await scrollTo(page, 0);
    assert.equal(await hidden(page), false);
  });
  await test.step('the bounce at the end of the page does not bring the bar back', async () => {
    await scrollTo(page, 100_000);
    assert.equal(await hidden(page), true);
    await page.evaluate(() => window.scrollBy(0, -20));
    await scrollTo(page, await page.evaluate(() => window.scrollY));
    assert.equal(await hidden(page), true);
    await scrollTo(page, 0);
  });
  await test.step('the bar never hides the focus: it shows when the focus enters it, and stays while it is inside', async () => {
    await scrollTo(page, 600);
    assert.equal(await hidden(page), true);
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar .brand')?.focus());
    assert.equal(await hidden(page), false);
    await scrollTo(page, 900);
    assert.equal(await hidden(page), false);
    await page.evaluate(async () => {
      document.getElementById('main')?.focus({ preventScroll: true });
      // A scroll in the frame of a focus change counts as caused by it.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    await scrollTo(page, 1100);
    assert.equal(await hidden(page), true);
    await scrollTo(page, 0);
  });
  await test.step('the bar does not hide while a dropdown is open', async () => {
    await dropdown(page, 'API').button.hover();
    await dropdown(page, 'API').list.waitFor({ state: 'visible' });
    await scrollTo(page, 600);
    assert.equal(await hidden(page), false);
    await page.mouse.move(640, 700);
    await scrollTo(page, 0);
  });
  await test.step('a page shown in place shows the bar again', async () => {
    await scrollTo(page, 600);
    assert.equal(await hidden(page), true);
    await follow(page, '/fr/v1/references/security');
    await page.waitForURL('**/security');
    await until(
      page,
      () => document.documentElement.hasAttribute('data-bar-hidden'),
      (value) => !value,
    );
  });
});

test('the bar and the reading place', async ({ open }) => {
  const { page } = await openLong(open);
  await test.step('a page that grows above the window, and so moves by itself, leaves the bar as it is', async () => {
    await scrollTo(page, 900);
    await scrollTo(page, 800);
    assert.equal(await hidden(page), false);
    const moved = await page.evaluate(async () => {
      const before = window.scrollY;
      const first = document.querySelector<HTMLElement>('.prose > p');
      if (first) first.style.marginBottom = '200px';
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      return window.scrollY - before;
    });
    assert.ok(moved > 150, `the browser kept the text in place (${moved})`);
    assert.equal(await hidden(page), false);
    await scrollTo(page, 0);
  });
  await test.step('a jump to a heading hides the bar, the next scroll up shows it', async () => {
    await page.locator('.toc nav a').nth(3).click();
    await until(page, () => document.documentElement.hasAttribute('data-bar-hidden'), Boolean);
    // The scrolls of the next frames settle the jump.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    });
    await scrollTo(page, await page.evaluate(() => window.scrollY - 30));
    assert.equal(await hidden(page), false);
  });
});

test('nothing sticks out at any width', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  for (const width of [320, 360, 560, 760, 996, 997, 1100, 1160, 1200, 1300, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(over <= 0, `${over} px too wide at ${width}`);
    const bar = await page
      .locator('.navbar')
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    assert.ok(bar <= 0, `the bar is ${bar} px too wide at ${width}`);
  }
});
