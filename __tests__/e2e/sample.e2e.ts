import { expect, type Locator } from '@playwright/test';
import { listSamples, readSample } from '../../lib/sample/samples';
import { player, runSample } from '../../scripts/browser/sample';
import { go, reload } from '../../scripts/browser/chromium';
import { inside, journal, playStep, runFiles } from './support/sample';
import { test } from './support/suite';

// Several tests, which run in parallel.
const parts = 3;
for (let part = 0; part < parts; part++) {
  test(`samples do what their pages say (${part + 1} of ${parts})`, async ({ open }) => {
    const { page } = await open('/fr/');
    for (const name of listSamples().filter((_, index) => index % parts === part))
      await test.step(name, async () => {
        await runSample(page, name);
        for (const step of readSample(name).steps)
          await playStep(page, step).catch(async (error: Error) => {
            const journal = await player(page).locator('[role="log"]').innerText();
            throw new Error(`${name}, ${JSON.stringify(step)}: ${error.message}\n${journal}`);
          });
      });
  });
}

/** Edges of an element in px, from the top start corner of the sample. */
const edgesOf = (element: Locator): Promise<{ top: number; bottom: number; start: number; end: number }> =>
  element.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const { x, y } = node.closest('[data-sample]')?.getBoundingClientRect() ?? new DOMRect();
    return { top: top - y, bottom: bottom - y, start: left - x, end: right - x };
  });

test('the stage replaces the picture in place, beside the code or above it, and holds whole menus', async ({
  open,
}) => {
  for (const width of [1280, 1100, 768, 360]) {
    const { page } = await open('/fr/v1/guides/features/menu', {
      viewport: { width, height: 800 },
      isMobile: width === 360,
      hasTouch: width === 360,
    });
    const still = await edgesOf(page.locator('[data-sample="menu"] .sample-still img:visible'));
    await page.locator('[data-sample="menu"] .sample-run').click();
    const sample = player(page);
    await sample.getByText('Planche', { exact: true }).click();
    const stage = await edgesOf(sample.locator('[data-system]'));
    expect(stage, `${width} px`).toEqual(still);
    const code = await edgesOf(sample.getByRole('group', { name: 'Modifier le code' }));
    expect(
      width > 996 ? code.end <= stage.start : code.top >= stage.bottom,
      `code at ${width} px`,
    ).toBeTruthy();
    const last = sample.getByRole('button', { name: 'Quit' });
    const { bottom } = await edgesOf(last);
    expect(bottom, `${bottom} px, below the stage at ${width} px`).toBeLessThanOrEqual(stage.bottom);
    const hidden = await last.evaluate(({ parentElement: list }) =>
      list ? list.scrollHeight - list.clientHeight : NaN,
    );
    expect(hidden, `the menu scrolls at ${width} px`).toBe(0);
  }
});

test('a window that a sample opens leaves enough in sight of the one behind it', async ({ open }) => {
  for (const width of [1280, 768, 360]) {
    const { page } = await open('/fr/v1/api/js/window', { viewport: { width, height: 800 } });
    await page.locator('[data-sample="api-window-creer"] .sample-run').click();
    const windowOf = (label: string): Locator => player(page).locator(`section[data-label="${label}"]`);
    await windowOf('apercu').waitFor();
    const [front, behind] = [await edgesOf(windowOf('apercu')), await edgesOf(windowOf('main'))];
    expect(behind.end - front.end, `px in sight at ${width} px`).toBeGreaterThan(12);
  }
});

