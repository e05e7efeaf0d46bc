/** Wrong answers to files that are loaded late: afterwards the feature works. */
import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { untilReady } from './support/browser';
import { listScripts } from './support/edited-export';
import { test } from './support/suite';

type Reply = (response: Parameters<RequestListener>[1]) => void;

/** As some hosts send errors: browsers then store them. */
const reply =
  (status: number, type = 'text/html'): Reply =>
  (response) => {
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': type };
    response.writeHead(status, headers).end('<p>Portail');
  };
const replyHalf: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '5000' });
  response.write('half');
  setImmediate(() => response.destroy());
};

type Feature = {
  file: RegExp;
  wrong: Reply[];
  use: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
};

const features: Record<string, Feature> = {
  'the script of the shortcuts': {
    file: new RegExp(listScripts(/"inMenus"/).join('|')),
    wrong: [reply(404), replyHalf],
    use: (page) => page.locator('footer').getByRole('button', { name: 'Raccourcis clavier' }).click(),
    works: (page) => page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor(),
  },
  'the texts of the offline panel': {
    file: /fr\/texts\.json/,
    wrong: [reply(500), reply(200)],
    use: (page) => page.locator('footer').getByRole('button', { name: 'Lecture hors ligne' }).click(),
    works: (page) => page.getByRole('dialog', { name: 'Lecture hors ligne' }).waitFor(),
  },
  'the worker of the search': {
    file: /search\/worker\.js/,
    wrong: [reply(503), reply(200)],
    use: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('splash');
    },
    works: (page) => page.getByRole('option').first().waitFor(),
  },
};

let spoil: { file: RegExp; answer: Reply } | undefined;

test.use({
  server: {
    around: (request, response) => {
      if (!spoil?.file.test(request.url ?? '')) return false;
      spoil.answer(response);
      return true;
    },
  },
});

for (const [name, { file, wrong, use, works }] of Object.entries(features))
  test(`${name}: after a wrong answer the page is loaded again, then there is a retry, and nothing of it lasts`, async ({
    open,
  }) => {
    for (const answer of wrong) {
      spoil = { file, answer };
      const { page, context } = await open('/fr/about/intro', { expected: /./ });
      const retry = page.getByRole('button', { name: 'Réessayer' });
      if (!name.includes('worker')) {
        // A deployment may have removed what the page asks for.
        const loaded = page.waitForEvent('load');
        await use(page);
        await loaded;
        await untilReady(page);
      }
      await use(page);
      await retry.waitFor();
      spoil = undefined;
      if (name.includes('worker')) await retry.click();
      else {
        const loaded = page.waitForEvent('load');
        await retry.click();
        await loaded;
        await untilReady(page);
        await use(page);
      }
      await works(page);
      assert.equal(await retry.count(), 0);
      await context.close();
    }
  });

test('a script that fails once is requested again, and the page stays', async ({ open }) => {
  const { page } = await open('/fr/about/intro', { expected: /./ });
  await page.evaluate(() => Object.assign(window, { same: true }));
  const [address = ''] = listScripts(/"inMenus"/);
  let requests = 0;
  await page.route(`**${address}`, (route) => (++requests === 1 ? route.abort() : route.continue()));
  await page.locator('footer').getByRole('button', { name: 'Raccourcis clavier' }).click();
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
  assert.equal(requests, 2);
  assert.equal(await page.evaluate(() => 'same' in window), true);
});

test('a page whose scripts do not come can be read, and its links lead on', async ({ open }) => {
  for (const answer of [reply(404), reply(200), replyHalf]) {
    spoil = { file: /_next\/static\/chunks\//, answer };
    const { page, context } = await open('/fr/about/intro', { still: true, expected: /./ });
    await page.waitForLoadState('load');
    assert.equal(await page.locator('html[data-ready]').count(), 0);
    await page.locator('.navbar a[href="/fr/blog"]').first().click();
    await page.waitForURL('**/fr/blog');
    await page.locator('h1').waitFor();
    await context.close();
  }
  spoil = undefined;
});
