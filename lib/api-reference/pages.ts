/** Writes the generated pages of the API section as Markdown, so that they are parsed, checked and indexed like any page. */
import type { PageSource } from '../content/types';
import { getTranslator } from '../i18n/translator';
import { releaseSection } from './history';
import { isOneLine } from './signature-view';
import { sectionAnchors } from './entry-tree';
import { keysOf } from './config-examples';
import { membersOf, orderMembers } from './member-groups';
import { escapeName, listItem, PageText, table, type PageLanguages } from './page-text';
import type {
  ApiMember,
  ApiSymbol,
  ConfigDefinition,
  DocumentedCli,
  DocumentedConfig,
  DocumentedModule,
  SymbolKind,
} from './types';
import { cliCounterpart, configCounterpart, jsCounterpart, versionTwo } from './version-two';

/** Anchors of the original site that the numbering rule does not give, by `module#anchor`. */
const formerAnchors: ReadonlyMap<string, string> = new Map([
  ['event#event', 'event-1'],
  ['shell#eventemittere', 'constructor-2'],
]);

/** Page of a JavaScript module. */
export function toModulePage(module: DocumentedModule, order: number, languages: PageLanguages): PageSource {
  const { name, symbols, words } = module;
  const page = new PageText(languages).add(module.intro);
  const { t } = page;
  if (module.allowlist.length > 0) {
    const rows = module.allowlist.map(({ key, text }) => [`\`${key}\``, text]);
    page
      .add(`## ${t('api.page.allowlist')} {#allowlist}`)
      .add('<Partial name="api-allowlist" />')
      .add(table([t('api.page.allowlistKey'), t('api.page.allowlistEffect')], rows));
  }
  if (module.security) page.add(`## ${t('api.page.security')} {#security}`).add(module.security);

  const addEntry = (level: string, title: string, entry: ApiSymbol | ApiMember): void => {
    const former = formerAnchors.get(`${name}#${entry.anchor}`);
    const ids = former ? `#${entry.anchor} #${former}` : `#${entry.anchor}`;
    const place = `module="${name}" anchor="${entry.anchor}"`;
    const inherited = 'members' in entry && entry.members.some(({ inheritedFrom }) => inheritedFrom);
    const facts = `<Signature ${place} />${inherited ? `\n\n<Inherited ${place} />` : ''}`;
    page.addEntry(`${level} ${escapeName(title)} {${ids}}`, facts, words[entry.anchor], {
      code: 'ts',
      card: !isOneLine(entry),
      params: place,
    });
  };
  for (const [kind, sectionAnchor] of Object.entries(sectionAnchors) as [SymbolKind, string][]) {
    const section = symbols.filter((symbol) => symbol.kind === kind);
    if (section.length > 0) page.add(`## ${t(`api.page.section.${kind}`)} {#${sectionAnchor}}`);
    for (const symbol of section) {
      addEntry('###', symbol.name, symbol);
      for (const member of orderMembers(name, symbol).flatMap(({ members }) => members))
        addEntry('####', member.kind === 'constructor' ? `new ${symbol.name}` : member.name, member);
    }
  }
  page.add(releaseSection(module, t));
  addTable(page.add(`## ${t('api.v2.label')} {#v2}`), t('api.v2.name'), [
    [`@tauri-apps/api/${name}`, versionTwo.modules[name]?.from],
    ...changedNames(module),
  ]).add(t('api.v2.more'));
  const { description } = module;
  return page.toPage(`/v1/api/js/${name}`, module.file, { title: name, description, order, toc: false });
}

