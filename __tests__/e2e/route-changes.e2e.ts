import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { address, follow, startSuite, until } from './support/suite';

/** Answers a test asks for, by path: hold (until released), fail, or another build's page. */
const faults = new Map<string, 'hold' | 'fail' | 'fail in place' | 'other build'>();
let release: () => void = () => undefined;

const { open, url } = startSuite(async (request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const fault = faults.get(path);
  const inPlace = request.headers['sec-fetch-dest'] === 'empty';
  if (fault === 'hold')
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  if (fault === 'fail' || (fault === 'fail in place' && inPlace)) {
    response.writeHead(500, { 'content-type': 'text/html' });
    response.end('<!doctype html><link rel="icon" href="data:,"><title>500</title>');
    return true;
  }
  if (fault === 'other build' && inPlace) {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><html data-build="another"><div id="page"><main id="main">nouveau</main></div>',
    );
    return true;
  }
  return false;
});

const from = '/fr/v1/references/security';
const to = '/fr/v1/guides/features/command';
const fresh = { prepare: () => Promise.resolve(faults.clear()) };

const heading = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('#main h1')?.textContent ?? undefined);
const barShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getElementById('nprogress') !== null);
const noteEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const events: string[] = [];
    for (const name of ['page:loading', 'page:shown', 'page:failed'])
      document.addEventListener(name, () => events.push(name));
    Object.assign(window, { events, sameDocument: true });
  });
const sameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
const settled = (page: Page): Promise<unknown> =>
  until(
    page,
    () => (window as unknown as { events: string[] }).events.at(-1),
    (name) => name !== undefined && name !== 'page:loading',
  );

test('a link shows its page in place: text, title, head and address', async () => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  const before = await page.title();
  await follow(page, to);
  await settled(page);
  assert.equal(address(page), to);
  assert.equal(await sameDocument(page), true);
  assert.notEqual(await page.title(), before);
  assert.match((await page.getAttribute('link[rel="canonical"]', 'href')) ?? '', /features\/command$/);
  assert.equal(await page.locator('link[rel="canonical"]').count(), 1);
  assert.equal(await page.locator('meta[property="og:url"]').count(), 1);
});

test('the old page stays until the next one is here', async () => {
  const { page } = await open(from, fresh);
  faults.set(to, 'hold');
  const before = await heading(page);
  await noteEvents(page);
  await follow(page, to);
  await until(page, () => document.getElementById('nprogress') !== null, Boolean);
  assert.equal(await heading(page), before);
  assert.equal(address(page), from);
  release();
  await settled(page);
  assert.notEqual(await heading(page), before);
});

test('the progress bar starts after 200 ms, and not before', async () => {
  const { page } = await open(from, fresh);
  faults.set(to, 'hold');
  const delay = await page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        let start = 0;
        document.addEventListener('page:loading', () => (start = performance.now()));
        new MutationObserver((_changes, observer) => {
          if (!document.getElementById('nprogress')) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.documentElement, { childList: true, subtree: true });
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
      }),
    to,
  );
  assert.ok(delay >= 195, `shown after ${delay} ms`);
  release();
  await until(page, () => document.getElementById('nprogress') === null, Boolean);
});

test('the progress bar has no spinner, is 2 px high at the top, and needs no inline style attribute of the page', async () => {
  const { page } = await open(from, fresh);
  faults.set(to, 'hold');
  await follow(page, to);
  const bar = page.locator('#nprogress .bar');
  await bar.waitFor({ state: 'attached' });
  assert.equal(await bar.evaluate((element: HTMLElement) => element.offsetHeight), 2);
  assert.equal(await page.locator('#nprogress .spinner').count(), 0);
  release();
  await until(page, () => document.getElementById('nprogress') === null, Boolean);
});

test('a quick navigation never shows the progress bar', async () => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => {
    Object.assign(window, { bars: 0 });
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) (window as unknown as { bars: number }).bars += 1;
    }).observe(document.documentElement, { childList: true, subtree: true });
    // However slow this machine is, the page comes before the timer: timers wait until it is shown.
    const { setTimeout } = window;
    const loading = { now: false };
    document.addEventListener('page:loading', () => (loading.now = true), { capture: true });
    window.setTimeout = ((run: () => void, delay?: number) =>
      setTimeout(run, loading.now && delay === 200 ? 20_000 : delay)) as typeof window.setTimeout;
  });
  await noteEvents(page);
  await follow(page, to);
  await settled(page);
  assert.equal(await page.evaluate(() => (window as unknown as { bars: number }).bars), 0);
});

