import { mkdirSync } from 'node:fs';
import { launchBrowser } from '../__tests__/e2e/support/browser';
import { serveSite } from '../__tests__/e2e/support/site';

/** Pictures of the built site for the manifest; drawn again by hand when the site's look changes. */
const pictures = [
  { name: 'wide', path: '/fr/v1/guides/features/command', width: 1280, height: 800, scale: 1 },
  { name: 'narrow', path: '/fr/', width: 360, height: 640, scale: 2 },
];

const site = await serveSite();
const browser = await launchBrowser();
mkdirSync('public/screenshots', { recursive: true });
for (const { name, path, width, height, scale } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    serviceWorkers: 'block',
  });
  await page.addInitScript({
    content: `try { localStorage.setItem('docusaurus.announcement.id', 'v2-disponible'); localStorage.setItem('docusaurus.announcement.dismiss', 'true') } catch {}`,
  });
  await page.goto(site.origin + path);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.screenshot({ path: `public/screenshots/${name}.jpg`, type: 'jpeg', quality: 82 });
}
await browser.close();
await site.close();
