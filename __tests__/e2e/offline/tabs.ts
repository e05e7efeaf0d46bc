import { expect, type Page } from '@playwright/test';
import { notice, openPanel, press, refresh, removeCopy, untilComplete } from '../support/offline-panel';
import {
  ask,
  buildsOf,
  countLoads,
  damage,
  follow,
  keptFiles,
  keptText,
  look,
  scene,
  scenes,
  untilStarted,
  untilTidy,
} from '../support/offline-scene';
import { until, untilTrue } from '../support/until';

scenes('several tabs and builds', () => {
  const events: Record<'look' | 'go' | 'load', (page: Page) => Promise<void>> = {
    look,
    go: async (page) => {
      await follow(page, 'v1/guides/page-7');
      await untilStarted(page); // the text may have come with a new document
    },
    load: async (page) => {
      await page.reload();
      await untilStarted(page);
    },
  };
  /** Each event comes before and after each other one. */
  const orders = [
    ['look', 'go', 'load'],
    ['load', 'go', 'look'],
  ] as const;

  for (const order of orders)
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
        for (const tab of Object.values(tabs)) expect(new Set(await buildsOf(tab)).size).toBe(1);
      }
      await notice(tabs.load).waitFor();
      const loads = Object.values(tabs).map(countLoads);
      await refresh(tabs.load);
      for (const tab of Object.values(tabs)) {
        await untilStarted(tab, 'b');
        expect(await buildsOf(tab)).toEqual(['b', 'b', 'b']);
      }
      const counts = loads.map((count) => count());
      expect(counts).toEqual([1, 1, 1]);
    });

  scene('does not load a tab again in which something is typed', async ({ openWithCopy, open, deploy }) => {
    const first = await openWithCopy();
    const second = await open('/fr/v1/guides/page-1');
    await second.fill('.typed', 'fenêtre');
    await deploy({ code: 'b' });
    await look(first);
    await first.fill('.typed', 'menu');
    await refresh(first);
    await untilStarted(first, 'b');
    await until(
      first,
      () => document.querySelector<HTMLInputElement>('.typed')?.value,
      (text) => text === 'menu',
    );
    await notice(second).getByText('Votre saisie est gardée', { exact: false }).waitFor();
    expect(await second.inputValue('.typed')).toBe('fenêtre');
    expect(await buildsOf(second)).toEqual(['a', 'a', 'a']);
    // The files of its build stay as long as the tab is open.
    const status = await second.evaluate(async () => (await fetch('/_next/static/chunks/app-a.js')).status);
    expect(status).toBe(200);
    await second.close();
    await first.fill('.typed', '');
    await first.reload();
    await untilTidy(first);
    expect((await keptFiles(first)).includes('/_next/static/chunks/app-a.js')).toBe(false);
  });

  scene(
    'tells of an update also where messages about its download arrive after it',
    async ({ openWithCopy, deploy }) => {
      const page = await openWithCopy();
      const former = await ask<string>(page, 'PING');
      await page.waitForSelector(`[data-complete="${former}"]`);
      await deploy({ code: 'b' });
      await look(page);
      await page.waitForSelector(`[data-complete]:not([data-complete="${former}"])`);
      await notice(page).waitFor();
      await refresh(page);
      await untilStarted(page, 'b');
    },
    {
      init: `ServiceWorkerContainer.prototype.addEventListener = function (type, listener) {
        const deliver = (event) => {
          listener(event);
          const { version, done, total } = event.data ?? {};
          if (version && done === total) document.documentElement.dataset.complete = version;
        };
        const late = (event) => setTimeout(deliver, event.ports.length > 0 ? 0 : 1500, event);
        EventTarget.prototype.addEventListener.call(this, type, type === 'message' ? late : listener);
      };`,
    },
  );

  scene('still offers an update after a file of the copy was restored', async ({ openWithCopy, deploy }) => {
    const page = await openWithCopy();
    await deploy({ code: 'b' });
    await look(page);
    await notice(page).getByText('téléchargés', { exact: false }).waitFor();
    const shared = '/icons/mark.svg'; // both builds have these bytes
    await damage(page, shared, null);
    await page.evaluate((path) => fetch(path), shared);
    await untilTrue(async () => (await keptText(page, shared)) !== null, 'the file is restored');
    await refresh(page);
    await untilStarted(page, 'b');
  });

  scene(
    'tells of an update also where the new copy is known before its worker takes over',
    async ({ openWithCopy, open, deploy }) => {
      const first = await openWithCopy();
      const second = await open('/fr/v1/guides/page-1');
      await second.fill('.typed', 'fenêtre');
      await deploy({ code: 'b' });
      await look(first);
      await refresh(first);
      await untilStarted(first, 'b');
      await notice(second).getByText('Votre saisie est gardée', { exact: false }).waitFor();
    },
    {
      // The event comes late, after the last message about the download.
      init: `ServiceWorkerContainer.prototype.addEventListener = function (type, listener) {
        const late = (event) => {
          const data = { version: 'b', done: 1, total: 1, sent: 1 };
          this.dispatchEvent(new MessageEvent('message', { data }));
          setTimeout(() => listener(event), 1000);
        };
        EventTarget.prototype.addEventListener.call(this, type, type === 'controllerchange' ? late : listener);
      };`,
    },
  );

  scene('shows in each tab what the reader does in another', async ({ open, server }) => {
    const first = await openPanel(await open());
    const second = await openPanel(await open('/fr/v1/guides'));
    server.fail((path) => (path.endsWith('page-7') ? 'hang' : undefined));
    await press(first, 'Conserver une copie');
    await press(second, 'Pause');
    await press(first, 'Reprendre');
    await second.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    server.recover();
    for (const panel of [first, second]) await untilComplete(panel);
    await removeCopy(second);
    await first.getByRole('button', { name: 'Conserver une copie' }).waitFor();
  });

  scene(
    'takes the latest of two updates, and goes back when the server does',
    async ({ openWithCopy, deploy }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      await look(page);
      await notice(page).getByText('téléchargés', { exact: false }).waitFor();
      await deploy({ code: 'c' });
      await look(page);
      const script = '/_next/static/chunks/app-c.js';
      await untilTrue(async () => (await keptText(page, script)) !== null, 'the later update is downloaded');
      await page.reload();
      await notice(page).waitFor();
      await until(
        page,
        async () => (await navigator.serviceWorker.getRegistration('/fr/'))?.installing === null,
        Boolean,
      );
      await refresh(page);
      await untilStarted(page, 'c');
      expect(await buildsOf(page)).toEqual(['c', 'c', 'c']);
      await untilTidy(page);
      await deploy({ code: 'a' });
      await look(page);
      await notice(page).waitFor();
      await refresh(page);
      await untilStarted(page, 'a');
      expect(await buildsOf(page)).toEqual(['a', 'a', 'a']);
    },
  );
});
