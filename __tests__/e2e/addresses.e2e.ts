import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { redirectRules } from '../../lib/redirects/rules';
import { visit } from './support/browser';
import { address, test } from './support/suite';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A host that knows no rules: files as they are, `404.html` for the rest. `/regles` in front asks for the site's own server. */
test.use({
  server: {
    around: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      if (request.headers['x-rules'] === 'on') return false;
      const file =
        [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
          .map((name) => path.join('out', name))
          .find((name) => existsSync(name) && statSync(name).isFile()) ?? 'out/404.html';
      response.writeHead(file === 'out/404.html' ? 404 : 200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      });
      response.end(readFileSync(file));
      return true;
    },
  },
});

const page404 = /404/;
const known = '/fr/v1/guides/features/command';
const pages = new Set(JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[]);

const written: [string, string][] = [
  [`${known}.html`, known],
  [`${known}/index.html`, known],
  [`${known}/index`, known],
  ['/fr/v1//guides///features/command', known],
  ['/fr/V1/Guides/FEATURES/command', known],
  ['/fr/v1/api/js/globalshortcut', '/fr/v1/api/js/globalShortcut'],
  ['/fr/index.html', '/fr/'],
  ['/fr/index', '/fr/'],
  ['/FR/', '/fr/'],
  ['/fr.html', '/fr/'],
  ['/fr/v1/guides/index.html', '/fr/v1/guides'],
];

for (const [from, to] of written) {
  test(`${from} leads to ${to}, query and hash kept, on a host without rules`, async ({ open, url }) => {
    const { page } = await open(from, {
      expected: page404,
      still: true,
      prepare: async (fresh) => void (await fresh.goto('about:blank')),
    });
    await page.goto(url(`${from}?a=1&b=%C3%A9#features`), { waitUntil: 'commit' });
    await page.waitForURL(url(`${to}?a=1&b=%C3%A9#features`));
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    assert.equal(await page.locator('.not-found').count(), 0);
    assert.ok(await page.locator('#main h1').count());
  });
}

test('a corrected address adds no entry to the history, and Back works', async ({ open, url }) => {
  const { page } = await open('/fr/blog', { expected: page404 });
  await page.goto(url(`${known}.html`));
  await page.waitForURL(url(known));
  await page.goBack();
  await page.waitForURL(url('/fr/blog'));
});

test('a page answers with a trailing slash too', async ({ open }) => {
  const { page } = await open(`${known}/`, {});
  assert.equal(address(page), `${known}/`);
  assert.equal(await page.locator('.sidebar [aria-current="page"]').getAttribute('href'), known);
});

test('an address corrected on load still marks its section in the bar', async ({ open, url }) => {
  const { page } = await open(`${known}.html`, {});
  await page.waitForURL(url(known));
  await page.waitForSelector('.navbar a[aria-current][href="/fr/v1/guides"]');
});

/** An example of each rule that leads to a page that exists, and the page. */
const old: [string, string][] = [
  ['/fr/docs/guides/command', '/fr/v1/guides/features/command'],
  ['/fr/docs/references/security', '/fr/v1/references/security'],
  ['/fr/api/js/fs', '/fr/v1/api/js/fs'],
  ['/fr/guides/building/windows', '/fr/v1/guides/building/windows'],
  ['/fr/references/architecture/process-model', '/fr/v1/references/architecture/process-model'],
  ['/fr/v1/guides/architecture/process-model', '/fr/v1/references/architecture/process-model'],
  [
    '/fr/v1/guides/architecture/brownfield',
    '/fr/v1/references/architecture/inter-process-communication/brownfield',
  ],
  [
    '/fr/v1/guides/architecture/isolation',
    '/fr/v1/references/architecture/inter-process-communication/isolation',
  ],
  ['/fr/v1/guides/development/security', '/fr/v1/references/security'],
  ['/fr/about/security', '/fr/v1/references/architecture/security'],
  ['/fr/about/benchmarks', '/fr/v1/references/benchmarks'],
  ['/fr/v1/about/governance', '/fr/about/governance'],
  ['/fr/v1/guides/examples/command', '/fr/v1/guides/features/command'],
  ['/fr/v1/guides/getting-started/tauri-cli', '/fr/v1/guides/getting-started/setup/html-css-js'],
  ['/fr/v1/guides/distribution/windows', '/fr/v1/guides/building/windows'],
  ['/fr/v1/guides/distribution/linux', '/fr/v1/guides/building/linux'],
  ['/fr/v1/guides/building/debian', '/fr/v1/guides/building/linux'],
  ['/fr/v1/api/js/modules/fs', '/fr/v1/api/js/fs'],
  ['/fr/v1/api/js/classes/window.WebviewWindow', '/fr/v1/api/js/window'],
  ['/fr/v1/api/js/enums/fs.BaseDirectory', '/fr/v1/api/js/fs'],
  ['/fr/v1/api/js/interfaces/fs.FsOptions.html', '/fr/v1/api/js/fs'],
  ['/fr/release-notes', '/fr/releases'],
  ['/fr/partners', '/fr/#sponsors'],
];

