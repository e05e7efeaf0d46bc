import { readFileSync, rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { go } from '../../scripts/browser/chromium';
import {
  bytesOf,
  editCode,
  editedScript,
  editOnePage,
  listScripts,
  medianGuide,
} from './support/edited-export';
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

const offlineScripts = listScripts(/messageSkipWaiting|"removeAsk"|offline worker does not answer/);

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
    // Pages request files too; only the worker's requests have it as referrer.
    const isDownload =
      server.headers.get(path)?.referer?.includes('/fr/sw.js') === true && path !== '/fr/sw.js';
    if (!isDownload || state.fault) return isDownload ? state.fault : undefined;
    if (!asked.has(path) && (asked.size + 1) % 100 === 0) state.fault = faults[state.times++ % faults.length];
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return state.fault;
  });
  return state;
}

/** Waits until the worker of an export waits with its files complete. */
function untilWaiting(page: Page, folder: string): Promise<void> {
  const [, version] = /version:"(\w+)"/.exec(readFileSync(`${folder}/fr/sw.js`, 'utf8')) ?? [];
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
        expect(offlineScripts.length).not.toBe(0);
        const early = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < (navigation?.loadEventEnd ?? Infinity))
            .map(({ name }) => name);
        });
        const isOffline = (name: string): boolean =>
          name.includes('/sw.js') || offlineScripts.some((script) => name.endsWith(script));
        expect(early.filter(isOffline)).toEqual([]);
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
            // Looks at each frame: the download may be interrupted again within half a second.
            const isResumed = page.waitForFunction(() =>
              [...document.querySelectorAll('dialog[open] button')].some(
                (one) => one.textContent === 'Pause',
              ),
            );
            await Promise.all([isResumed, retry.click()]);
          }
          await complete.waitFor();
          const files = (await keptFiles(page)).length;
          expect(interruptions.times).toBe(Math.floor(files / 100));
          // Two files download in parallel, so an interrupted attempt repeats at most two.
          const twice = [...interruptions.asked.values()].filter((times) => times > 1).length;
          expect(twice, `${twice} files fetched again`).toBeLessThanOrEqual(2 * interruptions.times);
          await press(panel, 'Réparer');
          const report = `${files}\\sfichiers vérifiés .réparés\\s:\\s0, irréparables pour l’instant\\s:\\s0`;
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
        return [...new Set(server.requests.slice(before))];
      };
      const failed: string[] = [];
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The router looks whether a page is there before it prefetches its data.
        if (!reason.includes('ERR_ABORTED') && request.method() !== 'HEAD')
          failed.push(`${reason} ${request.url()}`);
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
                // The policy of the home page does not name the styles of the others.
                const html = (await (await fetch(route)).text()).replace(/<style.*?<\/style>/gs, '');
                const shown = new DOMParser().parseFromString(html, 'text/html');
                const sources = [...shown.images].map((image) => image.getAttribute('src') ?? '');
                return { route, heading: shown.querySelector('h1')?.textContent, sources };
              }),
            ),
          pages,
        );
        const missing = read.filter(({ heading }) => !heading).map(({ route }) => route);
        expect(missing).toEqual([]);
        images = [...new Set(read.flatMap(({ sources }) => sources))];
      });
      await step('opens a page of each kind by a link', async () => {
        for (const route of kinds) {
          await go(page, route);
          await page.locator('.copy-note span').waitFor();
          await untilStarted(page);
          expect(await page.textContent('h1'), route).toBeTruthy();
        }
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
        expect(broken).toEqual([]);
      });
      await step('names the nearest pages in place of one that does not exist', async () => {
        await page.goto(`${server.origin}/fr/v1/guides/features/systemtray`);
        await page.getByRole('main').getByRole('link', { name: 'Zone de notification' }).waitFor();
      });
      await step('searches names, texts and what another app shares, and leads to the page', async () => {
        await page.goto(`${server.origin}/fr/hors-ligne`);
        await untilStarted(page);
        await page.getByRole('button', { name: 'Rechercher dans la copie' }).click();
        for (const query of ['updater', 'certificat d’un développeur']) {
          await page.getByRole('combobox').fill(query);
          await page.locator('dialog').getByRole('option').first().waitFor();
        }
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => !location.pathname.endsWith('/hors-ligne'));
        await page.goto(`${server.origin}/fr/?title=&q=splashscreen&url=`);
        await page.locator('dialog').getByRole('option').first().waitFor();
        expect(await page.getByRole('combobox').inputValue()).toBe('splashscreen');
        // An open search would load its texts as soon as the server answers again.
        await page.goto(`${server.origin}/fr/`);
        await untilStarted(page);
      });
      await step('does so without an error', async () => {
        // The router reports that it opens the stored document instead.
        const isKnown =
          /\/sw\.js|\/systemtray|\/search\/texts|\.txt\?_rsc|^error: Failed to (?:load resource|fetch RSC payload)|^(?!error|net)/;
        expect([...failed, ...messages].filter((text) => !isKnown.test(text))).toEqual([]);
      });
      const route = medianGuide();
      const edited = await editOnePage(route);
      await step(
        'downloads a page with a new paragraph, its text for the search, and nothing else',
        async () => {
          const fetched = await update(edited);
          const names = fetched.map((asked) => asked.replace(/[\da-f]{10}(?=\.json)/, '*'));
          expect(names.sort()).toEqual([
            '/fr/search/index.json',
            '/fr/search/pages/*.json',
            '/fr/sw.js',
            route,
          ]);
          const bytes = bytesOf(edited, fetched);
          expect(bytes, `an edit of ${route} costs ${bytes} bytes`).toBeLessThanOrEqual(70_000);
        },
      );
      await step(
        'downloads an edit of the code with the pages, which name their scripts, and nothing else',
        async () => {
          const folder = await editCode(edited);
          const fetched = await update(folder);
          const isPage = (path: string): boolean => pages.includes(path.replace(/\/$/, ''));
          const others = fetched.filter((path) => !isPage(path) && path !== '/fr/hors-ligne');
          expect(others.sort()).toEqual([editedScript, '/fr/sw.js']);
          const bytes = bytesOf(folder, fetched);
          expect(bytes, `an edit of the code costs ${bytes} bytes`).toBeLessThanOrEqual(4_500_000);
          for (const written of [edited, folder]) rmSync(written, { recursive: true });
        },
      );
    },
    { folder: 'out', timeout: 600_000, context: { viewport: { width: 400, height: 800 } } },
  );
});
