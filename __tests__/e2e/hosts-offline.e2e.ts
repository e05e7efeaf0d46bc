import { execFileSync } from 'node:child_process';
import { cpSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '../support/scratch';
import { launchBrowser } from '../../scripts/browser/chromium';
import type { MiniSite } from './support/mini-site/build';
import { hasNginx, nginxMissing, serveByNginx } from './support/nginx';
import { openPanel, refresh, removeCopy } from './support/offline-panel';
import { untilCopied, untilEmpty } from './support/offline-scene';
import { until } from './support/until';

const base = '/docs';
const route = `${base}/fr/v1/guides/page-4`;
const words = 'Une phrase inattendue.';

/** Builds the small site below the path, in a process that knows it: settings are read when modules are loaded. */
function deploy(folder: string, site: MiniSite): void {
  const script = `import('./__tests__/e2e/support/mini-site/build').then(async ({ buildMiniSite }) =>
    process.stdout.write(await buildMiniSite(${JSON.stringify(site)})))`;
  const built = execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
    env: { ...process.env, SITE_BASE_PATH: base },
    encoding: 'utf8',
  });
  cpSync(built, folder, { recursive: true });
}

test('on nginx below a path: install the copy, read offline, update, remove', async () => {
  test.skip(!hasNginx(), nginxMissing);
  const root = scratchFolder('hosts-offline-');
  const folder = path.join(root, base);
  deploy(folder, {});
  const server = await serveByNginx(folder, root);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const files = [`${route}.html`, `${route}/index.html`].map((name) => path.join(root, name));
    for (const file of files) renameSync(file, `${file}.hidden`);
    await page.goto(`${server.origin}${base}/fr/?offlineMode=true`);
    const download = await openPanel(page);
    await download.getByText(`${route} (erreur 404)`).waitFor();
    expect(
      messages.some((text) => text.includes(route) && text.includes('404')),
      messages.join('\n'),
    ).toBeTruthy();
    for (const file of files) renameSync(`${file}.hidden`, file);
    await download.getByRole('button', { name: 'Réessayer' }).click();
    await untilCopied(page, `${base}/fr/`);

    await context.setOffline(true);
    await page.goto(server.origin + route);
    expect(await page.textContent('h1')).toBe('Page v1/guides/page-4');
    // Outside of the worker's scope: the browser has kept the redirect, which must not depend on what is accepted.
    await page.goto(`${server.origin}${base}/fr`);
    expect(await page.textContent('h1')).toBe('Page accueil');

    await context.setOffline(false);
    deploy(folder, { edited: { 'v1/guides/page-4': words } });
    await page.goto(server.origin + route);
    // Again until it is found: the first check may answer with what the browser saw before the edit.
    await until(
      page,
      async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return Boolean(registration?.installing ?? registration?.waiting);
      },
      Boolean,
    );
    await refresh(page);
    await page.getByText(words).waitFor();

    await removeCopy(await openPanel(page));
    await untilEmpty(page);
  } finally {
    await browser.close();
    await server.close();
  }
});
