import { expect, type Page } from '@playwright/test';
import { reload } from '../../scripts/browser/chromium';
import { untilSettled } from '../../scripts/browser/network';
import { openSearch, rows, searchFor } from './support/search';
import { frames, scrollTo, test } from './support/suite';

const command = '/fr/v1/guides/features/command';
const multiwindow = '/fr/v1/guides/features/multiwindow';

const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map(String));
const isMarked = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => CSS.highlights.has('search-match'));
const isClear = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !CSS.highlights.has('search-match'));
const position = (page: Page): Promise<string | null> => page.locator('body > div output').textContent();

test('Enter on a section of the shown page moves the focus there', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/menu');
  await openSearch(page);
  await searchFor(page, 'menu contextuel');
  await page.keyboard.press('Enter');
  await expect(page.locator('#context-menu')).toBeFocused();
});

test('the words of the search are marked on arrival, also after Back', async ({ open, url }) => {
  const { page } = await open(command);
  await openSearch(page);
  await searchFor(page, 'fenêtres multiples');
  expect(await rows(page).first().getAttribute('href')).toBe(multiwindow);
  await page.keyboard.press('Enter');
  await page.waitForURL(url(multiwindow));
  await isMarked(page);
  const words = await marked(page);
  expect(words.length > 3 && words.some((word) => /^fenêtre/i.test(word)), words.join()).toBeTruthy();
  expect(await page.locator('main mark').count()).toBe(0); // the DOM is as it was
  const colours = await page.evaluate(() =>
    ['search-match', 'search-match-current'].map(
      (name) => getComputedStyle(document.body, `::highlight(${name})`).backgroundColor,
    ),
  );
  expect(!colours.includes('rgba(0, 0, 0, 0)') && new Set(colours).size === 2, colours.join()).toBeTruthy();
  await page.getByRole('button', { name: 'Occurrence suivante' }).waitFor();
  await page.keyboard.press('n');
  expect(await position(page)).toBe(`1 / ${words.length}`);
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+N');
  await page.getByRole('button', { name: 'Occurrence précédente' }).click();
  expect(await position(page)).toBe(`${words.length} / ${words.length}`);
  expect(await page.evaluate(() => CSS.highlights.get('search-match-current')?.size)).toBe(1);

  await page.locator('.prev-next a').first().click();
  await page.waitForURL((address) => !address.href.startsWith(url(multiwindow)));
  await isClear(page);
  await page.goBack();
  await page.waitForURL(url(multiwindow));
  await isMarked(page);
  await reload(page);
  await isMarked(page);
  const menu = page.locator('.navbar .dropdown').first();
  await menu.locator('summary').press('ArrowDown');
  await page.keyboard.press('Escape'); // closes the menu only
  await expect(menu).not.toHaveAttribute('open');
  await isMarked(page);
  await page.keyboard.press('Escape');
  await isClear(page);
  await reload(page);
  await untilSettled(page); // marks come in idle time
  expect(await marked(page)).toEqual([]);
  await test.step('a keyboard that closes the bar goes on in the text', async () => {
    const mark = async (): Promise<void> => {
      await page.evaluate(() => history.replaceState({ ...history.state, matches: ['fenetre'] }, ''));
      await reload(page);
    };
    const close = page.getByRole('button', { name: 'Effacer le surlignage' });
    for (const key of ['Enter', 'Escape']) {
      await mark();
      await close.press(key);
      await isClear(page);
      await page.waitForSelector('#main:focus');
    }
  });
  await test.step('Escape counts as soon as the words are marked', async () => {
    await page.evaluate(() => history.replaceState({ ...history.state, matches: ['fenetre'] }, ''));
    await page.addInitScript(pressEscapeOnceMarked);
    await page.reload();
    await page.waitForFunction(() => 'escaped' in document.documentElement.dataset);
    await isClear(page);
  });
});

/** Whether the match that was stepped to can be seen. */
const isCurrentInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [range] = (CSS.highlights.get('search-match-current') ?? []) as Iterable<Range>;
    const { top = -1, bottom = 0, width = 0 } = range?.getBoundingClientRect() ?? {};
    const isShown = range?.startContainer.parentElement?.checkVisibility() ?? false;
    return isShown && width > 0 && top >= 0 && bottom <= window.innerHeight;
  });

test('each counted match is reached, one after the other; tabs and blocks that hide one open', async ({
  open,
}) => {
  for (const [path, word, least] of [
    ['/fr/v1/guides/getting-started/prerequisites', 'pacman', 2], // all in closed tabs
    ['/fr/v1/api/cli', 'pnpm', 20], // tabs, and words that follow the package manager
    ['/fr/v1/api/js/window', 'settitle', 2], // folded
  ] as const)
    await test.step(word, async () => {
      const { page } = await open(path);
      await page.evaluate((it) => history.replaceState({ ...history.state, matches: [it] }, ''), word);
      await reload(page);
      await page.getByRole('button', { name: 'Occurrence suivante' }).waitFor();
      const step = async (key: string): Promise<number[]> => {
        await page.keyboard.press(key);
        await frames(page, 3);
        await expect.poll(() => isCurrentInView(page)).toBe(true); // blocks near it may still be laid out
        return (await position(page))?.split(' / ').map(Number) ?? [];
      };
      await step('n'); // may show the variants of another package manager, which counts other matches
      const [first = 0, count = 0] = await step('n');
      expect(count).toBeGreaterThanOrEqual(least);
      for (let steps = 1; steps <= count; steps++)
        expect(await step('n')).toEqual([((first - 1 + steps) % count) + 1, count]);
      const last = ((first - 2 + count) % count) + 1;
      expect(await step('Shift+N')).toEqual([last, count]);
      // Screen readers do not follow the mark.
      await expect(page.getByRole('status').filter({ hasText: `${last} / ${count}, ` })).toContainText(
        new RegExp(word, 'i'),
      );
    });
});

test('on narrow phones the bar of the matches stays in the window, beside the button to the top', async ({
  open,
}) => {
  const { page } = await open(multiwindow, { viewport: { width: 320, height: 640 } });
  await page.evaluate(() => history.replaceState({ ...history.state, matches: ['fenetre'] }, ''));
  await reload(page);
  const end = page.getByRole('button', { name: 'Effacer le surlignage' });
  await end.waitFor();
  await page.keyboard.press('Shift+N'); // to the last one, whose place has most digits
  await page.waitForFunction(() => window.scrollY > 1000);
  await frames(page, 3); // both scrolls within one frame would be a single one, downwards
  await scrollTo(page, 900);
  const up = page.getByRole('button', { name: 'Retourner en haut' });
  await up.waitFor();
  const [bar, button] = [await end.locator('..').boundingBox(), await up.boundingBox()];
  expect(bar && button && bar.x + bar.width <= button.x, JSON.stringify([bar, button])).toBeTruthy();
  // Half of 320 px, which is what text of double size leaves: both do not fit.
  await page.setViewportSize({ width: 160, height: 640 });
  await expect(end).toBeInViewport({ ratio: 1 });
  await expect(up).toBeHidden();
});

/** Presses Escape before React renders again what the marks have changed. */
function pressEscapeOnceMarked(): void {
  const setHighlight = CSS.highlights.set.bind(CSS.highlights);
  CSS.highlights.set = (...args) => {
    queueMicrotask(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      document.documentElement.dataset.escaped = '';
    });
    return setHighlight(...args);
  };
}
