import { expect } from '@playwright/test';
import { notice, openPanel, press, refresh, removeCopy, untilComplete } from '../support/offline-panel';
import {
  buildsOf,
  keptFiles,
  look,
  read,
  scene,
  scenes,
  untilActive,
  untilCopied,
  untilEmpty,
  untilFailed,
  untilStarted,
  untilTidy,
} from '../support/offline-scene';
import type { Fault } from '../support/failing-server';
import { frames } from '../support/suite';

scenes('updating a copy', () => {
  scene('downloads what an edit changes and nothing else', async ({ server, openWithCopy, deploy }) => {
    const page = await openWithCopy('/fr/v1/guides/page-4?offlineMode=true');
    await untilTidy(page);
    await deploy({ edited: { 'v1/guides/page-4': 'Texte corrigé.' } });
    const before = server.requests.length;
    await look(page);
    await notice(page)
      .getByText(/[\d,]+\sko téléchargés\./)
      .waitFor();
    const asked = server.requests.slice(before).filter((path) => path !== '/fr/sw.js');
    expect(asked).toEqual(['/fr/v1/guides/page-4']);
    await refresh(page);
    await page.getByText('Texte corrigé.').waitFor();
    await untilTidy(page);
    server.fail('drop');
    await page.reload();
    await page.getByText('Texte corrigé.').waitFor();
    await read(page, 'v1/guides/page-3');
    expect(await page.textContent('.words')).toBe('Texte de v1/guides/page-3.');
  });

  scene(
    'downloads the pages and scripts that an edit of the code changes, and nothing else',
    async ({ server, openWithCopy, deploy }) => {
      const page = await openWithCopy();
      await untilTidy(page);
      const kept = await keptFiles(page);
      await deploy({ code: 'b' });
      const before = server.requests.length;
      await look(page);
      await notice(page).getByText('téléchargés', { exact: false }).waitFor();
      const asked = new Set(server.requests.slice(before));
      const again = kept.filter((path) => asked.has(path));
      expect(again.sort(), 'pages name their scripts').toEqual(
        kept.filter((path) => /^\/fr\/(?!search|texts|pages\.json)/.test(path)).sort(),
      );
    },
  );

  scene(
    'lets the reader close the notice, shows it again at the next load, and refreshes from the panel too',
    async ({ server, openWithCopy, deploy }) => {
      // The new worker is found although its script may be cached for a year.
      server.fail((path) => (path === '/fr/sw.js' ? 'cached-for-good' : undefined));
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      await look(page);
      await notice(page).waitFor();
      await frames(page, 2); // it listens to the keys a moment after it shows
      await page.keyboard.press('Escape'); // the focus is in the page
      await notice(page).waitFor({ state: 'hidden' });
      await page.reload();
      await notice(page).waitFor();
      expect(await buildsOf(page)).toEqual(['a', 'a', 'a']);
      await press(await openPanel(page), 'Rafraîchir');
      await untilStarted(page, 'b');
      await untilCopied(page);
    },
  );

  scene(
    'shows the size of the download, and refreshes once it is complete',
    async ({ server, openWithCopy, deploy }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      server.fail((path) => (path === '/fr/v1/guides/page-9' ? 'hang' : undefined));
      void look(page).catch(() => undefined);
      await notice(page).getByText('à télécharger', { exact: false }).waitFor();
      await refresh(page);
      await notice(page).getByText('dès la fin du téléchargement', { exact: false }).waitFor();
      expect(await buildsOf(page)).toEqual(['a', 'a', 'a']);
      server.recover();
      await untilStarted(page, 'b');
    },
  );

  scene(
    'keeps the old copy when an update gets wrong answers, and takes it up later',
    async ({ server, openWithCopy, deploy, messages }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      const wrong = new Map<string, Fault>([
        ['v1/guides/page-9', 'drop'],
        ['v1/guides/page-10', 'portal'],
        ['v1/guides/page-11', 'truncate'],
        ['v1/guides/page-12', 'error'],
      ]);
      server.fail((path) => wrong.get(path.replace('/fr/', '')));
      await look(page).catch(() => undefined);
      await untilFailed(messages);
      server.fail('drop');
      for (const name of [...wrong.keys(), 'v1/guides/page-13']) {
        await read(page, name);
        expect(await buildsOf(page)).toEqual(['a', 'a', 'a']);
      }
      server.recover();
      await page.reload();
      await refresh(page);
      await untilStarted(page, 'b');
      // Once for the first copy, once for the update: what it had stored was not deleted.
      expect(server.asked('/fr/v1/guides/page-1')).toBe(2);
    },
  );

  scene(
    'offers an update to a tab that the reader returns to, and no more once the copy is removed',
    async ({ openWithCopy, deploy }) => {
      const page = await openWithCopy();
      const panel = await openPanel(page);
      await untilComplete(panel);
      await deploy({ code: 'b' });
      // The reader returns to the tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await panel.getByText('Nouvelle version disponible', { exact: false }).waitFor();
      await removeCopy(panel);
      await untilActive(page, false);
      await untilEmpty(page);
      expect(await notice(page).count()).toBe(0);
    },
  );
});
