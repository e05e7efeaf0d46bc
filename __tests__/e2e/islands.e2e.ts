/** Browser translation wraps each text; extensions add and remove elements. Every part with state must survive both. */
import { expect, type Page } from '@playwright/test';
import { go } from '../../scripts/browser/chromium';
import { resize, test, untilEndLaidOut } from './support/suite';

const path = '/fr/v1/guides/features/command';

/** Wraps every text of the page, and each one that is rendered later, as the translators of browsers do. */
function translate(): void {
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, title, textarea')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(Object.assign(document.createElement('font'), { textContent: `${text.data}` }));
    }
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target.isConnected) wrap(target);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  wrap(document.body);
}

/** Adds an element to every element of these parts, and removes icons and hints, at each change. */
function meddle(): void {
  const meddleIn = (root: Element): void => {
    for (const element of [root, ...root.querySelectorAll('li, button, p, header, footer')]) {
      if (!element.querySelector(':scope > [data-extension]'))
        element.prepend(Object.assign(document.createElement('i'), { hidden: true }));
    }
    root.querySelectorAll('svg, kbd').forEach((element) => element.remove());
    root.querySelectorAll('i[hidden]').forEach((element) => element.setAttribute('data-extension', ''));
  };
  const parts = '.navbar, dialog, [role="status"]';
  const meddleInAll = (): void => document.querySelectorAll(parts).forEach(meddleIn);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName !== 'I')))
      meddleInAll();
  }).observe(document.body, { subtree: true, childList: true });
  meddleInAll();
}

async function useSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open]').getByRole('combobox');
  for (const query of ['splash', 'fenêtre', 'qzxqzx', '', 'allowlist', 'menu']) {
    await field.fill(query);
    if (query === 'qzxqzx') await page.locator('dialog[open]').getByText('qzxqzx').first().waitFor();
    else if (query) await page.locator('dialog[open]').getByRole('option').first().waitFor();
    expect(await field.inputValue()).toBe(query);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field.waitFor();
  await page.keyboard.press('Escape');
}

async function useNavbar(page: Page): Promise<void> {
  const menu = page.locator('.navbar .dropdown').first();
  await menu.locator('summary').focus();
  await page.keyboard.press('ArrowDown');
  await menu.locator('a').first().waitFor();
  await page.keyboard.press('Escape');
  await menu.locator('a').first().waitFor({ state: 'hidden' });
  await resize(page, 400, 800);
  await page.click('.menu-button');
  await page.click('.mobile-back');
  await page.locator('.mobile-list').waitFor();
  await page.keyboard.press('Escape');
  // Leaving the menu's history entry takes the browser a moment, and would undo a navigation that has begun.
  await page.waitForFunction(() => !(history.state as { mobileMenu?: true } | null)?.mobileMenu);
  await page.setViewportSize({ width: 1280, height: 800 });
  await go(page, '/fr/about/intro');
}

async function useOffline(page: Page): Promise<void> {
  const open = page.locator('footer').getByRole('button', { name: 'Lecture hors ligne' });
  const panel = page.locator('dialog[open]');
  await open.click();
  await panel.locator('button.primary').click(); // keep a copy
  await panel.locator('progress').waitFor();
  await panel.locator('button', { hasText: 'Pause' }).click();
  await panel.locator('button', { hasText: 'Reprendre' }).waitFor();
  await panel.locator('button', { hasText: 'Abandonner le téléchargement' }).click();
  await panel.locator('button', { hasText: /^Supprimer$/ }).click();
  await panel.locator('button', { hasText: 'Conserver une copie' }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await open.click();
  await panel.waitFor();
  await page.keyboard.press('Escape');
}

async function useDialogs(page: Page): Promise<void> {
  for (const opener of ['.site-footer button:last-of-type', '.navbar [aria-label="Réglages de lecture"]']) {
    await page
      .locator(opener)
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
}

// The navbar comes last: it leaves the page.
const parts = { search: useSearch, 'offline panel': useOffline, dialogs: useDialogs, navbar: useNavbar };

for (const [name, change] of Object.entries({ translated: translate, 'changed by an extension': meddle }))
  test(`every part works in a page that is ${name}`, async ({ open }) => {
    const { page } = await open(path);
    await untilEndLaidOut(page);
    await page.evaluate(change);
    for (const [part, use] of Object.entries(parts))
      await test.step(`the ${part} works`, async () => {
        await use(page);
        // The error of the document, of a page and of a part.
        expect(await page.title()).not.toBe('Page Error');
        expect(await page.locator('main.crash, .load-error').count()).toBe(0);
      });
  });
