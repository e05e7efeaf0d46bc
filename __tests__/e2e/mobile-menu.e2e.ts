import { expect, type Locator, type Page } from '@playwright/test';
import { reload, tabAddresses } from '../../scripts/browser/chromium';
import { untilSettled } from '../../scripts/browser/network';
import { address, frames, layOutWhole, resize, test } from './support/suite';

const narrow = { viewport: { width: 360, height: 740 } };
const deep = '/fr/v1/guides/features/command';

const hasClosed = (page: Page): Promise<void> => page.locator('.mobile-panel').waitFor({ state: 'hidden' });
const openMenu = async (page: Page): Promise<void> => {
  await page.click('.menu-button');
  await page.waitForSelector('.mobile-panel');
};
/** Closes the menu and waits until its history entry is gone. */
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await hasClosed(page);
  await page.waitForFunction(() => !(history.state as { mobileMenu?: boolean } | null)?.mobileMenu);
};

test('the menu of a guide', async ({ open }) => {
  const { page } = await open(deep, { viewport: { width: 997, height: 740 } });
  await expect(page.locator('.menu-button')).toBeHidden();
  await resize(page, 996, 740);
  const group = '.mobile-panel [data-group="/v1/guides/debugging"]';
  await test.step('the sidebar of the page shows first; a back button leads to the entries of the bar', async () => {
    await openMenu(page);
    const current = page.locator('.mobile-panel .sidebar [aria-current]');
    await expect(current).toBeVisible();
    await page.click(`${group} > button`);
    await page.getByRole('button', { name: '← Retourner au menu principal' }).click();
    await expect(page.locator('.mobile-list a').first()).toBeFocused();
    expect(await current.evaluate((link) => link.closest('[inert]') !== null)).toBe(true);
  });
  await test.step('Escape closes it and returns the focus; the next opening shows the sidebar again, with its groups', async () => {
    await close(page);
    await expect(page.locator('.menu-button')).toBeFocused();
    await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page);
    await expect(page.locator(`${group} > button`)).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('the late event of the closing does not close the menu that is open again', async () => {
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.mobile-menu')?.requestClose(); // as Escape does
      document.querySelector<HTMLElement>('.menu-button')?.click();
    });
    await page.waitForSelector('.mobile-panel');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.locator('dialog.mobile-menu').evaluate((element) => element.matches(':modal'))).toBe(
      true,
    );
  });
  await test.step('a press that begins in it and ends on the backdrop leaves it open', async () => {
    await page.mouse.move(200, 600);
    await page.mouse.down();
    await page.mouse.move(900, 400);
    await page.mouse.up();
    await frames(page, 3); // the close event of a dialog comes later
    expect(await page.locator('.mobile-panel').isVisible()).toBe(true);
  });
  await test.step('the close button, the backdrop and a wider window close it', async () => {
    for (const act of [
      () => page.getByRole('button', { name: 'Fermer la barre de navigation' }).click(),
      () => page.mouse.click(900, 400),
      () => page.setViewportSize({ width: 1280, height: 740 }),
    ]) {
      if (!(await page.locator('.mobile-panel').isVisible())) await openMenu(page);
      await act();
      await hasClosed(page);
    }
    expect(address(page)).toBe(deep);
  });
});

test('the menu shows the current page, also in the lowest windows', async ({ open }) => {
  const { page } = await open(deep, { viewport: { width: 320, height: 200 } }); // 1280 × 800 px at 400 %
  await openMenu(page);
  await expect(page.locator('.mobile-panel .sidebar [aria-current]')).toBeInViewport({ ratio: 1 });
  const rows = await page.locator('.mobile-pane:not([inert]) .mobile-scroll').boundingBox();
  expect(rows?.height).toBeGreaterThan(2 * 44);
});

test('a post has the recent posts in the menu; a chosen one closes it, and Back returns', async ({
  open,
}) => {
  const post = '/fr/blog/2022/06/19/tauri-1-0';
  const { page } = await open(post, narrow);
  await openMenu(page);
  await page.locator('.mobile-panel .sidebar a').first().click();
  await hasClosed(page);
  await page.waitForURL('**/fr/blog/2023/**');
  await page.goBack();
  await page.waitForURL(`**${post}`);
  await hasClosed(page);
});

