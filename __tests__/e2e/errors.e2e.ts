import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { follow } from '../../scripts/browser/chromium';
import { address, frames, test } from './support/suite';

/** The home page below another path, on a host with a strict policy: only what the page itself brings may run. */
function misplacedHome(): { html: string; policy: string } {
  const html = readFileSync('out/fr.html', 'utf8')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') // it names the scripts by their hashes
    .replaceAll('/_next/', '/autre/nowhere/');
  const hashes = (element: string): string =>
    [...html.matchAll(new RegExp(`<${element}(?![^>]* src=)[^>]*>(.*?)</${element}>`, 'gs'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; style-src 'self' ${hashes('style')}; script-src 'self' ${hashes('script')}`;
  return { html, policy };
}

test.use({
  server: {
    around: ({ url = '' }, response) => {
      if (!url.startsWith('/autre')) return false;
      const { html, policy } = misplacedHome();
      const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
      if (url === '/autre/fr/') response.writeHead(200, headers).end(html);
      else response.writeHead(404).end();
      return true;
    },
  },
});

const path = '/fr/v1/guides/features/command';

test('Page crash, inner: the message chain and a retry; bar and footer stay', async ({ open }) => {
  const { page } = await open(path, { expected: /./ });
  await page.evaluate(() => {
    // What the code blocks of the next page need throws, with two causes, until the fault is mended.
    const { ResizeObserver } = window;
    const { dataset } = document.documentElement;
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        if ('mended' in dataset) return;
        dataset.faults = String(Number(dataset.faults ?? 0) + 1);
        throw new Error('the part cannot be shown', {
          cause: new Error('its data are damaged', { cause: new Error('disk full') }),
        });
      }
    };
  });
  await follow(page, '/fr/v1/guides/features/events');
  await page.getByRole('heading', { name: 'Cette page a planté.' }).waitFor();
  expect(address(page)).toBe('/fr/v1/guides/features/events');
  await expect(page).toHaveTitle(/^Évènements/);
  expect(await page.textContent('.crash pre')).toBe(
    'the part cannot be shown\n\nCause :\nits data are damaged\n\nCause :\ndisk full',
  );
  for (const part of ['.navbar', '.site-footer']) expect(await page.isVisible(part), part).toBe(true);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  const faults = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.faults));
  // The button of the first crash may still be there after the click: the second crash shows in the count.
  const before = await faults();
  await retry.click();
  await expect.poll(faults).toBeGreaterThan(before);
  await page.evaluate(() => void (document.documentElement.dataset.mended = ''));
  await retry.click();
  await page.waitForSelector('.prose');
  expect(await page.locator('.crash').count()).toBe(0);
  expect(await page.textContent('h1')).toBe('Évènements');
  await page.waitForSelector('.code-tools', { state: 'attached' });
});

test('Page crash, outer: in English, plain, with “Try again”', async ({ open }) => {
  const { page } = await open(path, { expected: /./ });
  // What looks for the address of the next page throws, in the layout around it.
  await page.evaluate(() => {
    const { querySelector } = Document.prototype;
    document.querySelector = (selector: string): Element | null => {
      if (selector.includes('canonical')) throw new Error('the page has no address');
      return querySelector.call(document, selector);
    };
  });
  await follow(page, '/fr/v1/guides/features/events');
  await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await page.title()).toBe('Page Error');
  expect(await page.textContent('pre')).toBe('the page has no address');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('.prose');
});

test('Wrong base URL: the banner suggests the right one, under a strict policy', async ({ open }) => {
  const violations: string[] = [];
  const { page } = await open('/autre/fr/', {
    expected: /404|Failed to load/,
    still: true,
    prepare: async (fresh) =>
      void fresh.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      }),
  });
  const banner = page.locator('main > #base-url-banner:first-child');
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expect(banner.locator('p:visible')).toHaveText([
    'Le site ne s’est pas chargé correctement.',
    /autre chemin/,
    'Le site a été construit pour /fr/',
    'Construisez-le à nouveau avec SITE_BASE_PATH=/autre',
    'Your site did not load properly.',
    'The site is served under another path than it was built for.',
    'The site was built for /fr/',
    'Build it again with SITE_BASE_PATH=/autre',
  ]);
  expect(violations).toEqual([]);
});

test('The banner is on the home page only, hidden where the path is right, also to search engines', async ({
  open,
}) => {
  expect(readFileSync(`out${path}.html`, 'utf8')).not.toContain('base-url-banner');
  const { page } = await open('/fr/', {
    expected: /ERR_FAILED/,
    still: true,
    prepare: (fresh) => fresh.route('**/_next/**/*.js', (route) => route.abort()),
  });
  await page.waitForLoadState('load');
  await frames(page, 2); // the path is checked a moment after the load
  await expect(page.locator('#base-url-banner[data-nosnippet]')).toBeHidden();
});
