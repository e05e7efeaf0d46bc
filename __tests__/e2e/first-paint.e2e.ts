import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './support/suite';

/** Each kind of page at a width and in a mode; what dark mode and stored choices change is the same on all kinds. */
const scenes = [
  ['guide', '/fr/v1/guides/building/windows', 360, 'light'],
  ['guide', '/fr/v1/guides/building/windows', 1280, 'light'],
  ['guide with a diagram', '/fr/v1/references/architecture', 1280, 'light'],
  ['reference', '/fr/v1/api/js/event', 1280, 'light'],
  ['configuration', '/fr/v1/api/config', 360, 'light'],
  ['home', '/fr', 360, 'light'],
  ['home', '/fr', 1280, 'dark'],
  ['posts', '/fr/blog', 360, 'light'],
] as const;

/** Scripts add the buttons of code blocks at reserved places; a block that need not scroll loses its mask, which changes its corners. */
const CHANGED_BY_SCRIPTS = 400;

const countDifferences = (page: Page, ...pictures: Buffer[]): Promise<number> =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = Object.assign(new Image(), { src: `data:image/png;base64,${source}` });
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
        }),
      );
      return one?.filter((pixel, index) => pixel !== other?.[index]).length ?? Infinity;
    },
    pictures.map((picture) => picture.toString('base64')),
  );

const rememberChoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'v2-disponible');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.tab.package-manager', 'pnpm');
    localStorage.setItem('docusaurus.tab.os', 'macos');
  });

for (const [kind, path, width, colorScheme] of scenes)
  test(`the first paint needs only the page: ${kind}, ${width} px, ${colorScheme}`, async ({ open }) => {
    const options = {
      viewport: { width, height: 740 },
      colorScheme,
      reducedMotion: 'reduce',
      expected: /ERR_FAILED/,
    } as const;
    const prepare = async (page: Page, blocked: RegExp): Promise<void> => {
      if (colorScheme === 'dark') await rememberChoices(page);
      // The download for offline reading is announced, and not on the first paint.
      await page.addInitScript('delete Navigator.prototype.serviceWorker');
      await page.route(blocked, (route) => route.abort());
    };
    // The display face is optional: a page whose first paint comes before it goes without.
    const alone = await open(path, {
      ...options,
      still: true,
      prepare: (page) => prepare(page, /\.(?:js|css|woff2)$/),
    });
    const whole = await open(path, { ...options, prepare: (page) => prepare(page, /\.woff2$/) });
    const [first, settled] = await Promise.all(
      [alone, whole].map(({ page }) => page.screenshot({ animations: 'disabled' })),
    );
    const changed = await countDifferences(whole.page, first as Buffer, settled as Buffer);
    assert.ok(changed <= CHANGED_BY_SCRIPTS, `${changed} pixels of the first screen change`);
  });