test('the progress bar never starts nor sticks for the same path, another query, a hash or Back between hashes', async () => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  const id = await page.evaluate(() => document.querySelector('.prose h2[id]')?.id ?? '');
  for (const href of [from, `${from}?a=1`, `${from}?a=1#${id}`, `${from}?a=2`]) await follow(page, href);
  assert.equal(address(page), `${from}?a=2`);
  const go = async (delta: number, expected: string): Promise<void> => {
    await page.evaluate((steps) => history.go(steps), delta);
    await page.waitForFunction(
      (href) => location.pathname + location.search + location.hash === href,
      expected,
    );
  };
  await go(-1, `${from}?a=1#${id}`);
  await go(-1, `${from}?a=1`);
  await go(2, `${from}?a=2`);
  await page.waitForTimeout(300); // longer than the timer of the bar
  assert.deepEqual(await page.evaluate(() => (window as unknown as { events: string[] }).events), []);
  assert.equal(await barShown(page), false);
  assert.equal(await sameDocument(page), true);
});

test('only the last of several navigations counts, and nothing sticks', async () => {
  const { page } = await open(from, fresh);
  faults.set(to, 'hold');
  await noteEvents(page);
  await follow(page, to);
  await follow(page, '/fr/releases');
  await page.waitForURL('**/releases');
  release();
  await until(page, () => document.getElementById('nprogress') === null, Boolean);
  assert.equal(address(page), '/fr/releases');
});

test('a page that fails to load is reloaded once', async () => {
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
  await alert.getByRole('button', { name: 'Réessayez' }).click();
  await page.waitForURL(`**${to}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await sameDocument(page), false);
});

test('a page that fails for good never loops: the second time the error text shows, with a Retry that works', async () => {
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
  assert.equal(loads, 0);
  assert.equal(address(page), from);
  assert.equal(await barShown(page), false);
  faults.clear();
  await alert.getByRole('button', { name: 'Réessayez' }).click();
  await page.waitForURL(`**${to}`);
  await alert.waitFor({ state: 'detached' });
  assert.equal(await sameDocument(page), true);
});

test('without storage to remember the reload, the error text shows at once', async () => {
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

test('offline the error text shows at once, in place of the browser’s own error page', async () => {
  const { page, context } = await open(from, {
    ...fresh,
    expected: /ERR_INTERNET_DISCONNECTED|fetching the script|registerSW failed/,
  });
  await noteEvents(page);
  await context.setOffline(true);
  await follow(page, '/fr/about/governance');
  const alert = page.getByRole('alert').filter({ hasText: 'chargée' });
  await alert.waitFor();
  assert.equal(await sameDocument(page), true);
  await context.setOffline(false);
  await alert.getByRole('button').click();
  await page.waitForURL('**/governance');
});

test('Back to a page that fails reloads it, with a hash too', async () => {
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

test('a page of another build is loaded as a document', async () => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  faults.set(to, 'other build');
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await sameDocument(page), false);
});

test('an unknown page leads to the not-found page of the host', async () => {
  const { page } = await open(from, { ...fresh, expected: /404/ });
  await follow(page, '/fr/v1/guides/does-not-exist');
  await page.waitForFunction(() => document.title.startsWith('Page introuvable'));
});

test('the new title is announced, and the focus begins at the new text', async () => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  await follow(page, to);
  await settled(page);
  const title = await page.title();
  await until(
    page,
    () => document.querySelector('[role="status"]')?.textContent ?? '',
    (text) => text.includes('Page chargée'),
  );
  assert.ok((await page.textContent('[role="status"]'))?.endsWith(title));
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('#main') !== null), true);
});

test('scroll after navigation: top without hash, the element with one (decoded), stay for another query', async () => {
  const { page } = await open(to, fresh);
  await noteEvents(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, `${to}?x=1`);
  assert.equal(await page.evaluate(() => window.scrollY), 900);
  await follow(page, from);
  await settled(page);
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  const id = await page.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '');
  await follow(page, '/fr/releases');
  await page.waitForURL('**/releases');
  await follow(page, `${from}#${encodeURIComponent(id)}`);
  await page.waitForURL('**/security#*');
  await until(
    page,
    () => document.activeElement?.tagName,
    (name) => name === 'H2',
  );
  const top = await page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1,
    id,
  );
  assert.ok(top >= 0 && top < 800, `heading at ${top}`);
});

