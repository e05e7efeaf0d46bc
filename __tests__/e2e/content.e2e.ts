import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { layOutWhole, test, until } from './support/suite';

const path = '/fr/v1/guides/getting-started/prerequisites';
const commands = '/fr/v1/guides/getting-started/setup';

test('an address that points into a closed tab or block opens it', async ({ open }) => {
  const { page } = await open('/fr/releases');
  const target = await page.evaluate(() => {
    const heading = [
      ...document.querySelectorAll<HTMLElement>(
        '#page .tab:not([data-shown]) [id], #page details:not([open]) [id]',
      ),
    ].find((element) => !element.checkVisibility() && /^H\d$/.test(element.tagName));
    return heading?.id;
  });
  assert.ok(target, 'the release notes fold parts with an address');
  await page.evaluate((id) => {
    location.hash = id;
  }, target);
  await until(
    page,
    () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.checkVisibility() ?? false,
    Boolean,
  );
});

const code = '/fr/v1/guides/features/command';

test('“Copier” copies the code without prompts, becomes “Copié” and is announced', async ({ open }) => {
  const { page } = await open(commands);
  const block = page.locator('.code:visible').first();
  const button = block.getByRole('button', { name: /^Copier le code bash de «/ });
  assert.equal(await button.getAttribute('title'), 'Copier');
  await block.hover();
  await button.click();
  await until(
    page,
    () => document.querySelector('[role="status"]')?.textContent,
    (said) => said === 'Copié',
  );
  assert.equal(await block.locator('[data-state="copied"]').getAttribute('aria-label'), 'Copié');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(text, ((await block.locator('pre').textContent()) ?? '').replace(/\n$/, ''));
  assert.ok(!/^(\$|PS) /m.test(text));
  await block.locator('[data-state]').waitFor({ state: 'detached' });
});

test('“Copier” copies the commands of a terminal session only', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/distribution/sign-linux');
  const session = page.locator('.code[data-lang="console"]');
  await session.getByRole('button', { name: /^Copier/ }).click();
  await session.locator('[data-state="copied"]').waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  assert.deepEqual(
    lines.map((line) => line.split(' ')[0]),
    ['gpg', 'echo', 'gpg'],
  );
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
  assert.equal((await page.evaluate(() => getSelection()?.toString().trim() ?? '')).length > 0, true);
});

test('the tools of blocks on a phone', async ({ open }) => {
  const { page } = await open(code, { viewport: { width: 360, height: 740 } });
  await test.step('every button of a page has its own name, and none covers code at 360 px', async () => {
    await layOutWhole(page);
    const names = await page
      .locator('.code-tools button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    assert.ok(names.includes('Copier src-tauri/src/main.rs'), names.join('\n'));
    assert.equal(new Set(names).size, names.length);
    const covered = await page.locator('.code:visible').evaluateAll(
      (blocks) =>
        blocks.filter((block) => {
          const bottom = block.querySelector('.code-tools')?.getBoundingClientRect().bottom ?? Infinity;
          const first = document.createRange();
          first.selectNodeContents(block.querySelector('code') ?? block);
          return bottom > first.getBoundingClientRect().top + 1;
        }).length,
    );
    assert.equal(covered, 0);
  });
  await test.step('the wrap button is there only where lines overflow, for each block; it wraps and unwraps', async () => {
    // Blocks are measured when they have been laid out.
    await layOutWhole(page);
    await until(
      page,
      () =>
        [...document.querySelectorAll<HTMLElement>('.code')].filter((block) => {
          const pre = block.querySelector('pre');
          const wrap = block.querySelector<HTMLElement>('.code-tools [aria-pressed]');
          return pre?.checkVisibility() && wrap?.hidden === pre.scrollWidth > pre.clientWidth;
        }).length,
      (faults) => faults === 0,
    );
    const block = page.locator('.code', { has: page.locator('[aria-pressed]:not([hidden])') }).first();
    const wrap = block.locator('[aria-pressed]');
    assert.match(
      (await wrap.getAttribute('aria-label')) ?? '',
      /^Activer\/Désactiver le retour à la ligne : ./,
    );
    await wrap.evaluate((button: HTMLElement) => button.click());
    assert.equal(await wrap.getAttribute('aria-pressed'), 'true');
    assert.equal(await block.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth), true);
    assert.equal(await wrap.isHidden(), false);
    await wrap.evaluate((button: HTMLElement) => button.click());
    assert.equal(await wrap.getAttribute('aria-pressed'), 'false');
  });
});

test('on paper: navigation is left out, code wraps, all panels and their labels show', async ({ open }) => {
  const { page } = await open(path);
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    '.navbar',
    '.announcement',
    '.sidebar',
    '.toc',
    '.site-footer',
    '.prev-next',
    '.tab-list',
  ]) {
    assert.equal(await page.locator(part).first().isVisible(), false, part);
  }
  const panels = page.locator('.tabs > .tab');
  for (const panel of await panels.all())
    assert.equal(await panel.evaluate((element) => getComputedStyle(element).display), 'block');
  assert.equal(await page.locator('.tab-label').first().isVisible(), true);
  assert.equal(
    await page
      .locator('.code code')
      .first()
      .evaluate((element) => getComputedStyle(element).whiteSpace),
    'pre-wrap',
  );
  assert.equal(await page.locator('.community-banner').isVisible(), false);
  // On paper nothing can be unfolded.
  await page.goto(new URL('/fr/releases', page.url()).href);
  const folded = page.locator('details:not([open]) > .prose, details:not([open]) > :not(summary)').last();
  assert.ok(await folded.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })));
});
