import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './support/suite';

const pages = {
  guide: '/fr/v1/guides/building/windows',
  'guide with a diagram': '/fr/v1/references/architecture',
  reference: '/fr/v1/api/js/window',
  configuration: '/fr/v1/api/config',
  home: '/fr',
  posts: '/fr/blog',
};

const rememberChoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'v2-disponible');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.tab.package-manager', 'pnpm');
    localStorage.setItem('docusaurus.tab.os', 'macos');
  });

for (const [kind, path] of Object.entries(pages))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the first paint of a page needs nothing but the page: ${kind}, ${colorScheme}`, async ({
      open,
    }) => {
      for (const width of [360, 1280]) {
        const options = {
          viewport: { width, height: 740 },
          colorScheme,
          reducedMotion: 'reduce',
          expected: /ERR_FAILED/,
        } as const;
        const prepare = async (page: Page, blocked: RegExp): Promise<void> => {
          if (colorScheme === 'dark') await rememberChoices(page);
          await page.route(blocked, (route) => route.abort());
        };
        // The display face is optional: a page whose first paint comes before it goes without.
        const alone = await open(path, {
          ...options,
          still: true,
          prepare: (page) => prepare(page, /\.(?:css|js|woff2)$/),
        });
        const whole = await open(path, { ...options, prepare: (page) => prepare(page, /\.woff2$/) });
        const [first, settled] = await Promise.all(
          [alone, whole].map(({ page }) => page.screenshot({ animations: 'disabled' })),
        );
        assert.ok(first?.equals(settled as Buffer), `the first screen changes at ${width} px`);
      }
    });
