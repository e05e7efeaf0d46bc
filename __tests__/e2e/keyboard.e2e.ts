import { expect } from '@playwright/test';
import { reload } from '../../scripts/browser/chromium';
import { untilNetworkIdle } from '../../scripts/browser/network';
import { address, clipboardText, layOutWhole, test, untilEndLaidOut } from './support/suite';
import { until } from './support/until';

const guide = '/fr/v1/guides/features/command';
/** Ten boxes that scroll on a phone, over thirteen windows, among 70 tab stops. */
const severalBoxes = '/fr/v1/guides/distribution/sign-linux';

/** Runs in the page: what scrolls sideways and is not a tab stop, or is a tab stop and does not scroll. */
const wrongStops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((box) => box.role !== 'tablist' && getComputedStyle(box).overflowX === 'auto')
    .filter((box) => box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
    .filter((box) => box.scrollWidth > box.clientWidth !== (box.getAttribute('tabindex') === '0'))
    .map((box) => box.outerHTML.slice(0, 100));

test('by keyboard: only what scrolls sideways is a tab stop, but a box keeps the focus', async ({ open }) => {
  for (const path of ['/fr/v1/api/js/window', guide]) {
    const { page } = await open(path);
    await layOutWhole(page); // a box that is not laid out yet keeps its tab stop
    const stops = page.locator('main :is(pre, .table, figure > div)[tabindex]:visible');
    const found: number[] = [];
    for (const width of [1280, 1920, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await until(page, wrongStops, (wrong) => wrong.length === 0);
      found.push(await stops.count());
    }
    const [desktop = 0, wide = 0, phone = 0] = found;
    if (path !== guide) {
      expect(phone, `${found.join(', ')}: on phones the many code blocks of a reference wrap`).toBeLessThan(
        10,
      );
      continue;
    }
    expect(phone > desktop && phone > wide, found.join(', ')).toBeTruthy();
    await page.locator('pre[tabindex]:visible').first().focus();
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.waitForFunction(() => {
      const { activeElement: box } = document;
      return box?.matches('pre') && box.scrollWidth <= box.clientWidth;
    });
  }
});

test('by keyboard: Tab comes to every box that scrolls, also to those laid out late', async ({ open }) => {
  const { page } = await open(severalBoxes, { viewport: { width: 360, height: 640 } });
  await page.locator('#main').focus();
  const passed = await page.evaluateHandle(() => new Set<Element | null>());
  for (let inText = true; inText;) {
    await page.keyboard.press('Tab');
    inText = await passed.evaluate(async (seen) => {
      // Until what came near with the focus has been laid out and measured.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      seen.add(document.activeElement);
      return document.activeElement?.closest('main') !== null;
    });
  }
  await layOutWhole(page);
  const [boxes, missed] = await passed.evaluate((seen) => {
    const wide = [...document.querySelectorAll('main :is(pre, .table)')].filter(
      (box) => box.scrollWidth > box.clientWidth && box.checkVisibility(),
    );
    return [wide.length, wide.filter((box) => !seen.has(box)).map((box) => box.textContent)] as const;
  });
  expect(boxes).toBeGreaterThan(5);
  expect(missed).toEqual([]);
});

test('going upward by Shift+Tab, no stop lies under the bar', async ({ open }) => {
  const { page } = await open(guide, {
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'block',
    expected: /registerSW/,
  });
  await layOutWhole(page);
  await page.locator('.site-footer a').last().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 90; stop++) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const stop = document.activeElement;
      const bar = document.querySelector('.navbar');
      if (!stop || !bar || bar.contains(stop) || document.documentElement.hasAttribute('data-bar-hidden'))
        return null;
      const hidden = stop.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom + 1;
      return hidden && !stop.closest('.sidebar, .toc') ? stop.outerHTML.slice(0, 90) : null;
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('a Tab press that jumps over the whole text brings its target into view, although the text gets taller', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/features/command', { viewport: { width: 1280, height: 740 } });
  await untilEndLaidOut(page);
  await page.locator('.doc-tools :is(a, button)').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Précédent/ })).toBeFocused();
  await page.waitForTimeout(300); // until all blocks around it are laid out
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('a tablet that is turned while its menu is open puts the focus on the content', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command', { viewport: { width: 800, height: 1200 } });
  await page.click('.menu-button');
  await page.locator('.mobile-back').waitFor();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.locator('.mobile-menu').waitFor({ state: 'detached' });
  await expect(page.locator('#main')).toBeFocused();
});

test('one-letter keys move, jump and copy, and can be switched off', async ({ open, url }) => {
  const { page } = await open(guide);
  const next = (await page.locator('.prev-next a[rel="next"]').getAttribute('href')) ?? '';
  const dialog = page.locator('dialog[open]');
  const focus = page.locator(':focus');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  for (const [key, path] of [
    ['j', next],
    ['k', guide],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForURL(url(path));
    await expect(page.locator('#main')).toBeFocused(); // an effect of the page, which the next key must not meet
  }
  await page.keyboard.press('t');
  await expect(focus.and(page.locator('.toc a, [popover] a'))).toBeVisible();
  await page.keyboard.press('f');
  await expect(focus.and(page.locator('.sidebar a'))).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const heading = page.locator('.prose h2[id]').nth(1);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  // The sign stays for a moment only.
  await Promise.all([page.locator('.heading-link[data-copied]').waitFor(), page.keyboard.press('y')]);
  const copied = await clipboardText(page);
  expect(copied).toBe(url(`${guide}#${await heading.getAttribute('id')}`));

  await page.keyboard.press('s');
  const field = dialog.getByRole('combobox');
  await field.pressSequentially('j?');
  await expect(field).toHaveValue('j?');
  await expect(dialog).toHaveCount(1);
  await close();
  await page.keyboard.press('?');
  await dialog.getByText('Page suivante').waitFor();
  await dialog.getByRole('checkbox').uncheck();
  await close();
  for (const key of ['?', 'j']) await page.keyboard.press(key);
  await untilNetworkIdle(page);
  await expect(dialog).toHaveCount(0);
  expect(address(page)).toBe(guide);
  await reload(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Raccourcis clavier' }).click();
  await dialog.getByRole('checkbox', { checked: false }).check();
  await close();
  await page.keyboard.press('J'); // with Caps Lock
  await page.waitForURL(url(next));
});

test('on an AZERTY keyboard shortcuts answer to the character, not the key', async ({ open }) => {
  const { page } = await open(guide);
  const session = await page.context().newCDPSession(page);
  const dialog = page.locator('dialog[open]');
  const SHIFT = 8;
  // `code` names a key by its place on a US keyboard, whose `/` and `?` are on "Slash".
  for (const [key, code, modifiers, opened] of [
    ['!', 'Slash', 0, undefined],
    ['§', 'Slash', SHIFT, undefined],
    ['/', 'Period', SHIFT, dialog.getByRole('combobox')],
    ['?', 'KeyM', SHIFT, dialog.getByText('Page suivante')],
  ] as const) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, modifiers, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
    await opened?.waitFor();
    await expect(dialog).toHaveCount(opened ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
