import { expect, type Page } from '@playwright/test';
import { visit } from '../../scripts/browser/chromium';
import { test } from './support/suite';

/** Presses Tab until the focus is on what `selector` names; the way there must be short, visible and marked. */
async function tabTo(page: Page, selector: string, mostStops: number): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const { found, fault } = await page.evaluate((wanted) => {
      const element = document.activeElement;
      if (!element || element === document.body) return { found: false, fault: '' };
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const isMarked = getComputedStyle(element).outlineStyle !== 'none' || element.id === 'main';
      const isShown = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
      const fault = isMarked ? 'is not in view' : 'has no outline';
      return {
        found: element.matches(wanted),
        fault: isMarked && isShown ? '' : `${element.outerHTML.slice(0, 120)} ${fault}`,
      };
    }, selector);
    expect(fault).toBe('');
    if (found) return;
  }
  throw new Error(`${selector} is not within ${mostStops} stops`);
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test('by keyboard alone at 1280 px: bar, sidebar, contents, tabs, dialogs', async ({ open, url }) => {
  const { page } = await open('/fr/', { reducedMotion: 'reduce' });
  const [main, focused] = [page.locator('#main'), page.locator(':focus')];
  await tabTo(page, '.skip-link', 1);
  await press(page, 'Enter');
  await expect(main).toBeFocused();
  await page.focus('.skip-link');
  await tabTo(page, '.navbar .brand', 40);
  // A dropdown: into it by an arrow, out by Escape, on by Enter.
  await tabTo(page, '.dropdown > :is(button, summary)', 3);
  await press(page, 'ArrowDown');
  await expect(focused).toHaveText('Configuration');
  await press(page, 'Escape');
  await expect(page.locator('.dropdown > :is(button, summary):focus')).toHaveCount(1);
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Enter');
  await page.waitForURL(url('/fr/v1/api/js'));
  await expect(main).toBeFocused();
  // From the text back to its sidebar: open a group and choose a page of it.
  await visit(page, url('/fr/v1/guides/getting-started/prerequisites'));
  await tabTo(page, '.sidebar button[aria-expanded="false"]', 60);
  await press(page, 'Space');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, '.sidebar a', 2);
  await press(page, 'Enter');
  await page.waitForURL((address) => !address.pathname.endsWith('/prerequisites'));
  await expect(main).toBeFocused();
  const title = await page.locator('h1').textContent();
  await page.goBack();
  await page.waitForURL('**/prerequisites');
  await expect(page.locator('h1')).not.toHaveText(title ?? ''); // Back changes the address before the page
  await expect(main).toBeFocused();
  // The text comes first, then the contents list. Its links move the focus to their heading, from which Tab continues.
  await page.focus('#main');
  await tabTo(page, '.prose :is(a, button)', 5);
  await page.locator('article a:visible').last().focus();
  await tabTo(page, '.toc nav a', 3);
  await press(page, 'Enter');
  await page.waitForURL('**/prerequisites#*');
  await press(page, 'Tab');
  await expect(page.locator('#main :focus')).toHaveCount(1);
  // Tabs of the text: one stop, arrows, choice.
  await page.focus('#main');
  await tabTo(page, '[role="tab"]', 10);
  await press(page, 'ArrowRight', 'Enter');
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await press(page, '?');
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
  await press(page, 'Escape');
  await expect(focused).toHaveRole('tab');
  await page.focus('.navbar .brand');
  await tabTo(page, '.navbar .color-mode', 30);
  await press(page, 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
  await expect(page.locator('details[open] > summary:focus')).toHaveCount(1);
  await press(page, 'Escape');
  await expect(page.locator('.menu-button')).toBeFocused();
  await press(page, 'Enter');
  await page.waitForSelector('.mobile-panel');
  await tabTo(page, '.mobile-panel .sidebar a[href$="/features/events"]', 60);
  await press(page, 'Enter');
  await page.waitForURL('**/features/events');
  await expect(page.locator('#main')).toBeFocused();
  await page.locator('article a:visible').last().focus();
  await tabTo(page, '.section-bar', 3);
  await press(page, 'Enter', 'Tab', 'Enter');
  await page.waitForURL('**/features/events#*');
  await expect(page.locator('.toc nav')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a mouse press draws no outline, the keyboard does', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command');
  const button = page.locator('.navbar .dropdown > :is(button, summary)').first();
  await button.click();
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
});

test('an offer to install that comes before the page is idle is shown on the second page', async ({
  open,
}) => {
  const { page } = await open('/fr/', {
    // Offers it with the first effects of the page.
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const ready = new MutationObserver(() => {
          if (document.documentElement.dataset.ready === undefined) return;
          ready.disconnect();
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve() }));
        });
        ready.observe(document, { attributes: true, subtree: true });
      }),
  });
  await page.waitForLoadState('networkidle');
  const hint = page.getByText('peut s’installer comme une application');
  await expect(hint).toHaveCount(0);
  await page.click('.menu a[href="/fr/v1/guides"]');
  await expect(hint).toBeVisible();
});
