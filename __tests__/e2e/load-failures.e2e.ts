/** Wrong answers to files that are loaded late: afterwards the feature works. `load.test.ts` has every answer for the shared loader. */
import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { reload, untilReady } from './support/browser';
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
    file: /live\/shortcuts-dialog-/,
    wrong: [reply(404), replyHalf],
    use: (page) => page.click('[data-shortcuts-open]'),
    works: (page) => page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor(),
  },
  'the texts of the offline panel': {
    file: /fr\/texts\.json/,
    wrong: [reply(500), reply(200)],
    use: (page) => page.locator('footer [data-offline-open]').click(),
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
  test(`${name}: a wrong answer is an error with a retry, and nothing of it lasts`, async ({ open }) => {
    for (const [index, answer] of wrong.entries()) {
      spoil = { file, answer };
      const { page, context } = await open('/fr/about/intro', { expected: /./ });
      await use(page);
      const retry = page.getByRole('button', { name: 'Réessayer' });
      await retry.waitFor();
      spoil = undefined;
      // Two ways back: the button, and a reload that finds what the browser has kept. A worker is fetched by the browser itself.
      if (index % 2 === 0 || name.includes('worker')) await retry.click();
      else {
        await reload(page);
        await use(page);
      }
      await works(page);
      assert.equal(await retry.count(), 0);
      await context.close();
    }
  });

test('the script of every page is fetched again until all of it has come', async ({ open }) => {
  for (const answer of [reply(404), reply(200), replyHalf]) {
    spoil = { file: /_next\/static\/live\//, answer };
    let failed: Promise<unknown> | undefined;
    const { page, context } = await open('/fr/about/intro', {
      still: true,
      expected: /./,
      prepare: async (fresh) => {
        await fresh.addInitScript('Math.random = () => -0.49'); // no long pause before the next attempt
        failed = fresh.waitForEvent('console', (message) => message.type() === 'warning');
      },
    });
    await failed;
    spoil = undefined;
    await untilReady(page);
    await context.close();
  }
});

test('an import that fails although its files have come is repaired by the reload that Retry makes', async ({
  open,
}) => {
  const { page } = await open('/fr/about/intro', { expected: /./ });
  const imports: string[] = [];
  await page.route(/live\/open-search-/, (route) => {
    const isFirst = route.request().resourceType() === 'script' && imports.push(route.request().url()) === 1;
    return isFirst ? route.abort() : route.continue();
  });
  await page.keyboard.press('Control+k');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await loaded;
  await untilReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('splash');
  await page.getByRole('option').first().waitFor();
  assert.equal(imports.length, 2);
});
