/** Every route of the site by hand, below its folder: the export is compared with this list, which is the specification's. */
const routesIn = {
  '/fr': ['', 'releases', 'blog', 'blog/page/2', 'blog/archive'],
  '/fr/about': ['intro', 'governance', 'trademark', 'book'],
  '/fr/blog/2022': [
    '06/19/tauri-1-0',
    '07/12/tauri-programme-turns-1-and-board-elections',
    '09/15/tauri-1-1',
    '09/19/tauri-egui-0-1',
    '11/08/tauri-1-2',
    '12/09/tauri-mobile-alpha',
  ],
  '/fr/blog/2023': [
    '02/03/tauri-2-0-0-alpha-3',
    '02/09/tauri-community-growth-and-feedback',
    '03/01/create-tauri-app-version-3-released',
    '03/20/tauri-2-0-0-alpha-4',
    '05/03/tauri-1-3',
    '06/14/tauri-1-4',
    '06/15/tauri-board-elections-and-governance-updates',
  ],
  '/fr/v1/guides': ['', 'building', 'faq', 'features'],
  '/fr/v1/guides/getting-started': ['prerequisites', 'setup'],
  '/fr/v1/guides/getting-started/setup': ['html-css-js', 'integrate', 'next-js', 'qwik', 'sveltekit', 'vite'],
  '/fr/v1/guides/development': ['development-cycle', 'updating-dependencies'],
  '/fr/v1/guides/debugging': ['application', 'crabnebula-devtools', 'rustrover', 'vs-code'],
  '/fr/v1/guides/testing': ['mocking', 'webdriver/introduction', 'webdriver/ci'],
  '/fr/v1/guides/testing/webdriver/example': ['setup', 'selenium', 'webdriverio'],
  '/fr/v1/guides/building': [
    'app-size',
    'cross-platform',
    'linux',
    'macos',
    'resources',
    'sidecar',
    'windows',
  ],
  '/fr/v1/guides/distribution': [
    'distributing-with-crabnebula-cloud',
    'publishing',
    ...['sign-linux', 'sign-macos', 'sign-windows'],
    'updater',
  ],
  '/fr/v1/guides/features': [
    ...['cli', 'command', 'events', 'icons', 'menu', 'multiwindow', 'plugin', 'splashscreen'],
    ...['system-tray', 'window-customization'],
  ],
  '/fr/v1/references': ['', 'benchmarks', 'configuration-files', 'security', 'webview-versions'],
  '/fr/v1/references/architecture': ['', 'process-model', 'security'],
  '/fr/v1/references/architecture/inter-process-communication': ['', 'brownfield', 'isolation'],
  '/fr/v1/api': ['cli', 'config', 'js'],
  '/fr/v1/api/js': [
    ...['app', 'cli', 'clipboard', 'dialog', 'event', 'fs', 'globalShortcut', 'http', 'mocks'],
    ...['notification', 'os', 'path', 'process', 'shell', 'tauri', 'updater', 'window'],
  ],
};

export const expectedRoutes: readonly string[] = Object.entries(routesIn).flatMap(([folder, names]) =>
  names.map((name) => `${folder}/${name}`.replace(/\/$/, '')),
);
