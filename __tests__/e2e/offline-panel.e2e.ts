/** Focus, layout and entries of the offline panel and the notices. */
import { expect, type Page } from '@playwright/test';
import { openPanel, press, untilComplete } from './support/offline-panel';
import { scene, scenes, type Scene } from './support/offline-scene';
import { scrollTo } from './support/suite';
import { untilTrue } from './support/until';

const guide = '/fr/v1/guides/features/command';

/** Makes the download hang after three files. */
function stopInTheMiddle(server: Scene['server']): void {
  const seen = new Set<string>();
  server.fail((path) => {
    if (server.headers.get(path)?.referer?.includes('/fr/sw.js') !== true) return undefined;
    return seen.add(path).size > 3 ? 'hang' : undefined;
  });
}

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

scenes('the panel', () => {
  scene(
    'keeps the keyboard focus, deletes nothing by a double click, and reports the freed size',
    async ({ server, open }) => {
      stopInTheMiddle(server);
      const page = await open('/fr/?offlineMode=true');
      const panel = await openPanel(page);
      const pressKey = async (key: string, name: string): Promise<void> => {
        await page.keyboard.press(key);
        await page.waitForFunction((text) => document.activeElement?.textContent === text, name);
      };
      const button = (name: string) => panel.getByRole('button', { name, exact: true });
      await panel.getByRole('progressbar').waitFor();
      await button('Pause').dblclick();
      await button('Reprendre').waitFor();
      await button('Abandonner le téléchargement').dblclick();
      expect(await page.evaluate(() => localStorage.getItem('tauri-docs.offline') ?? '')).toMatch(/"on"/);
      expect(await button('Supprimer').isVisible()).toBe(false);
      server.recover();
      await button('Reprendre').focus();
      await pressKey('Enter', 'Pause');
      await untilComplete(panel);
      await expect.poll(() => focused(page)).toBe('Réparer');
      await button('Supprimer la copie').focus();
      await page.keyboard.press('Enter');
      await button('Supprimer').waitFor();
      await pressKey('Escape', 'Supprimer la copie');
      expect(await button('Supprimer').isVisible()).toBe(false);
      expect(await panel.isVisible(), 'the panel stays').toBe(true);
      await page.keyboard.press('Enter');
      await pressKey('Tab', 'Annuler');
      await pressKey('Tab', 'Supprimer');
      await page.keyboard.press('Enter');
      await panel.getByText(/^La copie est supprimée\s: \d+(,\d+)?\sko libérés\.$/).waitFor();
      await expect.poll(() => focused(page)).toBe('Conserver une copie');
    },
  );

  scene('resumes immediately after a pause', async ({ server, open }) => {
    stopInTheMiddle(server);
    const panel = await openPanel(await open('/fr/?offlineMode=true'));
    // Otherwise the download could be complete before the press.
    await untilTrue(async () => server.hangs, 'a request hangs');
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
    await untilComplete(panel);
  });

  scene(
    'is reached from the search',
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

  scene(
    'is reached from the bar of an app window, at every width',
    async ({ context, open }) => {
      const page = await open('/fr/about/intro');
      const button = page.locator('.app-offline');
      expect(await button.isVisible()).toBe(false);
      // A headless browser has no app windows: their rules apply to any window instead.
      await page.evaluate(() => {
        const open = (rules: CSSRuleList): void => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && rule.conditionText.includes('display-mode: standalone'))
              rule.media.mediaText = 'all';
            if (rule instanceof CSSGroupingRule) open(rule.cssRules);
          }
        };
        for (const { cssRules } of document.styleSheets) open(cssRules);
      });
      const session = await context.newCDPSession(page);
      for (const width of [1280, 360]) {
        const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: false };
        await session.send('Emulation.setDeviceMetricsOverride', metrics);
        const box = await button.boundingBox();
        const fits = box && box.x >= 0 && box.x + box.width <= width && box.width >= 24 && box.height >= 24;
        expect(fits, JSON.stringify([width, box])).toBeTruthy();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await button.click();
      await press(page.locator('dialog[open]'), 'Fermer');
      await page.waitForFunction(() => document.activeElement?.classList.contains('app-offline'));
    },
    { folder: 'out' },
  );
});

scenes('a notice in the corner', () => {
  scene(
    'covers nothing, and gives the focus back when it is closed',
    async ({ server, open, step }) => {
      stopInTheMiddle(server);
      const page = await open(guide);
      const line = page.getByText(/^Copie hors ligne en cours\s: [\d,]+\sMo à télécharger\.$/);
      await line.waitFor();
      const notice = page.getByRole('status').filter({ has: line });
      const top = async (): Promise<number> => (await notice.boundingBox())?.y ?? NaN;
      await step('focused elements are above it, or in the bar below it', async () => {
        for (let stop = 0; stop < 40; stop++) {
          await page.keyboard.press('Tab');
          const [name, bottom, isApart] = await page.evaluate(() => {
            const element = document.activeElement;
            return [
              element?.outerHTML.slice(0, 90),
              element?.getBoundingClientRect().bottom ?? NaN,
              element?.closest('[data-offline-ui], .section-bar') !== null,
            ] as const;
          });
          expect(
            isApart || bottom <= (await top()),
            `stop ${stop} lies under it at ${bottom}: ${name}`,
          ).toBeTruthy();
        }
      });
      await step('the back-to-top button is above it', async () => {
        await scrollTo(page, 2000);
        await scrollTo(page, 1000);
        const up = page.getByRole('button', { name: 'Retourner en haut' });
        await up.waitFor();
        const box = await up.boundingBox();
        expect(box && box.y + box.height <= (await top()), JSON.stringify([box, await top()])).toBeTruthy();
      });
      await step('in a low window it is part of the page, and nothing makes room for it', async () => {
        const room = (): Promise<number> =>
          page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd));
        const before = await room();
        await page.setViewportSize({ width: 360, height: 300 });
        expect(await room(), `${before} px before, ${await room()} px in a low window`).toBeLessThan(
          before - 100,
        );
        await page.setViewportSize({ width: 360, height: 640 });
      });
      await step('Escape closes an open menu first, then the notice, and gives the focus back', async () => {
        await page.locator('.section-bar').click();
        await page.keyboard.press('Escape');
        await page.locator('main a').first().focus();
        const from = await focused(page);
        await notice.getByRole('button', { name: 'Fermer' }).focus();
        await page.keyboard.press('Escape');
        await line.waitFor({ state: 'detached' });
        await expect.poll(() => focused(page)).toBe(from);
      });
    },
    { folder: 'out', context: { viewport: { width: 360, height: 640 } } },
  );
});