test('every old address leads to its page on a host without rules', async ({ open, url }) => {
  const { page } = await open('/fr/blog', { expected: page404 });
  for (const [from, to] of old) {
    await page.goto(url(from), { waitUntil: 'commit' });
    await page.waitForURL(url(to));
  }
});

test('every old address leads to its page by the site’s own server, query and hash kept', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/blog', { expected: page404 });
  for (const [from, to] of [...old, ...written.filter(([, target]) => target !== '/fr/')]) {
    const response = await page.request.get(url(`${from}?q=1`), {
      maxRedirects: 0,
      headers: { 'x-rules': 'on' },
    });
    assert.equal(response.status(), 301, from);
    const [target, hash] = to.split('#');
    assert.equal(response.headers().location, `${target}?q=1${hash ? `#${hash}` : ''}`, from);
  }
});

test('every rule has an example here', () => {
  const missing = redirectRules.filter(
    ({ from, to }) =>
      !/^https?:/.test(to) &&
      from !== '/v1' &&
      !old.some(([path]) =>
        from.endsWith('/*')
          ? path.toLowerCase().startsWith(`/fr${from.slice(0, -2)}`)
          : path === `/fr${from}`,
      ),
  );
  assert.deepEqual(missing, []);
  for (const [, to] of old) assert.ok(pages.has(to.split('#')[0]?.replace(/(?<=.)\/$/, '') ?? ''), to);
});

test('an old address of the next version’s site leads there', async ({ open, url }) => {
  const { page } = await open('/fr/blog', { expected: page404 });
  for (const [from, to] of [
    ['/fr/2/start', 'https://v2.tauri.app/start'],
    ['/fr/blog/tauri-20', 'https://v2.tauri.app/blog/tauri-20'],
    ['/fr/docs/api/rust/tauri', 'https://docs.rs/tauri/1/tauri'],
  ] as const) {
    await page.route(`${to}*`, (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }));
    await page.goto(url(from), { waitUntil: 'commit' });
    await page.waitForURL(to);
  }
});

test('an unknown path shows “Page introuvable”, and stays where it is', async ({ open, url }) => {
  for (const unknown of [
    '/fr/unknown',
    '/fr/blog/nope',
    '/fr/v1/guides/getting-started/setup/unknown',
    '/fr/v1',
    '/fr/v1/guides/development/nothing',
    '/elsewhere',
    '/fr/%E0%A4%A',
    '/fr/constructor',
    '/fr/__proto__',
  ]) {
    if (unknown === '/fr/v1') continue; // an old address of its own
    const { page } = await open('/fr/blog', { expected: /404|400/ });
    const response = await page.goto(url(`${unknown}?x=1#y`));
    assert.equal(response?.status(), 404, unknown);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    assert.equal(await page.textContent('h1'), 'Page introuvable');
    assert.match(await page.title(), /^Page introuvable \| /);
    assert.equal(new URL(page.url()).hash, '#y');
  }
});

test('the not-found page has the bar, the banner and the footer, no sidebar, and ways on', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/unknown', { expected: page404 });
  for (const part of ['.navbar', '.community-banner', '.site-footer'])
    assert.equal(await page.isVisible(part), true, part);
  assert.equal(await page.locator('.sidebar').count(), 0);
  assert.ok((await page.locator('.not-found a').count()) >= 3);
  assert.match(await page.innerText('#main'), /Nous n’avons pas trouvé ce que vous cherchiez/);
  await page.click('.not-found a[href="/fr/v1/guides"]');
  await page.waitForURL('**/fr/v1/guides');
  await visit(page, url(known));
});

test('without the list of pages the not-found page stands, with a warning only', async ({ open }) => {
  const { page } = await open('/fr/unknown.html', {
    expected: /404|ERR_FAILED/,
    prepare: (fresh) => fresh.route('**/pages.json', (route) => route.abort()),
    still: true,
  });
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  assert.equal(await page.textContent('h1'), 'Page introuvable');
});
