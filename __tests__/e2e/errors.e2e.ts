import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { address, follow, test } from './support/suite';

test.use({
  server: {
    around: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      if (!pathname.startsWith('/autre')) return false;
      // The export served under another prefix, by a host with a strict policy: only what the page itself brings may run.
      const html = withoutPolicy(readFileSync('out/fr.html', 'utf8')).replaceAll(
        '/_next/',
        '/autre/nowhere/',
      );
      const hashes = (element: string): string =>
        [...html.matchAll(new RegExp(`<${element}(?![^>]* src=)[^>]*>(.*?)</${element}>`, 'gs'))]
          .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
          .join(' ');
      if (pathname === '/autre/fr/') {
        response.writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': `default-src 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; style-src 'self' ${hashes('style')}; script-src 'self' ${hashes('script')}`,
        });
        response.end(html);
      } else {
        response.writeHead(404);
        response.end();
      }
      return true;
    },
  },
});

const path = '/fr/v1/guides/features/command';

/** The policy names the scripts by their hashes; a changed script would not run at all. */
function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

test('Page crash, inner: the message chain and a retry; bar and footer stay', async ({ open }) => {
  const { page } = await open(path, { expected: /./ });
  await page.evaluate(() => {
    // What puts the next page in place throws, with two causes, until the fault is mended.
    const { adoptNode } = Document.prototype;
    Document.prototype.adoptNode = function <T extends Node>(this: Document, node: T): T {
      if ('mended' in window) return adoptNode.call(this, node) as T;
      throw new Error('the part cannot be shown', {
        cause: new Error('its data are damaged', { cause: new Error('disk full') }),
      });
    };
  });
  await follow(page, '/fr/v1/guides/features/events');
  await page.getByRole('heading', { name: 'Cette page a planté.' }).waitFor();
  assert.equal(address(page), '/fr/v1/guides/features/events');
  assert.equal(await page.title(), 'Cette page a planté.');
  assert.equal(
    await page.textContent('.crash pre'),
    'the part cannot be shown\n\nCause :\nits data are damaged\n\nCause :\ndisk full',
  );
  for (const part of ['.navbar', '.site-footer']) assert.equal(await page.isVisible(part), true, part);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.click();
  await retry.waitFor();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await retry.click();
  await page.waitForSelector('#page .prose');
  assert.equal(await page.locator('.crash').count(), 0);
  assert.equal(await page.textContent('h1'), 'Évènements');
  assert.match(await page.title(), /^Évènements/);
  await page.waitForSelector('.code-tools', { state: 'attached' });
});

test('Page crash, outer: in English, plain, with “Try again”', async ({ open }) => {
  const { page } = await open(path, { expected: /./ });
  // Neither the next page nor the message of the crash has a place in the document.
  await page.evaluate(() => document.getElementById('page')?.remove());
  await follow(page, '/fr/v1/guides/features/events');
  await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  assert.equal(await page.title(), 'Page Error');
  assert.match((await page.textContent('pre')) ?? '', /page/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('#page .prose');
});

test('Wrong base URL: the banner suggests the right one, under a strict policy', async ({ open }) => {
  const violations: string[] = [];
  const { page } = await open('/autre/fr/', {
    expected: /404|Failed to load/,
    still: true,
    prepare: async (fresh) =>
      void fresh.on(
        'console',
        (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
      ),
  });
  const banner = page.locator('#base-url-banner');
  await banner.waitFor();
  assert.equal(await banner.evaluate((element) => element === document.body.firstElementChild), true);
  const french = banner.locator('[lang="fr"]');
  assert.match(
    (await french.textContent()) ?? '',
    /Le site ne s’est pas chargé correctement\..*construit pour \/fr\/.*SITE_BASE_PATH=\/autre/s,
  );
  const english = await banner.locator('[lang="en"] p').allTextContents();
  assert.deepEqual(english, [
    "Your site didn't load properly.",
    'The site is served under another path than it was built for.',
    'The site was built for /fr/',
    'Build it again with SITE_BASE_PATH=/autre',
  ]);
  assert.deepEqual(violations, []);
  assert.equal(
    await banner.evaluate((element) => getComputedStyle(element).backgroundColor),
    'rgb(255, 243, 224)',
  );
});

test('The banner is on the home page only, and not when the site loads', async ({ open }) => {
  const { page } = await open('/fr/');
  assert.equal(await page.locator('#base-url-banner').count(), 0);
  const html = readFileSync('out/fr.html', 'utf8');
  assert.ok(!html.replace(/<script[\s\S]*?<\/script>/g, '').includes('chargé correctement'));
  assert.ok(!readFileSync(`out${path}.html`, 'utf8').includes('base-url-banner'));
  const { page: still } = await open('/fr/', {
    expected: /ERR_FAILED/,
    still: true,
    prepare: (fresh) => fresh.route('**/_next/**/*.js', (route) => route.abort()),
  });
  assert.equal(await still.locator('#base-url-banner').count(), 0, 'the path is right');
});

test('The suggested path is text, whatever it holds', async ({ open }) => {
  const { page } = await open('/fr/', {});
  const result = await page.evaluate(() => {
    let onLoad: () => void = () => undefined;
    const script = document.querySelector('script[data-inline="base-check"]');
    delete document.documentElement.dataset.ready;
    new Function('location', 'addEventListener', 'document', script?.textContent ?? '')(
      { pathname: '/<img src=x onerror=alert(1)>/fr/index.html' },
      (_name: string, listener: () => void) => (onLoad = listener),
      {
        currentScript: script,
        documentElement: document.documentElement,
        body: document.body,
        createElement: document.createElement.bind(document),
      },
    );
    onLoad();
    const banner = document.getElementById('base-url-banner');
    return [
      banner?.querySelectorAll('img').length,
      banner?.textContent?.includes('SITE_BASE_PATH=/<img src=x onerror=alert(1)>'),
    ];
  });
  assert.deepEqual(result, [0, true]);
});
