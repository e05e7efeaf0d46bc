import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { scratchFolder } from '../support/scratch';
import { launchBrowser } from './support/browser';
import { buildSite } from './support/build-site';
import { hasNginx, serveByNginx } from './support/nginx';
import { until } from './support/until';
import { notice, openPanel, removeCopy, untilCopied } from './support/offline-scene';

const words = 'Une phrase inattendue.';
const route = '/fr/v1/guides/faq';

const base = '/docs';
const built = '.cache/hosts-offline';

test('on nginx below a path: install the copy, read and search offline, update, remove', async () => {
  // It builds a site of its own, more than a minute on two processors: `HOSTS=on npm run test:e2e -- hosts-offline`.
  test.skip(!hasNginx() || process.env.HOSTS !== 'on', 'needs nginx and HOSTS=on');
  test.setTimeout(900_000);
  const root = scratchFolder('hosts-offline-');
  const folder = path.join(root, base);
  // Precompressed files would hide the edit below.
  const filter = (file: string): boolean => !/\.(?:br|gz)$/.test(file);
  await buildSite({ SITE_BASE_PATH: base, SITE_EXPORT: built });
  cpSync(built, folder, { recursive: true, filter });
  const server = await serveByNginx(folder, root);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const restore = hide(folder);
    await page.goto(`${server.origin}${base}/fr/?offlineMode=true`);
    const download = await openPanel(page);
    await download.getByText(`${base}${route} (erreur 404)`).waitFor();
    assert.ok(
      messages.some((text) => text.includes(route) && text.includes('404')),
      messages.join('\n'),
    );
    restore();
    await download.getByRole('button', { name: 'Réessayer' }).click();
    await untilCopied(page, `${base}/fr/`);

    await context.setOffline(true);
    await page.goto(server.origin + base + route);
    assert.equal(await page.textContent('h1'), 'Questions fréquemment posées');
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] [role="combobox"]').fill('invoke');
    await page.locator(`dialog[open] a[href*="${base}/fr/v1/"]`).first().waitFor();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    edit(folder);
    await page.goto(server.origin + base + route);
    // Again until it is found: the first check may answer with what the browser saw before the edit.
    await until(
      page,
      async (scope) => {
        const registration = await navigator.serviceWorker.getRegistration(scope);
        await registration?.update();
        return Boolean(registration?.installing ?? registration?.waiting);
      },
      `${base}/fr/`,
    );
    await notice(page).getByRole('button', { name: 'Rafraîchir' }).click();
    await page.getByText(words).waitFor();

    const panel = await openPanel(page);
    await removeCopy(panel);
    await until(
      page,
      async () => !(await caches.keys()).some((name) => name.startsWith('serwist-precache')),
      undefined,
    );
  } finally {
    await browser.close();
    await server.close();
  }
});

/** Takes the page away, and returns the function that puts it back. */
function hide(folder: string): () => void {
  const files = [`${route}.html`, `${route}/index.html`].map((name) => path.join(folder, name));
  for (const file of files) renameSync(file, `${file}.hidden`);
  return () => {
    for (const file of files) renameSync(`${file}.hidden`, file);
  };
}

/** A second build: one page changes, and the worker lists its new hash. In a process that knows the base path. */
function edit(folder: string): void {
  for (const name of [`${route}.html`, `${route}/index.html`]) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('</main>', `<p>${words}</p></main>`));
  }
  const script =
    "void import('./scripts/postbuild/offline-worker').then((m) => m.writeOfflineWorker(process.argv[1]))";
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script, folder], {
    env: { ...process.env, SITE_BASE_PATH: base },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
}
