import { expect, type Page } from '@playwright/test';
import { openPanel, removeCopy, untilComplete } from '../support/offline-panel';
import {
  keptFiles,
  narrow,
  read,
  scene,
  scenes,
  untilActive,
  untilEmpty,
  untilStarted,
} from '../support/offline-scene';
import { untilTrue } from '../support/until';

const decision = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('tauri-docs.offline'))) ?? 'null');

scenes('turning offline mode on and off', () => {
  scene('stores nothing on a wide screen without a trigger', async ({ server, open }) => {
    const page = await open('/fr/');
    const params = encodeURIComponent('{"offlineMode":false,"debug":false}');
    expect(await untilActive(page, false)).toBe(`${server.origin}/fr/sw.js?params=${params}`);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${server.origin}/fr/`]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await decision(page)).toBe(null);
    server.fail('drop');
    await expect(page.goto(`${server.origin}/fr/v1/guides`)).rejects.toThrow();
  });

  scene(
    'stays on without the parameter and in a wider window',
    async ({ server, open, openWithCopy, messages }) => {
      const kept = await keptFiles(await openWithCopy());
      const other = await open('/fr/v1/guides');
      await other.setViewportSize({ width: 1900, height: 1000 });
      await other.reload();
      await untilStarted(other);
      await untilActive(other, true);
      expect(await keptFiles(other)).toEqual(kept);
      expect(messages, 'the console stays empty').toEqual([]);
      server.fail('drop');
      await read(other);
    },
  );

  scene(
    'turns on for a narrow screen, and stays off there once the reader has turned it off',
    async ({ open, openWithCopy }) => {
      const page = await openWithCopy('/fr/');
      expect(await decision(page)).toEqual({ mode: 'on', reason: 'mobile' });
      const panel = await openPanel(page);
      await untilComplete(panel);
      await removeCopy(panel);
      await panel.getByText(/La copie est supprimée\s:\s[\d,]+\s[km]?o libérés\./i).waitFor();
      await untilActive(page, false);
      await untilEmpty(page);
      const other = await open('/fr/v1/guides');
      await untilActive(other, false);
      expect(await decision(other)).toEqual({ mode: 'off', reason: 'reader' });
      await untilEmpty(other);
    },
    narrow,
  );

  scene(
    'on a narrow screen, fetches nothing until the reader has stayed a while or opens the panel',
    async ({ server, open }) => {
      const page = await open('/fr/');
      await page.waitForFunction(() => 'isHeld' in window);
      expect(server.requests.filter((path) => path.includes('sw.js')).length).toBe(0);
      await untilComplete(await openPanel(page));
    },
    {
      ...narrow,
      // That while never ends.
      init: `const later = window.setTimeout;
        window.setTimeout = (act, time, ...rest) =>
          time === 5000 ? (window.isHeld = 1) : later(act, time, ...rest);`,
    },
  );

  scene(
    'removes what is there and the parameter of the address, in the middle of a download and without the server',
    async ({ server, open }) => {
      server.fail((path) => (path === '/fr/v1/guides/page-8' ? 'hang' : undefined));
      const page = await open('/fr/?offlineMode=true&x=1#fin');
      const panel = await openPanel(page);
      await panel.getByRole('progressbar').waitFor();
      server.fail('drop');
      await removeCopy(panel);
      await panel.getByText('Ce qui était déjà téléchargé est supprimé').waitFor();
      await untilEmpty(page);
      expect(page.url()).toMatch(/\/fr\/\?x=1#fin$/);
    },
  );

  scene(
    'keeps the copy when the debug flag changes, and then logs each step on both sides',
    async ({ server, openWithCopy, deploy, messages }) => {
      const page = await openWithCopy();
      await deploy({ offline: 'debug' });
      await page.reload();
      const button = page.getByRole('button', { name: 'Rafraîchir' });
      await button.click();
      // The new page registers another worker, which may be offered as an update of its own.
      await untilTrue(async () => {
        if (await button.isVisible()) await button.click({ timeout: 1000 });
        return decodeURIComponent(await untilActive(page, true)).includes('"debug":true');
      }, 'the worker of the new flag is active');
      server.fail('drop');
      await read(page);
      for (const line of ['log: [offline:page] registered', 'log: [offline:worker] the copy is complete'])
        await untilTrue(async () => messages.some((text) => text.startsWith(line)), line);
    },
  );
});