test('one Back returns from what was chosen in the menu: a page, a section, another document', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/blog', { ...narrow, expected: /^requests https:\/\/v1\.tauri\.app/ });
  const choose = async (link: Locator, to: string): Promise<void> => {
    await link.evaluate((element: HTMLElement) => element.click()); // also in closed lists
    await page.waitForURL(to);
    await hasClosed(page);
  };
  const entries = page.locator('.mobile-panel .mobile-list');
  await openMenu(page);
  await choose(entries.locator('a[href="/fr/releases"]'), url('/fr/releases'));
  await openMenu(page);
  await choose(page.locator('.mobile-head .brand'), url('/fr/'));
  await openMenu(page);
  await choose(entries.locator('a[href="/fr/#sponsors"]'), url('/fr/#sponsors'));
  await page.route('https://v1.tauri.app/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html data-ready>' }),
  );
  await openMenu(page);
  await choose(entries.locator('a[lang="ko"]'), 'https://v1.tauri.app/ko#*');
  for (const before of ['/fr/#sponsors', '/fr/', '/fr/releases', '/fr/blog']) {
    await page.goBack();
    await page.waitForURL(url(before));
  }
});

test('the entries of the bar are in the menu, with languages and versions', async ({ open }) => {
  const { page } = await open('/fr/about/intro?a=1', narrow);
  await openMenu(page);
  const list = page.locator('.mobile-list');
  await expect(list.locator('> li > a, > li > details > summary, > li > button')).toHaveText([
    ...['Tutoriels', 'API', 'Références', 'Blog', 'Communauté', 'À propos', 'Notes de version'],
    ...['GitHub', 'Langues', 'Versions', 'Lecture hors ligne', 'Raccourcis clavier'],
  ]);
  await expect(list.locator('details[open] > summary')).toHaveText(['À propos']);
  await list.locator('summary', { hasText: 'Langues' }).click();
  await expect(list.locator('a[lang="ko"]')).toHaveAttribute(
    'href',
    'https://v1.tauri.app/ko/about/intro?a=1',
  );
  await expect(list.locator('li', { has: page.locator('> a[lang="ko"]') })).toHaveCSS(
    'list-style-type',
    'none',
  );
  await list.locator('summary', { hasText: 'Versions' }).click();
  await expect(list.getByText('v2 (version actuelle)')).toBeVisible();
});

test('the menu of a page without sidebar', async ({ open }) => {
  const { page } = await open('/fr/', { ...narrow, colorScheme: 'light' });
  for (const name of ['Lecture hors ligne', 'Raccourcis clavier'])
    await test.step(`“${name}” closes it and opens its dialog, which gives the focus back`, async () => {
      await openMenu(page);
      await expect(page.locator('.mobile-list')).toBeInViewport();
      await expect(page.locator('.mobile-back')).not.toBeInViewport();
      await page.locator('.mobile-list').getByRole('button', { name }).click();
      await hasClosed(page);
      await page.getByRole('dialog', { name }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
      await expect(page.locator('.menu-button')).toBeFocused();
      expect(address(page)).toBe('/fr/');
    });
  await test.step('its head has the colour mode and the settings', async () => {
    await openMenu(page);
    await page.click('.mobile-head .color-mode');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.mobile-head').getByRole('button', { name: 'Réglages de lecture' }).click();
    await hasClosed(page);
    await page.getByRole('dialog', { name: 'Réglages de lecture' }).waitFor();
  });
});

test('Back closes the menu and does not navigate; once it is closed by another way, Back leaves the page', async ({
  open,
}) => {
  const { page } = await open('/fr/', narrow);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/fr/blog"]')?.click());
  await page.waitForURL('**/fr/blog');
  await openMenu(page);
  await page.goBack();
  await hasClosed(page);
  expect(address(page)).toBe('/fr/blog');
  for (let time = 0; time < 3; time++) {
    await openMenu(page);
    await close(page);
  }
  // A reload keeps the entry of the open menu, hence the menu.
  await openMenu(page);
  await reload(page);
  await page.waitForSelector('.mobile-panel');
  await page.goBack();
  await hasClosed(page);
  await page.goBack();
  await page.waitForURL('**/fr/');
});

test('the menu stays open while links of it are opened in new tabs', async ({ open, browser, url }) => {
  const { page } = await open('/fr/', narrow);
  await openMenu(page);
  await page.locator('.mobile-list a', { hasText: 'Blog' }).click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => tabAddresses(browser)).toContain(url('/fr/blog'));
  await expect(page.locator('.mobile-list')).toBeVisible();
  await page.goBack();
  await hasClosed(page);
  expect(address(page)).toBe('/fr/');
});

