import { expect, type Locator, type Page } from '@playwright/test';
import { follow, tabAddresses } from '../../scripts/browser/chromium';
import { frames, layOutWhole, scrollTo, test } from './support/suite';
import { listWideParts, wideSpaces } from './support/wide-parts';

const menuOf = (page: Page, name: string): { button: Locator; list: Locator } => {
  const menu = page.locator('.navbar .dropdown', { has: page.locator('summary', { hasText: name }) });
  return { button: menu.locator('summary'), list: menu.locator('ul') };
};
const textsOf = async (entries: Locator): Promise<string[]> =>
  (await entries.allTextContents()).map((text) => text.trim());
const isHidden = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-bar-hidden'));
const leave = (page: Page): Promise<void> => page.mouse.move(640, 700);

test('the bar holds the entries of the original, in order, and marks external ones', async ({ open }) => {
  const { page } = await open('/fr/');
  const expected = {
    '.menu > li > a, .menu > li > details > summary': [
      ...['Tutoriels', 'API', 'Références', 'Blog', 'Communauté', 'À propos', 'Notes de version'],
      'GitHub',
      'Versions v1',
      'Langues Français',
    ],
    '.dropdown:has-text("API") a': ['Configuration', 'CLI', 'JavaScript / TypeScript', 'Rust (avec Docs.rs)'],
    '.dropdown:has-text("Communauté") a': ['S’impliquer', 'Sponsors', 'Discord', 'Awesome Tauri'],
  };
  for (const [entries, texts] of Object.entries(expected))
    expect(await textsOf(page.locator('.navbar').locator(entries))).toEqual(texts);
  const external = menuOf(page, 'API').list.locator('a', { hasText: 'Rust' });
  expect(await external.getAttribute('target')).toBe('_blank');
  expect(await external.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await external.locator('svg').count()).toBe(1);
});

test('all menus open at one height, also those with a picture for a name', async ({ open }) => {
  const { page } = await open('/fr/');
  const tops: (number | undefined)[] = [];
  for (const name of ['API', 'Versions', 'Langues']) {
    const { button, list } = menuOf(page, name);
    await button.click();
    tops.push((await list.boundingBox())?.y);
    await page.keyboard.press('Escape');
  }
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
});

test('the current section is marked in the bar, also after a page swap', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command');
  const accent = await page.locator('.navbar .brand b').evaluate((name) => getComputedStyle(name).color);
  const isMarked = (text: string): Promise<void> =>
    expect(page.locator('.navbar .menu > li', { hasText: text }).locator('a, summary').first()).toHaveCSS(
      'color',
      accent,
    );
  await isMarked('Tutoriels');
  for (const [path, text] of [
    ['/fr/v1/api/js/fs', 'API'],
    ['/fr/v1/references/security', 'Références'],
  ] as const) {
    await follow(page, path);
    await isMarked(text);
  }
  await expect(page.locator('.navbar a[href="/fr/v1/guides"]').first()).not.toHaveAttribute('aria-current');
});

// `start-hide-on-scroll.test.ts` has every way of scrolling.
test('the bar leaves room for the text', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture');
  await layOutWhole(page);
  await test.step('a jump to a heading hides the bar, the next scroll up shows it', async () => {
    await page.locator('.toc nav a').nth(3).click();
    await page.waitForSelector('html[data-bar-hidden]', { state: 'attached' });
    // The scrolls of the next frames settle the jump.
    await frames(page, 6);
    await scrollTo(page, await page.evaluate(() => window.scrollY - 30));
    expect(await isHidden(page)).toBe(false);
  });
  await test.step('a page shown in place shows the bar again', async () => {
    await scrollTo(page, 0);
    await scrollTo(page, 600);
    expect(await isHidden(page)).toBe(true);
    await follow(page, '/fr/v1/references/security');
    await page.waitForSelector('html:not([data-bar-hidden])', { state: 'attached' });
  });
});

