import { expect } from '@playwright/test';
import { openPanel, press, untilComplete, refresh } from '../support/offline-panel';
import {
  ask,
  buildsOf,
  follow,
  keptFiles,
  keptText,
  read,
  scene,
  scenes,
  untilActive,
  untilStarted,
} from '../support/offline-scene';
import { untilTrue } from '../support/until';

/** Makes storage throw, as in a browser that blocks it. */
const blockStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;

scenes('hostile surroundings', () => {
  scene('keeps the copy when the worker address is malformed', async ({ openWithCopy, step }) => {
    const page = await openWithCopy();
    const kept = (await keptFiles(page)).length;
    for (const query of ['', '?params={'])
      await step(`sw.js${query}`, async () => {
        await page.evaluate(async (address) => {
          const registration = await navigator.serviceWorker.register(address, { scope: '/fr/' });
          const worker = registration.installing ?? registration.waiting;
          while (worker && worker.state !== 'activated' && worker.state !== 'redundant') {
            registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        }, `/fr/sw.js${query}`);
        expect((await keptFiles(page)).length).toBe(kept);
      });
    await step('and is whole again at the next load', async () => {
      await page.reload();
      await untilActive(page, true);
      expect((await keptFiles(page)).length).toBe(kept);
    });
  });

  scene('ignores messages it does not know, on both sides', async ({ openWithCopy }) => {
    const page = await openWithCopy();
    await page.evaluate(() => {
      const strange = [
        ...[null, undefined, 0, '', 'SKIP', [], {}, { type: 1 }, { type: 'constructor' }],
        ...[{ type: 'PROGRESS' }, { version: 1, done: -1 }, { type: { type: 'PING' } }],
        { type: 'CACHE_URLS', payload: { urlsToCache: ['/portail'] } },
        new Map([['type', 'PING']]),
        'x'.repeat(100_000),
      ];
      for (const message of strange) {
        navigator.serviceWorker.controller?.postMessage(message);
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: message }));
      }
    });
    expect(typeof (await ask(page, 'PING'))).toBe('string');
    expect(await keptText(page, '/portail')).toBe(null);
  });

  scene(
    'stores and updates a copy although storage is blocked, without a reload that it cannot record',
    async ({ server, openWithCopy, open, deploy }) => {
      const first = await openWithCopy();
      const second = await open('/fr/v1/guides');
      await untilActive(second, true);
      await deploy({ code: 'b' });
      await first.reload();
      await refresh(first);
      await untilStarted(first, 'b');
      await second.getByText('Un autre onglet l’a déjà installée', { exact: false }).waitFor();
      expect(await buildsOf(second)).toEqual(['a', 'a', 'a']);
      server.fail('drop');
      await read(second);
    },
    { init: blockStorage },
  );

  scene(
    'reports a refused registration to the console only',
    async ({ open, messages }) => {
      const page = await open('/fr/?offlineMode=true');
      const isLogged = async (): Promise<boolean> =>
        messages.some((text) => text.startsWith('error: registerSW failed'));
      await untilTrue(isLogged, 'the failure is logged');
      await follow(page, 'v1/guides');
    },
    {
      init: `ServiceWorkerContainer.prototype.register = async () => { throw new DOMException('refused', 'SecurityError'); }`,
    },
  );

  scene('stays out of frames', async ({ server, open }) => {
    const page = await open('/fr/');
    await untilActive(page, false);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.width = '300';
      frame.src = '/fr/v1/guides?offlineMode=true';
      document.body.append(frame);
    });
    const frame = page.frameLocator('iframe');
    await frame.locator('html[data-ready]').waitFor({ state: 'attached' });
    await frame.getByRole('button', { name: 'Lecture hors ligne' }).click();
    await frame.getByText('ne permet pas de conserver une copie', { exact: false }).waitFor();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(server.asked('/fr/hors-ligne')).toBe(0);
  });

  for (const [answer, text] of [
    ['granted', 'Stockage durable accordé'],
    ['refused', 'Stockage durable non accordé'],
  ] as const)
    scene(
      `asks for persistent storage on the reader’s choice, and explains that it was ${answer}`,
      async ({ open }) => {
        const panel = await openPanel(await open('/fr/'));
        await press(panel, 'Conserver une copie');
        await panel.getByText(text, { exact: false }).waitFor();
        const again = panel.getByRole('button', { name: 'Demander un stockage durable' });
        if (answer === 'granted') return expect(await again.count()).toBe(0);
        await untilComplete(panel); // until then the button can move under the pointer
        await again.click();
        await panel.getByText('Le navigateur ne l’accorde pas pour l’instant.').waitFor();
      },
      {
        init: `let lasting = false; StorageManager.prototype.persisted = async () => lasting; StorageManager.prototype.persist = async () => (lasting = ${answer === 'granted'});`,
      },
    );

  scene(
    'downloads while the browser still asks the reader about persistent storage',
    async ({ open }) => {
      const panel = await openPanel(await open('/fr/'));
      await press(panel, 'Conserver une copie');
      await untilComplete(panel);
    },
    { init: 'StorageManager.prototype.persist = () => new Promise(() => undefined);' },
  );

  scene(
    'offers to install on the second page, never again once closed, and remembers an installation',
    async ({ server, open }) => {
      const page = await open('/fr/');
      const hint = page.getByText('peut s’installer comme une application', { exact: false });
      const offer = async (next: string): Promise<void> => {
        await untilActive(page, false);
        await page.evaluate(
          `dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => undefined }))`,
        );
        await follow(page, next);
      };
      await offer('v1/guides');
      await hint.waitFor();
      await page.getByRole('button', { name: 'Ne plus proposer' }).click();
      await page.goto(`${server.origin}/fr/`);
      await untilStarted(page);
      await offer('v1/guides/page-1');
      const panel = await openPanel(page);
      await panel.getByRole('button', { name: 'Installer l’application' }).waitFor();
      expect(await hint.count()).toBe(0);
      const flag = await page.evaluate(() => {
        window.dispatchEvent(new Event('appinstalled'));
        return localStorage.getItem('docusaurus.pwa.event.appInstalled.fired');
      });
      expect(flag).toBe('true');
      expect(await panel.isVisible(), 'the page is not loaded again').toBe(true);
    },
  );

  scene(
    'opens the panel although the browser never returns its registration',
    async ({ open }) => {
      await (await openPanel(await open('/fr/'))).getByRole('heading').first().waitFor();
    },
    {
      // No idle callback either: the click must start everything.
      init: `ServiceWorkerContainer.prototype.getRegistration = () => new Promise(() => undefined);
        window.requestIdleCallback = () => 0;`,
    },
  );
});