test('a place of the shown page chosen in the menu closes it and goes there', async ({ open }) => {
  const { page } = await open('/fr/', narrow);
  await openMenu(page);
  await page.locator('.mobile-list summary', { hasText: 'Communauté' }).click();
  await page.locator('.mobile-list a', { hasText: 'Sponsors' }).click();
  await hasClosed(page);
  await page.waitForFunction(() => location.hash === '#sponsors');
  await expect(page.locator('#sponsors')).toBeInViewport();
});

test('the page behind neither scrolls nor jumps when the menu opens or closes', async ({ open }) => {
  const { page } = await open(deep, narrow);
  const place = (): Promise<unknown> =>
    page.evaluate(() => [scrollY, document.querySelector('#main h1')?.getBoundingClientRect().left]);
  await layOutWhole(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  // Down and up again, in each frame as a reader does: the bar ignores a scroll in a frame in which the page is still being laid out.
  for (const [by, isHidden] of [
    [1, true],
    [-1, false],
  ] as const)
    await page.waitForFunction(
      ([step, hidden]) => {
        window.scrollBy(0, step);
        return document.documentElement.hasAttribute('data-bar-hidden') === hidden;
      },
      [by, isHidden] as const,
    );
  const before = await place();
  // Not a click of the test's mouse, which may itself scroll the page.
  await page.evaluate(() => document.querySelector<HTMLElement>('.menu-button')?.click());
  await page.waitForSelector('.mobile-panel');
  await page.mouse.move(335, 400);
  await page.mouse.wheel(0, 500);
  expect(await place()).toEqual(before);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await close(page);
  expect(await place()).toEqual(before);
});

test('the menu is loaded ahead, and on narrow windows only', async ({ open }) => {
  const isLoaded = (): boolean =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/texts.json'));
  const wide = await open('/fr/', { viewport: { width: 1280, height: 740 } });
  await untilSettled(wide.page);
  expect(await wide.page.evaluate(isLoaded)).toBe(false);
  const { page } = await open('/fr/', {
    ...narrow,
    hasTouch: true,
    serviceWorkers: 'block', // the notice of the offline copy loads by itself after some seconds
    expected: /registerSW/,
  });
  await page.waitForFunction(isLoaded);
  await untilSettled(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.tap('.menu-button');
  await expect(page.locator('.mobile-list')).toBeVisible();
  await expect(page.locator('.mobile-panel .brand')).toBeFocused(); // nor the page of the focused link
  await frames(page, 5);
  expect(requests).toEqual([]);
});

test('a menu that is still loading stays closed after Escape, or once another page is shown or the window is wide', async ({
  open,
}) => {
  const { page } = await open('/fr/', {
    ...narrow,
    prepare: (early) => early.route('**/texts.json', () => undefined),
  });
  const openLate = async (act: () => Promise<unknown>): Promise<void> => {
    await page.click('.menu-button');
    await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'true');
    await act();
    await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'false');
  };
  await openLate(() => page.keyboard.press('Escape'));
  await openLate(() =>
    page.evaluate(() => document.querySelector<HTMLElement>('a[href="/fr/blog"]')?.click()),
  );
  await openLate(() => page.setViewportSize({ width: 1280, height: 740 }));
});
