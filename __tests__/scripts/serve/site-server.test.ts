/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { securityHeaders } from '@/lib/export/host-headers';
import { createSiteServer } from '@/scripts/serve/site-server';
import { scratchFolder } from '../../support/scratch';

const long = 'a'.repeat(300);
let server: Server;

/** An export of some locales with one page each. */
function writeExport(locales: string[]): string {
  const folder = scratchFolder('site-server-');
  writeFileSync(path.join(folder, '404.html'), 'introuvable');
  for (const locale of locales) {
    mkdirSync(path.join(folder, locale));
    writeFileSync(path.join(folder, `${locale}.html`), 'accueil');
    writeFileSync(path.join(folder, locale, '404.html'), `introuvable ${locale}`);
    writeFileSync(path.join(folder, locale, 'about.html'), 'page');
    writeFileSync(
      path.join(folder, locale, 'pages.json'),
      JSON.stringify([`/${locale}`, `/${locale}/about`]),
    );
  }
  return folder;
}

async function serve(folder: string): Promise<void> {
  server = createServer(createSiteServer(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
}

/** The answer to an address that is sent as it stands, without a client's own corrections. */
function ask(address: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path: address, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    })
      .on('error', reject)
      .end();
  });
}

/** Status and text of an answer. */
async function read(address: string): Promise<[number | undefined, string]> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}${address}`, { headers: { connection: 'close' } });
  return [answer.status, await answer.text()];
}

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe.each([
  ['one locale', ['fr']],
  ['several locales', ['fr', 'it']],
])('an export of %s', (_name, locales) => {
  beforeEach(() => serve(writeExport(locales)));

  it.each([
    ['/fr/2/%E6%97%A5%E6%9C%AC', 'https://v2.tauri.app/%E6%97%A5%E6%9C%AC'],
    ['/fr/2/%0d%0aX:%201', 'https://v2.tauri.app/%0D%0AX:%201'],
    ['/fr/2/a%25b%3Fc?d=%0d', 'https://v2.tauri.app/a%25b%3Fc?d=%0d'],
    ['/fr/2/%23%E6%97%A5', 'https://v2.tauri.app/#%E6%97%A5'],
    ['/fr/ABOUT/?a=%C3%A9', '/fr/about?a=%C3%A9'],
  ])('leads %s on to %s', async (from, to) => {
    const answer = await ask(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it.each([
    '/fr/%00',
    '/%00',
    `/fr/${long}`,
    `/${long}.js`,
    `/fr/${'a'.repeat(252)}`,
    `/fr/${'a/'.repeat(3000)}`,
    '/fr/about/%00.md',
  ])('has nothing at an address that names no possible file (%#)', async (address) => {
    expect((await ask(address)).statusCode).toBe(404);
  });

  it('says the same about security with each kind of answer', async () => {
    const page = await ask('/fr/about');
    const answers = [
      page,
      await ask('/fr/about/index.html'),
      await ask('/fr/about', { 'if-none-match': String(page.headers.etag) }),
      await ask('/fr/nulle-part'),
      await ask('/fr/%E0%A4%A'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 301, 304, 404, 404]);
    for (const { headers } of answers)
      for (const [name, value] of securityHeaders) expect(headers[name.toLowerCase()]).toBe(value);
  });
});

it('answers 500 without a word about itself when something fails, and goes on', async () => {
  const folder = writeExport(['fr', 'it']);
  await serve(folder);
  rmSync(path.join(folder, 'fr/404.html'));
  rmSync(path.join(folder, '404.html'));
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await read('/fr/nulle-part')).toEqual([500, 'Internal Server Error']);
  expect(log).toHaveBeenCalledTimes(1);
  expect(await read('/fr/about')).toEqual([200, 'page']);
  log.mockRestore();
});
