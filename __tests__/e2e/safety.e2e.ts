import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { listHtmlFiles } from '../../scripts/postbuild/html-files';
import { test } from './support/suite';

const guide = '/fr/v1/guides/features/command';

test('every exported page begins with its policy, which names each inline script and style, no other host and nothing unsafe', () => {
  // The document of the samples' windows has a policy of its own: sample-safety.e2e.ts.
  const files = listHtmlFiles('out').filter((name) => !name.endsWith('/cadre.html'));
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((name) => {
    const html = readFileSync(`out/${name}`, 'utf8');
    const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1];
    if (policy === undefined) return [`${name}: the policy is not first`];
    if (/unsafe|\*|http:/.test(policy) || !policy.includes(";connect-src 'self';"))
      return [`${name}: ${policy}`];
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
  expect(faults).toEqual([]);
});

// `open` fails each browser test that breaks the policy, requests another host or gets a cookie: support/suite.ts.
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
  expect(outcomes.length).toBe(7);
  for (const outcome of outcomes) expect(outcome).toMatch(/: TypeError$/);
});
