import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test, until } from './support/suite';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const dropdown = (page: Page, name: string): { button: Locator; list: Locator } => {
  const root = page.locator('.navbar .dropdown', { has: page.getByRole('button', { name, exact: true }) });
  return { button: root.locator('button'), list: root.locator('ul') };
};

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
    await until(
      page,
      () => document.activeElement?.textContent,
      (text) => text === 'Configuration',
    );
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
