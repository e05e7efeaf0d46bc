import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { partAddress } from '../../lib/browser/page-part';
import { bytesOf, editCode, editOnePage, listOfflineScripts, medianGuide } from './support/edited-export';
import type { Fault } from './support/failing-server';
import { openPanel, press } from './support/offline-panel';
import {
  ask,
  endChecks,
  keptFiles,
  look,
  scene,
  scenes,
  untilStarted,
  untilTidy,
  type Scene,
} from './support/offline-scene';
import { untilTrue } from './support/until';

const pages = JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[];

const kinds = [
  '/fr/v1/guides',
  '/fr/v1/guides/features/command',
  '/fr/v1/api/js/event',
  '/fr/blog',
  '/fr/blog/2023/06/14/tauri-1-4',
  '/fr/about/intro',
];

const offlineScripts = listOfflineScripts();

/** Id of the last linkable heading of a page. */
function lastHeading(route: string): string | undefined {
  const html = readFileSync(`out${route}.html`, 'utf8');
  return [...html.slice(html.indexOf('<main')).matchAll(/<h[23][^>]* id="([^"]+)"/g)].at(-1)?.[1];
}

/** Fails the worker's downloads at every hundredth file, each time with another fault, until `state.fault` is cleared. */
function interrupt(server: Scene['server']) {
  const faults: Fault[] = ['drop', 'error', 'truncate', 'portal', 'missing'];
  const asked = new Map<string, number>();
  const state = { fault: undefined as Fault | undefined, times: 0, asked };
  server.fail((path) => {
    // Pages request files too; only the worker's requests have it as referrer. Its own scripts belong to the registration.
    const isDownload =
      server.headers.get(path)?.referer?.includes('/fr/sw.js') === true &&
      path !== '/fr/sw.js' &&
      !path.startsWith('/_next/static/offline/');
    if (!isDownload || state.fault) return isDownload ? state.fault : undefined;
    if (!asked.has(path) && (asked.size + 1) % 100 === 0) state.fault = faults[state.times++ % faults.length];
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return state.fault;
  });
  return state;
}

/** Follows a link by client-side navigation and returns the new page's heading. */
async function follow(page: Page, href: string): Promise<string | null> {
  await page.evaluate(
    (target) =>
      new Promise((resolve, reject) => {
        document.addEventListener('page:shown', resolve, { once: true });
        document.addEventListener('page:failed', reject, { once: true });
        const link = Object.assign(document.createElement('a'), { href: target });
        document.body.append(link);
        link.click();
        link.remove();
      }).then(() => undefined),
    href,
  );
  return page.textContent('h1');
}

/** Waits until the worker of an export waits with its files complete. */
function untilWaiting(page: Page, folder: string): Promise<void> {
  const [, version] = /"version":"(\w+)"/.exec(readFileSync(`${folder}/fr/sw.js`, 'utf8')) ?? [];
  const isWaiting = async (): Promise<boolean> => (await ask(page, 'PING', '/fr/', 'waiting')) === version;
  return untilTrue(isWaiting, `version ${version} waits`);
}