/** Index of the JavaScript modules. */
export function toModuleIndex(reference: DocumentedReference, languages: PageLanguages): PageSource {
  const page = new PageText(languages);
  const { t } = page;
  const { modules } = reference;
  const rows = modules.map(({ name, description }) =>
    listItem(t, `[\`${name}\`](/v1/api/js/${name})`, lowerFirst(description)),
  );
  page
    .add('<Partial name="api-js-intro" />')
    .add(`## ${t('api.page.modules')} {#modules}`)
    .add(rows.join('\n'));
  addVersionTwo(page, reference);
  // The words of this page are in this file and in the descriptions of the modules.
  return page.toPage('/v1/api/js', 'lib/api-reference/pages.ts', {
    title: '@tauri-apps/api',
    description: getTranslator(languages.locale)('api.page.jsDescription'),
    order: 1,
    toc: [2, 3],
  });
}

/** Page of the configuration: the root, then each definition in the order in which the tree is walked. */
export function toConfigPage(config: DocumentedConfig, languages: PageLanguages): PageSource {
  const page = new PageText(languages);
  page
    .add(config.intro)
    .add(`## ${page.t('checker.title')} {#checker}`)
    .add(page.t('checker.intro'))
    .add('<ConfigChecker />');
  const add = (
    level: string,
    title: string,
    { anchor }: { anchor: string },
    aliases: string[] = [],
    component?: 'ConfigFacts' | 'ConfigPlace',
  ): void => {
    const ids = [anchor, ...aliases].map((id) => `#${id}`).join(' ');
    const facts = component ? `<${component} anchor="${anchor}" />` : '';
    page.addEntry(`${level} ${title} {${ids}}`, facts, config.words[anchor], {
      card: level === '##',
      showSince: component !== 'ConfigFacts',
      foldExample: true,
      code: 'json title="tauri.conf.json" fragment',
    });
  };
  for (const definition of config.definitions) {
    const former = formerConfigAnchors(definition);
    const aliases = [
      ...(former.get(definition.anchor) ?? []),
      ...(definition.paths[0] === '' ? ['overview'] : []),
    ];
    page.add('<Part>');
    add('##', definition.name, definition, aliases, 'ConfigPlace');
    if (definition.kind === 'object')
      for (const key of definition.keys) add('###', escapeName(key.name), key, [], 'ConfigFacts');
    if (definition.kind === 'enum')
      for (const value of definition.values) add('###', `\`${value.name}\``, value, [], 'ConfigFacts');
    if (definition.kind === 'union')
      for (const variant of definition.variants) {
        add('###', `\`${variant.name}\``, variant, [], 'ConfigFacts');
        for (const key of variant.keys)
          add('####', escapeName(key.name), key, former.get(key.anchor), 'ConfigFacts');
      }
    page.add('</Part>');
  }
  const t = getTranslator(languages.locale);
  return page.toPage('/v1/api/config', config.file, {
    title: t('menu.config'),
    description: t('api.page.configDescription'),
    order: 2,
    toc: false,
  });
}

/**
 * Anchors of the original site for keys of object variants, which it lists without the name of the variant, by today's
 * anchor: `webviewinstallmode.silent`. The key that tells the variants apart leads to the definition.
 */
function formerConfigAnchors(definition: ConfigDefinition): Map<string, string[]> {
  const former = new Map<string, string[]>();
  if (definition.kind !== 'union') return former;
  const seen = new Set<string>();
  const add = (name: string, anchor: string): void => {
    const id = `${definition.anchor}.${name.toLowerCase()}`;
    if (!seen.has(id)) former.set(anchor, [id]);
    seen.add(id);
  };
  if (definition.tag) add(definition.tag, definition.anchor);
  for (const key of keysOf(definition)) add(key.name, key.anchor);
  return former;
}

