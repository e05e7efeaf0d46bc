import assert from 'node:assert/strict';
import { reload } from './support/browser';
import { address, follow, test } from './support/suite';

const path = '/fr/v1/guides/features/command';
const deep = '/fr/v1/guides/testing/webdriver/example/selenium';

test('the sidebar is closed but for the way to the page, which is marked', async ({ open }) => {
  const { page } = await open(deep);
  const current = page.locator('.sidebar [aria-current="page"]');
  assert.equal(await current.getAttribute('href'), deep);
  assert.equal(await current.isVisible(), true);
  const closed = page.locator('.sidebar > ul > li[data-group]:not([data-open]) > ul');
  assert.ok((await closed.count()) > 3);
  for (const list of await closed.all()) assert.equal(await list.isVisible(), false);
});

test('the sidebar of a guide', async ({ open }) => {
  const { page } = await open(path);
  await test.step('a category with a page navigates by its label and toggles by its caret; one without toggles by its label', async () => {
    const building = page.locator('.sidebar [data-group="/v1/guides/building"]');
    const caret = building.locator('.sidebar-row > button');
    assert.match((await caret.getAttribute('aria-label')) ?? '', /^Déplier «\s/);
    await caret.click();
    assert.equal(await caret.getAttribute('aria-expanded'), 'true');
    assert.equal(address(page), path);
    await caret.click();
    assert.equal(await caret.getAttribute('aria-expanded'), 'false');
    await building.locator('.sidebar-row > a').click();
    await page.waitForURL('**/v1/guides/building');
    assert.equal(await caret.getAttribute('aria-expanded'), 'true');
    const plain = page.locator('.sidebar [data-group="/v1/guides/debugging"] > button');
    await plain.click();
    assert.equal(await plain.getAttribute('aria-expanded'), 'true');
  });
  await test.step('a navigation opens the categories of the new page', async () => {
    await follow(page, deep);
    await page.waitForURL(`**${deep}`);
    const current = page.locator('.sidebar [aria-current="page"]');
    assert.equal(await current.count(), 1);
    assert.equal(await current.getAttribute('href'), deep);
    assert.equal(await current.isVisible(), true);
  });
});

test('the sidebar keeps its scroll place and its open groups over a reload', async ({ open }) => {
  const { page } = await open('/fr/v1/guides', { viewport: { width: 1280, height: 420 } });
  for (const group of ['building', 'features', 'debugging'])
    await page.click(`.sidebar [data-group="/v1/guides/${group}"] button`);
  await page.evaluate(() => document.querySelector('.sidebar')?.scrollTo(0, 0));
  await page.click('.sidebar > ul > li > a'); // the current entry stays in view at the top
  const before = await page.locator('.sidebar [data-open]').count();
  await reload(page);
  assert.equal(await page.locator('.sidebar [data-open]').count(), before);
  assert.ok(before >= 3);
});

test('the scroll place comes back, and the current entry is brought into view', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/window-customization', {
    viewport: { width: 1280, height: 420 },
  });
  const inView = (): Promise<boolean> =>
    page.evaluate(() => {
      const link = document.querySelector('.sidebar [aria-current]')?.getBoundingClientRect();
      const box = document.querySelector('.sidebar')?.getBoundingClientRect();
      return (
        link !== undefined &&
        box !== undefined &&
        link.top >= box.top &&
        link.bottom <= Math.min(box.bottom, innerHeight)
      );
    });
  assert.equal(await inView(), true);
  const place = await page.evaluate(() => {
    const sidebar = document.querySelector('.sidebar');
    if (sidebar) sidebar.scrollTop += 15;
    return sidebar?.scrollTop;
  });
  await reload(page);
  assert.equal(await inView(), true);
  assert.equal(await page.evaluate(() => document.querySelector('.sidebar')?.scrollTop), place);
  await follow(page, '/fr/v1/references/webview-versions');
  await page.waitForURL('**/webview-versions');
  assert.equal(await inView(), true);
  await follow(page, deep);
  await page.waitForURL(`**${deep}`);
  assert.equal(await inView(), true);
});

test('the last entry of the sidebar can be reached at the top of the page', async ({ open }) => {
  const { page } = await open(path, { viewport: { width: 1280, height: 500 } });
  const bottom = await page.evaluate(() => {
    const sidebar = document.querySelector('.sidebar');
    sidebar?.scrollTo(0, 1_000_000);
    return (
      [...document.querySelectorAll('.sidebar > ul > li')].at(-1)?.getBoundingClientRect().bottom ?? Infinity
    );
  });
  assert.ok(bottom <= 500, `it ends at ${bottom}`);
});
