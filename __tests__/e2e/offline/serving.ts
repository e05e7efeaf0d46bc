import { expect } from '@playwright/test';
import { pageNames } from '../support/mini-site/build';
import {
  follow,
  keptFiles,
  keptText,
  read,
  scene,
  scenes,
  untilCopied,
  untilStarted,
} from '../support/offline-scene';
import { serveSite } from '../../../scripts/browser/site';

scenes('serving a copy', () => {
  scene('leaves to the network what only the network can answer', async ({ server, openWithCopy, step }) => {
    const page = await openWithCopy();
    await step('a range', async () => {
      const status = await page.evaluate(
        async () => (await fetch('/icons/mark.svg', { headers: { range: 'bytes=0-3' } })).status,
      );
      expect(status).toBe(206);
      expect(server.headers.get('/icons/mark.svg')?.range).toBe('bytes=0-3');
    });
    for (const method of ['POST', 'HEAD', 'PUT'])
      await step(`a ${method} request`, async () => {
        await page.evaluate((name) => fetch('/fr/v1/guides', { method: name }), method);
        expect(server.asked(`${method} /fr/v1/guides`)).toBe(1);
      });
    await step('another origin, of which nothing is kept', async () => {
      const other = await serveSite((_request, response) => {
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('ailleurs');
        return true;
      });
      const kept = await keptFiles(page);
      const text = await page.evaluate(
        async (url) => (await fetch(url)).text(),
        `${other.origin}/fr/v1/guides`,
      );
      await other.close();
      expect(text).toBe('ailleurs');
      expect(await keptFiles(page)).toEqual(kept);
    });
    await step('an unknown address', async () => {
      const response = await page.goto(`${server.origin}/fr/nulle-part`);
      expect(response?.status()).toBe(404);
    });
    await step('a redirect of the server, of which nothing is kept', async () => {
      server.fail((path) => {
        if (path === '/fr/ancien') return 'redirect';
        return path === '/portail' ? 'portal' : undefined;
      });
      await page.goto(`${server.origin}/fr/ancien`);
      expect(page.url()).toBe(`${server.origin}/portail`);
      expect(await keptText(page, '/fr/ancien')).toBe(null);
    });
  });

  scene(
    'does not wait for a network that is connected but silent, nor for the rest of an answer',
    async ({ server, openWithCopy, step }) => {
      const page = await openWithCopy();
      for (const fault of ['hang', 'stall'] as const)
        await step(`by "${fault}"`, async () => {
          server.fail((path) => (path.endsWith('.txt') ? fault : undefined));
          await read(page);
          await untilStarted(page);
          await follow(page, 'v1/guides/page-2');
          await page.locator('.copy-note span').waitFor();
        });
    },
  );

  scene('finds its way when the server is gone', async ({ server, context, openWithCopy, step }) => {
    const page = await openWithCopy();
    const { origin } = server;
    const note = page.locator('.copy-note');
    expect(await note.isVisible()).toBe(false);
    server.fail('drop');
    await step('says on each page that it was read from the copy, and of which date', async () => {
      const format = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Europe/Paris' });
      const text = `Lu dans la copie hors ligne du ${format.format(new Date())}`;
      await read(page);
      await note.getByText(text, { exact: true }).waitFor();
      // Its data are not in the copy: the router opens the stored document.
      await follow(page, 'v1/guides/page-2');
      await note.getByText(text, { exact: true }).waitFor();
    });
    await step('answers another form of an address from the one entry', async () => {
      await page.goto(`${origin}/fr/v1//guides/page-1.html?q=a&b=%20`);
      expect(await page.textContent('h1')).toBe('Page v1/guides/page-1');
    });
    await step('corrects the letter case of an address, as hosts do', async () => {
      await page.goto(`${origin}/fr/V1//Guides/page-1.html?q=a&b=%20#fin`);
      expect(page.url()).toBe(`${origin}/fr/v1/guides/page-1?q=a&b=%20#fin`);
      expect(await page.textContent('h1')).toBe('Page v1/guides/page-1');
    });
    await step('leads an old address on', async () => {
      await page.goto(`${origin}/fr/guides/page-2?x=1#fin`);
      expect(page.url()).toBe(`${origin}/fr/v1/guides/page-2?x=1#fin`);
      expect(await page.locator('#fin:target').count()).toBe(1);
    });
    await step('shows the offline page for an address it does not know', async () => {
      await page.goto(`${origin}/fr/nulle-part/%E0%A4%A`);
      expect(await page.textContent('h1')).toBe('Page hors-ligne');
      await untilStarted(page);
      expect(await note.isVisible()).toBe(false);
    });
    await step('finds home without its slash, which is outside of the worker’s scope', async () => {
      await page.goto(`${origin}/fr`);
      expect(await page.textContent('h1')).toBe('Page accueil');
      expect(new URL(page.url()).pathname).toBe('/fr/');
    });
    await step('also when no server listens any more, in a new tab too', async () => {
      await server.close();
      for (const name of pageNames.slice(0, 4)) await read(page, name);
      const other = await context.newPage();
      await other.goto(`${origin}/fr/`);
      await untilCopied(other);
      expect(await other.textContent('h1')).toBe('Page accueil');
    });
  });
});
