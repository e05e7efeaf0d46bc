import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { visit } from './support/browser';
import { test, until } from './support/suite';

/** Presses Tab until the focus is on what `selector` names; the way there must be short, visible and marked. */
async function tabTo(page: Page, selector: string, most = 40): Promise<void> {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    const { found, fault } = await page.evaluate((wanted) => {
      const element = document.activeElement;
      if (!element || element === document.body) return { found: false, fault: '' };
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const marked = getComputedStyle(element).outlineStyle !== 'none' || element.id === 'main';
      const shown = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
      return {
        found: element.matches(wanted),
        fault:
          marked && shown
            ? ''
            : `${element.outerHTML.slice(0, 120)}: ${marked ? 'not in view' : 'no outline'}`,
      };
    }, selector);
    assert.equal(fault, '');
    if (found) return;
  }
  assert.fail(`${selector} is not within ${most} stops`);
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const atMain = (page: Page): Promise<unknown> =>
  until(
    page,
    () => document.activeElement?.id,
    (id) => id === 'main',
  );

test('by keyboard alone at 1280 px: bar, sidebar, contents, tabs, dialogs', async ({ open, url }) => {
  const { page } = await open('/fr/', { reducedMotion: 'reduce' });
  await tabTo(page, '.skip-link', 1);
  await press(page, 'Enter');
  await atMain(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
  await tabTo(page, '.navbar .brand');
  // A dropdown: into it by an arrow, out by Escape, on by Enter.
  await tabTo(page, '.dropdown > summary', 3);
  await press(page, 'ArrowDown');
  await expect(page.locator(':focus')).toHaveText('Configuration');
  await press(page, 'Escape');
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Enter');
  await page.waitForURL(url('/fr/v1/api/js'));
  await atMain(page);
  // From the text back to its sidebar, where a group is opened and a page of it chosen.
  await visit(page, url('/fr/v1/guides/getting-started/prerequisites'));
  await tabTo(page, '.sidebar button[aria-expanded="false"]', 60);
  await press(page, 'Space');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded')), 'true');
  await tabTo(page, '.sidebar a', 2);
  await press(page, 'Enter');
  await page.waitForFunction(() => !location.pathname.endsWith('/prerequisites'));
  await atMain(page);
  await page.goBack();
  await page.waitForURL('**/prerequisites');
  // A link of the contents list moves the focus to its heading: Tab continues from there.
  await page.focus('#main');
  await tabTo(page, '.toc nav a', 10);
  await press(page, 'Enter');
  await page.waitForFunction(() => location.hash !== '');
  await press(page, 'Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('#main') !== null), true);
  // Tabs of the text: one stop, arrows, choice.
  await page.focus('#main');
  await tabTo(page, '[role="tab"]', 90);
  await press(page, 'ArrowRight', 'Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-selected')), 'true');
  // The list of shortcuts, and the colour mode.
  await press(page, '?');
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
  await press(page, 'Escape');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'tab');
  await page.focus('.navbar .brand');
  await tabTo(page, '.navbar .color-mode', 30);
  await press(page, 'Space');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
});

test('by keyboard alone at 360 px: panel, main menu, languages, sidebar, contents', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command', {
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  await tabTo(page, '.menu-button', 6);
  await press(page, 'Enter');
  await page.waitForSelector('.mobile-panel');
  await tabTo(page, '.mobile-back', 6);
  await press(page, 'Enter');
  await tabTo(page, '.mobile-list summary', 4);
  await press(page, 'Enter');
  await until(
    page,
    () => (document.activeElement?.parentElement as HTMLDetailsElement | null)?.open,
    (value) => value === true,
  );
  await press(page, 'Escape');
  await until(
    page,
    () => document.activeElement?.classList.contains('menu-button'),
    (value) => value === true,
  );
  await press(page, 'Enter');
  await page.waitForSelector('.mobile-panel');
  await tabTo(page, '.mobile-panel .sidebar a[href$="/features/events"]', 60);
  await press(page, 'Enter');
  await page.waitForURL('**/features/events');
  await atMain(page);
  await tabTo(page, '.section-bar', 8);
  await press(page, 'Enter', 'Tab', 'Enter');
  await page.waitForFunction(() => location.hash !== '');
  assert.equal(await page.isVisible('.toc nav'), false);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
});

test('a mouse press draws no outline, the keyboard does', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command');
  const outline = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  const button = page.locator('.navbar .dropdown > summary').first();
  await button.click();
  assert.equal(await button.evaluate((element) => element === document.activeElement), true);
  assert.equal(await outline(), 'none');
  await page.keyboard.press('Tab');
  assert.notEqual(await outline(), 'none');
});
