import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { address, layOutWhole, test, until } from './support/suite';

const narrow = { viewport: { width: 360, height: 740 } };
const deep = '/fr/v1/guides/features/command';

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog.mobile-menu[open]') !== null);
const gone = (page: Page): Promise<unknown> =>
  page.waitForSelector('dialog.mobile-menu[open]', { state: 'detached' });
const openPanel = async (page: Page): Promise<void> => {
  await page.click('.menu-button');
  await page.waitForSelector('.mobile-panel');
};

test('the panel shows at 996 px or less only', async ({ open }) => {
  const { page } = await open(deep, { viewport: { width: 997, height: 740 } });
  assert.equal(await page.isVisible('.menu-button'), false);
  await page.setViewportSize({ width: 996, height: 740 });
  assert.equal(await page.isVisible('.menu-button'), true);
  await openPanel(page);
  assert.equal(await isOpen(page), true);
});

test('the panel of a guide', async ({ open }) => {
  const { page } = await open(deep, narrow);
  await test.step('the secondary menu, the sidebar of the page, shows first; its back button leads to the primary menu', async () => {
    await openPanel(page);
    const current = page.locator('.mobile-panel .sidebar [aria-current]');
    assert.equal(await current.isVisible(), true);
    await page.getByRole('button', { name: '← Retourner au menu principal' }).click();
    await page.locator('.mobile-list').getByText('Tutoriels').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.closest('.mobile-list') !== null), true);
    assert.equal(await current.evaluate((link) => link.closest('[inert]') !== null), true);
    await page.keyboard.press('Escape');
    await gone(page);
  });
  await test.step('closing resets: the next opening shows the secondary menu again', async () => {
    await openPanel(page);
    await page.click('.mobile-back');
    await page.keyboard.press('Escape');
    await gone(page);
    await openPanel(page);
    assert.equal(await page.getAttribute('.mobile-panes', 'data-pane'), 'secondary');
    await page.keyboard.press('Escape');
    await gone(page);
  });
  await test.step('word that the panel was closed, when it is open again, does not close it', async () => {
    await openPanel(page);
    const stays = await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog.mobile-menu');
      dialog?.dispatchEvent(new Event('close'));
      return dialog?.open;
    });
    assert.equal(stays, true);
    assert.equal(await page.locator('.mobile-panel').count(), 1);
    await page.keyboard.press('Escape');
    await gone(page);
    assert.equal(address(page), deep);
  });
  await test.step('the panel is modal: the focus stays inside, the page behind is inert', async () => {
    await openPanel(page);
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      assert.equal(place, true, `stop ${stop}`);
    }
    assert.equal(
      await page.evaluate(() => document.querySelector('dialog.mobile-menu')?.matches(':modal')),
      true,
    );
    await page.keyboard.press('Escape');
    await gone(page);
  });
  await test.step('Escape closes the panel and returns the focus', async () => {
    await openPanel(page);
    await page.keyboard.press('Escape');
    await gone(page);
    assert.equal(await page.evaluate(() => document.activeElement?.classList.contains('menu-button')), true);
    assert.equal(await page.getAttribute('.menu-button', 'aria-expanded'), 'false');
  });
  await test.step('the close button and the backdrop close the panel', async () => {
    await openPanel(page);
    await page.getByRole('button', { name: 'Fermer la barre de navigation' }).click();
    await gone(page);
    await openPanel(page);
    await page.mouse.click(340, 400);
    await gone(page);
  });
  await test.step('a group opened in the panel is open at the next opening too', async () => {
    await openPanel(page);
    const group = '.mobile-panel [data-group="/v1/guides/debugging"]';
    await page.click(`${group} > button`);
    assert.equal(await page.getAttribute(`${group} > button`, 'aria-expanded'), 'true');
    await page.keyboard.press('Escape');
    await gone(page);
    await openPanel(page);
    assert.equal(await page.getAttribute(`${group} > button`, 'aria-expanded'), 'true');
    await page.keyboard.press('Escape');
    await gone(page);
  });
  await test.step('growing past 996 px closes the panel', async () => {
    await openPanel(page);
    await page.setViewportSize({ width: 1280, height: 740 });
    await gone(page);
  });
});

test('a post has the recent posts in the panel, and choosing one closes it', async ({ open }) => {
  const { page } = await open('/fr/blog/2022/06/19/tauri-1-0', narrow);
  await openPanel(page);
  await page.locator('.mobile-panel .sidebar a').first().click();
  await gone(page);
  await page.waitForURL('**/fr/blog/2023/**');
});

