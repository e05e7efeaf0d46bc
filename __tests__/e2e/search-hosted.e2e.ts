import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import type { SearchManifest } from '../../lib/search/manifest';
import { makeAnswer, seeded } from '../support/hostile-answers';
import { sendJson, startService, type Call } from '../support/search-service';
import type { Visit } from './support/browser';
import { field, listHrefs, openSearch, rows, searchFor, selectedRow, settled } from './support/search';
import { test, type Open } from './support/suite';

test.use({ server: { around: answerAsHostedBuild } });
const command = '/fr/v1/guides/features/command';
const error = 'Une erreur est survenue. Veuillez réessayer…';

type Answer = (query: string, response: ServerResponse, call: Call) => void;
let service: Awaited<ReturnType<typeof startService>>;
let answer: Answer;

const queryOf = (call: Call): string =>
  (call.body as { requests: { query: string }[] } | undefined)?.requests[0]?.query ?? '';
const hit = (name: string) => ({
  objectID: name,
  url: `/fr/v1/${name}`,
  hierarchy: { lvl0: 'Documentation', lvl1: name },
  _highlightResult: { hierarchy: { lvl1: { value: `\uE000${name}\uE001` } } },
});
const sayBack: Answer = (query, response) => sendJson(response, { results: [{ hits: [hit(query)] }] });
const cutOff: Answer = (_query, response) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': '900' })
    .write('{"results":[{"hits":[', () => response.destroy());
const neverAnswer: Answer = () => undefined;

test.beforeAll(async () => {
  service = await startService((call, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer(queryOf(call), response, call);
  });
});
test.afterAll(() => service.stop());
test.beforeEach(() => {
  answer = sayBack;
  service.calls.length = 0;
});

/** A page of a site that was built with a hosted index. */
async function openDialog(open: Open, options: Parameters<Open>[1] = {}): Promise<Visit> {
  const visit = await open(command, options);
  await openSearch(visit.page);
  return visit;
}

/** Such a build differs in two places: the manifest and the security policy name the host. */
function answerAsHostedBuild(request: IncomingMessage, response: ServerResponse): boolean {
  const host = `http://${service.host}`;
  if (request.url === '/fr/search/index.json') {
    const manifest = JSON.parse(readFileSync('out/fr/search/index.json', 'utf8')) as SearchManifest;
    const hosted = {
      host,
      name: 'Service',
      appId: 'app',
      key: 'public-key',
      index: 'docs-v1',
      parameters: '',
    };
    sendJson(response, { ...manifest, hosted });
  } else if (request.url === command) {
    const html = readFileSync(`out${command}.html`, 'utf8');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html.replace("connect-src 'self'", `connect-src 'self' ${host}`));
  } else return false;
  return true;
}

const failures = { expected: /Search failed|Failed to load resource|net::ERR/ };
const poweredBy = (page: Page): Promise<string> => page.locator('dialog[open] footer p').innerText();

/** Waits for the embedded results inside the error view. How long they take is the benchmark's subject. */
async function fallBack(page: Page, query: string): Promise<void> {
  await searchFor(page, query);
  await page.locator('dialog[open] [role="alert"]').waitFor();
  assert.equal(await page.locator('dialog[open] [role="alert"] p').textContent(), error, query);
  await rows(page).first().waitFor();
}

async function untilAsked(query: string): Promise<void> {
  for (
    const end = Date.now() + 60_000;
    Date.now() < end && !service.calls.some((call) => queryOf(call) === query);
  )
    await new Promise((resolve) => setTimeout(resolve, 10));
  assert.ok(service.calls.map(queryOf).includes(query), query);
}

