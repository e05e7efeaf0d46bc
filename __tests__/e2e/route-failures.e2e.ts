import assert from 'node:assert/strict';
import {
  barShown,
  faults,
  fresh,
  from,
  heading,
  noteEvents,
  sameDocument,
  answerFaults,
  to,
} from './support/route-scene';
import { address, follow, test } from './support/suite';

test.use({ server: { around: answerFaults } });

test('a page that fails to load is reloaded once', async ({ open }) => {
  const { page } = await open(from, { ...fresh, expected: /500/ });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  faults.set(to, 'fail in place');
  await noteEvents(page);
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await sameDocument(page), false);
  assert.ok(warnings.some((text) => text.startsWith(`${to} could not be shown in place`)));
  assert.match((await heading(page)) ?? '', /Rust/);
  // Ever: neither another page's reload nor a page shown well in between makes it happen again.
  faults.set('/fr/releases', 'fail in place');
  await follow(page, '/fr/releases');
  await page.waitForURL('**/releases');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await follow(page, from);
  await page.waitForURL(`**${from}`);
  await noteEvents(page);
  await follow(page, to);
  const alert = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' });
  await alert.waitFor();
  assert.equal(await sameDocument(page), true);
  // Asked again by the reader, the document is loaded.
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await page.waitForURL(`**${to}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await sameDocument(page), false);
});

test('a page that fails for good never loops: the second time the error text shows, with a Retry that works', async ({
  open,
}) => {
  const { page } = await open(from, { ...fresh, expected: /500/ });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  faults.set(to, 'fail');
  await follow(page, to);
  await page.waitForFunction(() => document.title === '500');
  await page.goBack();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await noteEvents(page);
  loads = 0;
  await follow(page, to);
  const alert = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' });
  await alert.waitFor();
  assert.equal(await alert.locator('p').textContent(), 'La page n’a pas pu être chargée.');
  assert.equal(loads, 0);
  assert.equal(address(page), from);
  assert.equal(await barShown(page), false);
  faults.clear();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await page.waitForURL(`**${to}`);
  await alert.waitFor({ state: 'detached' });
  assert.equal(await sameDocument(page), true);
});

test('without storage to remember the reload, the error text shows at once', async ({ open }) => {
  const { page } = await open(from, { ...fresh, expected: /500/ });
  await page.evaluate(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  faults.set(to, 'fail');
  await noteEvents(page);
  await follow(page, to);
  await page.getByRole('alert').filter({ hasText: 'chargée' }).waitFor();
  assert.equal(await sameDocument(page), true);
});

test('offline a text shows at once that says so, in place of the browser’s own error page', async ({
  open,
}) => {
  const { page, context } = await open(from, {
    ...fresh,
    expected: /ERR_INTERNET_DISCONNECTED|fetching the script|registerSW failed/,
  });
  await noteEvents(page);
  await context.setOffline(true);
  await follow(page, '/fr/about/governance');
  const alert = page.getByRole('alert').filter({ hasText: 'chargée' });
  await alert.waitFor();
  assert.equal(
    await alert.locator('p').textContent(),
    'Vous êtes hors ligne\u00A0: cette page n’a pas pu être chargée.',
  );
  assert.equal(await sameDocument(page), true);
  await context.setOffline(false);
  await alert.getByRole('button').click();
  await page.waitForURL('**/governance');
});

test('Back to a page that fails reloads it, with a hash too', async ({ open, url }) => {
  const { page } = await open(from, { ...fresh, expected: /500/ });
  const id = await page.evaluate(() => document.querySelector('.prose h2[id]')?.id ?? '');
  await page.goto(`${url(from)}#${id}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await noteEvents(page);
  faults.set(from, 'fail in place');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/security#*');
  await page.waitForFunction(
    () => !('sameDocument' in window) && document.documentElement.dataset.ready !== undefined,
  );
  assert.equal(await page.evaluate(() => document.querySelector('.prose h2[id]')?.id), id);
});
