/** Layout and focus of the offline panel and notices, on the real export. */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { openPanel, scene, scenes, type Scene } from './support/offline-scene';

const guide = '/fr/v1/guides/features/command';
const narrow = { width: 360, height: 640 };

type Box = { name: string; top: number; bottom: number; left: number; right: number };

/** Returns the bounding boxes of the panel's buttons. */
function boxes(panel: Locator): Promise<Box[]> {
  return panel.locator('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return { name: button.textContent ?? '', top, bottom, left, right };
    }),
  );
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A delete button must not appear where another button was, or a double click would press it. */
function assertApart(former: Box[], now: Box[]): void {
  for (const removal of now.filter(({ name }) => name.startsWith('Supprimer')))
    for (const other of former.filter(({ name }) => name !== removal.name))
      assert.ok(!meet(removal, other), `${removal.name} lies where ${other.name} was`);
}

/** Makes the download hang after a number of files. */
function stopInTheMiddle(server: Scene['server'], files = 60): void {
  const seen = new Set<string>();
  server.fail((path) => {
    if (server.headers.get(path)?.referer?.includes('/fr/sw.js') !== true) return undefined;
    return seen.add(path).size > files ? 'hang' : undefined;
  });
}

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

scenes('the panel', () => {
  scene(
    'deletes nothing by a double tap, and what deletes stands apart',
    async ({ server, open }) => {
      stopInTheMiddle(server);
      const page = await open(`${guide}?offlineMode=true`);
      const panel = await openPanel(page);
      const button = (name: string): Locator => panel.getByRole('button', { name, exact: true });
      await panel.getByRole('progressbar').waitFor();
      const downloading = await boxes(panel);
      await button('Pause').dblclick();
      await button('Reprendre').waitFor();
      const paused = await boxes(panel);
      assertApart(downloading, paused);
      await button('Supprimer la copie').scrollIntoViewIfNeeded();
      const unasked = await boxes(panel);
      await button('Supprimer la copie').click();
      assertApart(unasked, await boxes(panel));
      await button('Annuler').click();
      await button('Supprimer la copie').dblclick();
      assert.match((await page.evaluate(() => localStorage.getItem('tauri-docs.offline'))) ?? '', /"on"/);
      server.recover();
      const before = await boxes(panel);
      await button('Reprendre').click();
      await panel.getByText('est complète', { exact: false }).waitFor();
      assertApart(before, await boxes(panel));
    },
    { folder: 'out', context: { viewport: narrow } },
  );

  scene('keeps the keyboard focus, and reports the freed size', async ({ server, open }) => {
    stopInTheMiddle(server, 3);
    const page = await open('/fr/?offlineMode=true');
    const panel = await openPanel(page);
    const button = (name: string): Locator => panel.getByRole('button', { name, exact: true });
    const press = async (name: string): Promise<void> => {
      await button(name).focus();
      await page.keyboard.press('Enter');
    };
    await panel.getByRole('progressbar').waitFor();
    await press('Pause');
    await button('Reprendre').waitFor();
    assert.equal(await focused(page), 'Reprendre');
    server.recover();
    await page.keyboard.press('Enter');
    await panel.getByText('est complète', { exact: false }).waitFor();
    assert.equal(await focused(page), 'Réparer');
    await press('Supprimer la copie');
    assert.equal(await focused(page), 'Annuler');
    await page.keyboard.press('Escape');
    assert.equal(await focused(page), 'Supprimer la copie', 'the panel stays');
    await press('Supprimer la copie');
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'Supprimer');
    await page.keyboard.press('Enter');
    await panel.getByText(/^La copie est supprimée\s: \d+(,\d+)?\sko libérés\.$/).waitFor();
    assert.equal(await focused(page), 'Conserver une copie');
  });

  scene('resumes immediately after a pause', async ({ server, open }) => {
    stopInTheMiddle(server, 3);
    const panel = await openPanel(await open('/fr/?offlineMode=true'));
    await panel.getByRole('progressbar').waitFor();
    server.fail(() => undefined); // requests that already hang are aborted by the pause
    await panel.evaluate(async (dialog) => {
      for (const name of ['Pause', 'Reprendre']) {
        let button: HTMLElement | undefined;
        while (!button) {
          button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name);
          await new Promise((resolve) => setTimeout(resolve));
        }
        button.click();
      }
    });
    await panel.getByText('est complète', { exact: false }).waitFor();
  });
});

scenes('the panel is reached from', () => {
  scene(
    'the search',
    async ({ open }) => {
      const page = await open(guide);
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open]').getByRole('combobox').fill('hors ligne');
      await page.getByRole('option', { name: 'Lire le site hors ligne' }).click();
      const panel = page.getByRole('dialog', { name: 'Lecture hors ligne' });
      await panel.getByRole('button', { name: /Conserver une copie|Pause|Réparer/ }).waitFor();
    },
    { folder: 'out' },
  );
});

scenes('a notice in the corner', () => {
  scene(
    'covers nothing, closes on Escape and gives the focus back, 360 × 640',
    async ({ server, open, step }) => {
      stopInTheMiddle(server, 3);
      const page = await open(guide);
      const ready = page.getByText(/^Copie hors ligne\s: [\d,]+\sMo à télécharger\.$/);
      await ready.waitFor();
      const notice = page.getByRole('status').filter({ has: ready });
      const top = async (): Promise<number> => (await notice.boundingBox())?.y ?? NaN;
      await step('what the Tab key comes to lies above it, or in the bar below it', async () => {
        for (let stop = 0; stop < 40; stop++) {
          await page.keyboard.press('Tab');
          const [name, bottom, apart] = await page.evaluate(() => {
            const element = document.activeElement;
            return [
              element?.outerHTML.slice(0, 90),
              element?.getBoundingClientRect().bottom ?? NaN,
              element?.closest('[data-offline-ui], .section-bar') !== null,
            ] as const;
          });
          assert.ok(apart || bottom <= (await top()), `stop ${stop} lies under it at ${bottom}: ${name}`);
        }
      });
      await step('the button that leads to the top stands above it', async () => {
        await page.evaluate(() => window.scrollTo(0, 2000));
        await page.waitForFunction(() => window.scrollY > 1500);
        await page.evaluate(() => window.scrollTo(0, 1000));
        const up = page.getByRole('button', { name: 'Retourner en haut' });
        await up.waitFor();
        const box = await up.boundingBox();
        assert.ok(box && box.y + box.height <= (await top()), JSON.stringify([box, await top()]));
      });
      await step('Escape closes first what is open', async () => {
        await openShortcuts(page);
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => !document.querySelector('dialog[open]'));
        assert.equal(await ready.isVisible(), true);
      });
      await step('also a dropdown of the bar', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const menu = page.locator('.navbar .dropdown').first();
        await menu.hover();
        await menu.locator('ul').waitFor({ state: 'visible' });
        await page.keyboard.press('Escape');
        await menu.locator('ul').waitFor({ state: 'hidden' });
        assert.equal(await ready.isVisible(), true);
        await page.mouse.move(640, 700);
      });
      await step('closed from inside, it gives the focus back', async () => {
        await page.locator('main a').first().focus();
        const from = await focused(page);
        await notice.getByRole('button', { name: 'Fermer' }).focus();
        await page.keyboard.press('Escape');
        await ready.waitFor({ state: 'detached' });
        assert.equal(await focused(page), from);
        assert.equal(
          await page.evaluate(() => document.documentElement.style.getPropertyValue('--notice')),
          '',
        );
      });
    },
    { folder: 'out', context: { viewport: narrow } },
  );
});

async function openShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
}
