import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { follow, layOutWhole, scrollTo, test, until } from './support/suite';

const dropdown = (page: Page, name: string): { button: Locator; list: Locator } => {
  const root = page.locator('.navbar .dropdown', { has: page.getByRole('button', { name, exact: true }) });
  return { button: root.locator('button'), list: root.locator('ul') };
};
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const hidden = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-bar-hidden'));
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
  await expect(page.locator('.navbar .dropdown[data-active] > button').first()).toHaveText('API');
  await follow(page, '/fr/v1/references/security');
  await page.waitForURL('**/security');
  await expect(page.locator('.navbar .menu > li > a[aria-current]').first()).toHaveText('Références');
});

test('the bar leaves room for the text', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture');
  await layOutWhole(page);
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
  await test.step('a jump to a heading hides the bar, the next scroll up shows it', async () => {
    await page.locator('.toc nav a').nth(3).click();
    await until(page, () => document.documentElement.hasAttribute('data-bar-hidden'), Boolean);
    // The scrolls of the next frames settle the jump.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    });
    await scrollTo(page, await page.evaluate(() => window.scrollY - 30));
    assert.equal(await hidden(page), false);
    await scrollTo(page, 0);
  });
  await test.step('a page shown in place shows the bar again', async () => {
    await scrollTo(page, 600);
    assert.equal(await hidden(page), true);
    await follow(page, '/fr/v1/references/security');
    await page.waitForURL('**/security');
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-bar-hidden'));
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

test('a dropdown by mouse', async ({ open }) => {
  const { page } = await open('/fr/');
  await test.step('a dropdown opens on hover and closes when the pointer leaves', async () => {
    const { button, list } = dropdown(page, 'API');
    await button.hover();
    await list.waitFor({ state: 'visible' });
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    await list.locator('a').first().hover();
    assert.equal(await list.isVisible(), true);
    await page.mouse.move(640, 700);
    await list.waitFor({ state: 'hidden' });
  });
  await test.step('a dropdown opened by hover closes on Escape, wherever the focus is', async () => {
    const { button, list } = dropdown(page, 'API');
    await button.hover();
    await list.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.mouse.move(640, 700);
  });
  await test.step('a dropdown stays open on click, and closes on the next one or outside', async () => {
    const { button, list } = dropdown(page, 'Communauté');
    await button.click();
    await page.mouse.move(640, 700);
    await list.waitFor({ state: 'visible' }); // the first press also loads what makes the bar work
    await button.click();
    await page.mouse.move(640, 700);
    await list.waitFor({ state: 'hidden' });
    await button.click();
    await page.mouse.click(640, 700);
    await list.waitFor({ state: 'hidden' });
  });
});

test('a dropdown by keyboard', async ({ open }) => {
  const { page } = await open('/fr/');
  await test.step('Enter and Space open and close a dropdown', async () => {
    const { button, list } = dropdown(page, 'API');
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      await list.waitFor({ state: 'visible' });
      assert.equal(await button.getAttribute('aria-expanded'), 'true');
      await page.keyboard.press(key);
      await list.waitFor({ state: 'hidden' });
      assert.equal(await button.getAttribute('aria-expanded'), 'false');
    }
  });
  await test.step('Escape closes a dropdown and returns the focus to its button', async () => {
    const { button, list } = dropdown(page, 'API');
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveText('Configuration');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    assert.equal(await focused(page), 'API');
  });
  await test.step('a dropdown closes when the focus leaves it, and its links are no stops while it is closed', async () => {
    const { button, list } = dropdown(page, 'API');
    await button.focus();
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'Références');
    await button.focus();
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'visible' });
    for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'Références');
    await list.waitFor({ state: 'hidden' });
  });
  await test.step('arrows, Home and End move inside a dropdown, with wraparound', async () => {
    await dropdown(page, 'API').button.focus();
    const steps: [string, string][] = [
      ['ArrowDown', 'Configuration'],
      ['ArrowDown', 'CLI'],
      ['End', 'Rust (avec Docs.rs)'],
      ['ArrowDown', 'Configuration'],
      ['ArrowUp', 'Rust (avec Docs.rs)'],
      ['Home', 'Configuration'],
    ];
    for (const [key, text] of steps) {
      await page.keyboard.press(key);
      await page.waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, text);
    }
  });
});

test('a link chosen in a dropdown closes it and shows its page', async ({ open }) => {
  const { page } = await open('/fr/');
  const { button, list } = dropdown(page, 'API');
  await button.click();
  await list.getByText('Configuration').click();
  await page.waitForURL('**/v1/api/config');
  await page.mouse.move(640, 700);
  await list.waitFor({ state: 'hidden' });
});