test('the host answers each query once, after 100 ms without typing, in the reader’s language', async ({
  open,
}) => {
  const { page } = await openDialog(open);
  // In one go: on a busy machine, keys sent from outside could come more than 100 ms apart.
  await page.evaluate(() =>
    [...'fenêtre'].forEach((letter) => document.execCommand('insertText', false, letter)),
  );
  assert.match(await settled(page), /^1\srésultat$/);
  assert.deepEqual(await listHrefs(page), ['/fr/v1/fenêtre']);
  assert.deepEqual(service.calls.map(queryOf), ['fenêtre']);
  const { requests } = service.calls[0]?.body as { requests: Record<string, unknown>[] };
  assert.deepEqual(
    [requests[0]?.indexName, requests[0]?.filters, requests[0]?.attributesToSnippet],
    ['docs-v1', 'lang:fr', ['content:30']],
  );
  assert.deepEqual(requests[0]?.attributesToHighlight, ['*']);
  assert.match(await poweredBy(page), /Service$/);
  assert.equal(await page.locator('dialog[open] mark').first().textContent(), 'fenêtre');
});

test('an old answer never replaces a newer one, and none comes back once the field is empty', async ({
  open,
}) => {
  const waiting = new Map<string, () => void>();
  answer = (query, response, call) => {
    if (query === 'vite') sayBack(query, response, call);
    else waiting.set(query, () => sayBack(query, response, call));
  };
  const { page } = await openDialog(open, failures);
  await field(page).fill('lent');
  await untilAsked('lent');
  await searchFor(page, 'vite');
  assert.deepEqual(await listHrefs(page), ['/fr/v1/vite']);
  waiting.get('lent')?.();
  await field(page).fill('tard');
  await untilAsked('tard');
  await field(page).fill('');
  waiting.get('tard')?.();
  await page.waitForTimeout(150); // as long as an answer needs to arrive and be shown
  assert.equal(await rows(page).count(), 0);
  assert.equal(await page.getByText('Points d’entrée').isVisible(), true);
});

const faults: [string, Answer][] = [
  ['fails', (_query, response) => sendJson(response, { message: 'no' }, 503)],
  ['refuses', (_query, response) => sendJson(response, { message: 'no' }, 403)],
  ['closes the connection', (_query, response) => void response.destroy()],
  ['is cut off', cutOff],
  [
    'leads elsewhere, against the page’s policy',
    (_query, response) => void response.writeHead(302, { location: 'http://localhost:9/' }).end(),
  ],
  ['answers an empty object', (_query, response) => sendJson(response, {})],
  ['answers no JSON', (_query, response) => void response.end('<html>Portail</html>')],
  [
    'answers hits without category',
    (_query, response) => sendJson(response, { results: [{ hits: [{ url: '/x' }] }] }),
  ],
];

test('a host that fails in any way: the error with a retry and a log, and the embedded results inside it', async ({
  open,
}) => {
  const { page, errors } = await openDialog(open, failures);
  for (const [name, fault] of faults) {
    answer = fault;
    errors.length = 0;
    await fallBack(page, `menu ${name}`);
    assert.equal(await page.getByRole('heading', { name: 'Résultats de l’index intégré' }).isVisible(), true);
    assert.match(await poweredBy(page), /index intégré/);
    assert.ok(
      errors.some((line) => line.startsWith('Search failed')),
      name,
    );
    assert.deepEqual(
      errors.filter((line) => /policy/i.test(line)),
      [],
    );
    await page.keyboard.press('ArrowUp');
    // The list may grow when the texts arrive: only that the arrow went round is certain.
    assert.ok((await selectedRow(page)) > 0, name);
  }
  answer = sayBack;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.locator('dialog[open] [role="alert"]').waitFor({ state: 'detached' });
  assert.match(await poweredBy(page), /Service$/);
});

test('while a host is slow, embedded results show without an error; its own replace them and keep the selected one', async ({
  open,
}) => {
  const waiting = new Map<string, () => void>();
  answer = (query, response) =>
    void waiting.set(query, () =>
      sendJson(response, {
        results: [{ hits: [hit('other'), { ...hit('x'), url: '/fr/v1/guides/features/menu' }] }],
      }),
    );
  const { page } = await openDialog(open);
  await field(page).fill('menu');
  await rows(page).first().waitFor();
  assert.equal(await page.locator('dialog[open] [role="alert"]').count(), 0);
  assert.match(await poweredBy(page), /index intégré/);
  const index = (await listHrefs(page)).indexOf('/fr/v1/guides/features/menu');
  assert.ok(index >= 0);
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
  waiting.get('menu')?.();
  await page.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 2);
  assert.match(await poweredBy(page), /Service$/);
  assert.equal(await selectedRow(page), 1);
});