/** Page of the command line: the program, then each command with its arguments and options. */
export function toCliPage(cli: DocumentedCli, languages: PageLanguages): PageSource {
  const page = new PageText(languages).add(cli.intro);
  const add = (heading: string, component: 'CliUsage' | 'CliFacts', anchors: [string, ...string[]]): void => {
    const [anchor] = anchors;
    const ids = anchors.map((id) => `#${id}`).join(' ');
    page.addEntry(`${heading} {${ids}}`, `<${component} anchor="${anchor}" />`, cli.words[anchor], {
      card: component === 'CliUsage',
      showSince: component === 'CliUsage',
      code: 'bash',
    });
  };
  for (const { name, anchor, positionals, options } of cli.commands) {
    add(`## ${name}`, 'CliUsage', [anchor]);
    for (const positional of positionals) add(`### \`${positional.name}\``, 'CliFacts', [positional.anchor]);
    for (const option of options)
      add(`### \`${option.name}\``, 'CliFacts', [option.anchor, ...option.aliases]);
  }
  const t = getTranslator(languages.locale);
  return page.toPage('/v1/api/cli', cli.file, {
    title: t('menu.cli'),
    sidebarLabel: t('api.page.commandLine'),
    description: t('api.page.cliDescription'),
    order: 3,
    toc: false,
  });
}

/** Everything that the pages of the API section document. */
type DocumentedReference = { modules: DocumentedModule[]; config: DocumentedConfig; cli: DocumentedCli };

/** Adds what became of each name in Tauri v2. */
function addVersionTwo(page: PageText, reference: DocumentedReference): void {
  const { t } = page;
  page.add(`## ${t('api.v2.title')} {#v2}`).add('<Partial name="api-v2-intro" />');
  const section = (id: 'modules' | 'allowlist' | 'config' | 'cli' | 'environment' | 'rust', rows: Row[]) =>
    addTable(page.add(`### ${t(`api.v2.${id}`)} {#v2-${id}}`), t('api.v2.name'), rows);
  section(
    'modules',
    reference.modules.map(({ name }) => {
      const { from, set } = versionTwo.modules[name] ?? {};
      return [`@tauri-apps/api/${name}`, ...(from ? [from] : []), ...(set ? [set] : [])];
    }),
  );
  const keys = reference.config.definitions.flatMap(keysOf);
  const configRows = keys.flatMap((key): Row[] =>
    Object.keys(versionTwo.config)
      .filter((line) => key.paths.includes(line))
      .map((line) => [line, ...configCounterpart(key).names]),
  );
  const isAllowed = ([from]: Row) => from?.startsWith('tauri.allowlist') ?? false;
  section('allowlist', configRows.filter(isAllowed));
  section(
    'config',
    configRows.filter((row) => !isAllowed(row)),
  );
  section(
    'cli',
    reference.cli.commands.flatMap((command) =>
      [command, ...command.options, ...command.positionals]
        .filter((entry) => !cliCounterpart(entry).same)
        .map((entry) => [
          entry === command ? `tauri ${command.name}` : `tauri ${command.name} ${entry.name}`,
          ...cliCounterpart(entry).names,
        ]),
    ),
  );
  section('environment', Object.entries(versionTwo.environment));
  section(
    'rust',
    Object.entries(versionTwo.rust).map(([from, to]) => (to === null ? [from] : [from, to])),
  );
}

/** A name of v1 and its counterparts in v2. */
type Row = (string | undefined)[];

function addTable(page: PageText, heading: string, rows: Row[]): PageText {
  const code = (name = '') => `\`${name}\``;
  const lines = rows.map(([from, ...to]) => [
    code(from),
    to.length > 0 ? to.map(code).join(', ') : page.t('api.v2.none'),
  ]);
  return page.add(table([heading, page.t('api.v2.label')], lines));
}

/** Symbols and members of a module that have another name in v2, or none. */
function changedNames({ name: module, symbols }: DocumentedModule): Row[] {
  return symbols.flatMap((symbol): Row[] =>
    [undefined, ...membersOf(symbol)].flatMap((member): Row[] => {
      const { names, same } = jsCounterpart(module, symbol, member);
      const lost = names.length === 0;
      // A lost symbol stands for its members.
      if (same || (member && lost && jsCounterpart(module, symbol).names.length === 0)) return [];
      return [[member ? `${symbol.name}.${member.name}` : symbol.name, ...names]];
    }),
  );
}

function lowerFirst(text: string): string {
  return /^[A-ZÀ-Ý][a-zà-ÿ’']/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
