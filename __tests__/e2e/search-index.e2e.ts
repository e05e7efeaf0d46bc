import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { SearchManifest } from '../../lib/search/manifest';
import {
  shardFile,
  readCatalogue,
  type PageTexts,
  type ShardStarts,
  type TitlesFile,
} from '../../lib/search/worker/catalogue';
import { exactQueries, measureQuality, openEmbedded, readQueries } from '../../scripts/bench/quality';

// The index as it was written with the export; no browser is needed to ask it.
const read = <T>(address: string): T => JSON.parse(readFileSync(`out${address}`, 'utf8')) as T;
const manifest = read<SearchManifest>('/fr/search/index.json');
const titles = read<TitlesFile>(manifest.index.titles);
const starts = read<ShardStarts>(manifest.index.texts);
const engine = openEmbedded(
  titles,
  starts.map((start) => [start, read<string>(manifest.index.shards + shardFile(start))]),
);

const queries = readQueries('scripts/bench/queries.json');
const answers = queries.filter(({ kind }) => kind.startsWith('answer-'));

test('the right page comes first, or among the first three, for queries nobody tuned on', () => {
  const unseen = queries.filter((query) => !answers.includes(query));
  const { first, three, missed } = measureQuality(engine, unseen);
  expect(first, `first: ${first.toFixed(1)} %\n${missed.join('\n')}`).toBeGreaterThanOrEqual(88);
  expect(three, `first three: ${three.toFixed(1)} %\n${missed.join('\n')}`).toBeGreaterThanOrEqual(94);
});

test('answers to frequent failures come first, for the message and for a question', () => {
  expect(answers.length, `${answers.length} queries`).toBeGreaterThan(30);
  expect(measureQuality(engine, answers).missed).toEqual([]);
});

test('versions as tags and lock files write them lead to the releases', () => {
  const releases = engine('1.6.0');
  expect(releases.length, releases.join('\n')).toBe(4);
  expect(engine('v1.6.0')).toEqual(releases);
  for (const [query, place] of [
    ['v1.6.8', 'core-1.6.8'],
    ['v1.8', 'core-1.8.3'],
    ['tauri@1.6.0', 'core-1.6.0'],
    ['tauri-cli-v1.6.0', 'cli-1.6.0'],
    ['@tauri-apps/api@1.6.0', 'api-1.6.0'],
    ['@tauri-apps/cli@1.6.3', 'cli-1.6.3'],
    ['@tauri-apps/cli 1.5', 'cli-1.5'],
    ['tauri 1.6', 'core-1.6'],
  ] as const)
    expect(engine(query)[0], query).toBe(`/fr/releases#${place}`);
});

test('the name of a package or of the blog leads to what it is', () => {
  for (const [query, place] of [
    ['@tauri-apps/cli', 'v1/api/cli'],
    ['@tauri-apps/api', 'v1/api/js'],
    ['npm install @tauri-apps/cli', 'v1/guides/getting-started/setup/html-css-js#install-cli'],
    ['tauri-bundler', 'v1/references/architecture#bundler-rust--shell'],
    ['wry', 'v1/references/architecture#wry'],
    ['blog', 'blog'],
    ['archives du blog', 'blog/archive'],
  ] as const)
    expect(engine(query)[0], query).toBe(`/fr/${place}`);
});

test('a file is found as well with its folder', () => {
  for (const [query, name] of [
    ['src-tauri/tauri.conf.json', 'tauri.conf.json'],
    ['./src-tauri/tauri.conf.json', 'tauri.conf.json'],
    ['src-tauri\\tauri.conf.json', 'tauri.conf.json'],
    ['src-tauri/Cargo.toml', 'Cargo.toml'],
  ] as const) {
    expect(engine(query)[0] ?? '', query).toMatch(/^\/fr\/v1\/references\/configuration-files/);
    expect(engine(query), query).toEqual(engine(name));
  }
});

