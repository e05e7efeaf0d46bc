import { expect, type Page } from '@playwright/test';
import { openPanel, press, removeCopy } from '../support/offline-panel';
import {
  countLoads,
  keptFiles,
  look,
  read,
  scene,
  scenes,
  untilActive,
  untilCopied,
  untilStarted,
} from '../support/offline-scene';
import { until } from '../support/until';

/** Waits until this scope has neither a worker nor stored files. */
function untilGone(page: Page): Promise<string[]> {
  return until(
    page,
    async () => {
      const scopes = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
      return [...scopes, ...(await caches.keys())].filter((name) => name.endsWith('/fr/'));
    },
    (left) => left.length === 0,
  );
}

scenes('recovering', () => {
  scene(
    'removes itself from every tab when the build switches it off, with one load each',
    async ({ openWithCopy, open, deploy }) => {
      const first = await openWithCopy();
      const tabs = [first, await open('/fr/v1/guides')];
      const loads = tabs.map(countLoads);
      await deploy({ offline: 'off', code: 'b' });
      await look(first).catch(() => undefined); // the new worker may reload the tab before this ends
      for (const tab of tabs) {
        await untilStarted(tab, 'b');
        await untilGone(tab);
      }
      const counts = loads.map((count) => count());
      expect(counts).toEqual([1, 1]);
    },
  );

  scene(
    'does not loop when a page of the former build registers a worker that is switched off',
    async ({ server, open, deploy }) => {
      await deploy({ offline: 'off' });
      const page = await open('/fr/');
      const loads = countLoads(page);
      await page.evaluate(() => navigator.serviceWorker.register('/fr/sw.js', { scope: '/fr/' }));
      await untilGone(page);
      expect(loads()).toBe(0);
      expect(server.asked('/fr/sw.js')).toBe(1);
    },
  );

  scene(
    'leaves other workers and caches of the origin alone, when removed and when switched off',
    async ({ open, deploy }) => {
      const page = await open('/it/page.html');
      const others = (): Promise<string[]> =>
        page.evaluate(async () => {
          const scopes = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
          return [...scopes, ...(await caches.keys())].filter((name) => !name.endsWith('/fr/')).sort();
        });
      await page.evaluate(async () => {
        const cache = await caches.open(`serwist-precache-v2-${location.origin}/it/`);
        await cache.put('/it/', new Response('ciao'));
        await navigator.serviceWorker.register('/it/sw.js');
        await navigator.serviceWorker.register('/root-sw.js', { scope: '/' });
      });
      const expected = await others();
      expect(expected.length).toBe(3);
      await page.goto(`${new URL(page.url()).origin}/fr/?offlineMode=true`);
      await untilCopied(page);
      await removeCopy(await openPanel(page));
      await until(
        page,
        () => caches.keys(),
        (names) => names.length === 1,
      );
      await untilActive(page, false); // the worker without a copy may not have taken over yet
      await deploy({ offline: 'off', code: 'b' });
      await page.reload();
      await untilGone(page);
      expect(await others()).toEqual(expected);
    },
    { site: { italian: true } },
  );

  scene(
    'removes a worker that does not answer, says so, and keeps the files',
    async ({ openWithCopy, deploy, messages, server }) => {
      const page = await openWithCopy();
      const kept = (await keptFiles(page)).length;
      await page.evaluate(() => navigator.serviceWorker.register('/fr/silent.js', { scope: '/fr/' }));
      const isSilent = async (): Promise<boolean> => {
        const active = (await navigator.serviceWorker.getRegistration('/fr/'))?.active;
        return active?.state === 'activated' && active.scriptURL.endsWith('silent.js');
      };
      await until(page, isSilent, Boolean);
      await page.reload();
      const panel = await openPanel(page);
      await panel.getByText('Le programme qui gère la copie ne répond pas.').waitFor();
      await until(
        page,
        async () => (await navigator.serviceWorker.getRegistration('/fr/')) === undefined,
        Boolean,
      );
      expect(
        messages.some((text) => text.startsWith('warning: The offline worker does not answer')),
      ).toBeTruthy();
      expect((await keptFiles(page)).length).toBe(kept);
      await deploy({});
      const before = server.requests.length;
      await press(panel, 'Rafraîchir');
      await untilCopied(page);
      const again = server.requests.slice(before).filter((path) => /page-\d/.test(path));
      expect(again).toEqual([]);
    },
    { site: { silent: true } },
  );

  scene(
    'keeps the copy when the worker’s script is answered wrongly',
    async ({ server, openWithCopy, step }) => {
      const page = await openWithCopy();
      const kept = await keptFiles(page);
      for (const fault of ['error', 'missing', 'portal', 'truncate', 'drop', 'redirect'] as const)
        await step(`by "${fault}"`, async () => {
          server.fail((path) => (path === '/fr/sw.js' ? fault : undefined));
          await page.reload();
          await untilStarted(page);
          await look(page).catch(() => undefined);
          server.fail('drop');
          await read(page);
          expect(await keptFiles(page)).toEqual(kept);
        });
    },
  );
});
