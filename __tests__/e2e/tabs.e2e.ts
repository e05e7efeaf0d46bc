import { expect, type Locator, type Page } from '@playwright/test';
import { go, reload, visit } from '../../scripts/browser/chromium';
import { clipboardText, layOutWhole, test, untilStored } from './support/suite';

const prerequisites = '/fr/v1/guides/getting-started/prerequisites';
const vite = '/fr/v1/guides/getting-started/setup/vite';

const tabs = (page: Page, group = 'package-manager'): Locator =>
  page.locator(`.tabs[data-group="${group}"] > .tab-list > button`);
const tab = (page: Page, value: string): Locator => tabs(page).and(page.locator(`[data-value="${value}"]`));
const chosen = (page: Page): Promise<(string | null)[]> =>
  tabs(page)
    .and(page.locator('[aria-selected="true"]'))
    .evaluateAll((list) => [...new Set(list.map((one) => one.getAttribute('data-value')))]);

for (const [system, platform] of [
  ['windows', 'Windows NT 10.0; Win64; x64'],
  ['macos', 'Macintosh; Intel Mac OS X 10_15_7'],
  ['linux', 'X11; Linux x86_64'],
] as const)
  test(`on the first visit from ${system} its tabs show before any script file has run`, async ({ open }) => {
    const { page } = await open(prerequisites, {
      userAgent: `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0`,
      expected: /ERR_FAILED/,
      still: true,
      prepare: (fresh) => fresh.route('**/_next/**/*.js', (route) => route.abort()),
    });
    const panels = page.locator('.tabs[data-group="os"] > .tab');
    const shown = panels.and(page.locator(`[data-value~="${system}"]`)).first();
    await expect(shown).toBeVisible();
    await expect(panels.filter({ visible: true })).toHaveCount(
      await page.locator('.tabs[data-group="os"]').count(),
    );
  });

test('a menu above the text says what it chooses', async ({ open }) => {
  const { page } = await open(vite, { viewport: { width: 360, height: 740 } });
  const menu = page.locator('article .choice');
  await expect(menu.getByText('Gestionnaire de paquets')).toBeVisible();
  await expect(menu.getByRole('combobox', { name: 'Gestionnaire de paquets' })).toHaveValue('npm');
});

test('a choice is kept for every page, and shared by all tabs of the browser', async ({ open, url }) => {
  const { page, context } = await open(vite);
  await tab(page, 'pnpm').first().click();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager'))).toBe('pnpm');
  const other = await context.newPage();
  await visit(other, url('/fr/'));
  expect(await chosen(other)).toEqual(['pnpm']);
  await tab(other, 'yarn').first().click();
  await expect(tab(page, 'yarn').first()).toHaveAttribute('aria-selected', 'true');
});

test('the choice of a returning reader of the original site counts', async ({ open }) => {
  const { page } = await open('/fr/', {
    prepare: (fresh) =>
      fresh.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'Yarn')),
  });
  expect(await chosen(page)).toEqual(['yarn']);
});

test('the menu above a guide sets the package manager of commands and words', async ({ open, url }) => {
  const { page, context } = await open(vite);
  await page.getByRole('combobox', { name: 'Gestionnaire de paquets', exact: true }).selectOption('pnpm');
  await layOutWhole(page); // innerText leaves out what is not laid out yet
  const text = await page.innerText('.prose');
  expect(text).toMatch(/--before-build-command "pnpm build"/);
  expect(text).not.toMatch(/(?<!p)npm (?:run|install|pkg|create) /);
  const config = page.locator('figure.code', { hasText: 'beforeDevCommand' }).first();
  await config.hover();
  // The sign stays for a moment only.
  await Promise.all([
    config.locator('[data-state="copied"]').waitFor(),
    config.locator('button[title="Copier"]').click(),
  ]);
  const copied = await clipboardText(page);
  expect(JSON.parse(copied).build.beforeDevCommand).toBe('pnpm dev');

  // Another page shows it before any script file has run.
  const other = await context.newPage();
  await other.route('**/_next/**/*.js', (route) => route.abort());
  await other.goto(url('/fr/v1/guides/getting-started/setup/sveltekit'));
  await layOutWhole(other);
  expect(await other.innerText('.prose')).toMatch(/pnpm (?:tauri|dev|add|create)/);
  expect(await other.innerText('.choices [data-group="package-manager"]:visible')).toBe('pnpm');
});

