import assert from 'node:assert/strict';
import {
  buildsOf,
  countLoads,
  keptFiles,
  look,
  notice,
  openPanel,
  removeCopy,
  scene,
  scenes,
  untilActive,
  untilCopied,
  untilFailed,
  untilTidy,
} from '../support/offline-scene';
import type { Fault } from '../support/failing-server';
import { isWorker } from '../support/mini-site/build';
import { until } from '../support/until';

scenes('updating a copy', () => {
  scene('downloads an edited page and nothing else', async ({ server, openWithCopy, deploy }) => {
    const page = await openWithCopy('/fr/v1/guides/page-4?offlineMode=true');
    await untilTidy(page);
    await deploy({ edited: { 'v1/guides/page-4': 'Texte corrigé.' } });
    const before = server.requests.length;
    await look(page);
    await notice(page)
      .getByText(/[\d,]+\sko téléchargés\./)
      .waitFor();
    assert.deepEqual(
      server.requests.slice(before).filter((path) => !isWorker(path)),
      ['/fr/v1/guides/page-4.part.txt'],
    );
    await page.getByRole('button', { name: 'Rafraîchir' }).click();
    await page.getByText('Texte corrigé.').waitFor();
    await untilTidy(page);
    server.fail('drop');
    await page.reload();
    await page.getByText('Texte corrigé.').waitFor();
  });

  scene('downloads an edit of the code without the pages', async ({ server, openWithCopy, deploy }) => {
    const page = await openWithCopy();
    await untilTidy(page);
    await deploy({ code: 'b', markup: 'a' });
    const before = server.requests.length;
    await look(page);
    await notice(page).getByText('téléchargés', { exact: false }).waitFor();
    const asked = server.requests.slice(before).filter((path) => !isWorker(path));
    assert.deepEqual(
      asked.filter((path) => !path.startsWith('/_next/static/chunks/')),
      [],
    );
    await page.getByRole('button', { name: 'Rafraîchir' }).click();
    await page.waitForSelector('html[data-script="b"]', { state: 'attached' });
    await untilTidy(page);
    server.fail('drop');
    await page.goto(`${server.origin}/fr/v1/guides/page-3`);
    await page.waitForSelector('html[data-script="b"]', { state: 'attached' });
    assert.deepEqual(await buildsOf(page), ['a', 'b', 'b']);
    assert.equal(await page.textContent('.words'), 'Texte de v1/guides/page-3.');
  });

  scene(
    'shows the new version after one load when the reader refreshes',
    async ({ openWithCopy, deploy }) => {
      const page = await openWithCopy('/fr/v1/guides/page-4?offlineMode=true');
      await deploy({ code: 'b', edited: { 'v1/guides/page-4': 'Texte corrigé.' } });
      await look(page);
      const loads = countLoads(page);
      await page.getByRole('button', { name: 'Rafraîchir' }).click();
      await page.getByText('Texte corrigé.').waitFor();
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      assert.deepEqual(await buildsOf(page), ['b', 'b', 'b']);
      await untilTidy(page);
      assert.equal(loads(), 1);
      assert.equal(
        (await keptFiles(page)).some((path) => /app-a/.test(path)),
        false,
      );
    },
  );

  scene(
    'lets the reader close the notice, shows it again at the next load, and refreshes from the panel too',
    async ({ openWithCopy, deploy }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      await look(page);
      await notice(page).waitFor();
      await page.getByRole('button', { name: 'Fermer' }).click();
      await notice(page).waitFor({ state: 'hidden' });
      await page.reload();
      await notice(page).waitFor();
      assert.deepEqual(await buildsOf(page), ['a', 'a', 'a']);
      const panel = await openPanel(page);
      await panel.getByRole('button', { name: 'Rafraîchir' }).click();
      await page.waitForSelector('html[data-script="b"]', { state: 'attached' });
      await untilCopied(page);
    },
  );

  scene(
    'tells how much will be downloaded, and refreshes once it is there',
    async ({ server, openWithCopy, deploy }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      server.fail((path) => (path === '/fr/v1/guides/page-9' ? 'hang' : undefined));
      void look(page).catch(() => undefined);
      await notice(page).waitFor();
      await notice(page).getByText('à télécharger', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Rafraîchir' }).click();
      await notice(page).getByText('dès la fin du téléchargement', { exact: false }).waitFor();
      assert.deepEqual(await buildsOf(page), ['a', 'a', 'a']);
    },
  );

  scene(
    'keeps the old copy when an update gets wrong answers, and takes it up later',
    async ({ server, openWithCopy, deploy, messages }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      const wrong: Record<string, Fault> = {
        '/fr/v1/guides/page-9': 'drop',
        '/fr/v1/guides/page-10': 'portal',
        '/fr/v1/guides/page-11': 'truncate',
        '/fr/v1/guides/page-12': 'error',
      };
      server.fail((path) => wrong[path]);
      await look(page).catch(() => undefined);
      await untilFailed(messages);
      server.fail('drop');
      for (const path of [...Object.keys(wrong), '/fr/v1/guides/page-13']) {
        await page.goto(server.origin + path);
        assert.deepEqual(await buildsOf(page), ['a', 'a', 'a']);
      }
      server.recover();
      await page.reload();
      await page.getByRole('button', { name: 'Rafraîchir' }).click();
      await page.waitForSelector('html[data-script="b"]', { state: 'attached' });
    },
  );

  scene(
    'finds the new worker although its script may be kept for a year',
    async ({ server, openWithCopy, deploy }) => {
      server.fail((path) => (path === '/fr/sw.js' ? 'cached-for-good' : undefined));
      const page = await openWithCopy();
      assert.match(server.headers.get('/fr/sw.js') ? 'asked' : '', /asked/);
      await deploy({ code: 'b' });
      await page.reload();
      await notice(page).waitFor();
    },
  );

  scene(
    'offers no update any more once the reader has removed the copy',
    async ({ openWithCopy, deploy }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      await look(page);
      await notice(page).waitFor();
      await removeCopy(await openPanel(page));
      await untilActive(page, false);
      await until(page, async () => (await caches.keys()).length === 0, undefined);
      assert.equal(await page.getByText('Nouvelle version disponible').count(), 0);
    },
  );
});