test('Back and Forward come back to the places that were left', async () => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => window.scrollTo(0, 700));
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await until(
    page,
    () => window.scrollY,
    (y) => y === 0,
  );
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await page.waitForURL(`**${from}`);
  await until(
    page,
    () => window.scrollY,
    (y) => y === 700,
  );
  await page.goForward();
  await page.waitForURL(`**${to}`);
  await until(
    page,
    () => window.scrollY,
    (y) => y === 300,
  );
});

test('what is far from the window is laid out later; Back, a reload and a hash find their place all the same', async () => {
  const long = '/fr/v1/guides/building/windows';
  const { page } = await open(long, {
    // No moment is quiet here.
    prepare: async (bare) => {
      await fresh.prepare();
      await bare.addInitScript(() => {
        const wait = window.requestIdleCallback.bind(window);
        window.requestIdleCallback = (run, options) => (options ? wait(run, options) : 0);
      });
    },
  });
  assert.equal(
    await page.evaluate(() =>
      document
        .querySelector('.prose > ul:last-of-type > li')
        ?.checkVisibility({ contentVisibilityAuto: true }),
    ),
    false,
  );
  /** Distance of a late section's heading from the window's top, in whole px. */
  const place = (): number =>
    Math.round([...document.querySelectorAll('.prose > h2')].at(-2)?.getBoundingClientRect().top ?? NaN);
  await page.evaluate(() =>
    [...document.querySelectorAll('.prose > h2')].at(-2)?.scrollIntoView({ behavior: 'instant' }),
  );
  // The heights around the place become known, and the browser holds the text where it is.
  await page.evaluate(() => new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok))));
  const before = await page.evaluate(place);
  const isAsBefore = (now: number): boolean => Math.abs(now - before) <= 2;
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await page.goBack();
  await until(page, place, isAsBefore);
  await page.reload();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await until(page, place, isAsBefore);

  await page.goto(`${url(long)}#troubleshooting`);
  await page.waitForSelector('html[data-ready][data-whole]', { state: 'attached' });
  const bar = await page.evaluate(
    () => document.querySelector('#troubleshooting')?.getBoundingClientRect().top,
  );
  assert.ok(bar !== undefined && bar >= 0 && bar < 150, String(bar));
});

test('a page put in place shows its beginning first, and at once all the rest', async () => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    document.addEventListener('page:shown', () =>
      seen.push(document.querySelector('#page .prose.beginning') !== null),
    );
  });
  await follow(page, '/fr/v1/guides/building/windows');
  await page.waitForURL('**/windows');
  assert.deepEqual(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen), [true]);
  await until(
    page,
    () =>
      [...document.querySelectorAll('.prose > *')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'hidden',
      ).length,
    (hidden) => hidden === 0,
  );
});

test('Back after a jump in the page returns to the place before the jump', async () => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.locator('.toc nav a').last().click();
  await until(
    page,
    () => window.scrollY,
    (y) => y > 500,
  );
  await page.goBack();
  await until(
    page,
    () => window.scrollY,
    (y) => y === 150,
  );
});

test('a reload comes back to the same place', async () => {
  const { page } = await open(from, fresh);
  await page.evaluate(() => window.scrollTo(0, 640));
  await page.reload();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await until(
    page,
    () => window.scrollY,
    (y) => y === 640,
  );
});

test('a click with a modifier key, another button or on a download is the browser’s', async () => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  const prevented = await page.evaluate(() =>
    [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }].map(
      (init) => {
        const link = document.querySelector<HTMLAnchorElement>('.sidebar a');
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
        let ours = false;
        window.addEventListener(
          'click',
          (click) => {
            ours = click.defaultPrevented;
            click.preventDefault();
          },
          { once: true },
        );
        link?.dispatchEvent(event);
        return ours;
      },
    ),
  );
  assert.deepEqual(prevented, [false, false, false, false, false]);
});
