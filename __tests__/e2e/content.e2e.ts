import { expect } from '@playwright/test';
import { clipboardText, frames, layOutWhole, test } from './support/suite';

const code = '/fr/v1/guides/features/command';

test('an address that points into a closed tab or block opens it', async ({ open }) => {
  const { page } = await open('/fr/releases');
  const target = await page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLElement>(
      'main :is(.tab:not([data-shown]), details:not([open])) :is(h2, h3)[id]',
    );
    location.hash = [...closed].find((element) => !element.checkVisibility())?.id ?? '';
    return location.hash;
  });
  expect(target, 'the release notes fold parts with an address').not.toBe('');
  await page.waitForFunction(() =>
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.checkVisibility(),
  );
});

test('“Copier” copies the commands of a terminal session only, becomes “Copié” and is announced', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/distribution/sign-linux');
  const session = page.locator('.code[data-lang="console"]');
  // The sign stays for a second and a half: on a busy machine it could be gone when the press has returned.
  await Promise.all([
    session.locator('[data-state="copied"][aria-label="Copié"]').waitFor(),
    session.getByRole('button', { name: /^Copier/ }).click(),
  ]);
  await expect(page.locator('[role="status"]').first()).toHaveText('Copié');
  const lines = (await clipboardText(page)).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['gpg', 'echo', 'gpg']);
  await session.locator('[data-state]').waitFor({ state: 'detached' });
});

test('where the clipboard is refused, the code is selected and the failure said', async ({ open }) => {
  const { page } = await open(code, {
    prepare: (fresh) =>
      fresh.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        }),
      ),
  });
  const block = page.locator('.code:visible').first();
  await block.hover();
  await block.locator('button[title="Copier"]').click();
  await expect(page.locator('[role="status"]').first()).toHaveText('La copie a échoué');
  expect(await page.evaluate(() => getSelection()?.toString().trim() ?? '')).not.toBe('');
});

test('on a phone the buttons of a block cover no code, and lines that overflow can be wrapped', async ({
  open,
}) => {
  const { page } = await open(code, { viewport: { width: 360, height: 740 } });
  // Blocks are measured when they have been laid out.
  await layOutWhole(page);
  const covered = await page.locator('.code:visible').evaluateAll(
    (blocks) =>
      blocks.filter((block) => {
        const bottom = block.querySelector('.code-tools')?.getBoundingClientRect().bottom ?? Infinity;
        const first = document.createRange();
        first.selectNodeContents(block.querySelector('code') ?? block);
        return bottom > first.getBoundingClientRect().top + 1;
      }).length,
  );
  expect(covered).toBe(0);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.code')].every((block) => {
      const pre = block.querySelector('pre');
      const wrap = block.querySelector<HTMLElement>('.code-tools [aria-pressed]');
      return !pre?.checkVisibility() || wrap?.hidden !== pre.scrollWidth > pre.clientWidth;
    }),
  );
  const block = page.locator('.code', { has: page.locator('[aria-pressed]:not([hidden])') }).first();
  const wrap = block.locator('[aria-pressed]');
  const press = (): Promise<void> => wrap.evaluate((button: HTMLElement) => button.click());
  await press();
  expect(await wrap.getAttribute('aria-pressed')).toBe('true');
  expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
  await frames(page, 2); // the block is measured again
  expect(await wrap.isHidden()).toBe(false);
  await press();
  expect(await wrap.getAttribute('aria-pressed')).toBe('false');
});

test('on paper: navigation is left out, code wraps, all panels, labels and folded parts show', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/v1/guides/getting-started/prerequisites');
  await page.emulateMedia({ media: 'print' });
  const screenOnly =
    '.skip-link .navbar .notice-strip .sidebar .toc .site-footer .prev-next .tab-list .code-tools .choices';
  for (const part of screenOnly.split(' '))
    expect(await page.locator(part).first().isVisible(), part).toBe(false);
  const panels = page.locator('.tabs:not([data-group="package-manager"]) > .tab');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all())
    expect(await panel.evaluate((element) => getComputedStyle(element).display)).toBe('block');
  expect(await page.locator('.tab-label').first().isVisible()).toBe(true);
  const styleOf = (selector: string, property: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => [
          ...new Set(elements.map((element) => getComputedStyle(element).getPropertyValue(name))),
        ],
        property,
      );
  expect(await styleOf('.prose :is(h2, h3, h4, .tab-label)', 'break-after')).toEqual(['avoid']);
  expect(await styleOf('.prose :is(.code, .admonition, tr)', 'break-inside')).toEqual(['avoid']);
  const firstCode = page.locator('.code code').first();
  expect(await firstCode.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-wrap');
  expect(await page.locator('button:visible, .button:visible').count()).toBe(0);
  await page.goto(url('/fr/releases'));
  expect(await page.locator('button:visible, .release > summary > span:visible').count()).toBe(0);
  // Nothing that names what follows ends a sheet.
  expect(await styleOf('.release > :is(summary, p)', 'break-after')).toEqual(['avoid']);
  expect(await styleOf('.release', 'border-block-start-width')).toEqual(['0px']);
  const folded = page.locator('details:not([open]) > :not(summary)').last();
  expect(
    await folded.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
  ).toBeTruthy();
});

test('on paper pictures are light, whatever the mode', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command', { colorScheme: 'dark' });
  const [light, dark] = [page.locator('.only-light').first(), page.locator('.only-dark').first()];
  await expect(light).toBeHidden();
  await expect(dark).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();
});

/** A4 without the margins that browsers leave. */
const sheet = { width: 718, height: 1047 };

test('on paper a chart with its figures fits on one sheet', async ({ open }) => {
  const { page } = await open('/fr/v1/references/benchmarks', { viewport: sheet });
  await page.emulateMedia({ media: 'print' });
  const chart = await page.locator('.chart').boundingBox();
  expect(chart?.height).toBeGreaterThan(500); // its folded figures are counted
  expect(chart?.height).toBeLessThan(sheet.height);
});

test('on paper the numbers of a long list are whole', async ({ open }) => {
  const { page } = await open('/fr/v1/guides', { viewport: sheet });
  await page.emulateMedia({ media: 'print' });
  const room = await page
    .locator('.prose ol:has(> :nth-child(12)) > :last-child')
    .evaluate((item) => item.getBoundingClientRect().left / parseFloat(getComputedStyle(item).fontSize));
  // Ems that `12. ` takes in Verdana, which has the widest digits of the usual fonts.
  expect(room).toBeGreaterThanOrEqual(1.99);
});
