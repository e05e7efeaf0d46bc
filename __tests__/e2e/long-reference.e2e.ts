import { expect } from '@playwright/test';
import { go, reload, visit } from '../../scripts/browser/chromium';
import { clipboardText, frames, layOutWhole, resize, test, untilEndLaidOut } from './support/suite';
import { until } from './support/until';

test('the configuration: paths, filter and tree', async ({ open, url }) => {
  const { page } = await open('/fr/v1/api/config');
  await test.step('a path is copied by keyboard, which is said too', async () => {
    await page.locator('.copy-code').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[role="status"]:not(.entry-tree *)').first()).toHaveText('Copié');
    expect(await clipboardText(page)).toBe('$schema');
  });
  await test.step('the filter of a reference finds entries by path, word and type, and Enter goes to the best', async () => {
    const box = page.getByRole('searchbox', { name: 'Filtrer les entrées' });
    const shown = page.locator('.entry-tree li:not(:has(ul)) > a').filter({ visible: true });
    const links = page.locator('.entry-tree a').filter({ visible: true });
    const all = await links.count();
    for (const [query, expected] of [
      ['windows alwaysOnTop', 'alwaysOnTop'],
      ['tauri.bundle.identifier', 'identifier'],
      ['premier clic activer', 'acceptFirstMouse'],
      ['NsisCompression', 'compression'],
    ] as const) {
      await box.fill(query);
      await expect.poll(() => shown.count(), query).toBeLessThan(30);
      await page
        .locator('.entry-tree a')
        .filter({ visible: true, hasText: new RegExp(`^${expected}`) })
        .first()
        .waitFor();
    }
    await box.fill('rien de tel');
    await page.getByText('Aucune entrée ne correspond.').waitFor();
    await box.press('Escape');
    await expect(links).toHaveCount(all);

    await box.fill('tauri.windows.alwaysOnTop');
    await page.locator('.entry-tree a', { hasText: 'alwaysOnTop' }).filter({ visible: true }).waitFor();
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      expect(
        await box.evaluate(
          (field, more) =>
            field.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }),
            ),
          init,
        ),
        'the input method gets its Enter',
      ).toBe(true);
    await box.press('Enter');
    await page.waitForURL('**#windowconfig.alwaysontop');
    await visit(page, url('/fr/v1/api/config'));
  });
  await test.step('what Enter opens is marked, and in view in the list, while the page stays where it is', async () => {
    const box = page.getByRole('searchbox', { name: 'Filtrer les entrées' });
    const list = page.locator('.toc-list');
    const scrolled = await page.evaluate(() => window.scrollY);
    for (const width of [1280, 390]) {
      await resize(page, width, 640);
      await page.keyboard.press('f');
      await list.evaluate((element) => (element.scrollTop = 1000));
      await box.fill('window');
      const best = page.locator('[data-best] > a');
      await expect(best).toHaveAttribute('href', '#allowlistconfig.window');
      await expect(best).toBeInViewport({ ratio: 1 });
      expect(await page.locator('.entry-tree a').filter({ visible: true }).count()).toBeLessThan(30);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await box.press('Escape');
      await expect(page.locator('[data-best]')).toHaveCount(0);
      await box.blur();
    }
    await page.keyboard.press('Escape');
    await resize(page, 1280, 800);
  });
  await test.step('f goes to the filter, also where the contents are in a popover', async () => {
    const box = page.getByRole('searchbox', { name: 'Filtrer les entrées' });
    for (const width of [1280, 600]) {
      await resize(page, width, 800);
      await page.keyboard.press('f');
      await expect(box).toBeFocused();
      await box.blur();
    }
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await resize(page, 1280, 800);
  });
  await test.step('levels of the tree open by their button, and around the entry in view', async () => {
    const level = page.getByRole('button', { name: /^Contenu de «\stauri\s»/ });
    const windows = page.locator('.entry-tree a[href="#tauriconfig.windows"]');
    await level.click();
    expect(await windows.isVisible()).toBeTruthy();
    await level.click();
    expect(await windows.isVisible()).toBeFalsy();
    await page.goto(`${page.url()}#windowconfig.fullscreen`);
    const current = page.locator('.entry-tree a[aria-current]');
    await expect(page.locator('.entry-tree a[aria-current]').first()).toHaveText('fullscreen');
    expect(await current.isVisible()).toBeTruthy();
  });
  await test.step('a jump to blocks that are not laid out marks the entry there', async () => {
    await visit(page, url('/fr/v1/api/config'));
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' }),
    );
    await until(
      page,
      () => {
        const link = document.querySelector<HTMLAnchorElement>('.entry-tree a[aria-current]');
        const entry = document.getElementById(link?.hash.slice(1) ?? '')?.closest('.entry');
        const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {};
        return bottom > 0 && top < window.innerHeight;
      },
      (isInView) => isInView,
    );
  });
});

test('a link to another reference page, or away from it, changes the tree too', async ({ open }) => {
  const { page } = await open('/fr/v1/api/js/window');
  for (const [path, entry, count] of [
    ['/fr/v1/api/config', '#tauriconfig', 1],
    ['/fr/v1/api/cli', '#build', 1],
    ['/fr/v1/api/js', '', 0],
    ['/fr/v1/api/js/fs', '#readdir', 1],
  ] as const) {
    await go(page, path);
    const trees = page.locator('.entry-tree');
    await expect(trees, path).toHaveCount(count);
    if (entry) await expect(trees.locator(`a[href^="${entry}"]`), path).not.toHaveCount(0);
  }
});

