import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageNames } from '../support/mini-site/build';
import { keptFiles, keptText, scene, scenes, untilCopied } from '../support/offline-scene';

scenes('serving a copy', () => {
  scene('leaves to the network what only the network can answer', async ({ server, openWithCopy, step }) => {
    const page = await openWithCopy();
    await step('a range', async () => {
      const status = await page.evaluate(
        async () => (await fetch('/icons/mark.svg', { headers: { range: 'bytes=0-3' } })).status,
      );
      assert.equal(status, 206);
      assert.equal(server.headers.get('/icons/mark.svg')?.range, 'bytes=0-3');
    });
    for (const method of ['POST', 'HEAD', 'PUT']) {
      await step(`a ${method} request`, async () => {
        await page.evaluate((name) => fetch('/fr/v1/guides', { method: name }), method);
        assert.equal(server.asked(`${method} /fr/v1/guides`), 1);
      });
    }
    await step('another origin, of which nothing is kept', async () => {
      const other = createServer((_request, response) =>
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('ailleurs'),
      );
      await new Promise<void>((resolve) => other.listen(0, resolve));
      const { port } = other.address() as AddressInfo;
      const address = `http://localhost:${port}/fr/v1/guides`;
      assert.equal(await page.evaluate(async (url) => (await fetch(url)).text(), address), 'ailleurs');
      other.close();
      assert.equal(
        (await keptFiles(page)).some((file) => file.startsWith('http')),
        false,
      );
    });
    await step('an unknown address', async () => {
      const response = await page.goto(`${server.origin}/fr/nulle-part`);
      assert.equal(response?.status(), 404);
    });
    await step('a redirect of the server, of which nothing is kept', async () => {
      server.fail((path) =>
        path === '/fr/ancien' ? 'redirect' : path === '/portail' ? 'portal' : undefined,
      );
      await page.goto(`${server.origin}/fr/ancien`);
      assert.equal(page.url(), `${server.origin}/portail`);
      assert.equal(await keptText(page, '/fr/ancien'), null);
    });
  });

  scene('finds its way when the server is gone', async ({ server, context, openWithCopy, step }) => {
    const page = await openWithCopy();
    const { origin } = server;
    const untilShown = (name: string): Promise<unknown> =>
      page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === `Page ${wanted}`, name);
    assert.equal(await page.locator('.copy-note').count(), 0);
    server.fail('drop');
    await step('follows links in place', async () => {
      await page.evaluate(() => Object.assign(window, { same: true }));
      for (const name of ['v1/guides/page-4', 'v1/guides/page-5']) {
        await page.click(`a[href="/fr/${name}"]`);
        await untilShown(name);
      }
      await page.goBack();
      await untilShown('v1/guides/page-4');
      assert.equal(await page.evaluate(() => 'same' in window), true);
    });
    await step('says on each page that it was read from the copy, and of which date', async () => {
      const format = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Europe/Paris' });
      await page.goto(`${origin}/fr/v1/guides/page-1`);
      assert.equal(
        await page.textContent('.copy-note'),
        `Lu dans la copie hors ligne du ${format.format(new Date())}`,
      );
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await page.click('a[href="/fr/v1/guides/page-2"]');
      await untilShown('v1/guides/page-2');
      assert.equal(await page.locator('.copy-note').count(), 1);
    });
    await step('answers another form of an address from the one entry', async () => {
      await page.goto(`${origin}/fr/V1//Guides/page-1.html?q=a&b=%20`);
      assert.equal(await page.textContent('h1'), 'Page v1/guides/page-1');
    });
    await step('leads an old address on', async () => {
      await page.goto(`${origin}/fr/guides/page-2?x=1#fin`);
      assert.equal(page.url(), `${origin}/fr/v1/guides/page-2?x=1#fin`);
    });
    await step('shows the offline page for an address it does not know', async () => {
      await page.goto(`${origin}/fr/nulle-part/%E0%A4%A`);
      assert.equal(await page.textContent('h1'), 'Page hors-ligne');
      assert.equal(await page.locator('.copy-note').count(), 0);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
    });
    await step('scrolls to a hash', async () => {
      await page.goto(`${origin}/fr/v1/guides/page-3#fin`);
      assert.equal(await page.locator('#fin:target').count(), 1);
    });
    await step('serves images and the search index', async () => {
      const files = ['/icons/mark.svg', '/fr/search/index.json', '/fr/search/titles.0123456789ab.json'];
      assert.deepEqual(
        await page.evaluate((urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)), files),
        [200, 200, 200],
      );
    });
    await step('finds home without its slash, which is outside of the worker’s scope', async () => {
      await page.goto(`${origin}/fr`);
      assert.equal(await page.textContent('h1'), 'Page accueil');
      assert.equal(new URL(page.url()).pathname, '/fr/');
    });
    await step('also when no server listens any more, in a new tab too', async () => {
      await server.close();
      for (const name of pageNames.slice(0, 4)) await page.goto(`${origin}/fr/${name}`);
      const other = await context.newPage();
      await other.goto(`${origin}/fr/`);
      await untilCopied(other);
      assert.equal(await other.textContent('h1'), 'Page accueil');
    });
  });
});
