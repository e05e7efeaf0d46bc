import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { writeOfflineWorker } from '../../scripts/postbuild/offline-worker';
import { look, notice, scene, scenes, untilTidy } from './support/offline-scene';

const pages = JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[];

/** Follows a link of the site in place and answers with the new page's heading. */
async function follow(page: Page, href: string): Promise<string> {
  await page.evaluate((target) => {
    document.documentElement.dataset.swapped = 'waiting';
    const root = document.documentElement;
    for (const name of ['page:shown', 'page:failed']) {
      document.addEventListener(name, () => (root.dataset.swapped = name), { once: true });
    }
    const link = Object.assign(document.createElement('a'), { href: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForSelector('html[data-swapped="page:shown"]', { state: 'attached' });
  return (await page.textContent('h1')) ?? '';
}

scenes('the whole documentation without a server', () => {
  scene(
    'opens every route directly, by link and by hash, with its images and the search',
    async ({ server, context, openWithCopy, step, messages }) => {
      const page = await openWithCopy();
      const failed: string[] = [];
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!reason.includes('ERR_ABORTED')) failed.push(`${reason} ${request.url()}`);
      });
      server.fail('drop');
      const session = await context.newCDPSession(page);
      await step('directly', async () => {
        // The text is all that counts here; the pages' scripts run in the steps below.
        await session.send('Emulation.setScriptExecutionDisabled', { value: true });
        for (const route of pages) {
          await page.goto(server.origin + (route === '/fr' ? '/fr/' : route), {
            waitUntil: 'commit',
          });
          await page.locator('.copy-note').waitFor({ state: 'attached' });
          if (route !== '/fr/hors-ligne')
            assert.notEqual(await page.textContent('h1'), 'Page absente de la copie', route);
        }
      });
      await session.send('Emulation.setScriptExecutionDisabled', { value: false });
      await page.goto(`${server.origin}/fr/`);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await page.evaluate(() => Object.assign(window, { same: true }));
      await step('by link', async () => {
        for (const route of pages.filter((name) => name !== '/fr'))
          assert.notEqual(await follow(page, route), '', route);
        assert.equal(await page.evaluate(() => 'same' in window), true);
      });
      await step('by hash', async () => {
        for (const route of pages.filter((_name, index) => index % 10 === 5)) {
          await page.goto(server.origin + route);
          const id = await page.evaluate(() => [...document.querySelectorAll('main h2[id]')].at(-1)?.id);
          if (!id) continue;
          await page.goto('about:blank');
          await page.goto(`${server.origin}${route}#${id}`);
          assert.equal(await page.locator(':target').count(), 1, `${route}#${id}`);
        }
      });
      await step('with every image', async () => {
        const broken = await page.evaluate(() =>
          [...document.images]
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map(({ src }) => src),
        );
        assert.deepEqual(broken, []);
      });
      await step('with the search', async () => {
        await page.goto(`${server.origin}/fr/hors-ligne`);
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        await page.locator('main [data-search-open]').click();
        await page.getByRole('combobox').fill('updater');
        await page.getByRole('option').first().waitFor();
      });
      await step('and without an error', async () => {
        assert.deepEqual(
          failed.filter((url) => !url.includes('/sw.js')),
          [],
        );
        assert.deepEqual(
          messages.filter((text) => /^error: (?!Failed to load resource)/.test(text)),
          [],
        );
      });
    },
    { folder: 'out' },
  );

  scene(
    'downloads one edited page and nothing else',
    async ({ server, openWithCopy }) => {
      const page = await openWithCopy();
      await untilTidy(page);
      const folder = mkdtempSync(path.join(tmpdir(), 'edited-export-'));
      cpSync('out', folder, { recursive: true });
      for (const name of ['command.html', 'command/index.html']) {
        const file = path.join(folder, 'fr/v1/guides/features', name);
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.replace('</main>', '<p>Une phrase de plus.</p></main>'));
      }
      await writeOfflineWorker(folder);
      server.use(folder);
      const before = server.requests.length;
      await look(page);
      await notice(page)
        .getByText(/téléchargés\./)
        .waitFor();
      const fetched = server.requests.slice(before).filter((asked) => asked !== '/fr/sw.js');
      assert.deepEqual(fetched, ['/fr/v1/guides/features/command']);
    },
    { folder: 'out' },
  );
});