test('tabs name their panels; arrows, Home and End move between them, Enter and Space choose', async ({
  open,
}) => {
  const { page } = await open('/fr/');
  const values = await tabs(page).evaluateAll((list) => list.map((one) => one.getAttribute('data-value')));
  expect(await page.getByRole('tablist').first().getAttribute('aria-label')).toBe('Gestionnaire de paquets');
  for (const button of await page.getByRole('tab').all()) {
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"][role="tabpanel"]`);
    await expect(panel).toHaveAttribute('aria-labelledby', (await button.getAttribute('id')) ?? '');
  }
  await tabs(page).first().focus();
  for (const [key, index, choice] of [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 0, 0],
    ['ArrowRight', 1, 0],
    ['Enter', 1, 1],
    ['End', -1, 1],
    ['Space', -1, -1],
    ['Home', 0, -1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(index), key).toBeFocused();
    expect(await chosen(page), key).toEqual([values.at(choice)]);
  }
  expect(await tabs(page).and(page.locator('[tabindex="0"]')).count()).toBe(1);
  // Back and Forward, and the home page of the browser.
  const focused = await page.locator(':focus').elementHandle();
  for (const key of ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+End', 'Meta+ArrowLeft']) {
    await page.keyboard.press(key);
    expect(await focused?.evaluate((button) => button === document.activeElement), key).toBeTruthy();
  }
});

test('in a page that is translated into a language from right to left, the arrows keep their direction', async ({
  open,
}) => {
  const { page } = await open('/fr/');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await tabs(page).first().focus();
  for (const [key, index] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 0],
    ['ArrowRight', -1],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(index), key).toBeFocused();
  }
});

test('changing a tab keeps the pressed tab at its place on the screen', async ({ open }) => {
  const { page } = await open(vite);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.tabs > [data-value~="pnpm"] { min-block-size: 300px }'); // panels above grow
    document.adoptedStyleSheets.push(sheet);
  });
  await layOutWhole(page);
  const last = tab(page, 'pnpm').last();
  const top = (): Promise<number> => last.evaluate((button) => button.getBoundingClientRect().top);
  // Playwright may scroll before it presses.
  await last.evaluate((button) =>
    button.addEventListener('pointerdown', () => {
      button.dataset.pressedAt = String(button.getBoundingClientRect().top);
    }),
  );
  await last.click();
  const moved = (await top()) - Number(await last.getAttribute('data-pressed-at'));
  expect(Math.abs(moved), `moved by ${moved} px`).toBeLessThanOrEqual(1);
});

for (const [name, path] of [
  ['package managers', vite],
  ['systems', '/fr/v1/guides/getting-started/prerequisites'],
  ['a group of its own', '/fr/releases'],
] as const)
  test(`the search of the browser finds the text of a closed tab of ${name}, and shows it`, async ({
    open,
  }) => {
    const { page } = await open(path);
    const closed = page.locator('.tabs > .tab[hidden="until-found"]').first();
    await closed.waitFor({ state: 'attached' });
    expect(await closed.getAttribute('aria-hidden')).toBe('true'); // an empty panel for screen readers
    expect(await closed.evaluate((panel) => panel.checkVisibility())).toBe(true); // it can be found
    expect(await closed.evaluate((panel) => panel.lastElementChild?.checkVisibility())).toBe(false);
    const value = await closed.getAttribute('data-value');
    // The browser sends this event and removes the attribute. Then it scrolls to what it has found, if that is shown.
    const isShown = await closed.evaluate((panel) => {
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
      panel.removeAttribute('hidden');
      return panel.lastElementChild?.checkVisibility();
    });
    expect(isShown).toBe(true);
    const panel = page.locator(`.tabs > .tab[data-value="${value}"]`).first();
    await expect(panel).toHaveAttribute('data-shown', '');
    expect(await panel.evaluate((one) => one.lastElementChild?.checkVisibility())).toBe(true);
    expect(await panel.getAttribute('aria-hidden')).toBe(null);
  });

