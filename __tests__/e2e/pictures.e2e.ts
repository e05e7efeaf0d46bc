import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { go, untilReady } from '../../scripts/browser/chromium';
import { frames, test } from './support/suite';

// Both pictures of a pair come from the same browser, so that fonts and processors make no difference.

/** Keeps a picture of the first screen as the one that `expectSamePicture` compares with. */
function keepPicture(picture: Buffer, name: string, info: TestInfo): void {
  const file = info.snapshotPath(`${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

const shoot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

/** A picture that equals the one before: what follows an effect, such as the mark in the contents list, has been drawn. */
async function settledPicture(page: Page): Promise<Buffer> {
  let picture = await shoot(page);
  for (let tries = 0; tries < 5; tries++) {
    await frames(page, 3);
    const next = await shoot(page);
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

async function expectSamePicture(page: Page, name: string, maxDiffPixels: number): Promise<void> {
  await page.waitForSelector('html[data-ready]:not(.nprogress-busy)', { state: 'attached' });
  const picture = await settledPicture(page);
  expect.soft(picture, name).toMatchSnapshot(`${name}.png`, { maxDiffPixels });
}

/** Each kind of page at one width and in one mode: dark mode and stored choices change all kinds alike. */
const firstPaints = [
  ['/fr/v1/guides/building/windows', 360, 'light'],
  ['/fr/v1/guides/building/windows', 1280, 'light'],
  ['/fr/v1/references/architecture', 1280, 'light'],
  ['/fr/v1/api/js/event', 1280, 'light'],
  ['/fr/v1/api/config', 360, 'light'],
  ['/fr', 360, 'light'],
  ['/fr', 1280, 'dark'],
  ['/fr/blog', 360, 'light'],
] as const;
/** Scripts put the buttons of code blocks at reserved positions, and remove the mask of blocks that need not scroll. */
const CHANGED_BY_SCRIPTS = 400;

for (const [address, width, colorScheme] of firstPaints)
  test(`the first paint needs only the page: ${address}, ${width} px`, async ({ open }, info) => {
    const openWithout = (blocked: RegExp, still: boolean): ReturnType<typeof open> =>
      open(address, {
        viewport: { width, height: 740 },
        colorScheme,
        reducedMotion: 'reduce',
        expected: /ERR_FAILED/,
        still,
        prepare: async (page) => {
          if (colorScheme === 'dark') await rememberChoices(page);
          // The notice of the offline download is not part of the first paint.
          await page.addInitScript('delete Navigator.prototype.serviceWorker');
          await page.route(blocked, (route) => route.abort());
        },
      });
    // The display face is optional: a first paint that comes before it does without.
    const first = await openWithout(/\.(?:js|css|woff2)$/, true);
    await first.page.waitForLoadState('load'); // with its images
    keepPicture(await shoot(first.page), 'first', info);
    const settled = await openWithout(/\.woff2$/, false);
    await expectSamePicture(settled.page, 'first', CHANGED_BY_SCRIPTS);
  });

async function rememberChoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'v2-disponible');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.tab.package-manager', 'pnpm');
    localStorage.setItem('docusaurus.tab.os', 'macos');
  });
}

const phone = [
  '/fr/',
  '/fr/v1/guides/getting-started/prerequisites',
  '/fr/v1/references/benchmarks',
  '/fr/v1/api/config',
  '/fr/blog',
];
const desk = [
  '/fr/',
  '/fr/v1/guides',
  '/fr/v1/references/architecture/process-model',
  '/fr/v1/api/js/event',
  '/fr/blog/2022/09/15/tauri-1-1',
  '/fr/about/intro',
];
for (const [width, colorScheme, addresses] of [
  [360, 'light', phone],
  [1280, 'dark', desk],
] as const)
  test(`a page reached by a link looks like the page loaded, at ${width} px`, async ({ open, url }, info) => {
    const { page } = await open('/fr/v1/guides/faq', {
      viewport: { width, height: 740 },
      colorScheme,
      serviceWorkers: 'block', // an offline copy would show its notices
      expected: /ERR_FAILED|registerSW failed/,
      prepare: (fresh) => fresh.route('**/*.woff2', (route) => route.abort()),
    });
    for (const address of addresses) {
      // The not-found page changes after it is ready, so its pictures would differ.
      expect((await page.goto(url(address)))?.status(), address).toBe(200);
      await untilReady(page);
      keepPicture(await settledPicture(page), address.replaceAll('/', '-'), info);
    }
    for (const address of addresses) {
      await go(page, address);
      // Pixels at the edges of the compositor's tiles may differ by a shade.
      await expectSamePicture(page, address.replaceAll('/', '-'), 20);
    }
  });
