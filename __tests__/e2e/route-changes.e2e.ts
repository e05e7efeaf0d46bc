import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { partEnding } from '../../lib/browser/page-part';
import { visit } from './support/browser';
import { address, follow, go, test } from './support/suite';
import { until } from './support/until';

/** How the server answers a path, and that of its part. A function answers itself; `hold` answers late, when it is released. */
const faults = new Map<string, 'hold' | ((...[, response]: Parameters<RequestListener>) => void)>();
/** Releases the answer that is held. */
let release: () => void = () => undefined;

/** Answers with an HTML page. */
const answerPage =
  (status: number, html: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<!doctype html>${html}`);

/** Answers as `faults` says: `test.use({ server: { around: answerFaults } })`. */
const answerFaults = async (...[request, response]: Parameters<RequestListener>): Promise<boolean> => {
  const path = ((request.url ?? '').split('?')[0] ?? '').replace(partEnding, '');
  const fault = faults.get(path);
  if (fault === 'hold') await new Promise<void>((resolve) => (release = resolve));
  // A document is answered well: only navigation in place meets the fault.
  if (typeof fault !== 'function' || request.headers['sec-fetch-dest'] !== 'empty') return false;
  fault(request, response);
  return true;
};

/** Where the tests begin, and where they go. */
const from = '/fr/v1/references/security';
const to = '/fr/v1/guides/features/command';
/** Options of a test without the faults of the one before. */
const fresh = { prepare: () => Promise.resolve(faults.clear()) };

/** Records the events of the page, and a mark that is lost with the document. */
const noteEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const events: string[] = [];
    for (const name of ['page:loading', 'page:shown', 'page:failed'])
      document.addEventListener(name, () => events.push(name));
    Object.assign(window, { events });
  });
/** Whether the page is still the document of `noteEvents`. */
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'events' in window);
/** Waits until the navigation has succeeded or failed. */
const settled = (page: Page): Promise<unknown> =>
  until(
    page,
    () => (window as unknown as { events: string[] }).events.at(-1),
    (name) => name !== undefined && name !== 'page:loading',
  );

test.use({ server: { around: answerFaults } });

const heading = (page: Page): Locator => page.locator('#main h1');
const progressBar = (page: Page): Locator => page.locator('#nprogress');
const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'chargée' });

test('a link shows its page in place: text, title, head, address, announcement and focus', async ({
  open,
}) => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  await follow(page, to);
  await settled(page);
  assert.equal(address(page), to);
  assert.equal(await isSameDocument(page), true);
  await expect(heading(page)).toHaveText(/Appeler Rust|ommande/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /features\/command$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
  const copy = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(copy).toHaveAttribute('href', /features\/command\.md$/);
  await expect(page.locator('[role="status"]').first()).toHaveText(`Page chargée : ${await page.title()}`);
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('#main') !== null), true);
});

test('the old page stays, below a bar of 2 px, until the last navigation is done', async ({ open }) => {
  const { page } = await open(from, fresh);
  faults.set(to, 'hold');
  const before = (await heading(page).textContent()) ?? '';
  await follow(page, to);
  const bar = page.locator('#nprogress .bar');
  await bar.waitFor({ state: 'attached' });
  await expect(bar).toHaveCSS('height', '2px');
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(heading(page)).toHaveText(before);
  assert.equal(address(page), from);
  await go(page, '/fr/releases');
  release();
  await expect(progressBar(page)).toHaveCount(0);
  assert.equal(address(page), '/fr/releases');
});

test('the same path with another query or hash is not a navigation', async ({ open }) => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  const id = await page.locator('.prose h2[id]').first().getAttribute('id');
  for (const href of [from, `${from}?a=1`, `${from}?a=1#${id}`, `${from}?a=2`]) await follow(page, href);
  assert.equal(address(page), `${from}?a=2`);
  for (const [delta, expected] of [
    [-1, `${from}?a=1#${id}`],
    [-1, `${from}?a=1`],
    [2, `${from}?a=2`],
  ] as const) {
    await page.evaluate((steps) => history.go(steps), delta);
    await expect.poll(() => address(page)).toBe(expected);
  }
  assert.deepEqual(await page.evaluate(() => (window as unknown as { events: string[] }).events), []);
});

test('a page of another build and an unknown page are loaded as documents', async ({ open }) => {
  const { page } = await open(from, { ...fresh, expected: /404/ });
  await noteEvents(page);
  faults.set(
    to,
    answerPage(200, '<html data-build="another"><div id="page"><main id="main">nouveau</main></div>'),
  );
  await go(page, to);
  assert.equal(await isSameDocument(page), false);
  await follow(page, '/fr/v1/guides/does-not-exist');
  await expect(page).toHaveTitle(/^Page introuvable/);
});

test('a click with a modifier key or another button is the browser’s', async ({ open }) => {
  const { page } = await open(from, fresh);
  const isPrevented = (init: MouseEventInit): boolean => {
    const link = document.querySelector('.sidebar a');
    let prevented = false;
    const onClick = (event: Event): void => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return prevented;
  };
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    assert.equal(await page.evaluate(isPrevented, init), false, JSON.stringify(init));
  assert.equal(await page.evaluate(isPrevented, {}), true);
});

const answers = {
  'an error': answerPage(500, '<title>500</title>'),
  'no answer': (_, response) => response.destroy(),
  'a wrong type': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
} satisfies Record<string, Parameters<typeof faults.set>[1]>;

for (const [name, answer] of Object.entries(answers))
  test(`after ${name} the old page stays, and Retry works`, async ({ open }) => {
    const { page } = await open(from, { ...fresh, expected: /500|ERR_EMPTY_RESPONSE/ });
    faults.set(to, answer);
    await noteEvents(page);
    const before = (await heading(page).textContent()) ?? '';
    await follow(page, to);
    await expect(failure(page).locator('p')).toHaveText('La page n’a pas pu être chargée.');
    assert.equal(address(page), from);
    await expect(heading(page)).toHaveText(before);
    await expect(progressBar(page)).toHaveCount(0);
    const retry = failure(page).getByRole('button', { name: 'Réessayer' });
    await retry.click();
    await retry.waitFor();
    faults.clear();
    await retry.click();
    await page.waitForURL(`**${to}`);
    await expect(failure(page)).toHaveCount(0);
    assert.equal(await isSameDocument(page), true);
  });

test('offline a text says so, in place of the browser’s own error page', async ({ open }) => {
  const { page, context } = await open(from, {
    ...fresh,
    expected: /ERR_INTERNET_DISCONNECTED|fetching the script|registerSW failed/,
  });
  await noteEvents(page);
  await context.setOffline(true);
  await follow(page, '/fr/about/governance');
  await expect(failure(page).locator('p')).toHaveText(
    'Vous êtes hors ligne : cette page n’a pas pu être chargée.',
  );
  assert.equal(await isSameDocument(page), true);
  await context.setOffline(false);
  await failure(page).getByRole('button').click();
  await page.waitForURL('**/governance');
});

test('Back to a page that fails keeps the page too; Retry shows it at its hash', async ({ open, url }) => {
  const { page } = await open(from, { ...fresh, expected: /500/ });
  const id = (await page.locator('.prose h2[id]').first().getAttribute('id')) ?? '';
  await visit(page, `${url(from)}#${id}`);
  await go(page, to);
  await noteEvents(page);
  faults.set(from, answers['an error']);
  await page.evaluate(() => history.back());
  await failure(page).waitFor();
  assert.equal(address(page), `${from}#${id}`);
  faults.clear();
  await failure(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  assert.equal(await isSameDocument(page), true);
});
