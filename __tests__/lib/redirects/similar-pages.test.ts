/** @jest-environment node */
import { listPages } from '@/lib/content/pages';
import { listDocs } from '@/lib/docs/docs';
import { findSimilarPages, wordsOfPath } from '@/lib/redirects/similar-pages';

const pages = [...new Set([...listDocs('fr'), ...listPages('fr')].map(({ route }) => `/fr${route}`))];
const guides = '/fr/v1/guides';

/** Misspelt addresses, and the page that each of them means. */
const misspelt: [address: string, page: string][] = [
  // Typing errors.
  ['/fr/v1/guides/features/comand', `${guides}/features/command`],
  ['/fr/v1/guides/features/evnets', `${guides}/features/events`],
  ['/fr/v1/guides/features/sytem-tray', `${guides}/features/system-tray`],
  ['/fr/v1/guides/features/splahscreen', `${guides}/features/splashscreen`],
  ['/fr/v1/guides/features/mutliwindow', `${guides}/features/multiwindow`],
  ['/fr/v1/guides/features/plugns', `${guides}/features/plugin`],
  ['/fr/v1/guides/buidling/windows', `${guides}/building/windows`],
  ['/fr/v1/guides/building/macso', `${guides}/building/macos`],
  ['/fr/v1/guides/building/resouces', `${guides}/building/resources`],
  ['/fr/v1/guides/building/sidecra', `${guides}/building/sidecar`],
  ['/fr/v1/guides/distribution/udpater', `${guides}/distribution/updater`],
  ['/fr/v1/guides/distribtion/sign-macos', `${guides}/distribution/sign-macos`],
  ['/fr/v1/guides/debuging/vscode', `${guides}/debugging/vs-code`],
  ['/fr/v1/guides/testing/mockng', `${guides}/testing/mocking`],
  ['/fr/v1/references/benchmraks', '/fr/v1/references/benchmarks'],
  ['/fr/v1/refrences/security', '/fr/v1/references/security'],
  ['/fr/v1/api/js/windwo', '/fr/v1/api/js/window'],
  ['/fr/v1/api/js/clipbord', '/fr/v1/api/js/clipboard'],
  ['/fr/v1/api/cofnig', '/fr/v1/api/config'],
  ['/fr/about/trademrak', '/fr/about/trademark'],
  // Missing or additional letters, cut off addresses.
  ['/fr/v1/guides/getting-started/prerequisite', `${guides}/getting-started/prerequisites`],
  ['/fr/v1/guides/getting-started/prereq', `${guides}/getting-started/prerequisites`],
  ['/fr/v1/guides/features/window-custom', `${guides}/features/window-customization`],
  ['/fr/v1/guides/features/icon', `${guides}/features/icons`],
  ['/fr/v1/guides/building/cross-platfor', `${guides}/building/cross-platform`],
  ['/fr/v1/guides/building/app-siz', `${guides}/building/app-size`],
  ['/fr/v1/guides/distribution/publish', `${guides}/distribution/publishing`],
  ['/fr/v1/references/webview-version', '/fr/v1/references/webview-versions'],
  ['/fr/v1/references/configuration', '/fr/v1/references/configuration-files'],
  ['/fr/v1/api/js/global', '/fr/v1/api/js/globalShortcut'],
  ['/fr/v1/api/js/notif', '/fr/v1/api/js/notification'],
  ['/fr/about/govern', '/fr/about/governance'],
  ['/fr/v1/guides/features/events)', `${guides}/features/events`],
  ['/fr/v1/guides/faq…', `${guides}/faq`],
  ['/fr/v1/guides/faqs', `${guides}/faq`],
  // Another folder, or none.
  ['/fr/command', `${guides}/features/command`],
  ['/fr/v1/command', `${guides}/features/command`],
  ['/fr/v1/guides/sidecar', `${guides}/building/sidecar`],
  ['/fr/v1/guides/features/sidecar', `${guides}/building/sidecar`],
  ['/fr/v1/guides/building/updater', `${guides}/distribution/updater`],
  ['/fr/guides/system-tray', `${guides}/features/system-tray`],
  ['/fr/v1/guides/prerequisites', `${guides}/getting-started/prerequisites`],
  ['/fr/v1/guides/vite', `${guides}/getting-started/setup/vite`],
  ['/fr/v1/guides/getting-started/next-js', `${guides}/getting-started/setup/next-js`],
  ['/fr/v1/guides/isolation', '/fr/v1/references/architecture/inter-process-communication/isolation'],
  ['/fr/v1/references/process-model', '/fr/v1/references/architecture/process-model'],
  ['/fr/api/window', '/fr/v1/api/js/window'],
  ['/fr/v1/api/shell', '/fr/v1/api/js/shell'],
  ['/fr/v1/webdriver/selenium', `${guides}/testing/webdriver/example/selenium`],
  ['/fr/blog/tauri-1-4', '/fr/blog/2023/06/14/tauri-1-4'],
  ['/fr/governance', '/fr/about/governance'],
  // Another locale, another way of writing.
  ['/ko/v1/guides/features/comand', `${guides}/features/command`],
  ['/zh-cn/v1/guides/building/window', `${guides}/building/windows`],
  ['/en/v1/guides/features/menus', `${guides}/features/menu`],
  ['/v1/guides/features/plugins', `${guides}/features/plugin`],
  ['/fr/v1/guides/features/system_tray', `${guides}/features/system-tray`],
  ['/fr/v1/guides/features/System Tray', `${guides}/features/system-tray`],
  ['/fr/v1/guides/features/évents', `${guides}/features/events`],
  ['/fr/v1/guides/features/multi-window.php', `${guides}/features/multiwindow`],
  ['/fr/v1/guides/getting-started/setup/nextjs', `${guides}/getting-started/setup/next-js`],
];

describe('findSimilarPages', () => {
  it('offers the right page for at least 57 of 60 misspelt addresses', () => {
    expect(misspelt).toHaveLength(60);
    const missed = misspelt.filter(
      ([address, page]) => !findSimilarPages(address, pages, '/fr').includes(page),
    );
    expect(missed.slice(0, missed.length > 3 ? missed.length : 0)).toEqual([]);
  });

  it('offers nothing for an address like no other', () => {
    expect(findSimilarPages('/fr/', pages, '/fr')).toEqual([]);
    for (const path of ['zzqqxx', 'installation', 'discord', 'changelog', 'login', 'contact', 'docs', 'help'])
      expect(findSimilarPages(`/fr/${path}`, pages, '/fr')).toEqual([]);
    expect(findSimilarPages(`/fr/${'a'.repeat(100_000)}`, pages, '/fr')).toEqual([]);
  });

  it('offers the page above an address that goes on below it, as that of a symbol', () => {
    for (const [address, page] of [
      ['/fr/v1/api/js/fs/readTextFile', '/fr/v1/api/js/fs'],
      ['/fr/v1/api/config/build/distDir', '/fr/v1/api/config'],
      ['/fr/v1/guides/features/menu/extra', `${guides}/features/menu`],
    ] as const)
      expect(findSimilarPages(address, pages, '/fr')[0]).toBe(page);
  });

  it('reads the words of an address', () => {
    expect(wordsOfPath('/fr/v1/guides/features/sytem-tray.html')).toBe('sytem tray');
    expect(wordsOfPath('/')).toBe('');
  });
});
