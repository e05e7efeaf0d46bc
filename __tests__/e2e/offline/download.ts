import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partEnding } from '../../../lib/browser/page-part';
import { pageOf, type Fault } from '../support/failing-server';
import { buildMiniSite, isWorker } from '../support/mini-site/build';
import {
  evict,
  keptFiles,
  keptText,
  openPanel,
  removeCopy,
  scene,
  type Scene,
  scenes,
  untilChecked,
  untilCopied,
  untilFailed,
} from '../support/offline-scene';
import { until } from '../support/until';

const narrow = { context: { viewport: { width: 400, height: 800 } } };
const isCopied = (path: string): boolean => !/sw\.js|chunks|^\/fr\/$|favicon/.test(path);

/** Fails the downloaded files whose ordinal number matches. */
function failDownload(server: Scene['server'], fault: Fault, which: (count: number) => boolean): void {
  const seen = new Set<string>();
  server.fail((path) => {
    if (!server.requests.includes('/fr/sw.js') || isWorker(path)) return undefined;
    seen.add(path);
    return which(seen.size) ? fault : undefined;
  });
}

scenes('downloading a copy', () => {
  for (const [fault, first] of [
    ['drop', 1],
    ['error', 20],
  ] as const)
    scene(
      `continues a download that ended with "${fault}" at file ${first}`,
      async ({ server, open, messages }) => {
        failDownload(server, fault, (count) => count >= first);
        const page = await open('/fr/?offlineMode=true');
        await untilFailed(messages);
        const kept = await keptFiles(page);
        const before = server.requests.length;
        server.recover();
        await page.reload();
        await untilCopied(page);
        const asked = server.requests.slice(before).map(pageOf);
        const again = asked.filter((path) => isCopied(path) && kept.includes(path));
        assert.deepEqual(again, []);
      },
    );

  scene('never keeps a wrong answer while downloading', async ({ server, open, messages }) => {
    const wrong = new Map<string, Fault>([
      ['/fr/v1/guides/page-1', 'portal'],
      ['/fr/v1/guides/page-2', 'truncate'],
      ['/fr/v1/guides/page-3', 'redirect'],
      ['/fr/v1/guides/page-4', 'missing'],
      ['/portail', 'portal'],
    ]);
    server.fail((path) => wrong.get(path));
    const page = await open('/fr/?offlineMode=true');
    await untilFailed(messages);
    wrong.delete('/portail');
    for (const path of wrong.keys()) assert.equal(await keptText(page, path), null);
    server.recover();
    await page.reload();
    await untilCopied(page);
    for (const path of wrong.keys())
      assert.match((await keptText(page, path)) ?? '', new RegExp(`Texte de ${path.slice(4)}`));
  });

  scene(
    'downloads pages by their parts, and whole where the host has no part that fits',
    async ({ server, open }) => {
      const parts = new Set<string>();
      server.fail((path) => {
        const isPart = server.requests.at(-1)?.endsWith(partEnding) === true;
        if (isPart) parts.add(path);
        if (!isPart || !['/fr/v1/guides/page-1', '/fr/v1/guides/page-2'].includes(path)) return undefined;
        return path.endsWith('1') ? 'missing' : 'portal';
      });
      await untilCopied(await open('/fr/?offlineMode=true'));
      const whole = server.requests.filter((path) => /page-\d+$/.test(path));
      assert.deepEqual(whole.sort(), ['/fr/v1/guides/page-1', '/fr/v1/guides/page-2']);
      assert.ok(parts.has('/fr') && parts.has('/fr/hors-ligne') && parts.size > 10, [...parts].join(' '));
    },
  );

  scene(
    'never mixes builds when another one is deployed in the middle of a download',
    async ({ server, open, messages }) => {
      const next = await buildMiniSite({ code: 'b' });
      let served = 0;
      server.fail((path) => {
        if (isCopied(path) && ++served === 8) server.use(next);
        return undefined;
      });
      const page = await open('/fr/?offlineMode=true');
      await untilFailed(messages);
      await page.reload();
      await untilCopied(page);
      const texts = await Promise.all(
        ['v1/guides/page-1', 'v1/guides/page-13'].map((name) => keptText(page, `/fr/${name}`)),
      );
      assert.deepEqual(
        texts.map((text) => /data-build="(\w)"/.exec(text ?? '')?.[1]),
        ['b', 'b'],
      );
    },
  );

  scene('retries when the connection is back', async ({ server, context, open, messages }) => {
    server.fail((path) => (path === '/fr/v1/guides/page-9' ? 'drop' : undefined));
    const page = await open('/fr/?offlineMode=true');
    await untilFailed(messages);
    server.recover();
    await context.setOffline(true);
    await context.setOffline(false);
    await untilCopied(page);
  });

  scene('names the failed file in the panel, and tries again on demand', async ({ server, open }) => {
    server.fail((path) => (path === '/fr/v1/guides/page-9' ? 'error' : undefined));
    const page = await open('/fr/?offlineMode=true');
    const panel = await openPanel(page);
    await panel.getByText(/interrompu\s: \/fr\/v1\/guides\/page-9 \(erreur 500\)/).waitFor();
    server.recover();
    await panel.getByRole('button', { name: 'Réessayer' }).click();
    await panel.getByText('est complète', { exact: false }).waitFor();
  });

  scene('shows the progress, pauses and resumes the download', async ({ server, open }) => {
    server.fail((path) => (path === '/fr/v1/guides/page-8' ? 'hang' : undefined));
    const page = await open('/fr/');
    const panel = await openPanel(page);
    await panel.getByText('À télécharger', { exact: false }).waitFor();
    await panel.getByRole('button', { name: 'Conserver une copie' }).click();
    await panel.getByRole('progressbar').waitFor();
    assert.match((await panel.textContent()) ?? '', /fichier \d+ sur \d+ \([\d,]+\s[km]?o à télécharger\)/i);
    await panel.getByRole('button', { name: 'Pause' }).click();
    await panel.getByText('Le téléchargement est en pause', { exact: false }).waitFor();
    server.recover();
    await page.reload();
    await (await openPanel(page)).getByText('Le téléchargement est en pause', { exact: false }).waitFor();
    const kept = await keptFiles(page);
    await panel.getByRole('button', { name: 'Reprendre' }).click();
    await panel.getByText('est complète', { exact: false }).waitFor();
    assert.ok(kept.every((path) => !isCopied(path) || server.asked(path) <= 2));
  });

  scene('can be turned off in the middle of a download', async ({ server, open }) => {
    server.fail((path) => (path === '/fr/v1/guides/page-8' ? 'error' : undefined));
    const page = await open('/fr/?offlineMode=true');
    const panel = await openPanel(page);
    await removeCopy(panel);
    await panel.getByText('Ce qui était déjà téléchargé est supprimé').waitFor();
    await until(page, async () => (await caches.keys()).length === 0, undefined);
    assert.equal(new URL(page.url()).search, '');
  });

  scene(
    'reports a full disk, and the site works without a copy',
    async ({ context, open }) => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const opened = await open('/fr/');
      await session.send('Storage.overrideQuotaForOrigin', {
        origin: new URL(opened.url()).origin,
        quotaSize: 60_000,
      });
      const panel = await openPanel(opened);
      await panel.getByRole('button', { name: 'Conserver une copie' }).click();
      await panel.getByText('plus assez de place', { exact: false }).waitFor();
      await panel.getByRole('button', { name: 'Fermer' }).click();
      await opened.click('a[href="/fr/v1/guides/page-1"]');
      await opened.waitForFunction(
        () => document.querySelector('h1')?.textContent === 'Page v1/guides/page-1',
      );
    },
    { site: { ballast: 400_000 } },
  );

  scene(
    'keeps the old copy when an update does not fit',
    async ({ server, context, openWithCopy, deploy }) => {
      const page = await openWithCopy();
      const session = await context.newCDPSession(page);
      const { usage } = await session.send('Storage.getUsageAndQuota', { origin: server.origin });
      await session.send('Storage.overrideQuotaForOrigin', {
        origin: server.origin,
        quotaSize: usage + 50_000,
      });
      await deploy({ code: 'b', ballast: 900_000 });
      await page.reload();
      const panel = await openPanel(page);
      await panel.getByText('plus assez de place', { exact: false }).waitFor();
      server.fail('drop');
      await page.goto(`${server.origin}/fr/v1/guides/page-1`);
      assert.equal(await page.getAttribute('html', 'data-build'), 'a');
      await page.waitForSelector('html[data-script="a"]', { state: 'attached' });
    },
  );

  scene('repairs lost and damaged files', async ({ openWithCopy }) => {
    const page = await openWithCopy();
    const panel = await openPanel(page);
    await panel.getByText('est complète', { exact: false }).waitFor();
    await untilChecked(page);
    await evict(page, '/fr/v1/guides/page-2');
    await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys()).find((key) => key.startsWith('serwist')) ?? '');
      const damaged = (await cache.keys()).find(({ url }) => url.includes('page-3'));
      if (damaged)
        await cache.put(damaged, new Response('abîmé', { headers: { 'content-type': 'text/html' } }));
    });
    await panel.getByRole('button', { name: 'Réparer' }).click();
    await panel.getByText(/réparés\s:\s2, irréparables pour l’instant\s:\s0/).waitFor();
    assert.match((await keptText(page, '/fr/v1/guides/page-3')) ?? '', /Texte de v1\/guides\/page-3/);
  });

  scene('reports files that it cannot repair', async ({ server, openWithCopy }) => {
    const page = await openWithCopy();
    const panel = await openPanel(page);
    await panel.getByText('est complète', { exact: false }).waitFor();
    await untilChecked(page);
    await evict(page, '/fr/v1/guides/page-2');
    server.fail('drop');
    await panel.getByRole('button', { name: 'Réparer' }).click();
    await panel.getByText(/réparés\s:\s0, irréparables pour l’instant\s:\s1/).waitFor();
  });

  scene(
    'loads no offline code before the load event of the page',
    async ({ server, open }) => {
      const chunks = path.join(await buildMiniSite(), '_next/static/chunks');
      const late = readdirSync(chunks).filter((name) =>
        readFileSync(path.join(chunks, name), 'utf8').includes('messageSkipWaiting'),
      );
      const page = await open('/fr/');
      await untilCopied(page);
      const early = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return files
          .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
          .map(({ name }) => name);
      });
      assert.ok(late.length > 0 && early.length > 0);
      assert.deepEqual(
        early.filter((name) => late.some((chunk) => name.endsWith(chunk))),
        [],
      );
      assert.ok(
        server.requests.indexOf('/fr/sw.js') >
          server.requests.findIndex((asked) => late.some((chunk) => asked.endsWith(chunk))),
      );
    },
    narrow,
  );

  scene(
    'announces a download that the reader did not ask for, once, with its size and a pause',
    async ({ server, open }) => {
      server.fail((path) => (path === '/fr/v1/guides/page-8' ? 'hang' : undefined));
      const page = await open('/fr/');
      const line = page.getByText(/^Copie hors ligne\s: [\d,]+\s[km]?o à télécharger\.$/i);
      await line.waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await line.waitFor({ state: 'detached' });
      server.recover();
      const panel = await openPanel(page);
      await panel.getByText('Le téléchargement est en pause', { exact: false }).waitFor();
      await panel.getByRole('button', { name: 'Reprendre' }).click();
      await panel.getByText('est complète', { exact: false }).waitFor();
      assert.equal(await line.count(), 0);
    },
    narrow,
  );

  scene(
    'announces a complete copy once',
    async ({ server, open }) => {
      const page = await open('/fr/');
      await page.getByText('peut maintenant être lue sans connexion', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Gérer la copie' }).click();
      await page.locator('dialog[open]').getByText('l’écran est étroit', { exact: false }).waitFor();
      await page.goto(`${server.origin}/fr/v1/guides`);
      await untilCopied(page);
      assert.equal(await page.getByText('peut maintenant être lue', { exact: false }).count(), 0);
    },
    narrow,
  );
});
