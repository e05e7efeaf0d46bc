import { buildIndexFiles } from '@/lib/search/build/index-files';
import { toRecords } from '@/lib/search/build/records';
import { EXACT_BOOST } from '@/lib/search/worker/choose-rows';
import { EmbeddedIndex } from '@/lib/search/worker/embedded-index';
import { SynonymIndex, readQuery } from '@/lib/search/worker/query';
import { nasty } from '../../support/hostile-answers';
import { page, records, synonyms } from './site.fixture';

const files = buildIndexFiles(records, synonyms);
const names = new EmbeddedIndex(files.titles);
const whole = new EmbeddedIndex(files.titles);
for (const [, shard] of files.texts) whole.addShard(shard);

function addresses(index: EmbeddedIndex, query: string, category?: string): string[] {
  return index.search(query, category).results.map(({ entry: number }) => {
    const entry = index.catalogue.entries[number];
    return `${index.catalogue.pages[entry?.page ?? -1]?.url}${entry?.anchor ? `#${entry.anchor}` : ''}`;
  });
}

describe('EmbeddedIndex', () => {
  it.each([
    ['fenetres multiples', '/fr/v1/guides/features/multiwindow'],
    ['prérequis', '/fr/v1/guides/getting-started/prerequisites'],
    ['prerequisites', '/fr/v1/guides/getting-started/prerequisites'],
    ['alwaysOnTop', '/fr/v1/api/config#windowconfig.alwaysontop'],
    ['tauri.windows.alwaysOnTop', '/fr/v1/api/config#windowconfig.alwaysontop'],
    ['windows.alwaysOnTop', '/fr/v1/api/config#windowconfig.alwaysontop'],
    ['tauri > windows > alwaysOnTop', '/fr/v1/api/config#windowconfig.alwaysontop'],
    ['windows › alwaysOnTop', '/fr/v1/api/config#windowconfig.alwaysontop'],
    ['tauri/windows/alwaysOnTop', '/fr/v1/api/config#windowconfig.alwaysontop'],
    ['windows / alwaysOnTop', '/fr/v1/api/config#windowconfig.alwaysontop'],
    ['tauri.windows[0].title', '/fr/v1/api/config#windowconfig.title'],
    ['bundle.windows.title', '/fr/v1/api/config#windowconfig.title'],
    ['setAlwaysOnTop()', '/fr/v1/api/js/window#setalwaysontop'],
    ['WebviewWindow.setAlwaysOnTop', '/fr/v1/api/js/window#setalwaysontop'],
    ['window.setAlwaysOnTop', '/fr/v1/api/js/window#setalwaysontop'],
    ['tauri build --debug', '/fr/v1/api/cli#build--debug'],
    ['--debug', '/fr/v1/api/cli#build--debug'],
    ['app.get_window("main").set_always_on_top(true)', '/fr/v1/api/js/window#setalwaysontop'],
    ['fenetre.setAlwaysOnTop(true, (e) => {})', '/fr/v1/api/js/window#setalwaysontop'],
    ['windows instaler', '/fr/v1/guides/building/windows'],
    ['multif', '/fr/v1/guides/features/multiwindow'],
    ['tauri 1.1', '/fr/blog/2022/09/15/tauri-1-1'],
    ['fermer la fenetre', '/fr/v1/guides/features/multiwindow#closing'],
    ['comment ouvrir les préférences', '/fr/v1/guides/features/multiwindow'],
    ['BrowserWindow', '/fr/v1/guides/features/multiwindow#closing'],
    ['error: linker `link.exe` not found', '/fr/v1/guides/getting-started/prerequisites#windows'],
    ['fentere multiple', '/fr/v1/guides/features/multiwindow'],
    ['fenetresmultiples', '/fr/v1/guides/features/multiwindow'],
    ['fermerlafenetre', '/fr/v1/guides/features/multiwindow#closing'],
  ])('finds for %j first %s', (query, address) => {
    expect(addresses(whole, query)[0]).toBe(address);
  });

  it.each([
    ['window.__TAURI__.fs.readTextFile()', 'fs.readtextfile'],
    ['invoke("a", f(1))', 'invoke'],
    ['register() called before prepare()', 'register() called before prepare'],
    ['libwebkit2gtk-4.0-dev', 'libwebkit2gtk-4.0-dev'],
    ['src-tauri/tauri.conf.json', 'tauri.conf.json'],
    ['.\\src-tauri\\Cargo.toml', 'cargo.toml'],
    ['lire ../src/main.rs', 'lire main.rs'],
    ['@tauri-apps/api/window', '@tauri-apps/api/window'],
    ['allowlist/fs', 'allowlist/fs'],
    ['Submenu::new("a", menu)', 'submenu'],
    ['setup(|app| menu', 'setup(|app| menu'],
    ['app.path_resolver().app_data_dir()', 'app.path_resolver.app_data_dir'],
    ['appWindow.listen("x", (event) => {})', 'appwindow.listen'],
    ['cargo tauri dev -- --release', 'tauri dev --release'],
    ['pnpm tauri icon', 'tauri icon'],
    ['tauri build -- --features', 'tauri build --features'],
  ])('compares %j with names as %s', (query, name) => {
    expect(readQuery(query, new SynonymIndex([])).exact).toBe(name);
  });

  it.each([
    ['tauri::SystemTray', ['system', 'tray']],
    ['tauri::api::dialog', ['api', 'dialog']],
    ['tauri.conf.json', ['tauri', 'conf', 'json']],
    ['Vue.js', ['vue']],
    ['vuejs', ['vue']],
  ])('looks for %j by %j', (query, terms) => {
    const { demands } = readQuery(query, new SynonymIndex([]));
    expect(demands.map((demand) => demand.terms.map(({ surface }) => surface))).toEqual([terms]);
  });

  it('reads a message without the kind it begins with and the address it ends with', () => {
    const read = (text: string) => readQuery(text, new SynonymIndex([])).demands;
    const message = "'fs > exists' not in the allowlist";
    expect(read(`${message} (https://tauri.app/docs/api/config#tauri.allowlist)`)).toEqual(read(message));
    expect(read('http://localhost:1420')).toHaveLength(1);
    expect(read(`error: ${message}`)).toEqual(read(message));
    expect(read('error[E0432]: unresolved import')).toEqual(read('unresolved import'));
    expect(read('error:')).toHaveLength(1);
  });

  it('marks words that mean the same, not the words of longer phrases', () => {
    expect(whole.search('fenêtre').words).toEqual(['fenetr', 'window']);
    expect(whole.search('zone de notification').words).toEqual(['zone', 'notif']);
  });

  it('finds words of texts once they have come', () => {
    expect(names.search('optimisation').complete).toBe(false);
    expect(addresses(whole, 'optimisation')[0]).toBe('/fr/v1/api/cli#build--debug');
    expect(addresses(whole, 'winget')[0]).toBe('/fr/v1/guides/getting-started/prerequisites#windows');
  });

  it('finds releases by their number, all of a minor version together', () => {
    const patches = Array.from({ length: 9 }, (_, patch): [number, string, string, string] => [
      2,
      `tauri 1.7.${patch}`,
      `core-1.7.${patch}`,
      'Corrections.',
    ]);
    const releases = page('/releases', 'Notes de version', 'Notes de version', [
      ...patches,
      [2, 'tauri 1.6', 'core-1.6', 'Corrections.'],
      [2, 'tauri 1.6.3', 'core-1.6.3', 'Corrections.'],
      [2, 'tauri 1.6.2', 'core-1.6.2', 'Corrections.'],
      [2, 'tauri 1.6.1', 'core-1.6.1', 'Corrections.'],
      [2, 'tauri 1.5.0', 'core-1.5.0', 'Voir la version 1.6.'],
      [2, 'wry 0.24.1', 'wry-0.24.1', 'Corrections.'],
      [2, 'tauri-cli 1.6.3', 'cli-1.6.3', 'Corrections.'],
      [2, 'tauri 1.1', 'core-1.1', 'Corrections.'],
    ]);
    const { titles } = buildIndexFiles([...records, ...toRecords(releases, new Map())], synonyms);
    const index = new EmbeddedIndex(titles);
    const found = (query: string): string[] =>
      addresses(index, query).map((address) => address.split('#')[1] ?? '');
    expect(found('1.6').slice(0, 4).sort()).toEqual(['cli-1.6.3', 'core-1.6.1', 'core-1.6.2', 'core-1.6.3']);
    expect(found('1.7')).toEqual(expect.arrayContaining(patches.map(([, , anchor]) => anchor)));
    expect(found('1.6.3').slice(0, 2)).toEqual(['core-1.6.3', 'cli-1.6.3']);
    expect(found('tauri 1.6.2')[0]).toBe('core-1.6.2');
    expect(found('wry 0.24.1')[0]).toBe('wry-0.24.1');
    expect(found('v1.6')).toEqual(found('1.6'));
    expect(found('v1.6.3')).toEqual(found('1.6.3'));
    for (const query of ['tauri@1.6.2', 'tauri@^1.6.2', 'tauri-v1.6.2', 'Tauri V1.6.2'])
      expect(found(query)).toEqual(found('tauri 1.6.2'));
    expect(found('tauri-cli-v1.6.3')[0]).toBe('cli-1.6.3');
    expect(found('tauri 1.6')[0]).toBe('core-1.6');
    expect(addresses(index, 'tauri 1.1')[0]).toBe('/fr/blog/2022/09/15/tauri-1-1');
  });

  it('shows a place that has the name before a page that has it among its phrases', () => {
    const source = page('/v1/guides/scopes', 'Portées', 'Portées', [[2, 'Autre', 'other', 'Rien.']]);
    const { titles } = buildIndexFiles(
      [...records, ...toRecords({ ...source, phrases: new Map([['top', ['alwaysOnTop']]]) }, new Map())],
      synonyms,
    );
    expect(addresses(new EmbeddedIndex(titles), 'alwaysOnTop')[0]).toBe(
      '/fr/v1/api/config#windowconfig.alwaysontop',
    );
  });

  it.each(['tauri build --debug', 'build --debug', 'build debug', 'yarn tauri build --debug'])(
    'takes %j for the exact name of an option',
    (query) => {
      const [first] = whole.search(query).results;
      expect(first?.score).toBeGreaterThan(EXACT_BOOST);
      expect(addresses(whole, query)[0]).toBe('/fr/v1/api/cli#build--debug');
    },
  );

  it('keeps the page first whose title is being typed, whatever the last letters mean', () => {
    const sources = [
      page('/v1/guides/start', 'Écran de démarrage', 'Écran de démarrage', []),
      page('/v1/references/d', 'Écran D', 'Écran D', [
        [2, 'L’écran D, ou De', 'de', 'Un écran D, écran déma.'],
      ]),
    ];
    const { titles } = buildIndexFiles(
      sources.flatMap((source) => toRecords(source, new Map())),
      [],
    );
    const index = new EmbeddedIndex(titles);
    for (const query of ['écran de', 'écran de d', 'écran de dém'])
      expect(addresses(index, query)[0]).toBe('/fr/v1/guides/start');
  });

  it('knows a name of Rust also with the crate', () => {
    expect(whole.search('tauri::BrowserWindow').results[0]?.score).toBeGreaterThan(EXACT_BOOST);
  });

  it('leaves out a single letter after other words', () => {
    const read = (text: string) =>
      readQuery(text, new SynonymIndex([])).demands.map(({ terms }) => terms[0]?.surface);
    expect(read('fenêtre sans b')).toEqual(['fenetre']);
    expect(read('windows 7')).toEqual(['windows', '7']);
    expect(read('b')).toEqual(['b']);
  });

  it('does not take the start of a word for a form of another word', () => {
    const sources = [
      page('/v1/guides/notes', 'Les notes', 'Les notes', [[2, 'Noter', 'take', 'Une note.']]),
      page('/v1/api/notification', 'Notification', 'Notification', []),
    ];
    const { titles } = buildIndexFiles(
      sources.flatMap((source) => toRecords(source, new Map())),
      [],
    );
    expect(addresses(new EmbeddedIndex(titles), 'noti')).toEqual(['/fr/v1/api/notification']);
  });

  it('does not correct a name of known words', () => {
    const sources = [
      page('/v1/guides/next', 'NextJS', 'Nextjs', []),
      page('/v1/guides/nuxt', 'Nuxt', 'Nuxt', []),
    ];
    const { titles } = buildIndexFiles(
      sources.flatMap((source) => toRecords(source, new Map())),
      [],
    );
    expect(addresses(new EmbeddedIndex(titles), 'nuxtjs')).toEqual(['/fr/v1/guides/nuxt']);
  });

  it('finds a page by the singular of its name, before a key of that name', () => {
    const source = page('/v1/guides/menus', 'Menus', 'Menus', []);
    const config = page('/v1/api/config', 'Configuration', 'Configuration', [
      [3, 'menu', 'menu', 'Un menu.'],
    ]);
    const own = new Map([['/v1/api/config#menu', { keys: ['menu', 'tauri.menu'], signature: '' }]]);
    const { titles } = buildIndexFiles([...toRecords(config, own), ...toRecords(source, new Map())], []);
    expect(addresses(new EmbeddedIndex(titles), 'menu')[0]).toBe('/fr/v1/guides/menus');
  });

  it('compares a misspelt query with titles in its likeliest spelling', () => {
    const start = page('/v1/guides/start', 'Démarrage rapide', 'Démarrage rapide', []);
    const speed = page('/v1/references/speed', 'Mesures', 'Mesures', [
      [2, 'Un démarrage rapide, une fin rapide', 'fast', 'Le démarrage est rapide.'],
    ]);
    const { titles } = buildIndexFiles(
      [speed, start].flatMap((source) => toRecords(source, new Map())),
      [],
    );
    const index = new EmbeddedIndex(titles);
    expect(addresses(index, 'demarage rapide')[0]).toBe('/fr/v1/guides/start');
    expect(index.search('demarage rapide').results[0]?.score).toBeGreaterThan(EXACT_BOOST);
  });

  it('leads from a misspelt identifier to the right one, wherever its subwords occur', () => {
    const source = page('/v1/api/js/tauri', 'tauri', 'tauri', [
      [3, 'convertFileSrc', 'convertfilesrc', 'Une adresse.'],
    ]);
    const own = new Map([
      [
        '/v1/api/js/tauri#convertfilesrc',
        { keys: ['convertFileSrc', 'tauri.convertFileSrc'], signature: '' },
      ],
    ]);
    const files = page('/v1/guides/files', 'Convert a file', 'File', [
      [2, 'Convert a file, scr', 'convert-file-scr', 'Convert the file: scr.'],
      [2, 'Convert each file, scr', 'convert-files-scr', 'Convert every file: scr.'],
    ]);
    const { titles } = buildIndexFiles([...toRecords(source, own), ...toRecords(files, new Map())], []);
    const index = new EmbeddedIndex(titles);
    for (const query of ['convertFileScr', 'tauri.convertFleSrc'])
      expect(addresses(index, query)[0]).toBe('/fr/v1/api/js/tauri#convertfilesrc');
    // A name that is known, or begins like one, is meant as it is written.
    expect(addresses(index, 'convertFile')[0]).toBe('/fr/v1/guides/files');
  });

  it('corrects words that only the synonyms have', () => {
    const source = page('/v1/guides/plugin', 'Plugins', 'Plugins', []);
    const { titles } = buildIndexFiles(toRecords(source, new Map()), [['greffon', 'plugin']]);
    expect(addresses(new EmbeddedIndex(titles), 'grefon')).toEqual(['/fr/v1/guides/plugin']);
  });

  it('corrects a misspelt word rather than cutting it into words that only resemble names', () => {
    const debian = page('/v1/guides/linux', 'Un bug du paquet deb', 'Paquet deb', []);
    const debug = page('/v1/guides/debug', 'Déboguer', 'Déboguer', []);
    const { titles } = buildIndexFiles(
      [debian, debug].flatMap((source) => toRecords(source, new Map())),
      [],
    );
    expect(addresses(new EmbeddedIndex(titles), 'debbuger')).toEqual(['/fr/v1/guides/debug']);
  });

  it('does not take the extension of a file for the name of a method', () => {
    const source = page('/v1/api/js/http', 'http', 'http', [[4, 'json', 'json', 'Un corps en JSON.']]);
    const own = new Map([['/v1/api/js/http#json', { keys: ['json', 'Body.json'], signature: '' }]]);
    const files = page('/v1/references/files', 'Fichiers', 'Fichiers', [
      [2, 'tauri.conf.json', 'conf', 'Là.'],
    ]);
    const { titles } = buildIndexFiles([...toRecords(source, own), ...toRecords(files, new Map())], []);
    const index = new EmbeddedIndex(titles);
    expect(addresses(index, 'tauri.config.json')[0]).not.toBe('/fr/v1/api/js/http#json');
    expect(addresses(index, 'body.json')[0]).toBe('/fr/v1/api/js/http#json');
  });

  it('does not take a stop word at the end of a call for the name of a method', () => {
    const source = page('/v1/api/js/shell', 'shell', 'shell', [[4, 'on', 'on', 'Écoute le programme.']]);
    const own = new Map([['/v1/api/js/shell#on', { keys: ['on', 'Command.on'], signature: '' }]]);
    const tray = page('/v1/guides/tray', 'Zone', 'Zone', [[2, 'Rester actif', 'tray', 'window-all-closed']]);
    const { titles } = buildIndexFiles([...toRecords(source, own), ...toRecords(tray, new Map())], []);
    const index = new EmbeddedIndex(titles);
    expect(addresses(index, "app.on('closed')")[0]).not.toBe('/fr/v1/api/js/shell#on');
    expect(addresses(index, 'command.on')[0]).toBe('/fr/v1/api/js/shell#on');
  });

  it('weighs the name of the major version, as all pages are about it', () => {
    const [version, word] = readQuery('tauri 1.x menu', new SynonymIndex([])).demands.slice(1);
    expect(version?.weight).toBeLessThan(word?.weight ?? 0);
  });

  it('keeps to one category', () => {
    expect(
      addresses(whole, 'fenêtre', 'Configuration').every((address) =>
        address.startsWith('/fr/v1/api/config'),
      ),
    ).toBe(true);
  });

  it('shows only two weak rows of a category above a better row of another', () => {
    const guides = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map((name, index) =>
      page(`/v1/guides/${name}`, index === 0 ? 'Capteur' : `Régler, puis lire ${name} capteur`, name, []),
    );
    const reference = page('/v1/references/capteur', 'Le capteur', 'Le capteur', []);
    const { titles } = buildIndexFiles(
      [...guides, reference].flatMap((source) => toRecords(source, new Map())),
      [],
    );
    const found = addresses(new EmbeddedIndex(titles), 'capteur');
    expect(found.indexOf('/fr/v1/references/capteur')).toBe(1);
    expect(found.filter((address) => address.startsWith('/fr/v1/guides'))).toHaveLength(2);
    expect(addresses(new EmbeddedIndex(titles), 'capteur', 'Documentation')).toHaveLength(6);
  });

  it('suggests known words for unknown ones, as they are written', () => {
    expect(whole.suggestQuery('prerequizitez preparrer')).toBe('prerequisites Préparer');
  });

  it('finds nothing for words that are nowhere', () => {
    expect(addresses(whole, 'zzqqxx')).toEqual([]);
    expect(addresses(whole, '')).toEqual([]);
  });

  it.each([...nasty, '.*+?^${}()|[]\\', 'fenêtre '.repeat(2_000), '--', '"', "'"])('survives %j', (query) => {
    expect(() => whole.search(query)).not.toThrow();
  });
});