test('the bar’s entries are in the panel, with languages and versions', async ({ open }) => {
  const { page } = await open('/fr/about/intro?a=1', narrow);
  await openPanel(page);
  const names = await page
    .locator('.mobile-list > li > a, .mobile-list > li > details > summary')
    .allTextContents();
  assert.deepEqual(
    names.map((name) => name.trim()),
    [
      'Tutoriels',
      'API',
      'Références',
      'Blog',
      'Communauté',
      'À propos',
      'Notes de version',
      'GitHub',
      'Langues',
      'Versions',
    ],
  );
  const about = page.locator('.mobile-list details', { hasText: 'À propos' });
  assert.equal(await about.evaluate((details: HTMLDetailsElement) => details.open), true);
  await page.locator('.mobile-list summary', { hasText: 'Langues' }).click();
  const korean = page.locator('.mobile-list a[lang="ko"]');
  await expect(korean).toHaveAttribute('href', 'https://v1.tauri.app/ko/about/intro?a=1');
  await page.locator('.mobile-list summary', { hasText: 'Versions' }).click();
  await expect(page.locator('.mobile-list').getByText('v2 (version actuelle)')).toBeVisible();
});

test('the panel of a page with no sidebar', async ({ open }) => {
  const { page } = await open('/fr/', { ...narrow, colorScheme: 'light' });
  await expect(page.locator('.menu .color-mode')).toBeHidden();
  await test.step('it shows the primary menu', async () => {
    await openPanel(page);
    await page.waitForSelector('.mobile-panes[data-pane="primary"] [inert] .mobile-back');
    await page.keyboard.press('Escape');
    await gone(page);
  });
  for (const name of ['Lecture hors ligne', 'Raccourcis clavier'])
    await test.step(`“${name}” closes the panel and opens its dialog, which gives the focus back`, async () => {
      await openPanel(page);
      await page.locator('.mobile-list').getByRole('button', { name }).click();
      await gone(page);
      await page.getByRole('dialog', { name }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
      await expect(page.locator('.menu-button')).toBeFocused();
      assert.equal(address(page), '/fr/');
    });
  await test.step('its head has the colour mode and the settings', async () => {
    await openPanel(page);
    await page.click('.mobile-head .color-mode');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.click('.mobile-head [data-settings-open]');
    await gone(page);
    await page.getByRole('dialog', { name: 'Réglages de lecture' }).waitFor();
  });
});

test('Back closes the panel and does not navigate; once it is closed by another way, Back leaves the page', async ({
  open,
}) => {
  const { page } = await open('/fr/', narrow);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/fr/blog"]')?.click());
  await page.waitForURL('**/fr/blog');
  await openPanel(page);
  await page.goBack();
  await gone(page);
  assert.equal(address(page), '/fr/blog');
  for (let time = 0; time < 3; time++) {
    await openPanel(page);
    await page.keyboard.press('Escape');
    await gone(page);
    await page.waitForFunction(() => !(history.state as { mobileMenu?: boolean } | null)?.mobileMenu);
  }
  await page.goBack();
  await page.waitForURL('**/fr/');
});

test('a chosen page closes the panel, and Back returns to the page before', async ({ open }) => {
  const { page } = await open(deep, narrow);
  await openPanel(page);
  await page.locator('.mobile-panel .sidebar a[href$="/features/events"]').click();
  await page.waitForURL('**/features/events');
  await gone(page);
  await page.goBack();
  await page.waitForURL(`**${deep}`);
  assert.equal(await isOpen(page), false);
});

test('a place of the shown page chosen in the panel closes it and goes there', async ({ open }) => {
  const { page } = await open('/fr/', narrow);
  await openPanel(page);
  await page.locator('.mobile-list summary', { hasText: 'Communauté' }).click();
  await page.locator('.mobile-list a', { hasText: 'Sponsors' }).click();
  await gone(page);
  await page.waitForFunction(() => location.hash === '#sponsors');
  await until(
    page,
    () => document.getElementById('sponsors')?.getBoundingClientRect().top ?? -1,
    (top) => top >= 0 && top < 740,
  );
});

test('the page behind neither scrolls nor jumps when the panel opens or closes', async ({ open }) => {
  const { page } = await open(deep, narrow);
  const barHidden = (): boolean => document.documentElement.hasAttribute('data-bar-hidden');
  await layOutWhole(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  // Both ways of scrolling must be seen: within one frame they would be one scroll down.
  await until(page, barHidden, Boolean);
  await page.evaluate(() => window.scrollBy(0, -50));
  await until(page, barHidden, (hidden) => !hidden);
  const before = await page.evaluate(() => [
    window.scrollY,
    document.querySelector('#main h1')?.getBoundingClientRect().left,
  ]);
  // Not a click of the test's mouse, which may itself scroll the page.
  await page.evaluate(() => document.querySelector<HTMLElement>('.menu-button')?.click());
  await page.waitForSelector('.mobile-panel');
  await page.mouse.move(335, 400);
  await page.mouse.wheel(0, 500);
  const during = await page.evaluate(() => [
    window.scrollY,
    document.querySelector('#main h1')?.getBoundingClientRect().left,
  ]);
  assert.deepEqual(during, before);
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
  await page.keyboard.press('Escape');
  await gone(page);
  assert.deepEqual(
    await page.evaluate(() => [
      window.scrollY,
      document.querySelector('#main h1')?.getBoundingClientRect().left,
    ]),
    before,
  );
});
