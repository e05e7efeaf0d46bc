import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { visit } from './support/browser';
import { layOutWhole, test } from './support/suite';

const path = '/fr/v1/guides/getting-started/prerequisites';
const commands = '/fr/v1/guides/getting-started/setup';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

const group = (name: string): string => `.tabs[data-group="${name}"]`;
const chosen = (page: Page, name: string): Promise<(string | null)[]> =>
  page
    .locator(`${group(name)} > .tab-list > [aria-selected="true"]`)
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-value')));
/** A page with at least two groups of tabs of a name. */
const twoGroups = async (page: Page, name: string): Promise<void> => {
  await page.evaluate((label) => {
    const first = document.querySelector(`.tabs[data-group="${label}"]`);
    if (document.querySelectorAll(`.tabs[data-group="${label}"]`).length < 2)
      first?.after(first.cloneNode(true));
  }, name);
};

for (const [system, userAgent, wanted] of [
  ['Windows', windows, 'windows'],
  ['macOS', mac, 'macos'],
  ['Linux', undefined, 'linux'],
] as const) {
  test(`on the first visit from ${system} its tabs show before any script has run`, async ({ open }) => {
    const { page } = await open(path, {
      ...(userAgent ? { userAgent } : {}),
      expected: /ERR_FAILED/,
      still: true,
      prepare: (fresh) => fresh.route('**/_next/**/*.js', (route) => route.abort()),
    });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.os), wanted);
    assert.ok((await page.locator(group('os')).count()) > 0);
    for (const tabs of await page.locator(group('os')).all()) {
      const offered = await tabs
        .locator(':scope > .tab')
        .evaluateAll((panels) =>
          panels.map((panel) => [
            (panel as HTMLElement).dataset.value,
            (panel as HTMLElement).checkVisibility(),
          ]),
        );
      if (offered.some(([value]) => value === wanted))
        assert.deepEqual(
          offered.filter(([, visible]) => visible),
          [[wanted, true]],
        );
    }
  });
}

test('a choice is kept for every page, and shared by all tabs of the browser', async ({ open, url }) => {
  const { page, context } = await open(commands);
  await twoGroups(page, 'package-manager');
  await page
    .locator(`${group('package-manager')} button[data-value="pnpm"]`)
    .first()
    .click();
  assert.equal(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager')), 'pnpm');
  const other = await context.newPage();
  await visit(other, url('/fr/'));
  assert.deepEqual([...new Set(await chosen(other, 'package-manager'))], ['pnpm']);
  await other
    .locator(`${group('package-manager')} button[data-value="yarn"]`)
    .first()
    .click();
  await expect(page.locator(`${group('package-manager')} [aria-selected="true"]`).first()).toHaveText('Yarn');
  // The other choices of the bar reach the other tab in the same way.
  await other.click('.navbar .color-mode');
  await other.click('aside.announcement button');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('aside.announcement')).toBeHidden();
});

test('the choice of a returning reader of the original site counts', async ({ open }) => {
  const { page } = await open('/fr/', {
    prepare: (fresh) =>
      fresh.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'Yarn')),
  });
  assert.deepEqual([...new Set(await chosen(page, 'package-manager'))], ['yarn']);
});

test('the menu above a guide sets the package manager of commands and words', async ({ open, url }) => {
  const setup = '/fr/v1/guides/getting-started/setup/vite';
  const { page, context } = await open(setup);
  await page.getByRole('combobox', { name: 'Gestionnaire de paquets', exact: true }).selectOption('pnpm');
  await layOutWhole(page); // innerText leaves out what is not laid out yet
  const text = await page.innerText('.prose');
  assert.match(text, /"beforeDevCommand": "pnpm dev"/);
  assert.match(text, /--before-build-command "pnpm build"/);
  assert.doesNotMatch(text, /(?<!p)npm (?:run|install|pkg|create) /);
  const config = page.locator('figure.code', { hasText: 'beforeDevCommand' }).first();
  await config.hover();
  await config.locator('button[title="Copier"]').click();
  await config.locator('[data-state="copied"]').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(JSON.parse(copied).build.beforeDevCommand, 'pnpm dev');

  // Another page shows it before any script file has run.
  const other = await context.newPage();
  await other.route('**/_next/**/*.js', (route) => route.abort());
  await other.goto(url('/fr/v1/guides/debugging/vs-code'));
  await layOutWhole(other);
  assert.match(await other.innerText('.prose'), /Remplacez pnpm dev et pnpm build/);
  assert.equal(await other.innerText('.choices [data-group="package-manager"]'), 'pnpm');
});

test('tabs have roles, names, links to their panels, one tab stop', async ({ open }) => {
  const { page } = await open(path);
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('.tabs')].flatMap((tabs) => {
      const list = tabs.querySelector(':scope > .tab-list');
      const found: string[] = [];
      if (list?.getAttribute('role') !== 'tablist' || !list.getAttribute('aria-label')) found.push('list');
      const buttons = [...(list?.children ?? [])];
      if (buttons.filter((tab) => (tab as HTMLElement).tabIndex === 0).length !== 1) found.push('stops');
      for (const tab of buttons) {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        if (
          tab.getAttribute('role') !== 'tab' ||
          panel?.getAttribute('role') !== 'tabpanel' ||
          panel.getAttribute('aria-labelledby') !== tab.id
        )
          found.push(tab.id);
        if (!panel?.querySelector('a, button, input, [tabindex]') && panel?.tabIndex !== 0)
          found.push(`${tab.id} panel`);
      }
      return found;
    }),
  );
  assert.deepEqual(faults, []);
});

test('arrows, Home and End move between tabs; Enter and Space choose', async ({ open }) => {
  const { page } = await open('/fr/');
  const tabs = page.locator(`${group('package-manager')} > .tab-list > button`);
  const values = await tabs.evaluateAll((list) => list.map((tab) => tab.getAttribute('data-value')));
  const focus = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-value') ?? null);
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowLeft', -1],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['End', -1],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await focus(), values.at(index), key);
  }
  assert.equal((await chosen(page, 'package-manager'))[0], values[0]);
  await page.keyboard.press('Enter');
  assert.equal((await chosen(page, 'package-manager'))[0], values[1]);
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  assert.equal((await chosen(page, 'package-manager'))[0], values.at(-1));
});

test('changing a tab keeps the pressed tab at its place on the screen', async ({ open }) => {
  const { page } = await open(path, { viewport: { width: 1280, height: 700 } });
  await page.evaluate(() => {
    const first = document.querySelector('.tabs[data-group="os"]') ?? document.querySelector('.tabs');
    const second = first?.cloneNode(true) as HTMLElement | undefined;
    if (!first || !second) return;
    // Panels above that change height with the choice.
    first
      .querySelectorAll<HTMLElement>(':scope > .tab')
      .forEach((panel, index) => panel.style.setProperty('min-height', `${200 + index * 300}px`));
    second.id = 'second';
    document.querySelector('.prose')?.append(second);
    document.dispatchEvent(new CustomEvent('page:shown'));
  });
  const tab = page.locator('#second > .tab-list > button').last();
  await tab.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await tab.evaluate((button) => Math.round(button.getBoundingClientRect().top));
  await tab.evaluate((button: HTMLElement) => button.click());
  assert.ok(
    Math.abs((await tab.evaluate((button) => Math.round(button.getBoundingClientRect().top))) - before) <= 1,
  );
});
