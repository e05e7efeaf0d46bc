import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  keptFiles,
  look,
  openPanel,
  removeCopy,
  scene,
  scenes,
  untilActive,
  untilCopied,
} from '../support/offline-scene';
import { until } from '../support/until';

/** Waits until this scope has neither a worker nor stored files. */
async function untilGone(page: Page): Promise<void> {
  await until(
    page,
    async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return (
        !registrations.some(({ scope }) => scope.endsWith('/fr/')) &&
        !(await caches.keys()).some((name) => name.endsWith('/fr/'))
      );
    },
    undefined,
  );
}

scenes('recovering', () => {
  scene(
    'removes itself from every tab when the build switches it off, with one load each',
    async ({ openWithCopy, open, deploy }) => {
      const first = await openWithCopy();
      const tabs = [first, await open('/fr/v1/guides')];
      const loads = tabs.map((tab) => {
        const count = { value: 0 };
        tab.on('domcontentloaded', () => (count.value += 1));
        return count;
      });
      await deploy({ offline: 'off', code: 'b' });
      await look(first).catch(() => undefined); // the new worker may reload the tab before this ends
      for (const tab of tabs) {
        await tab.waitForSelector('html[data-script="b"][data-ready]', { state: 'attached' });
        await untilGone(tab);
      }
      assert.deepEqual(
        loads.map(({ value }) => value),
        [1, 1],
      );
    },
  );

  scene(
    'does not loop when a page of the former build registers a worker that is switched off',
    async ({ server, open, deploy }) => {
      await deploy({ offline: 'off' });
      const page = await open('/fr/');
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.evaluate(() => navigator.serviceWorker.register('/fr/sw.js', { scope: '/fr/' }));
      await untilGone(page);
      assert.equal(loads, 0);
      assert.equal(server.asked('/fr/sw.js'), 1);
    },
  );

  scene(
    'leaves another locale of the origin alone, when removed and when switched off',
    async ({ openWithCopy, deploy }) => {
      const page = await openWithCopy();
      const other = (): Promise<unknown> =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.endsWith('/it/')).sort();
          const registrations = await navigator.serviceWorker.getRegistrations();
          return [
            names,
            registrations.map(({ scope }) => new URL(scope).pathname).filter((path) => path === '/it/'),
          ];
        });
      await page.evaluate(async () => {
        for (const name of ['serwist-precache-v2', 'tauri-docs-offline'])
          await (await caches.open(`${name}-${location.origin}/it/`)).put('/it/', new Response('ciao'));
        await navigator.serviceWorker.register('/it/sw.js');
      });
      const expected = [['/it/', '/it/'], ['/it/']];
      assert.deepEqual(
        ((await other()) as [string[], string[]]).map((list) => list.map((name) => name.slice(-4))),
        expected,
      );
      await removeCopy(await openPanel(page));
      await until(page, async () => (await caches.keys()).length === 2, undefined);
      await untilActive(page, false); // the worker without a copy may not have taken over yet
      await deploy({ offline: 'off', code: 'b' });
      await page.reload();
      await untilGone(page);
      assert.deepEqual(
        ((await other()) as [string[], string[]]).map((list) => list.map((name) => name.slice(-4))),
        expected,
      );
    },
    { site: { italian: true } },
  );

  scene(
    'does not take a worker of the whole origin for its own',
    async ({ open }) => {
      const page = await open('/it/page.html');
      await page.evaluate(() => navigator.serviceWorker.register('/root-sw.js', { scope: '/' }));
      await page.goto(`${new URL(page.url()).origin}/fr/?offlineMode=true`);
      await untilCopied(page);
      const scopes = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
      );
      assert.deepEqual(scopes, ['/', '/fr/']);
    },
    { site: { italian: true } },
  );

  scene(
    'removes a worker that does not answer, and keeps the files',
    async ({ openWithCopy, deploy, messages, server }) => {
      const page = await openWithCopy();
      const kept = (await keptFiles(page)).length;
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('/fr/silent.js', { scope: '/fr/' });
        const worker = registration.installing ?? registration.waiting;
        await new Promise<void>((resolve) =>
          worker?.addEventListener('statechange', () => {
            if (worker.state === 'activated') resolve();
          }),
        );
      });
      await page.reload();
      await until(
        page,
        async () => (await navigator.serviceWorker.getRegistration('/fr/')) === undefined,
        undefined,
      );
      assert.ok(messages.some((text) => text.startsWith('warning: The offline worker does not answer')));
      assert.equal((await keptFiles(page)).length, kept);
      await deploy({});
      const before = server.requests.length;
      await page.reload();
      await untilCopied(page);
      assert.deepEqual(
        server.requests.slice(before).filter((path) => /page-\d/.test(path)),
        [],
      );
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
          await page.waitForSelector('html[data-ready]', { state: 'attached' });
          await look(page).catch(() => undefined);
          server.fail('drop');
          await page.goto(`${server.origin}/fr/v1/guides/page-1`);
          assert.equal(await page.textContent('h1'), 'Page v1/guides/page-1');
          assert.deepEqual(await keptFiles(page), kept);
        });
    },
  );
});
