import assert from 'node:assert/strict';
import { follow, test, until } from './support/suite';

test('the filter of a reference leaves only the entries it finds to be seen', async ({ open }) => {
  const { page } = await open('/fr/v1/api/config');
  const count = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('.filter ~ :not(.part), .filter ~ .part > *')];
      const shown = parts.filter((part) => part.checkVisibility());
      return {
        all: parts.length,
        shown: shown.length,
        found: parts.filter((part) => !part.hasAttribute('hidden')).length,
      };
    });
  const box = page.getByRole('searchbox', { name: 'Filtrer les entrées de cette page' });
  await box.fill('wixLanguageConfig localePath');
  const { all, shown, found } = await count();
  assert.equal(shown, found);
  assert.ok(shown > 0 && shown < all / 10, `${shown} of ${all}`);
  assert.match((await page.textContent('.filter [role="status"]')) ?? '', /^Entrées trouvées\s: [1-9]\d*$/);
  await box.press('Escape');
  assert.equal((await count()).shown, all);

  await box.fill('wixLanguageConfig localePath');
  await page.locator('.toc a[href="#macconfig"]').click();
  assert.equal(await box.inputValue(), '');
  assert.equal((await count()).shown, all);
  assert.ok(await page.locator('#macconfig').isVisible());
});

test('a path is copied by keyboard, which is said too', async ({ open }) => {
  const { page, context } = await open('/fr/v1/api/config');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const target = page.locator('.facts [data-copy]').first();
  await target.focus();
  await page.keyboard.press('Enter');
  await until(
    page,
    () => document.querySelector('[role="status"]:not(.filter *)')?.textContent,
    (said) => said === 'Copié',
  );
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '$schema');
});

test('parts of a very long reference are skipped while they are far away, and found all the same', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/config');
  const target = '[id="updaterconfig.endpoints"]';
  assert.equal(
    await page
      .locator(target)
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
    false,
  );
  const place = (): Promise<number> =>
    page.locator(target).evaluate(async (heading) => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      return Math.round(heading.getBoundingClientRect().top);
    });
  await page.locator('.config-tree summary', { hasText: /^tauri/ }).click();
  await page.locator('.config-tree summary', { hasText: /^updater/ }).click();
  await page.locator('.config-tree a[href="#updaterconfig.endpoints"]').click();
  const top = await place();
  const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  assert.ok(top >= Math.max(0, bar) && top < 160, `${top} px from the top, bar down to ${bar}`);
  await follow(page, '/fr/v1/api/cli');
  await page.waitForURL('**/v1/api/cli');
  await page.goBack();
  await page.waitForSelector(target);
  await until(
    page,
    () => document.querySelector('[id="updaterconfig.endpoints"]')?.getBoundingClientRect().top ?? NaN,
    (now) => Math.abs(now - top) <= 2,
  );
});

for (const width of [320, 800, 1280])
  test(`the guessed height of a part leaves room for what is in it, at ${width} px`, async ({ open }) => {
    const { page } = await open('/fr/v1/api/config', { viewport: { width, height: 800 } });
    const tooTall = await page.evaluate(() =>
      [...document.querySelectorAll('.part')].flatMap((part) => {
        const over =
          (part.lastElementChild?.getBoundingClientRect().bottom ?? 0) - part.getBoundingClientRect().bottom;
        return over > 0 ? [`${part.previousElementSibling?.id}: ${Math.round(over)} px`] : [];
      }),
    );
    assert.deepEqual(tooTall, []);
  });