test('far parts of a very long reference are not laid out, and found all the same', async ({ open }) => {
  const { page } = await open('/fr/v1/api/config');
  const target = '[id="updaterconfig.endpoints"]';
  expect(
    await page
      .locator(target)
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(false);
  await page
    .locator('.entry-tree a[href="#tauriconfig.updater"]')
    .evaluate((link: HTMLElement) => link.click());
  await page.locator('.entry-tree a[href="#updaterconfig.endpoints"]').click();
  await frames(page, 4);
  const top = await page.locator(target).evaluate((heading) => heading.getBoundingClientRect().top);
  const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top >= Math.max(0, bar) && top < 160, `${top} px from the top, bar down to ${bar}`).toBeTruthy();
  await go(page, '/fr/v1/api/cli');
  await page.goBack();
  await page.waitForSelector(target);
  await until(
    page,
    () => document.querySelector('[id="updaterconfig.endpoints"]')?.getBoundingClientRect().top ?? NaN,
    (now) => Math.abs(now - top) <= 2,
  );
});

test('the guessed heights of blocks far from the window are near the real ones', async ({ open }) => {
  for (const path of ['/fr/v1/api/js/window', '/fr/v1/api/config', '/fr/v1/guides/building/windows']) {
    const { page } = await open(path);
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 390) await reload(page); // the browser remembers the heights of blocks that it has laid out
      const guessed = await height();
      await layOutWhole(page);
      const real = await height();
      expect(
        guessed > real * 0.85 && guessed < real * 1.2,
        `${path} at ${width} px: ${guessed} px guessed, ${real} px real`,
      ).toBeTruthy();
    }
  }
});

const missingToEnd = (): number =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY;

test('a jump to the end of a page arrives there, whatever heights were guessed', async ({ open }) => {
  for (const path of ['/fr/v1/api/js/http', '/fr/v1/api/config', '/fr/v1/guides/distribution/sign-macos']) {
    const { page } = await open(path);
    await untilEndLaidOut(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await frames(page, 5); // what has come into view is laid out in these
    const missing = await page.evaluate(missingToEnd);
    expect(missing, `${path}: ${missing} px`).toBeLessThanOrEqual(2);
  }
});

test('End scrolls smoothly past blocks of guessed heights and arrives, and the blocks are skipped again', async ({
  open,
}) => {
  for (const path of ['/fr/v1/api/js/window', '/fr/v1/references/architecture/process-model']) {
    const { page } = await open(path, { viewport: { width: 768, height: 740 } });
    await untilEndLaidOut(page);
    await page.keyboard.press('End');
    await until(page, missingToEnd, (missing) => missing <= 2);
    await page.waitForSelector('html:not([data-whole])', { state: 'attached' });
  }
});

test('End arrives although the browser ends its scrolling before the first step, as on a slow machine', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/js/window');
  await untilEndLaidOut(page);
  const missing = await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    document.dispatchEvent(new Event('scrollend'));
    return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  });
  expect(missing).toBeLessThanOrEqual(2);
});

test('a keyboard passes at most 270 stops in the longest module; inherited members are folded', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/js/window', { viewport: { width: 360, height: 800 } });
  const stops = await page.evaluate(async () => {
    // Tools and scrollers come when a block is near the window.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    return [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, summary, [tabindex])'),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility()).length;
  });
  expect(stops > 100 && stops <= 270, `${stops} stops`).toBeTruthy();
  const inherited = page.locator('.facts details', { hasText: 'Hérité de WindowManager (57)' });
  const link = inherited.getByRole('link', { name: 'setTitle' });
  expect(await link.isHidden()).toBeTruthy();
  await inherited.locator('summary').click();
  expect((await link.getAttribute('href')) ?? '').toMatch(/window#settitle$/);
  expect(await link.isVisible()).toBeTruthy();
});

test('long paths have a line of their own rather than break beside a name; a badge alone stands as near as a type', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/api/config', { viewport: { width: 1280, height: 800 } });
  const isBelow = await page
    .locator('.entry:has(#disabledcspmodificationkind)')
    .evaluate((entry: HTMLElement) => {
      const box = (name: string): DOMRect | undefined => entry.querySelector(name)?.getBoundingClientRect();
      // Beside the name, there is room for lines of about 40 letters.
      entry.style.inlineSize = `calc(${box('h2 > a')?.width ?? 0}px + 23rem)`;
      return (box('.facts')?.top ?? 0) >= (box('h2')?.bottom ?? Infinity);
    });
  expect(isBelow).toBeTruthy();
  const gapOf = (id: string): Promise<number> =>
    page.locator(`.entry:has(#${id})`).evaluate((entry) => {
      const [name, fact] = ['h3', '.type > span, .type > code'].map((part) => entry.querySelector(part));
      return (fact?.getBoundingClientRect().left ?? 0) - (name?.getBoundingClientRect().right ?? 0);
    });
  expect(await gapOf('bundletype\\.rpm')).toBeCloseTo(await gapOf('windowconfig\\.label'), 0);
});
