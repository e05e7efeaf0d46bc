import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { Page } from '@playwright/test';
import { listHtmlFiles } from '../../scripts/postbuild/html-files';
import { visit } from './support/browser';
import { closed, openSearch, searchFor } from './support/search';
import { follow, test } from './support/suite';

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

test('reports are neither in a script of the export nor allowed by the policy, unless a build asks for them', () => {
  const scripts = readdirSync('out/_next/static/live').filter((name) => name.endsWith('.js'));
  assert.ok(scripts.length > 5);
  const reporting = scripts.filter((name) =>
    /empty-search|search:answered|largest-contentful-paint/.test(
      readFileSync(`out/_next/static/live/${name}`, 'utf8'),
    ),
  );
  assert.deepEqual(reporting, []);
  assert.match(readFileSync('out/fr.html', 'utf8'), /connect-src 'self';/);
});

/** Notes in `found` what breaks the policy and what is requested from other origins. */
async function watch(page: Page, ownOrigin: string, found: string[]): Promise<void> {
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) found.push(`requests ${request.url()}`);
  });
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

test('no feature breaks the policy, requests another origin or sets a cookie', async ({ open, url }) => {
  const found: string[] = [];
  const { page, context } = await open('/fr/', {
    reducedMotion: 'reduce',
    expected: /404/,
    prepare: (fresh) => watch(fresh, url(''), found),
  });
  const go = async (path: string): Promise<void> => {
    await follow(page, path);
    await page.waitForURL(url(path));
    await page.locator('#page h1').waitFor();
  };
  await page.locator('aside.announcement button').click();
  await page.locator('.navbar .dropdown > :is(button, summary)').first().click();
  await page.keyboard.press('Escape');
  await page.locator('.navbar .color-mode').click();

  await go(guide);
  for (const button of [
    '.code-tools button:not([hidden])',
    '.heading-link',
    '.sidebar-row > button:visible',
    '.copy-markdown',
  ])
    await page.locator(button).first().click({ force: true });
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
  for (const path of ['/fr/v1/api/config', '/fr/v1/api/js/window', '/fr/releases']) {
    await go(path);
    const filter = page.locator('.filter input');
    if ((await filter.count()) > 0) await filter.first().fill('url');
  }
  await go('/fr/v1/guides/building');
  await page.evaluate(() => (window.print = () => (document.documentElement.dataset.printed = 'yes')));
  await page.locator('.print-section').click();
  await page.locator('html[data-printed]').waitFor();
  await page.goBack();
  await page.waitForURL(url('/fr/releases'));

  await page.setViewportSize({ width: 360, height: 740 });
  await go('/fr/v1/guides/getting-started/prerequisites');
  await page.locator('[role="tab"][aria-selected="false"]:visible').first().click();
  await page.click('.menu-button');
  await page.click('.mobile-back');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('load:failed', { detail: { what: 'part', retry: () => 0 } }));
  });
  await page.locator('.load-error').waitFor();
  await visit(page, url('/fr/nulle-part'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  assert.deepEqual(found, []);
  assert.deepEqual(await context.cookies(), []);
});

test('a text never becomes markup or the address of a foreign script', async ({ open }) => {
  const { page } = await open(guide, { expected: /Trusted|policy|directive/i });
  const outcomes = await page.evaluate(() => {
    const factory = (window as unknown as { trustedTypes: { createPolicy: (...rest: unknown[]) => object } })
      .trustedTypes;
    const attempts: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x">'),
      adjacent: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      address: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      data: () => (document.createElement('script').src = 'data:text/javascript,alert(1)'),
      worker: () => new Worker('https://evil.example/x.js'),
      text: () => (document.createElement('script').textContent = 'alert(1)'),
      policy: () => factory.createPolicy('default', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  assert.equal(outcomes.length, 7);
  for (const outcome of outcomes) assert.match(outcome, /: TypeError$/);
});
