import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import {
  barHidden,
  faults,
  fresh,
  from,
  heading,
  noteEvents,
  releaseHeld,
  sameDocument,
  settled,
  answerFaults,
  to,
} from './support/route-scene';
import { address, follow, test, until } from './support/suite';

test.use({ server: { around: answerFaults } });

test('a link shows its page in place: text, title, head, address, announcement and focus', async ({
  open,
}) => {
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
  const copy = page.locator('link[rel="alternate"][type="text/markdown"]');
  assert.match((await copy.getAttribute('href')) ?? '', /features\/command\.md$/);
  await expect(page.locator('[role="status"]').first()).toContainText('Page chargée');
  assert.ok((await page.textContent('[role="status"]'))?.endsWith(await page.title()));
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('#main') !== null), true);
});

test('the old page stays, below a bar of 2 px, until the next one is here', async ({ open }) => {
  const { page } = await open(from, fresh);
  faults.set(to, 'hold');
  const before = await heading(page);
  await noteEvents(page);
  await follow(page, to);
  const bar = page.locator('#nprogress .bar');
  await bar.waitFor({ state: 'attached' });
  assert.equal(await bar.evaluate((element: HTMLElement) => element.offsetHeight), 2);
  assert.equal(await page.locator('#nprogress .spinner').count(), 0);
  assert.equal(await heading(page), before);
  assert.equal(address(page), from);
  releaseHeld();
  await settled(page);
  assert.notEqual(await heading(page), before);
  await barHidden(page);
});

test('the progress bar never starts for the same path, another query or a hash', async ({ open }) => {
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
  await barHidden(page);
  assert.equal(await sameDocument(page), true);
});

test('only the last of several navigations counts, and nothing sticks', async ({ open }) => {
  const { page } = await open(from, fresh);
  faults.set(to, 'hold');
  await noteEvents(page);
  await follow(page, to);
  await follow(page, '/fr/releases');
  await page.waitForURL('**/releases');
  releaseHeld();
  await until(page, () => document.getElementById('nprogress') === null, Boolean);
  assert.equal(address(page), '/fr/releases');
});

test('a page of another build is loaded as a document', async ({ open }) => {
  const { page } = await open(from, fresh);
  await noteEvents(page);
  faults.set(to, 'other build');
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await sameDocument(page), false);
});

test('an unknown page leads to the not-found page of the host', async ({ open }) => {
  const { page } = await open(from, { ...fresh, expected: /404/ });
  await follow(page, '/fr/v1/guides/does-not-exist');
  await page.waitForFunction(() => document.title.startsWith('Page introuvable'));
});

test('a click with a modifier key, another button or on a download is the browser’s', async ({ open }) => {
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