test('the picture stays until the sample shows, on a slow network and without one', async ({ open }) => {
  // Chromium reports « fetching the script » when the network goes away while the offline worker is being registered.
  const expected = /ERR_INTERNET|chunk|fetching the script|registerSW failed/i;
  const { page, context } = await open('/fr/v1/guides/features/menu', { expected });
  const sample = page.locator('[data-sample="menu"]');
  const still = sample.locator('.sample-still');
  await context.setOffline(true);
  await sample.locator('.sample-run').click();
  await expect(page.locator('.load-error')).toContainText('hors ligne');
  await expect(still).toBeVisible();
  await context.setOffline(false);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/essais/*.json', async (route) => {
    await held;
    await route.continue();
  });
  await reload(page);
  const asked = page.waitForRequest('**/essais/*.json');
  await sample.locator('.sample-run').click();
  await asked;
  await expect(still).toBeVisible();
  release();
  await player(page).locator('[role="log"]').waitFor();
  await expect(still).toHaveCount(0);
});

test('a window of a sample stays within reach when the page becomes narrow', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/menu', { viewport: { width: 1280, height: 900 } });
  await runSample(page, 'menu');
  const window = player(page).locator('section[data-label="main"]');
  await window.locator('header > button').first().focus();
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowRight');
  await page.setViewportSize({ width: 340, height: 900 });
  await expect
    .poll(async () => {
      const { end } = await edgesOf(window);
      return end <= (await edgesOf(player(page).locator('[data-system]'))).end;
    })
    .toBe(true);
});

test('a fault is noted once, and code that imports a faulty file does not run', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/features/command', { expected: /./ });
  const noted = (): Promise<string[]> => player(page).locator('[role="log"] li').allInnerTexts();
  await runFiles(page, 'commande', { 'index.html': '<script>const = 1;</script>' });
  await journal(page, 'Unexpected token');
  expect((await noted()).filter((line) => line.includes('Unexpected token')).length).toBe(1);
  await runFiles(page, 'accueil', {
    'main.ts': `export const name = (): string => 'Carnet';\nthrow new Error('hors service');`,
    'index.html': `<script type="module">\nimport { name } from './main';\nconsole.log(name());\n</script>`,
  });
  await journal(page, 'main.ts:2');
  const lines = await noted();
  expect(lines.length, lines.join('\n')).toBe(1);
});

test('a running sample follows the colour mode, keeps what was typed, and starts anew in that mode', async ({
  open,
}) => {
  const { page } = await open('/fr/');
  await runSample(page, 'commande');
  const body = inside(page).locator('body');
  const [light, dark] = ['rgb(255, 255, 255)', 'rgb(30, 29, 27)'];
  await expect(body).toHaveCSS('background-color', light);
  const field = inside(page).locator('input').first();
  await field.fill('Lierre');
  await page.click('.navbar .color-mode');
  await expect(body).toHaveCSS('background-color', dark);
  await expect(field).toHaveValue('Lierre');
  await player(page).getByRole('button', { name: 'Relancer' }).click();
  await expect(field).toHaveValue('coquelicot');
  await expect(body).toHaveCSS('background-color', dark);
});

test('the edge of long lines fades in the code of a sample, but not while someone types', async ({
  open,
}) => {
  const { page } = await open('/fr/');
  await runSample(page, 'commande-erreur');
  const area = player(page).locator('textarea:visible');
  const fade = (): Promise<string> =>
    area.evaluate((node) => getComputedStyle(node).getPropertyValue('--fade'));
  expect(await area.evaluate((node) => node.scrollWidth > node.clientWidth)).toBeTruthy();
  await expect.poll(fade).toBe('4rem'); // it follows the scrolling, hence comes with a frame
  await area.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
  await expect.poll(fade).toBe('0px');
  await area.evaluate((node) => node.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(fade).toBe('4rem');
  await area.focus();
  expect(await fade()).toBe('');
});

test('a sample still has its changed code after Back, and « Rétablir » returns to the original, which can be undone', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/features/command');
  const sample = page.locator('[data-sample="commande"]');
  const run = sample.locator('.sample-run');
  const area = sample.locator('textarea:visible');
  const leaveAndReturn = async (): Promise<void> => {
    await go(page, '/fr/v1/guides/features/multiwindow');
    await page.goBack();
    // It must not run by itself.
    await expect(run).toBeVisible();
    await run.click();
  };
  const latin = inside(page).locator('#latin');
  await run.click();
  const original = await area.inputValue();
  const changed = original.replace("return latin ?? 'espèce inconnue'", "return 'Mon code'");
  await area.fill(changed);
  await leaveAndReturn();
  await expect(area).toHaveValue(changed);
  await expect(latin).toHaveText('Mon code');

  const reset = sample.getByRole('button', { name: 'Rétablir' });
  await reset.click();
  await expect(area).toHaveValue(original);
  await sample.getByRole('button', { name: 'Remettre mon code' }).click();
  await expect(area).toHaveValue(changed);
  await expect(latin).toHaveText('Mon code');
  await reset.click();
  await leaveAndReturn();
  await expect(area).toHaveValue(original);
  await expect(latin).toHaveText('Papaver rhoeas');
});

test('paper shows whole windows with their titles, and nothing to press', async ({ open }) => {
  const { page } = await open('/fr/', { colorScheme: 'dark' });
  await runSample(page, 'commande');
  await expect(inside(page).locator('#latin')).toHaveText('Papaver rhoeas');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 }); // A4
  const sample = player(page);
  const window = sample.locator('section[data-label="main"]');
  await expect(window.getByRole('button')).toHaveText(['Herbier']);
  await expect(sample.getByText('en pause')).toBeHidden();
  await expect(inside(page).locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const { bottom } = await edgesOf(window);
  const desktop = await edgesOf(sample.locator('[data-system]'));
  expect(bottom, `the window ends at ${bottom} px, its desktop at ${desktop.bottom} px`).toBeLessThanOrEqual(
    desktop.bottom,
  );
  const area = sample.locator('textarea:visible');
  const fontSize = (element: Locator): Promise<string> =>
    element.evaluate((node) => getComputedStyle(node).fontSize);
  expect(await fontSize(area)).toBe(await fontSize(sample.locator('[role="log"]')));
  const lines = await area.evaluate(
    (node) => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight),
  );
  const { length } = (await area.inputValue()).split('\n');
  expect(lines, `the field has room for ${lines} lines, its code has ${length}`).toBeLessThan(length + 3);
});