test('whoever asks about phones is first led to the answer for v1', () => {
  for (const query of [
    'android',
    'iOS',
    'iphone',
    'mobile',
    'téléphone',
    'app android',
    'application mobile',
    'tauri ios',
    'tauri ios init',
  ])
    expect(engine(query)[0], query).toBe('/fr/v1/guides/faq#stay-on-v1');
});

test('a window that stays white or black, and a missing global, lead to their answers', () => {
  for (const [query, place] of [
    ['white screen', 'guides/debugging/application#blank-window'],
    ['écran noir', 'guides/debugging/application#blank-window'],
    ['white screen after build', 'guides/debugging/application#using-the-inspector-in-production'],
    ['ReferenceError: __TAURI__ is not defined', 'api/config#troubleshooting'],
    ['window.__TAURI__ is not defined', 'api/config#troubleshooting'],
    ['télécharger un fichier', 'api/js/http#fetch'],
  ] as const)
    expect(engine(query)[0], query).toBe(`/fr/v1/${place}`);
});

test('libraries and command lines are known in every spelling', () => {
  for (const [query, place] of [
    ['vuejs', 'guides/getting-started/setup/vite'],
    ['Vue.js', 'guides/getting-started/setup/vite'],
    ['nextjs', 'guides/getting-started/setup/next-js'],
    ['nuxtjs', 'guides/getting-started/setup/integrate'],
    ['cargo tauri dev --release', 'api/cli#dev--release'],
    ['npm run tauri build -- --target', 'api/cli#build--target'],
    ['tauri build --tar', 'api/cli#build--target'],
    ['icon', 'guides/features/icons'],
  ] as const)
    expect(engine(query)[0], query).toBe(`/fr/v1/${place}`);
});

test('the page whose title is being typed stays first', () => {
  for (const [title, page, from] of [
    ['écran de démarrage', 'guides/features/splashscreen', 7],
    ['mise à jour automatique', 'guides/distribution/updater', 5],
    ['notification', 'api/js/notification', 4],
  ] as const)
    for (let length = from; length <= title.length; length++)
      expect(engine(title.slice(0, length))[0], title.slice(0, length)).toBe(`/fr/v1/${page}`);
});

test('words without their spaces lead to what they are about', () => {
  for (const [query, page] of [
    ['ecrandedemarrage', 'guides/features/splashscreen'],
    ['boitededialogue', 'api/js/dialog'],
    ['multifenetre', 'guides/features/multiwindow'],
  ] as const)
    expect(engine(query)[0], query).toContain(`/fr/v1/${page}`);
});

test('messages lead to the place that explains them, also those of a French Windows', () => {
  for (const [query, place] of [
    ['use of undeclared crate or module tauri_build', 'references/configuration-files#troubleshooting'],
    ['unresolved import `tauri::SystemTray`', 'guides/features/system-tray#troubleshooting'],
    ['no method named `emit_all` found for struct `AppHandle`', 'guides/features/events#troubleshooting'],
    ['path not allowed on the configured scope', 'api/js/fs#troubleshooting'],
    [
      "'dialog > open' not in the allowlist (https://tauri.app/docs/api/config#tauri.allowlist)",
      'api/js/dialog#allowlist',
    ],
    ['Le fichier spécifié est introuvable. (os error 2)', 'api/js/shell#troubleshooting'],
    ['Accès refusé. (os error 5)', 'api/js/fs#troubleshooting'],
    [
      'l’exécution de scripts est désactivée sur ce système',
      'guides/getting-started/prerequisites#rust-troubleshooting',
    ],
    [
      "'cargo' n'est pas reconnu en tant que commande interne",
      'guides/getting-started/prerequisites#rust-troubleshooting',
    ],
    ['Unable to locate package libwebkit2gtk-4.0-dev', 'guides/getting-started/prerequisites#webkitgtk-4-0'],
    ['invalid type: map, expected a sequence', 'guides/features/command#troubleshooting'],
    ['there is no reactor running', 'guides/features/command#troubleshooting'],
    [
      'will be rejected by a future version of Rust: block v0.1.6',
      'guides/development/updating-dependencies#troubleshooting',
    ],
    [
      'error while loading shared libraries: libwebkit2gtk-4.0.so.37',
      'guides/building/linux#troubleshooting',
    ],
    [
      "[TAURI] Couldn't find callback id 2 in window",
      'references/architecture/inter-process-communication#message-format',
    ],
  ] as const)
    expect(engine(query)[0], query).toBe(`/fr/v1/${place}`);
});