test('a host that never answers is an error after some seconds, and is asked again with the next query', async ({
  open,
}) => {
  answer = neverAnswer;
  const { page } = await openDialog(open, failures);
  await field(page).fill('menu');
  await fallBack(page, 'menu');
  answer = sayBack;
  await searchFor(page, 'notification');
  await page.waitForFunction(() => !document.querySelector('dialog [role="alert"]'));
  assert.deepEqual(await listHrefs(page), ['/fr/v1/notification']);
});

test('when the embedded index cannot be had either, the error stands alone', async ({ open }) => {
  answer = (_query, response) => void response.destroy();
  const { page } = await openDialog(open, {
    ...failures,
    prepare: (fresh) => fresh.route('**/search/titles.*', (route) => route.abort()),
  });
  await field(page).fill('menu');
  await page.getByText(error).waitFor();
  await settled(page);
  assert.equal(await rows(page).count(), 0);
  assert.equal(await page.getByRole('heading', { name: 'Résultats de l’index intégré' }).count(), 0);
});

test('offline, the host is not asked and the embedded index answers without a complaint', async ({
  open,
}) => {
  const { page, context } = await openDialog(open);
  await searchFor(page, 'un');
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  // What an installed reader has: the files of the index are in the copy, only the network is gone.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const before = service.calls.length;
  await searchFor(page, 'presse-papiers');
  assert.equal(service.calls.length, before);
  assert.match(await poweredBy(page), /index intégré/);
  // The texts may come a moment after the names.
  await rows(page).locator('a[href*="clipboard"]').first().waitFor();
  await context.close();
});

test('hundreds of hostile answers run nothing, break nothing and freeze nothing', async ({ open }) => {
  const next = seeded(7);
  const answers = Array.from({ length: 300 }, () => JSON.stringify(makeAnswer(next)) ?? 'null');
  const { page, errors } = await openDialog(open, { expected: /Search failed/ });
  await page.evaluate(() => {
    const seen = ((window as { longest?: number }).longest = 0);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        (window as { longest?: number }).longest = Math.max(
          (window as { longest?: number }).longest ?? seen,
          duration,
        );
    }).observe({ type: 'longtask' });
  });
  // The service's part is played inside the page: round trips would only measure the network.
  await page.evaluate((bodies) => {
    let turn = 0;
    window.fetch = () => Promise.resolve(new Response(bodies[turn++ % bodies.length]));
  }, answers);
  await searchFor(page, 'x');
  await page.evaluate(async (rounds) => {
    const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const { setTimeout: later } = window;
    // The pause after the last key press is not the subject.
    window.setTimeout = ((run: () => void, time = 0) =>
      later(run, time === 100 ? 0 : time)) as typeof setTimeout;
    for (let round = 0; round < rounds; round++) {
      write?.call(input, `x${round}`);
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => later(resolve, 4));
      if (round % 20 === 0)
        input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    }
  }, answers.length);
  const facts = await page.evaluate(() => ({
    hacked: (window as { hacked?: unknown }).hacked,
    longest: (window as { longest?: number }).longest ?? 0,
    foreign: document.querySelectorAll('dialog :is(script, img, svg[onload], iframe)').length,
    open: document.querySelector('dialog[open]') !== null,
  }));
  assert.deepEqual({ ...facts, longest: 0 }, { hacked: undefined, longest: 0, foreign: 0, open: true });
  // A freeze would take seconds; how long tasks are on a quiet machine is the bench's subject.
  assert.ok(facts.longest < 5_000, `a task of ${facts.longest} ms`);
  assert.deepEqual(
    errors.filter((line) => line.startsWith('uncaught')),
    [],
  );
});
