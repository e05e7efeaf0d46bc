import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { keptFiles, openPanel, removeCopy, scene, scenes, untilActive } from '../support/offline-scene';
import { until, untilTrue } from '../support/until';

const narrow = { context: { viewport: { width: 400, height: 800 } } };
const decision = (page: Page) => page.evaluate(() => localStorage.getItem('tauri-docs.offline'));

const activeWorker = (page: Page) =>
  page.evaluate(async () =>
    decodeURIComponent((await navigator.serviceWorker.getRegistration('/fr/'))?.active?.scriptURL ?? ''),
  );

async function untilEmpty(page: Page): Promise<void> {
  await until(page, async () => (await caches.keys()).length === 0, undefined);
}

scenes('turning offline mode on and off', () => {
  scene('stores nothing on a wide screen without a trigger', async ({ server, open }) => {
    const page = await open('/fr/');
    const address = await untilActive(page, false);
    assert.equal(
      address,
      `${server.origin}/fr/sw.js?params=${encodeURIComponent('{"offlineMode":false,"debug":false}')}`,
    );
    assert.equal(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/fr/'))?.scope),
      `${server.origin}/fr/`,
    );
    assert.deepEqual(await page.evaluate(() => caches.keys()), []);
    assert.equal(await decision(page), null);
    server.fail('drop');
    await assert.rejects(page.goto(`${server.origin}/fr/v1/guides`));
  });

  scene(
    'stays on without the parameter and in a wider window',
    async ({ server, open, openWithCopy, messages }) => {
      const page = await openWithCopy();
      const kept = await keptFiles(page);
      const other = await open('/fr/v1/guides');
      await other.setViewportSize({ width: 1900, height: 1000 });
      await other.reload();
      await other.waitForSelector('html[data-ready]', { state: 'attached' });
      await untilActive(other, true);
      assert.deepEqual(await keptFiles(other), kept);
      assert.deepEqual(messages, [], 'the console stays empty');
      server.fail('drop');
      await other.goto(`${server.origin}/fr/v1/guides/page-1`);
    },
  );

  scene(
    'turns on for a narrow screen, and stays off there once the reader has turned it off',
    async ({ open, openWithCopy }) => {
      const page = await openWithCopy('/fr/');
      assert.deepEqual(JSON.parse((await decision(page)) ?? ''), { mode: 'on', reason: 'mobile' });
      const panel = await openPanel(page);
      await panel.getByText('est complète', { exact: false }).waitFor();
      await removeCopy(panel);
      await panel.getByText(/La copie est supprimée\s:\s[\d,]+\s[km]?o libérés\./i).waitFor();
      await untilActive(page, false);
      await untilEmpty(page);
      const other = await open('/fr/v1/guides');
      await untilActive(other, false);
      assert.deepEqual(JSON.parse((await decision(other)) ?? ''), { mode: 'off', reason: 'reader' });
      await untilEmpty(other);
    },
    narrow,
  );

  scene(
    'removes the copy and the parameter of the address without the server',
    async ({ server, openWithCopy }) => {
      const page = await openWithCopy('/fr/?offlineMode=true&x=1#fin');
      server.fail('drop');
      await removeCopy(await openPanel(page));
      await untilEmpty(page);
      assert.match(page.url(), /\/fr\/\?x=1#fin$/);
    },
  );

  scene('takes over silently when the mode changes', async ({ open }) => {
    const page = await open('/fr/');
    await untilActive(page, false);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Conserver une copie' }).click();
    await panel.getByText('est complète', { exact: false }).waitFor();
    await panel.getByText('vous l’avez choisi', { exact: false }).waitFor();
    assert.equal(await page.getByText('Nouvelle version disponible').count(), 0);
    assert.equal(loads, 0);
  });

  scene(
    'logs each step on both sides while debugging',
    async ({ openWithCopy, messages }) => {
      await openWithCopy();
      assert.ok(messages.some((text) => text.startsWith('log: [offline:page] registered')));
      assert.ok(messages.some((text) => text.startsWith('log: [offline:worker] the copy is complete')));
    },
    { site: { offline: 'debug' } },
  );

  scene('keeps the copy when the debug flag changes', async ({ server, openWithCopy, deploy }) => {
    const page = await openWithCopy();
    await deploy({ offline: 'debug' });
    await page.reload();
    const refresh = page.getByRole('button', { name: 'Rafraîchir' });
    await refresh.click();
    // The new page registers another worker, which may be offered as an update of its own.
    await untilTrue(async () => {
      if (await refresh.isVisible()) await refresh.click({ timeout: 1000 });
      return (await activeWorker(page)).includes('"debug":true');
    }, 'the worker of the new flag is active');
    server.fail('drop');
    await page.goto(`${server.origin}/fr/v1/guides/page-1`);
    assert.equal(await page.textContent('h1'), 'Page v1/guides/page-1');
  });
});