scenes('the whole documentation without a server', () => {
  scene(
    'is installed whatever interrupts it, and read, searched and updated from the copy',
    async ({ server, context, open, step, messages }) => {
      const interruptions = interrupt(server);
      const page = await open('/fr/');
      await step('costs nothing before the page can be read and used', async () => {
        assert.notEqual(offlineScripts.length, 0);
        const early = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < (navigation?.loadEventEnd ?? Infinity))
            .map(({ name }) => name);
        });
        const isOffline = (name: string): boolean =>
          name.includes('/sw.js') || offlineScripts.some((script) => name.endsWith(script));
        assert.deepEqual(early.filter(isOffline), []);
      });
      await step(
        'continues after an interruption at every hundredth file, and fetches nothing twice',
        async () => {
          const panel = await openPanel(page);
          const complete = panel.getByText('est complète', { exact: false });
          const retry = panel.getByRole('button', { name: 'Réessayer' });
          for (let turn = 0; turn < 20; turn += 1) {
            await complete.or(retry).waitFor();
            if (!interruptions.fault) break;
            interruptions.fault = undefined;
            await retry.click();
            await panel.getByRole('button', { name: 'Pause' }).waitFor();
          }
          await complete.waitFor();
          const files = (await keptFiles(page)).length;
          assert.equal(interruptions.times, Math.floor(files / 100));
          // Two files download in parallel, so an interrupted attempt repeats at most two.
          const twice = [...interruptions.asked.values()].filter((times) => times > 1).length;
          assert.ok(twice <= 2 * interruptions.times, `${twice} files fetched again`);
          await press(panel, 'Réparer');
          const report = `${files} fichiers vérifiés .réparés\\s:\\s0, irréparables pour l’instant\\s:\\s0`;
          await panel.getByText(new RegExp(report)).waitFor();
        },
      );
      await untilTidy(page);
      /** Deploys an export, waits until its update is complete, and returns what was downloaded. */
      const update = async (folder: string): Promise<string[]> => {
        server.recover();
        await endChecks(context);
        server.use(folder);
        const before = server.requests.length;
        await look(page);
        await untilWaiting(page, folder);
        const asked = new Set(server.requests.slice(before));
        // The browser revalidates the worker's scripts; those that the first export has too have not changed.
        return [...asked].filter((path) => !path.includes('/static/offline/') || !existsSync(`out${path}`));
      };
      const failed: string[] = [];
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!reason.includes('ERR_ABORTED')) failed.push(`${reason} ${request.url()}`);
      });
      messages.length = 0;
      server.fail('drop');
      await step('opens routes directly, at their last heading', async () => {
        for (const route of ['/fr/releases', '/fr/v1/api/config', '/fr/v1/guides/faq']) {
          const id = lastHeading(route);
          await page.goto(server.origin + route + (id ? `#${id}` : ''), { waitUntil: 'commit' });
          await page.locator('.copy-note').waitFor({ state: 'attached' });
          if (id) await page.locator(':target').waitFor({ state: 'attached' });
        }
      });
      await page.goto(`${server.origin}/fr/`);
      await untilStarted(page);
      let images: string[] = [];
      await step('has every page', async () => {
        const read = await page.evaluate(
          (routes) =>
            Promise.all(
              routes.map(async (route) => {
                const html = await (await fetch(route)).text();
                const shown = new DOMParser().parseFromString(html, 'text/html');
                const sources = [...shown.images].map((image) => image.getAttribute('src') ?? '');
                return { route, heading: shown.querySelector('h1')?.textContent, sources };
              }),
            ),
          pages,
        );
        const missing = read.filter(({ heading }) => !heading).map(({ route }) => route);
        assert.deepEqual(missing, []);
        images = [...new Set(read.flatMap(({ sources }) => sources))];
      });
      await step('opens a page of each kind by a link', async () => {
        await page.evaluate(() => Object.assign(window, { same: true }));
        for (const route of kinds) assert.ok(await follow(page, route), route);
        assert.equal(await page.evaluate(() => 'same' in window), true);
      });
      await step('shows every image and icon', async () => {
        const broken = await page.evaluate(async (ofPages) => {
          const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"]')].map(
            ({ href }) => href,
          );
          const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
          const ofApp = ((await (await fetch(manifest)).json()) as { icons: { src: string }[] }).icons;
          const wrong: string[] = [];
          for (const src of [...ofPages, ...icons, ...ofApp.map((icon) => icon.src)])
            await Object.assign(new Image(), { src })
              .decode()
              .catch(() => wrong.push(src));
          return wrong;
        }, images);
        assert.deepEqual(broken, []);
      });
      await step('searches names, texts and what another app shares, and leads to the page', async () => {
        await page.goto(`${server.origin}/fr/hors-ligne`);
        await untilStarted(page);
        await page.locator('main [data-search-open]').click();
        for (const query of ['updater', 'certificat d’un développeur']) {
          await page.getByRole('combobox').fill(query);
          await page.locator('dialog').getByRole('option').first().waitFor();
        }
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => !location.pathname.endsWith('/hors-ligne'));
        await page.goto(`${server.origin}/fr/?title=&q=splashscreen&url=`);
        await page.locator('dialog').getByRole('option').first().waitFor();
        assert.equal(await page.getByRole('combobox').inputValue(), 'splashscreen');
      });
      await step('does so without an error', async () => {
        const isKnown = /\/sw\.js|\/search\/texts|^error: Failed to load resource|^(?!error|net)/;
        assert.deepEqual(
          [...failed, ...messages].filter((text) => !isKnown.test(text)),
          [],
        );
      });
      const route = medianGuide();
      const edited = await editOnePage(route);
      await step(
        'downloads a page with a new paragraph, its text for the search, and nothing else',
        async () => {
          const fetched = await update(edited);
          const names = fetched.map((asked) => asked.replace(/[\da-f]{10}(?=\.json)/, '*'));
          assert.deepEqual(names.sort(), [
            '/fr/search/index.json',
            '/fr/search/pages/*.json',
            '/fr/sw.js',
            partAddress(route),
          ]);
          const bytes = bytesOf(edited, fetched);
          assert.ok(bytes <= 25_000, `an edit of ${route} costs ${bytes} bytes`);
        },
      );
      await step('downloads an edit of the code without the pages', async () => {
        const folder = await editCode(edited);
        const fetched = await update(folder);
        assert.ok(fetched.includes('/_next/static/live/fr-EDITED00.js'));
        const bytes = bytesOf(folder, fetched);
        assert.ok(bytes <= 60_000, `an edit of the code costs ${bytes} bytes: ${fetched.join(' ')}`);
        for (const written of [edited, folder]) rmSync(written, { recursive: true });
      });
    },
    { folder: 'out', timeout: 600_000, context: { viewport: { width: 400, height: 800 } } },
  );
});
