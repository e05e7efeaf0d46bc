/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createSiteServer } from '@/scripts/serve/site-server';
import { scratchFolder } from '../../support/scratch';

const long = 'a'.repeat(300);
let folder: string;
let server: Server;

/** An export of two locales with one page each. e2e/hosts.e2e.ts requests every kind of address of the real export. */
beforeEach(async () => {
  folder = scratchFolder('site-server-');
  writeFileSync(path.join(folder, '404.html'), 'introuvable');
  for (const locale of ['fr', 'it']) {
    mkdirSync(path.join(folder, locale));
    for (const page of ['', '/404', '/about'])
      writeFileSync(path.join(folder, `${locale}${page}.html`), 'page');
    const pages = JSON.stringify([`/${locale}`, `/${locale}/about`]);
    writeFileSync(path.join(folder, locale, 'pages.json'), pages);
  }
  writeFileSync(`${folder}/fr\\about.html`, 'page'); // on Windows the same file as above
  server = createServer(createSiteServer(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** The answer to an address that is sent as written, without corrections by a client. */
async function ask(address: string, headers = {}): Promise<IncomingMessage & { body: string }> {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path: address, headers, agent: false }, resolve).on('error', reject).end();
  });
  return Object.assign(answer, { body: await text(answer) });
}

test.each([
  ['/fr/2/%E6%97%A5%E6%9C%AC', 'https://v2.tauri.app/%E6%97%A5%E6%9C%AC'],
  ['/fr/2/%0d%0aX:%201', 'https://v2.tauri.app/%0D%0AX:%201'],
  ['/fr/2/a%25b%3Fc?d=%0d', 'https://v2.tauri.app/a%25b%3Fc?d=%0d'],
  ['/fr/2/%23%E6%97%A5', 'https://v2.tauri.app/#%E6%97%A5'],
  ['/fr/ABOUT/?a=%C3%A9', '/fr/about?a=%C3%A9'],
])('%s redirects to %s', async (from, to) => {
  const answer = await ask(from);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
});

test.each([
  '/fr/%00',
  '/%00',
  '/fr/%E0%A4%A',
  `/fr/${long}`,
  `/${long}.js`,
  `/fr/${'a'.repeat(252)}`,
  `/fr/${'a/'.repeat(3000)}`,
  '/fr/about/%00.md',
  '/fr%5Cabout.html',
  '/fr/a%5Cb',
  '/..%5C..%5Cpackage.json',
])('an address that names no possible file is not found (%#)', async (address) => {
  expect((await ask(address)).statusCode).toBe(404);
});

test('a page that the browser has is answered with 304', async () => {
  const { headers } = await ask('/fr/about');
  const again = await ask('/fr/about', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.headers['x-content-type-options']]).toEqual([304, 'nosniff']);
});

test('a failing request is answered with 500 and no details, and the server continues', async () => {
  for (const name of ['fr/404.html', '404.html']) rmSync(path.join(folder, name));
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ask('/fr/nulle-part')).toMatchObject({ statusCode: 500, body: 'Internal Server Error' });
  expect(log).toHaveBeenCalledTimes(1);
  expect(await ask('/fr/about')).toMatchObject({ statusCode: 200, body: 'page' });
  log.mockRestore();
});
