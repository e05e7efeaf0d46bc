import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';
import type { SearchManifest } from '../../lib/search/manifest';
import { sendJson, startService, type Call } from '../support/search-service';
import { listHrefs, openSearch, rows, searchFor } from './support/search';
import { frames, test } from './support/suite';

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

/** Such a build differs in two places: the manifest and the security policy name the host. */
function answerAsHostedBuild(request: IncomingMessage, response: ServerResponse): boolean {
  const host = `http://${service.host}`;
  if (request.url === '/fr/search/index.json') {
    const manifest = JSON.parse(readFileSync('out/fr/search/index.json', 'utf8')) as SearchManifest;
    const hosted = { host, name: 'Service', appId: 'app', key: 'key', index: 'docs-v1', parameters: '' };
    sendJson(response, { ...manifest, hosted });
  } else if (request.url === command) {
    const html = readFileSync(`out${command}.html`, 'utf8');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html.replace("connect-src 'self'", `connect-src 'self' ${host}`));
  } else return false;
  return true;
}

const poweredBy = (page: Page): Promise<string> => page.locator('dialog[open] p:has(> b)').innerText();

test('the host answers each query once', async ({ open }) => {
  const { page } = await open(command, { expected: /^requests http:\/\/127/ });
  await openSearch(page);
  // In one go: on a busy machine, keys sent from outside could come more than 100 ms apart.
  await page.evaluate(() =>
    [...'fenêtre'].forEach((letter) => document.execCommand('insertText', false, letter)),
  );
  // Embedded results may show first, where the host needs more than a quarter of a second.
  await expect(page.locator('dialog[open] [role="status"]')).toHaveText(/^1\srésultat$/);
  expect(await listHrefs(page)).toEqual(['/fr/v1/fenêtre']);
  expect(service.calls.map(queryOf)).toEqual(['fenêtre']);
  expect(await poweredBy(page)).toMatch(/Service$/);
  expect(await page.locator('dialog[open] mark').first().textContent()).toBe('fenêtre');
});

test('a hit with a broken hash leads to its page', async ({ open }) => {
  const url = '/fr/v1/guides/features/events#%E0%A4%A';
  answer = (query, response) => sendJson(response, { results: [{ hits: [{ ...hit(query), url }] }] });
  const { page } = await open(command, { expected: /^requests http:\/\/127/ });
  await openSearch(page);
  await searchFor(page, 'évènement');
  await expect(rows(page).first()).toHaveAttribute('href', url);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${url}`);
  await expect(page.locator('#main h1')).toHaveText('Évènements');
});

test('a row that is being pressed is followed although a late answer of the host replaces it', async ({
  open,
}) => {
  const { page } = await open(command, { expected: /^requests http:\/\/127/ });
  const results = [{ hits: [hit('guides/features/splashscreen')] }];
  /** Resolves with the function that answers, once the host has been asked. */
  const asked = new Promise<() => void>((resolve) => {
    answer = (_query, response) => resolve(() => sendJson(response, { results }));
  });
  await openSearch(page);
  await searchFor(page, 'splashscreen');
  const row = rows(page).first();
  await expect(row).toHaveAttribute('href', '/fr/v1/guides/features/splashscreen');
  await row.hover();
  await page.mouse.down();
  const release = await asked;
  const answered = page.waitForResponse((response) => response.url().includes(service.host));
  release();
  await (await answered).finished();
  await frames(page, 10);
  await page.mouse.up();
  await page.waitForURL('**/fr/v1/guides/features/splashscreen');
});

/** `hosted.test.ts` has every wrong answer; only a browser has the policy of the page. */
const faults: [string, Answer][] = [
  ['fails', (_query, response) => sendJson(response, { message: 'no' }, 503)],
  [
    'leads elsewhere, against the page’s policy',
    (_query, response) => void response.writeHead(302, { location: 'http://localhost:9/' }).end(),
  ],
];

test('a host that fails: the error with a retry, and the embedded results inside it', async ({ open }) => {
  const { page, errors } = await open(command, {
    expected: /Search failed|Failed to load resource|net::ERR|^requests http:\/\/127/,
  });
  await openSearch(page);
  for (const [name, fault] of faults) {
    answer = fault;
    errors.length = 0;
    await searchFor(page, `menu ${name}`);
    await page.locator('dialog[open] [role="alert"]', { hasText: error }).waitFor();
    await rows(page).first().waitFor();
    expect(await page.getByRole('heading', { name: 'Résultats de l’index intégré' }).isVisible()).toBe(true);
    expect(await page.locator('dialog[open] p:has(> b)').count()).toBe(0);
    expect(
      errors.some((line) => line.startsWith('Search failed')),
      name,
    ).toBeTruthy();
    expect(errors.filter((line) => /policy/i.test(line))).toEqual([]);
  }
  answer = sayBack;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.locator('dialog[open] [role="alert"]').waitFor({ state: 'detached' });
  expect(await poweredBy(page)).toMatch(/Service$/);
});
