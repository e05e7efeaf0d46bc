import { expect } from '@playwright/test';
import type { Fault } from '../support/failing-server';
import { buildMiniSite } from '../support/mini-site/build';
import { openPanel, press, untilComplete } from '../support/offline-panel';
import {
  ask,
  damage,
  follow,
  keptFiles,
  keptText,
  narrow,
  read,
  scene,
  scenes,
  untilCopied,
  untilFailed,
  untilTidy,
} from '../support/offline-scene';

const isCopied = (path: string): boolean => !/sw\.js|chunks|^\/fr\/$|favicon|texts\.json/.test(path);

/** Interruptions at many files of the whole documentation are in offline-export.e2e.ts. */
scenes('downloading a copy', () => {
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
    for (const path of wrong.keys()) expect(await keptText(page, path)).toBe(null);
    server.recover();
    await page.reload();
    await untilCopied(page);
    for (const path of wrong.keys())
      expect((await keptText(page, path)) ?? '').toMatch(new RegExp(`Texte de ${path.slice(4)}`));
  });

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
      // Until then, the files that were stored before the deployment lie beside those of the copy.
      await untilTidy(page);
      for (const name of ['page-1', 'page-13'])
        expect((await keptText(page, `/fr/v1/guides/${name}`)) ?? '').toMatch(/data-build="b"/);
    },
  );

  scene(
    'names the failed file in the panel, and tries again when the connection is back',
    async ({ server, context, open }) => {
      server.fail((path) => (path === '/fr/v1/guides/page-9' ? 'error' : undefined));
      const panel = await openPanel(await open('/fr/?offlineMode=true'));
      await panel.getByText(/interrompu\s: \/fr\/v1\/guides\/page-9 \(erreur 500\)/).waitFor();
      server.recover();
      await context.setOffline(true);
      await context.setOffline(false);
      await untilComplete(panel);
    },
  );

  scene(
    'starts on the reader’s choice without a load, shows its progress, stays paused, and resumes',
    async ({ server, open }) => {
      server.fail((path) => (path === '/fr/v1/guides/page-8' ? 'hang' : undefined));
      const page = await open('/fr/');
      await page.evaluate(() => Object.assign(window, { same: true }));
      const panel = await openPanel(page);
      await panel.getByText('À télécharger', { exact: false }).waitFor();
      await press(panel, 'Conserver une copie');
      await panel.getByRole('progressbar').waitFor();
      await panel.getByText(/fichier \d+ sur \d+ \([\d,]+\s[km]?o à télécharger\)/i).waitFor();
      await panel.getByText('vous l’avez choisi', { exact: false }).waitFor();
      await press(panel, 'Pause');
      await panel.getByText('Le téléchargement est en pause', { exact: false }).waitFor();
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
      server.recover();
      await page.reload();
      await (await openPanel(page)).getByText('Le téléchargement est en pause', { exact: false }).waitFor();
      const kept = await keptFiles(page);
      await press(panel, 'Reprendre');
      await untilComplete(panel);
      expect(kept.every((path) => !isCopied(path) || server.asked(path) <= 2)).toBeTruthy();
    },
  );

  scene(
    'reports a full disk, and the site works without a copy',
    async ({ server, context, open }) => {
      const page = await open('/fr/');
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 60_000 });
      const panel = await openPanel(page);
      await press(panel, 'Conserver une copie');
      await panel.getByText('plus assez de place', { exact: false }).waitFor();
      // Without a copy, the panel must not offer to delete one.
      await panel.getByRole('button', { name: 'Abandonner le téléchargement' }).waitFor();
      await press(panel, 'Fermer');
      await follow(page, 'v1/guides/page-1');
    },
    { site: { ballast: 400_000 } },
  );

  scene(
    'keeps the old copy when an update does not fit',
    async ({ server, context, openWithCopy, deploy }) => {
      const page = await openWithCopy();
      const session = await context.newCDPSession(page);
      const { usage } = await session.send('Storage.getUsageAndQuota', { origin: server.origin });
      const quotaSize = usage + 50_000;
      await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize });
      await deploy({ code: 'b', ballast: 900_000 });
      await page.reload();
      await (await openPanel(page)).getByText('plus assez de place', { exact: false }).waitFor();
      server.fail('drop');
      await read(page);
      await page.waitForSelector('html[data-build="a"][data-script="a"]', { state: 'attached' });
    },
  );

  scene(
    'repairs lost and damaged files, and reports what it cannot repair',
    async ({ server, openWithCopy }) => {
      const page = await openWithCopy();
      const panel = await openPanel(page);
      await untilComplete(panel);
      await ask(page, 'REPAIR'); // joins the check that the opened panel has started
      await damage(page, '/fr/v1/guides/page-2', null);
      await damage(page, '/fr/v1/guides/page-3', 'abîmé');
      await press(panel, 'Réparer');
      await panel.getByText(/réparés\s:\s2, irréparables pour l’instant\s:\s0/).waitFor();
      expect((await keptText(page, '/fr/v1/guides/page-3')) ?? '').toMatch(/Texte de v1\/guides\/page-3/);
      await damage(page, '/fr/v1/guides/page-2', null);
      server.fail('drop');
      await press(panel, 'Réparer');
      await panel.getByText(/réparés\s:\s0, irréparables pour l’instant\s:\s1/).waitFor();
    },
  );

  scene(
    'announces once a download that the reader did not ask for, with its size and a pause, and its end',
    async ({ server, open }) => {
      server.fail((path) => (path === '/fr/v1/guides/page-8' ? 'hang' : undefined));
      const page = await open('/fr/');
      const start = page.getByText(/^Copie hors ligne en cours\s: [\d,]+\s[km]?o à télécharger\.$/i);
      const end = page.getByText('peut maintenant être lue sans connexion', { exact: false });
      await start.waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await start.waitFor({ state: 'detached' });
      const panel = await openPanel(page);
      await press(panel, 'Reprendre');
      await press(panel, 'Fermer');
      server.recover();
      await end.waitFor();
      await page.getByRole('button', { name: 'Gérer la copie' }).click();
      await panel.getByText('sur un petit écran', { exact: false }).waitFor();
      await press(panel, 'Fermer');
      await end.waitFor({ state: 'detached' });
      await read(page, 'v1/guides');
      await untilCopied(page);
      expect((await start.count()) + (await end.count())).toBe(0);
    },
    narrow,
  );

  scene(
    'announces the end of a download that began on an earlier visit, but not its beginning again',
    async ({ server, open }) => {
      server.fail((path) => (path === '/fr/v1/guides/page-8' ? 'hang' : undefined));
      const page = await open('/fr/');
      const start = page.getByText('Copie hors ligne', { exact: false });
      await start.waitFor();
      await page.reload();
      await press(await openPanel(page), 'Fermer'); // the page follows the download now
      server.recover();
      await page.getByText('peut maintenant être lue sans connexion', { exact: false }).waitFor();
      expect(await start.count()).toBe(0);
    },
    narrow,
  );
});
