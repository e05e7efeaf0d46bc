import { expect } from '@playwright/test';
import { test } from './support/suite';

test('an enlarged figure closes when the focus leaves it; nothing moves or is printed behind it', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/features/menu', { viewport: { width: 360, height: 740 } });
  const figure = page.locator('.diagram').first();
  const opener = figure.getByRole('button', { name: 'Agrandir le schéma' });
  const enlarged = figure.locator(':popover-open');
  await test.step('Tab goes from its button to the page', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(enlarged).toBeVisible();
    await expect(figure.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(enlarged).toHaveCount(0);
    await expect(page.locator(':focus')).toBeInViewport();
  });
  await test.step('Escape gives the focus back', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(enlarged).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('the wheel does not move the page behind it', async () => {
    await opener.click();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 600);
    // Longer than the browser needs to begin to scroll.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
  await test.step('on paper it does not cover the text', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(enlarged).toBeHidden();
  });
});
