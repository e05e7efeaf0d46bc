import type { RequestListener } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { follow, go, reload } from '../../scripts/browser/chromium';
import { address, frames, test } from './support/suite';

/** How the server answers requests for the data of a path. A function answers itself; `hold` answers late, when it is released. */
const faults = new Map<string, 'hold' | ((...[, response]: Parameters<RequestListener>) => void)>();
/** Releases the answers that are held. */
let release: () => void = () => undefined;

/** Answers with an HTML page. */
const answerPage =
  (status: number, html: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<!doctype html>${html}`);

/** Answers as `faults` says: `test.use({ server: { around: answerFaults } })`. */
const answerFaults = async (...[request, response]: Parameters<RequestListener>): Promise<boolean> => {
  const [path = ''] = (request.url ?? '').split('?');
  const fault = faults.get(path.replace(/(?:\/__next\.[^/]+)?\.txt$/, ''));
  if (fault === 'hold')
    await new Promise<void>((resolve) => {
      const former = release;
      release = () => {
        former();
        resolve();
      };
    });
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

/** Leaves a mark that is lost with the document. */
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined);
/** Whether the page is still the marked document. */
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

test.use({ server: { around: answerFaults } });

const heading = (page: Page): Locator => page.locator('#main h1');
const progressBar = (page: Page): Locator => page.locator('#nprogress');

test('a link shows its page in place: text, title, head, address, announcement and focus', async ({
  open,
}) => {
  const { page } = await open(from, fresh);
  await markDocument(page);
  await go(page, to);
  expect(await isSameDocument(page)).toBe(true);
  await expect(heading(page)).toHaveText(/Appeler Rust|ommande/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /features\/command$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
  const markdown = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(markdown).toHaveAttribute('href', /features\/command\.md$/);
  // Next.js announces the title of the page, or its heading if the title is not there yet.
  await expect(page.locator('next-route-announcer [role="alert"]')).toContainText(
    (await heading(page).textContent()) ?? '?',
  );
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);
});

test('a page whose head comes after its text is shown in place', async ({ open }) => {
  const { page } = await open(from, fresh);
  await markDocument(page);
  // WebKit often runs the effects of the new page while the head is still that of the old one.
  await page.evaluate(() => {
    const old = document.querySelector('link[rel="canonical"]');
    const find = document.querySelector.bind(document);
    document.querySelector = (selector: string) => (selector.includes('canonical') ? old : find(selector));
  });
  await go(page, to);
  await frames(page, 2);
  await expect(heading(page)).toHaveText(/Appeler Rust|ommande/);
  expect(await isSameDocument(page)).toBe(true);
});

test('Back before the scripts have started loads the document of the address', async ({ open }) => {
  const { page } = await open(from, fresh);
  await go(page, to);
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_next\/static\/.*\.js$/, (route) => released.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(/Appeler Rust|ommande/);
  await page.evaluate(() => history.back());
  await expect.poll(() => address(page)).toBe(from);
  release();
  await expect(heading(page)).toHaveText(/écurité/);
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
  expect(address(page)).toBe(from);
  await go(page, '/fr/releases');
  release();
  await expect(progressBar(page)).toHaveCount(0);
  expect(address(page)).toBe('/fr/releases');
  await test.step('also on Back, until the reader returns to the shown page', async () => {
    await reload(page);
    faults.set(from, 'hold');
    await page.evaluate(() => history.back());
    await bar.waitFor({ state: 'attached' });
    await page.evaluate(() => history.forward());
    await expect(progressBar(page)).toHaveCount(0);
    expect(address(page)).toBe('/fr/releases');
    release();
  });
});

test('a section chosen while another page loads calls that page off', async ({ open }) => {
  const { page } = await open(from, fresh);
  const before = (await heading(page).textContent()) ?? '';
  faults.set(to, 'hold');
  await follow(page, to);
  await progressBar(page).waitFor({ state: 'attached' });
  await page.locator('.toc a').last().click();
  await expect(progressBar(page)).toHaveCount(0);
  const section = new URL(page.url()).hash;
  expect(section).not.toBe('');
  release();
  await frames(page, 10);
  await expect(heading(page)).toHaveText(before);
  await test.step('and Back to it from a later page shows it in place', async () => {
    await markDocument(page);
    await go(page, '/fr/releases');
    await page.goBack();
    await expect(heading(page)).toHaveText(before);
    expect(address(page)).toBe(from + section);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('the same path with another query or hash is not a navigation', async ({ open }) => {
  const { page } = await open(from, fresh);
  await markDocument(page);
  const id = await page.locator('.prose h2[id]').first().getAttribute('id');
  for (const href of [from, `${from}?a=1`, `${from}?a=1#${id}`, `${from}?a=2`]) {
    await follow(page, href);
    await expect.poll(() => address(page)).toBe(href);
  }
  for (const [delta, expected] of [
    [-1, `${from}?a=1#${id}`],
    [-1, `${from}?a=1`],
    [2, `${from}?a=2`],
  ] as const) {
    await page.evaluate((steps) => history.go(steps), delta);
    await expect.poll(() => address(page)).toBe(expected);
  }
  await expect(progressBar(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('an unknown page is loaded as a document', async ({ open }) => {
  const { page } = await open(from, { ...fresh, expected: /404/ });
  await markDocument(page);
  await follow(page, '/fr/v1/guides/does-not-exist');
  await expect(page).toHaveTitle(/^Page introuvable/);
  expect(await isSameDocument(page)).toBe(false);
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
    expect(await page.evaluate(isPrevented, init), JSON.stringify(init)).toBe(false);
  expect(await page.evaluate(isPrevented, {})).toBe(true);
});

const answers = {
  'an error': answerPage(500, '<title>500</title>'),
  'no answer': (_, response) => response.destroy(),
  'a wrong type': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
} satisfies Record<string, Parameters<typeof faults.set>[1]>;

for (const [name, answer] of Object.entries(answers))
  test(`after ${name} the page is loaded as a document`, async ({ open }) => {
    const { page } = await open(from, { ...fresh, expected: /500|ERR_EMPTY_RESPONSE|fetch RSC payload/ });
    faults.set(to, answer);
    await markDocument(page);
    await go(page, to);
    await expect(heading(page)).toHaveText(/Appeler Rust|ommande/);
    expect(await isSameDocument(page)).toBe(false);
  });

test('Back to a page whose data fails loads its document', async ({ open }) => {
  const { page } = await open(from, { ...fresh, expected: /500|fetch RSC payload/ });
  await go(page, to);
  await reload(page);
  faults.set(from, answers['an error']);
  await page.goBack();
  await page.waitForURL(`**${from}`);
  await expect(heading(page)).toHaveText(/écurité/);
});
