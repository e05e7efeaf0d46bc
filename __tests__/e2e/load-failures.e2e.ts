/** Wrong answers to files that are loaded late: afterwards the feature works. */
import type { RequestListener } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilReady } from '../../scripts/browser/chromium';
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
  path?: string;
  file: RegExp;
  wrong: Reply[];
  use: (page: Page) => Promise<void>;
  works: (page: Page) => Locator;
};

const shortcuts = {
  use: (page: Page) => page.keyboard.press('?'),
  works: (page: Page) => page.getByRole('dialog', { name: 'Raccourcis clavier' }),
};

/** Parts that load when they are used: their scripts, and their texts. */
const features: Record<string, Feature> = {
  'the script of the shortcuts': {
    file: /_next\/static\/.*\.js/,
    wrong: [reply(404), reply(200), reply(200, 'text/javascript'), replyHalf],
    ...shortcuts,
  },
  'the style sheet of the shortcuts': { file: /_next\/static\/.*\.css/, wrong: [reply(404)], ...shortcuts },
  'the texts of the shortcuts': { file: /fr\/texts\.json/, wrong: [reply(500), reply(200)], ...shortcuts },
  'the module of the configuration checker': {
    path: '/fr/v1/api/config',
    file: /fr\/config-checker\.js/,
    wrong: [reply(404), reply(200), replyHalf],
    use: (page) => page.getByRole('button', { name: 'Ouvrir le vérificateur' }).click(),
    works: (page) => page.locator('#checker-text'),
  },
};

/** `once`: until the page is loaded again, so that no other file gets the wrong answer. */
let spoil: { file: Pick<RegExp, 'test'>; answer: Reply; once?: true } | undefined;

test.use({
  server: {
    around: (request, response) => {
      if (spoil?.once && request.headers['sec-fetch-dest'] === 'document') spoil = undefined;
      if (!spoil?.file.test(request.url ?? '')) return false;
      spoil.answer(response);
      return true;
    },
  },
});

for (const [name, { path = '/fr/about/intro', file, wrong, use, works }] of Object.entries(features))
  test(`${name}: a wrong answer reloads the page once, and nothing of it lasts`, async ({ open }) => {
    for (const answer of wrong) {
      const { page, context } = await open(path, { expected: /./ });
      spoil = { file, answer, once: true };
      const loading = page.waitForEvent('load');
      await use(page);
      await loading;
      await untilReady(page);
      await use(page);
      // The browser may have stored the wrong answer.
      const retry = page.getByRole('button', { name: 'Réessayer' });
      await works(page).or(retry).waitFor();
      if (await retry.isVisible()) {
        const loaded = page.waitForEvent('load');
        await retry.click();
        await loaded;
        await untilReady(page);
        await use(page);
      }
      await works(page).waitFor();
      await context.close();
    }
  });

test('a wrong answer after that reload is an error with a retry', async ({ open }) => {
  const { page } = await open('/fr/about/intro', { expected: /./ });
  spoil = { file: /fr\/texts\.json/, answer: reply(500) };
  for (let attempt = 0; attempt < 2; attempt++) {
    const loaded = attempt > 0 ? undefined : page.waitForEvent('load');
    await page.keyboard.press('?');
    if (!loaded) break;
    await loaded;
    await untilReady(page);
  }
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.waitFor();
  spoil = undefined;
  const loaded = page.waitForEvent('load');
  await retry.click();
  await loaded;
  await untilReady(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
});

test('a part that cannot be loaded leaves the page while the host has none to put in its place', async ({
  open,
}) => {
  for (const answer of [reply(500), reply(200), (response) => response.destroy()] satisfies Reply[]) {
    const { page, context } = await open('/fr/about/intro', { expected: /./ });
    await page.evaluate(() => Object.assign(window, { same: true }));
    spoil = { file: /./, answer };
    await page.keyboard.press('?');
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await retry.evaluate((button) => (button.dataset.former = ''));
    await retry.click();
    // Once the retry has ended: the host must not be back before.
    await page.locator('button:not([data-former])', { hasText: 'Réessayer' }).waitFor();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    spoil = undefined;
    const loaded = page.waitForEvent('load');
    await retry.click();
    await loaded;
    await untilReady(page);
    await page.keyboard.press('?');
    await shortcuts.works(page).waitFor();
    await context.close();
  }
});

const javaScript =
  (text: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(text);
  };

for (const [name, answer] of [
  ['arrives empty', javaScript('')],
  ['holds a comment only', javaScript('/* Portail */')],
  ['throws', javaScript('throw new Error("broken")')],
  ['never comes', () => undefined],
] as const)
  test(`a script of a part that ${name} for good ends in an error with a retry`, async ({ open }) => {
    const { page } = await open('/fr/about/intro', { expected: /./ });
    const [script = ''] = listScripts(/"inMenus"/);
    spoil = { file: { test: (url) => url.endsWith(script) }, answer };
    await page.clock.install();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    for (const end of [() => page.waitForEvent('load'), () => retry.waitFor()]) {
      const asked = page.waitForRequest(`**${script}`);
      await page.locator('footer').getByRole('button', { name: 'Raccourcis clavier' }).click();
      await asked;
      const ended = end();
      await page.clock.fastForward(31_000);
      await ended;
      await untilReady(page);
    }
    await expect(page.locator('.nprogress-busy')).toHaveCount(0);
    spoil = undefined;
    const loaded = page.waitForEvent('load');
    await retry.click();
    await loaded;
    await untilReady(page);
    await page.keyboard.press('?');
    await shortcuts.works(page).waitFor();
  });

test('a worker of the search that is wrong is an error with a retry', async ({ open }) => {
  for (const answer of [reply(503), reply(200)]) {
    spoil = { file: /search\/worker\.js/, answer };
    const { page, context } = await open('/fr/about/intro', { expected: /./ });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('splash');
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Réessayer' });
    await retry.waitFor();
    spoil = undefined;
    await retry.click();
    await page.getByRole('option').first().waitFor();
    expect(await retry.count()).toBe(0);
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
  expect(requests).toBe(2);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a page whose scripts do not come can be read, and its links lead on', async ({ open }) => {
  for (const answer of [reply(404), reply(200), replyHalf]) {
    spoil = { file: /_next\/static\/chunks\//, answer };
    const { page, context } = await open('/fr/about/intro', { still: true, expected: /./ });
    await page.waitForLoadState('load');
    expect(await page.locator('html[data-ready]').count()).toBe(0);
    await page.locator('.navbar a[href="/fr/blog"]').first().click();
    await page.waitForURL('**/fr/blog');
    await page.locator('h1').waitFor();
    await context.close();
  }
  spoil = undefined;
});