for (const path of ['/fr/v1/guides/faq', '/fr/v1/references/webview-versions', '/fr/releases'])
  test(`the search of the browser reaches the closed blocks of ${path}`, async ({ open }) => {
    const { page } = await open(path);
    // Browsers search contents that are skipped, not those that are not rendered.
    const hidden = await page.locator('main details:not([open])').evaluateAll((all) =>
      all.map((details) => ({
        contents: getComputedStyle(details, '::details-content').contentVisibility,
        isRendered: [...details.children].every((child) => getComputedStyle(child).display !== 'none'),
      })),
    );
    expect(hidden.length).not.toBe(0);
    for (const one of hidden) expect(one).toEqual({ contents: 'hidden', isRendered: true });
  });

test('Back, Forward and reload return to the chosen tab of a group of its own, and to the place in it', async ({
  open,
}) => {
  const { page } = await open('/fr/releases');
  const heading = (): Promise<string> =>
    page.evaluate(() => {
      const releases = [...document.querySelectorAll('[data-shown] .release')];
      return releases.find((release) => release.getBoundingClientRect().bottom > 100)?.textContent ?? '';
    });
  await page.getByRole('tab', { name: 'WRY' }).click();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await untilStored(page);
  const read = await heading();
  expect(read).toMatch(/^wry 0\./);
  await reload(page);
  await expect(page.getByRole('tab', { name: 'WRY' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(heading).toBe(read);

  await go(page, '/fr/v1/guides/faq');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'WRY' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(heading).toBe(read);

  // A section in another tab, and back to the first one.
  await page.evaluate(() => (location.hash = '#cli-1.6.5'));
  await expect(page.getByRole('tab', { name: 'CLI' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'WRY' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(heading).toBe(read);
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'CLI' })).toHaveAttribute('aria-selected', 'true');
});

test('reload and Back keep a choice that was made after the address had opened another tab', async ({
  open,
}) => {
  const { page } = await open(`${prerequisites}#setting-up-windows`);
  const tabOf = (name: string): Locator => tabs(page, 'os').filter({ hasText: name }).first();
  await expect(tabOf('Windows')).toHaveAttribute('aria-selected', 'true');
  await untilStored(page);
  const menu = page.getByRole('combobox', { name: 'Système d’exploitation', exact: true });
  for (const [name, choose] of [
    ['Linux', () => tabOf('Linux').click()],
    ['macOS', () => menu.selectOption('macos')],
  ] as const) {
    await choose();
    await reload(page);
    await expect(tabOf(name)).toHaveAttribute('aria-selected', 'true');
    await go(page, vite);
    await page.goBack();
    await expect(tabOf(name)).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe(name.toLowerCase());
  }
  await page.evaluate(() => (location.hash = '#1-microsoft-visual-studio-c-build-tools'));
  await expect(tabOf('Windows')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/#setting-up-windows$/);
});

test('Back to a section of a group of its own keeps the tab that was chosen there', async ({ open }) => {
  const { page } = await open('/fr/releases#bundler-1.2.1');
  await page.getByRole('tab', { name: 'WRY' }).click();
  await page.evaluate(() => (location.hash = '#cli-1.6.5'));
  await expect(page.getByRole('tab', { name: 'CLI' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'WRY' })).toHaveAttribute('aria-selected', 'true');
});

test('tab labels are not copied with the text around them', async ({ open }) => {
  const { page } = await open(vite);
  await page.locator('.prose').evaluate((prose) => getSelection()?.selectAllChildren(prose));
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await clipboardText(page);
  expect(copied).toMatch(/npm create vite/);
  expect(copied).not.toMatch(/^(?:pnpm|Yarn|Bun)$/m);
});

test('each line of a command of two lines has a prompt', async ({ open }) => {
  const { page } = await open(vite);
  const lines = page.locator('.tab[data-shown] .line', { hasText: /@tauri-apps\/cli|pkg set/ });
  await expect(lines).toHaveText([/^npm install/, /^npm pkg set/]);
  expect(
    await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content)),
  ).toEqual(['"$ " / ""', '"$ " / ""']);
});