test('nothing sticks out at any width, in wide fonts either', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  // Fonts of some systems are that much wider than the one of the test browser: DejaVu Sans, Verdana.
  for (const letterSpacing of ['normal', '0.035em']) {
    await page.locator('html').evaluate((html, value) => (html.style.letterSpacing = value), letterSpacing);
    for (const width of [320, 360, 560, 760, 996, 997, 1100, 1160, 1200, 1241, 1300, 1320, 1361, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      for (const box of ['html', '.navbar']) {
        const over = await page
          .locator(box)
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(
          over,
          `${box} is ${over} px too wide at ${width}, letters ${letterSpacing}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  }
});

test('the search button shows its label where the bar has room, and never at the cost of the name', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  for (const letterSpacing of ['normal', '0.035em']) {
    await page.locator('html').evaluate((html, value) => (html.style.letterSpacing = value), letterSpacing);
    for (const width of [997, 1024, 1100, 1160, 1241, 1361]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page.locator('.navbar').evaluate((bar) =>
        ['.brand-name', '.search-button span', '.search-button kbd'].filter((part) => {
          const element = bar.querySelector(part);
          const box = element?.closest('a, button')?.getBoundingClientRect();
          return box && (element?.getBoundingClientRect().top ?? NaN) < box.bottom;
        }),
      );
      const expected = [
        ...(width > 997 || letterSpacing === 'normal' ? ['.brand-name'] : []),
        ...(width >= 1100 ? ['.search-button span'] : []),
        ...(width >= 1160 ? ['.search-button kbd'] : []),
      ];
      expect(shown, `${width} px, letters ${letterSpacing}`).toEqual(expected);
    }
  }
});

test('a menu of the bar by mouse', async ({ open }) => {
  const { page } = await open('/fr/');
  await test.step('it opens on hover and closes when the pointer leaves', async () => {
    const { button, list } = menuOf(page, 'API');
    await button.hover();
    await list.waitFor({ state: 'visible' });
    await list.locator('a').first().hover();
    expect(await list.isVisible()).toBe(true);
    await leave(page);
    await list.waitFor({ state: 'hidden' });
  });
  await test.step('opened by hover, it stays open once the arrow keys have moved the focus into it', async () => {
    const { button, list } = menuOf(page, 'API');
    await button.hover();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await leave(page);
    await expect(list.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
  });
  await test.step('opened by hover, it closes on Escape, wherever the focus is', async () => {
    const { button, list } = menuOf(page, 'API');
    await button.hover();
    await list.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await leave(page);
  });
  await test.step('it stays open on click, and closes on the next one or outside', async () => {
    const { button, list } = menuOf(page, 'Communauté');
    for (const close of [() => button.click(), () => page.mouse.click(640, 700)]) {
      await button.click();
      await leave(page);
      expect(await list.isVisible()).toBe(true);
      await close();
      await leave(page);
      await list.waitFor({ state: 'hidden' });
    }
  });
  await test.step('a chosen link closes it and shows its page', async () => {
    const { button, list } = menuOf(page, 'API');
    await button.click();
    await list.getByText('Configuration').click();
    await list.waitFor({ state: 'hidden' });
    await page.waitForURL('**/v1/api/config');
  });
});

test('a menu of the bar by keyboard', async ({ open, browser, url }) => {
  const { page } = await open('/fr/');
  const { button, list } = menuOf(page, 'API');
  const focus = page.locator(':focus');
  await test.step('Enter and Space open and close it', async () => {
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await list.waitFor({ state: 'visible' });
      await page.keyboard.press(key);
      await list.waitFor({ state: 'hidden' });
    }
  });
  await test.step('it closes when the focus leaves it, and its links are no stops while it is closed', async () => {
    await page.keyboard.press('Tab');
    await expect(focus).toHaveText('Références');
    await button.focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
    await expect(focus).toHaveText('Références');
    await list.waitFor({ state: 'hidden' });
  });
  await test.step('arrows, Home and End move inside, with wraparound; Escape leads back', async () => {
    await button.focus();
    for (const [key, text] of [
      ['ArrowDown', 'Configuration'],
      ['ArrowDown', 'CLI'],
      ['End', 'Rust (avec Docs.rs)'],
      ['ArrowDown', 'Configuration'],
      ['ArrowUp', 'Rust (avec Docs.rs)'],
      ['Home', 'Configuration'],
      ['Control+End', 'Configuration'],
      ['Alt+ArrowDown', 'Configuration'],
      ['Escape', 'API'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focus).toHaveText(text);
    }
    await list.waitFor({ state: 'hidden' });
  });
  await test.step('it stays open while a link of it is opened in a new tab', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => tabAddresses(browser)).toContain(url('/fr/v1/api/config'));
    await expect(focus).toHaveText('Configuration');
  });
  await test.step('it does not stay open where the bar is too narrow for it', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.waitForFunction(() => !document.querySelector('.navbar details[open]'));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(list).toBeHidden();
  });
});

test('the bar shows the name of the site, but gives it up before the page scrolls sideways', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/features/command');
  for (const width of [320, 997, 1200, 1241, 1361]) {
    await page.setViewportSize({ width, height: 800 });
    const [brand, name] = await Promise.all(
      ['.brand', '.brand-name'].map((part) => page.locator(`.navbar ${part}`).boundingBox()),
    );
    expect(
      brand && name && name.y + name.height <= brand.y + brand.height,
      `name at ${width} px`,
    ).toBeTruthy();
    expect(await listWideParts(page, wideSpaces), `${width} px`).toEqual([]);
  }
});