test('names of Rust and English questions lead to what they are about', () => {
  for (const [query, ...places] of [
    ['#[tauri::command]', 'guides/features/command#basic-example'],
    ['tauri::State', 'guides/features/command#accessing-managed-state'],
    ['tauri::WindowBuilder', 'guides/features/multiwindow#create-a-window-using-the-app-instance'],
    ['tauri::CustomMenuItem', 'guides/features/menu#creating-a-menu'],
    ['on_menu_event', 'guides/features/menu#listening-to-events-on-global-menus'],
    ['set_decorations', 'api/js/window#setdecorations'],
    ['fs.writeFile', 'api/js/fs#writefile'],
    ['WindowBuilder::new', 'guides/features/multiwindow#create-a-window-using-the-app-instance'],
    ['open a file', 'api/js/dialog#open', 'api/js/fs', 'api/js/shell#open'],
    ['opening a file', 'api/js/dialog#open', 'api/js/fs', 'api/js/shell#open'],
    ['save a file', 'api/js/dialog#save', 'api/js/fs'],
    ['msi vs nsis', 'guides/building/windows#msi-or-nsis'],
  ] as const)
    expect(engine(query).slice(0, places.length), query).toEqual(places.map((place) => `/fr/v1/${place}`));
});

test('English words, verbs in any form and misspelt identifiers lead to what they mean', () => {
  for (const [query, place] of [
    ['remember window size', 'guides/features/plugin#window-state'],
    ['disable right click', 'guides/faq#browser-habits'],
    ['get current directory', 'api/js/path'],
    ['unsigned app warning', 'guides/distribution/sign-windows'],
    ['évènement reçu plusieurs fois', 'guides/features/events#troubleshooting'],
    ['convertFileScr', 'api/js/tauri#convertfilesrc'],
    ['grefon', 'guides/features/plugin'],
    ['capabilities/default.json', 'api/js#v2'],
  ] as const)
    expect(engine(query)[0], query).toBe(`/fr/v1/${place}`);
});

test('a heading without a text of its own has places below it to show', () => {
  const { pages, entries } = readCatalogue(titles);
  const empty = pages.flatMap(({ url, first, count }, page) => {
    if (url.startsWith('action:')) return [];
    const { texts } = read<PageTexts>(manifest.index.pages[page] ?? '');
    return texts.flatMap((text, number) =>
      text || entries.slice(first, first + count).some(({ parent }) => parent === first + number)
        ? []
        : [`${url}#${entries[first + number]?.anchor}`],
    );
  });
  expect(empty).toEqual([]);
});

test('every configuration key by its path and every symbol by its name comes first, at its anchor', () => {
  const names = exactQueries(readCatalogue(titles));
  expect(names.length, `${names.length} names`).toBeGreaterThan(400);
  const { first, missed } = measureQuality(engine, names);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(99);
});

test('every result leads to a place that exists', () => {
  const { pages, entries } = readCatalogue(titles);
  const missing = pages.flatMap(({ url, first, count }) => {
    if (url.startsWith('action:')) return []; // something to do on this page
    const html = readFileSync(`out${url}.html`, 'utf8');
    return entries
      .slice(first, first + count)
      .flatMap(({ anchor }) => (anchor && !html.includes(`id="${anchor}"`) ? [`${url}#${anchor}`] : []));
  });
  expect(missing).toEqual([]);
});

test('what is fetched for the first result stays light', () => {
  const bytes = [manifest.worker, manifest.index.titles, '/fr/search/index.json'].reduce(
    (sum, address) => sum + brotliCompressSync(readFileSync(`out${address}`)).length,
    0,
  );
  expect(bytes, `${bytes} bytes`).toBeLessThan(90_000);
});
