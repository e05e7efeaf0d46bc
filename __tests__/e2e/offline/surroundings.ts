import assert from 'node:assert/strict';
import {
  buildsOf,
  keptFiles,
  keptText,
  openPanel,
  scene,
  scenes,
  untilActive,
  untilCopied,
} from '../support/offline-scene';
import { until } from '../support/until';

/** Makes a storage property throw, as in a browser that blocks storage. */
const block = (name: string): string =>
  `Object.defineProperty(window, ${name}, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;

scenes('hostile surroundings', () => {
  scene('keeps the copy when the worker address is malformed', async ({ openWithCopy, step }) => {
    const page = await openWithCopy();
    const kept = (await keptFiles(page)).length;
    for (const query of ['', '?params={']) {
      await step(`sw.js${query}`, async () => {
        await page.evaluate(async (address) => {
          const registration = await navigator.serviceWorker.register(address, { scope: '/fr/' });
          const worker = registration.installing ?? registration.waiting;
          if (worker && worker.state === 'installing')
            await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
          registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
          if (worker && worker.state !== 'activated')
            await new Promise<void>((resolve) =>
              worker.addEventListener('statechange', () => {
                if (worker.state === 'activated' || worker.state === 'redundant') resolve();
              }),
            );
        }, `/fr/sw.js${query}`);
        assert.equal((await keptFiles(page)).length, kept);
      });
    }
    await step('and is whole again at the next load', async () => {
      await page.reload();
      await untilActive(page, true);
      assert.equal((await keptFiles(page)).length, kept);
    });
  });

  scene('ignores messages it does not know, on both sides', async ({ openWithCopy }) => {
    const page = await openWithCopy();
    const alive = await page.evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      const strange = [
        null,
        undefined,
        0,
        '',
        'SKIP',
        [],
        {},
        { type: 1 },
        { type: 'CACHE_URLS', payload: { urlsToCache: ['/portail'] } },
        { type: 'HELLO' },
        { type: 'HOLD', hold: 'oui' },
        { type: 'constructor' },
        { type: 'PROGRESS' },
        { type: { type: 'PING' } },
        new Map([['type', 'PING']]),
        'x'.repeat(100_000),
      ];
      for (const message of strange) {
        controller?.postMessage(message);
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: message }));
      }
      navigator.serviceWorker.dispatchEvent(
        new MessageEvent('message', { data: { type: 'PROGRESS', progress: { version: 1, done: -1 } } }),
      );
      const { port1, port2 } = new MessageChannel();
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(typeof data);
        controller?.postMessage({ type: 'PING' }, [port2]);
      });
    });
    assert.equal(alive, 'string');
    assert.equal(await keptText(page, '/portail'), null);
  });

  scene('serves the copy although its records are damaged', async ({ server, openWithCopy, step }) => {
    const page = await openWithCopy();
    for (const text of ['{"date":{"toString":1}}', '{"date":', 'null', '[]'])
      await step(`noted as ${text}`, async () => {
        await page.evaluate(async (damaged) => {
          const name = (await caches.keys()).find((key) => key.startsWith('tauri-docs-offline-')) ?? '';
          const facts = await caches.open(name);
          for (const fact of await facts.keys()) await facts.put(fact, new Response(damaged));
        }, text);
        server.fail('drop');
        await page.goto(`${server.origin}/fr/v1/guides/page-1`);
        assert.equal(await page.textContent('h1'), 'Page v1/guides/page-1');
        assert.equal(await page.textContent('.copy-note'), 'Lu dans la copie hors ligne du ?');
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        await (await openPanel(page)).getByRole('heading').first().waitFor();
        server.fail(() => undefined);
      });
  });

  scene(
    'stores a copy although local storage is blocked',
    async ({ server, open }) => {
      const page = await open('/fr/?offlineMode=true');
      await untilCopied(page);
      await page.goto(`${server.origin}/fr/v1/guides`);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await untilActive(page, true);
      server.fail('drop');
      await page.goto(`${server.origin}/fr/v1/guides/page-1`);
      assert.equal(await page.textContent('h1'), 'Page v1/guides/page-1');
    },
    { init: `for (const name of ['localStorage', 'sessionStorage']) ${block('name')}` },
  );

  scene(
    'does not reload a tab when the reload cannot be recorded',
    async ({ openWithCopy, open, deploy }) => {
      const first = await openWithCopy();
      const second = await open('/fr/v1/guides');
      await deploy({ code: 'b' });
      await first.reload();
      await first.getByRole('button', { name: 'Rafraîchir' }).click();
      await first.waitForSelector('html[data-script="b"]', { state: 'attached' });
      await second.getByText('Un autre onglet l’a déjà prise', { exact: false }).waitFor();
      assert.deepEqual(await buildsOf(second), ['a', 'a', 'a']);
    },
    { init: block(`'sessionStorage'`) },
  );

  scene(
    'reports a refused registration to the console only',
    async ({ open, messages }) => {
      const page = await open('/fr/?offlineMode=true');
      await until(page, async () => document.documentElement.dataset.refused === 'yes', undefined);
      await page.click('a[href="/fr/v1/guides"]');
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Page v1/guides');
      assert.ok(messages.some((text) => text.startsWith('error: registerSW failed')));
    },
    {
      init: `ServiceWorkerContainer.prototype.register = async () => { document.documentElement.dataset.refused = 'yes'; throw new DOMException('refused', 'SecurityError'); }`,
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
    await frame.locator('[data-offline-open]').click();
    await frame.getByText('ne permet pas de conserver une copie', { exact: false }).waitFor();
    assert.deepEqual(await page.evaluate(() => caches.keys()), []);
    assert.equal(server.asked('/fr/hors-ligne'), 0);
  });

  for (const [answer, text] of [
    ['granted', 'Stockage durable accordé'],
    ['refused', 'Stockage durable non accordé'],
  ] as const) {
    scene(
      `asks for persistent storage on the reader’s choice, and explains that it was ${answer}`,
      async ({ open }) => {
        const panel = await openPanel(await open('/fr/'));
        await panel.getByRole('button', { name: 'Conserver une copie' }).click();
        await panel.getByText(text, { exact: false }).waitFor();
        const again = panel.getByRole('button', { name: 'Demander un stockage durable' });
        assert.equal(await again.count(), answer === 'granted' ? 0 : 1);
        if (answer === 'refused') {
          await again.click();
          await panel.getByText('Le navigateur ne l’accorde pas pour l’instant.').waitFor();
        }
        await panel.getByText(text, { exact: false }).waitFor();
      },
      {
        init: `let lasting = false; StorageManager.prototype.persisted = async () => lasting; StorageManager.prototype.persist = async () => (lasting = ${answer === 'granted'});`,
      },
    );
  }

  scene('offers to install on the second page, and never again once closed', async ({ server, open }) => {
    const page = await open('/fr/');
    const offer = (): Promise<unknown> =>
      page.evaluate(
        `dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => undefined }))`,
      );
    const next = async (name: string): Promise<void> => {
      await page.click(`a[href="/fr/${name}"]`);
      await page.waitForFunction(
        (wanted) => document.querySelector('h1')?.textContent === `Page ${wanted}`,
        name,
      );
    };
    await untilActive(page, false);
    await offer();
    await next('v1/guides');
    await page.getByText('peut s’installer comme une application', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Ne plus proposer' }).click();
    await page.goto(`${server.origin}/fr/`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await untilActive(page, false);
    await offer();
    await next('v1/guides/page-1');
    await openPanel(page);
    assert.equal(await page.getByText('peut s’installer comme une application', { exact: false }).count(), 0);
    await page.getByRole('button', { name: 'Installer l’application' }).waitFor();
  });

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

  scene('remembers an installation, without loading the page again', async ({ open }) => {
    const page = await open('/fr/');
    await page.evaluate(() => {
      Object.assign(window, { same: true });
      window.dispatchEvent(new Event('appinstalled'));
    });
    assert.equal(
      await page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired')),
      'true',
    );
    assert.equal(await page.evaluate(() => 'same' in window), true);
  });
});
