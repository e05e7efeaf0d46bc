import assert from 'node:assert/strict';
import { visit } from './support/browser';
import { listViolations } from './support/axe';
import { shiftsOf, watchShifts } from './support/shifts';
import { test } from './support/suite';

const phone = { viewport: { width: 360, height: 740 } };

test('the first screen of a phone has the call to action and the whole command', async ({ open }) => {
  const { page } = await open('/fr/', phone);
  const bottom = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  assert.ok((await bottom('.hero .primary')) < 740);
  assert.ok((await bottom('.start .tab[data-shown] pre')) < 740);
  const tabs = page.locator('.start [role="tab"]');
  for (const tab of await tabs.all()) {
    await tab.click();
    const command = page.locator('.start .tab[data-shown] pre');
    assert.ok(await command.evaluate((pre) => pre.scrollWidth <= pre.clientWidth), await command.innerText());
  }
  assert.equal(await tabs.count(), 5);
});

test('headings and the wordmark have the display face, and nothing moves', async ({ open, url }) => {
  const { page } = await open('/fr/v1/guides');
  await watchShifts(page);
  await visit(page, url('/fr/'));
  const faces = await page.evaluate(() =>
    [...document.querySelectorAll('h1, .brand-name')].map((element) => {
      const { fontFamily } = getComputedStyle(element);
      return document.fonts.check(`700 16px ${fontFamily.split(',')[0]}`) && fontFamily.split(',').length > 2;
    }),
  );
  assert.deepEqual(faces, [true, true]);
  assert.equal(await shiftsOf(page), 0);
});

test('on a Mac the search button names ⌘, and nothing moves', async ({ open, url }) => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
  const { page } = await open('/fr/v1/guides', { userAgent });
  const widths = page.locator('.search-button kbd').evaluate((key) => {
    const now = key.getBoundingClientRect().width;
    const text = key.textContent;
    key.textContent = 'Ctrl K';
    return [text, key.getBoundingClientRect().width - now];
  });
  assert.deepEqual(await widths, ['⌘ K', 0]);
  await watchShifts(page);
  await visit(page, url('/fr/'));
  assert.equal(await shiftsOf(page), 0);
});

test('on a phone, bars are as long as their values say, each beside its value', async ({ open }) => {
  const { page } = await open('/fr/v1/references/benchmarks', phone);
  const charts = await page.locator('.chart li').evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll('dd')].map((value) => {
        const words = document.createRange();
        words.selectNodeContents(value.lastChild ?? value);
        const text = value.textContent ?? '';
        const number = parseFloat(text.replace(/\s/g, '').replace(',', '.'));
        const bar = (value.querySelector('rect') as Element).getBoundingClientRect();
        const { left, right } = words.getBoundingClientRect();
        return { number, bar: bar.width, isBeside: left >= bar.right && right <= innerWidth };
      }),
    ),
  );
  assert.ok(charts.length > 2);
  for (const values of charts) {
    const longest = values.reduce((one, other) => (other.number > one.number ? other : one));
    for (const { number, bar, isBeside } of values) {
      assert.ok(isBeside);
      assert.ok(Math.abs(bar / longest.bar - number / longest.number) < 0.02, JSON.stringify(values));
    }
  }
});

test('the words of a drawing have 11 px; where they do not fit, a button opens it', async ({ open }) => {
  const { page } = await open('/fr/v1/references/architecture/process-model');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const sizes = (): Promise<number[]> =>
      page
        .locator('.diagram')
        .first()
        .evaluate((figure) => {
          const svg = figure.querySelector('svg') as SVGSVGElement;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return [...svg.querySelectorAll('text')]
            .filter((text) => text.checkVisibility({ visibilityProperty: true }))
            .map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
        });
    const shown = await sizes();
    assert.ok(
      shown.every((size) => size >= 11),
      `${width}: ${Math.min(...shown)}`,
    );
    const enlarge = page.locator('.diagram > button').first();
    assert.equal(await enlarge.isVisible(), shown.length === 0, String(width));
    if (shown.length > 0) continue;
    await enlarge.focus();
    await page.keyboard.press('Enter');
    const large = await sizes();
    assert.ok(large.length > 5 && Math.min(...large) >= 11, `${width}: ${Math.min(...large)}`);
    await page.keyboard.press('Escape');
    assert.equal((await sizes()).length, 0);
    assert.equal(await enlarge.evaluate((button) => document.activeElement === button), true);
  }
});

test('a picture opens at full size and closes where it was opened', async ({ open }) => {
  for (const width of [360, 1280]) {
    const { page } = await open('/fr/v1/guides/debugging/application', {
      viewport: { width, height: 740 },
      hasTouch: width === 360,
    });
    const figure = page.locator('.picture').first();
    const picture = figure.locator('img');
    const enlarge = figure.getByRole('button', { name: 'Agrandir l’image' });
    const widthOf = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0;
    await picture.scrollIntoViewIfNeeded();
    assert.notEqual(await picture.getAttribute('alt'), '');
    const before = await widthOf();
    for (const way of [
      () => (width === 360 ? enlarge.tap() : enlarge.click()),
      () => enlarge.press('Enter'),
    ]) {
      await way();
      assert.ok((await widthOf()) > before, `${width}: ${before}`);
      const close = figure.getByRole('button', { name: 'Fermer' });
      assert.equal(await close.evaluate((button) => document.activeElement === button), true);
      assert.ok(((await close.boundingBox())?.y ?? -1) >= 0);
      assert.deepEqual(await listViolations(page, '.picture'), []);
      await page.keyboard.press('Escape');
      assert.equal(await widthOf(), before);
      assert.equal(await enlarge.evaluate((button) => document.activeElement === button), true);
    }
  }
});
