import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  buildsOf,
  countLoads,
  keptFiles,
  look,
  notice,
  scene,
  scenes,
  untilTidy,
} from '../support/offline-scene';
import { until } from '../support/until';

scenes('several tabs and builds', () => {
  const events: Record<'look' | 'go' | 'load', (page: Page) => Promise<void>> = {
    look,
    go: async (page) => {
      await page.click('a[href="/fr/v1/guides/page-7"]');
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Page v1/guides/page-7');
    },
    load: async (page) => {
      await page.reload();
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
    },
  };
  /** Each event comes before and after each other one. */
  const orders = [
    ['look', 'go', 'load'],
    ['load', 'go', 'look'],
  ] as const;

  for (const order of orders) {
    scene(`never mixes builds in three tabs: ${order.join(', ')}`, async ({ openWithCopy, open, deploy }) => {
      const first = await openWithCopy();
      const tabs = {
        look: first,
        go: await open('/fr/v1/guides/page-1'),
        load: await open('/fr/v1/guides/page-2'),
      };
      await deploy({ code: 'b' });
      for (const name of order) {
        await events[name](tabs[name]);
        for (const tab of Object.values(tabs)) assert.deepEqual(new Set(await buildsOf(tab)).size, 1);
      }
      await notice(tabs.load).waitFor();
      const loads = Object.values(tabs).map(countLoads);
      await tabs.load.getByRole('button', { name: 'Rafraîchir' }).click();
      for (const tab of Object.values(tabs)) {
        await tab.waitForSelector('html[data-script="b"]', { state: 'attached' });
        assert.deepEqual(await buildsOf(tab), ['b', 'b', 'b']);
      }
      assert.deepEqual(
        loads.map((count) => count()),
        [1, 1, 1],
      );
    });
  }

  scene('does not load a tab again in which something is typed', async ({ openWithCopy, open, deploy }) => {
    const first = await openWithCopy();
    const second = await open('/fr/v1/guides/page-1');
    await second.fill('.typed', 'fenêtre');
    await deploy({ code: 'b' });
    await look(first);
    await first.getByRole('button', { name: 'Rafraîchir' }).click();
    await first.waitForSelector('html[data-script="b"]', { state: 'attached' });
    await notice(second).getByText('Votre saisie est gardée', { exact: false }).waitFor();
    assert.equal(await second.inputValue('.typed'), 'fenêtre');
    assert.deepEqual(await buildsOf(second), ['a', 'a', 'a']);
    // The files of its build stay as long as the tab is open.
    assert.ok((await keptFiles(second)).some((path) => /app-a/.test(path)));
    assert.equal(
      await second.evaluate(async () => (await fetch('/_next/static/chunks/app-a.js')).status),
      200,
    );
    await second.close();
    await first.reload();
    await untilTidy(first);
    assert.equal(
      (await keptFiles(first)).some((path) => /app-a/.test(path)),
      false,
    );
  });

  scene('gives typed text back to the tab that refreshes', async ({ openWithCopy, deploy }) => {
    const page = await openWithCopy();
    await page.fill('.typed', 'fenêtre');
    await deploy({ code: 'b' });
    await look(page);
    await page.getByRole('button', { name: 'Rafraîchir' }).click();
    await page.waitForSelector('html[data-script="b"]', { state: 'attached' });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.typed')?.value === 'fenêtre');
  });

  scene('goes back to the former build when the server does', async ({ openWithCopy, deploy }) => {
    const page = await openWithCopy();
    for (const code of ['b', 'a']) {
      await deploy({ code });
      await look(page);
      await notice(page).waitFor();
      await page.getByRole('button', { name: 'Rafraîchir' }).click();
      await page.waitForSelector(`html[data-script="${code}"][data-ready]`, { state: 'attached' });
      await untilTidy(page);
    }
    assert.deepEqual(await buildsOf(page), ['a', 'a', 'a']);
  });

  scene('takes the latest of two updates', async ({ openWithCopy, deploy }) => {
    const page = await openWithCopy();
    await deploy({ code: 'b' });
    await look(page);
    await notice(page).getByText('téléchargés', { exact: false }).waitFor();
    await deploy({ code: 'c' });
    await look(page);
    await until(
      page,
      async () => (await caches.match('/_next/static/chunks/app-c.js')) !== undefined,
      undefined,
    );
    await page.reload();
    await notice(page).waitFor();
    await until(
      page,
      async () => (await navigator.serviceWorker.getRegistration('/fr/'))?.installing === null,
      undefined,
    );
    await page.getByRole('button', { name: 'Rafraîchir' }).click();
    await page.waitForSelector('html[data-script="c"]', { state: 'attached' });
    assert.deepEqual(await buildsOf(page), ['c', 'c', 'c']);
  });
});
