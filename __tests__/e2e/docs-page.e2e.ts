import { expect } from '@playwright/test';
import { clipboardText, scrollTo, test } from './support/suite';

const path = '/fr/v1/guides/features/command';

test('a heading is a link, which copies its address and says so', async ({ open }) => {
  const { page } = await open(path);
  const heading = page.locator('.prose h2').nth(1);
  const link = heading.locator('.heading-link');
  const id = await heading.getAttribute('id');
  expect(await link.textContent()).toBe(await heading.textContent());
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role="status"]').first()).toHaveText('Lien copié');
  expect(await clipboardText(page)).toBe(page.url());
  expect(new URL(page.url()).hash).toBe(`#${id}`);
});

test('without a clipboard the heading’s link still leads to the heading', async ({ open }) => {
  const { page } = await open(path, {
    prepare: (fresh) =>
      fresh.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  });
  await page.locator('.prose h2 .heading-link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#./);
});

test('“Retourner en haut” appears on scroll up, far from the top, not after a jump', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture', { reducedMotion: 'reduce' });
  const button = page.getByRole('button', { name: 'Retourner en haut' });
  for (const [top, isShown] of [
    [900, false],
    [800, true],
    [850, false],
    [800, true],
    [250, false],
    [1200, false],
  ] as const) {
    await scrollTo(page, top);
    await expect(button, `at ${top}`).toBeVisible({ visible: isShown });
  }
  await page.locator('.toc nav a').first().click();
  await scrollTo(page, await page.evaluate(() => window.scrollY));
  expect(await button.isVisible()).toBe(false);

  await scrollTo(page, 1200);
  await scrollTo(page, 1100);
  await expect(button).toBeVisible(); // only then can it have the focus
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.keyboard.press('Tab');
  const isAtTop = await page.evaluate(
    () => document.activeElement?.closest('#main') !== null && window.scrollY < 400,
  );
  expect(isAtTop, 'the next stop is at the top').toBeTruthy();
});

test('the lines of a task begin below each other, beside its box', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/distribution/publishing', {
    viewport: { width: 360, height: 740 },
  });
  const task = page.locator('.task-list-item').first();
  const starts = await task.evaluate((item) => {
    const range = document.createRange();
    range.selectNodeContents(item);
    range.setStartAfter(item.firstElementChild ?? item);
    const lines = new Map<number, number>();
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    for (const { bottom, left } of boxes) {
      const line = Math.round(bottom);
      lines.set(line, Math.min(left, lines.get(line) ?? left));
    }
    return [...lines.values()].map(Math.round);
  });
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
  const box = await task.locator('.task-box').boundingBox();
  expect(box && box.x + box.width).toBeLessThan(starts[0] ?? 0);
});

test('items and cells avoid a lone short word on their last line, as paragraphs do', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  for (const element of ['p', 'li', 'td'])
    await expect(page.locator(`.prose ${element}`).first(), element).toHaveCSS('text-wrap', 'pretty');
});
