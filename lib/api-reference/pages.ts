/** Writes the generated pages of the API section as Markdown, so that they are parsed, checked and indexed like any page. */
import type { PageSource } from '../content/types';
import { getTranslator } from '../i18n/translator';
import { element } from '../content/nodes';
import { entriesOf, keysOf } from './config-anchors';
import { sectionAnchors } from './entry-tree';
import type { PageLanguages } from './fact-nodes';
import { releaseSection } from './history';
import { membersOf, orderMembers } from './member-groups';
import { escapeName, listItem, PageText, table } from './page-text';
import { definitionFacts, optionFacts, settingFacts } from './setting-facts';
import { isOneLine } from './signature';
import { parameterFacts, symbolFacts } from './symbol-facts';
import type {
  ApiMember,
  ApiSymbol,
  CliOption,
  CliPositional,
  ConfigDefinition,
  DocumentedCli,
  DocumentedConfig,
  DocumentedModule,
  SymbolKind,
} from './types';
import { addReferenceTables, addModuleTable, type Reference } from './version-two-tables';

/** Anchors of the original site that the numbering rule does not give, by `module#anchor`. */
const formerAnchors: ReadonlyMap<string, string> = new Map([
  ['event#event', 'event-1'],
  ['shell#eventemittere', 'constructor-2'],
]);

/** Page of a JavaScript module. */
export function toModulePage(module: DocumentedModule, order: number, languages: PageLanguages): PageSource {
  const { name, symbols, descriptions } = module;
  const page = new PageText(languages).add(module.intro);
  const { t } = page;
  if (module.allowlist.length > 0) {
    const rows = module.allowlist.map(({ key, text }) => [`\`${key}\``, linkEntries(text, symbols)]);
    page
      .add(`## ${t('api.page.allowlist')} {#allowlist}`)
      .add('<Partial name="api-allowlist" />')
      .add(table([t('api.page.allowlistKey'), t('api.page.allowlistEffect')], rows));
  }
  if (module.security) page.add(`## ${t('api.page.security')} {#security}`).add(module.security);

  const addEntry = (level: string, symbol: ApiSymbol, member?: ApiMember): void => {
    const entry = member ?? symbol;
    const { anchor } = entry;
    const title = member?.kind === 'constructor' ? `new ${symbol.name}` : entry.name;
    page.addEntry({
      heading: `${level} ${escapeName(title)}`,
      anchors: [anchor, formerAnchors.get(`${name}#${anchor}`)],
      facts: symbolFacts(page.nodes, module, symbol, member),
      description: descriptions[anchor],
      code: 'ts',
      card: !isOneLine(entry),
      parameter: (parameter) => parameterFacts(page.nodes, entry, parameter),
    });
  };
  for (const [kind, sectionAnchor] of Object.entries(sectionAnchors) as [SymbolKind, string][]) {
    const section = symbols.filter((symbol) => symbol.kind === kind);
    if (section.length > 0) page.add(`## ${t(`api.page.section.${kind}`)} {#${sectionAnchor}}`);
    for (const symbol of section) {
      addEntry('###', symbol);
      for (const member of orderMembers(name, symbol).flatMap(({ members }) => members))
        addEntry('####', symbol, member);
    }
  }
  page.add(releaseSection(module, t));
  addModuleTable(page, module);
  const { description } = module;
  return page.toPage(`/v1/api/js/${name}`, module.file, { title: name, description, order, toc: false });
}

/** Links the functions, classes and methods of a module that a text names to their entries: `Ouvre [`center`](#webviewwindow.center).` */
function linkEntries(text: string, symbols: ApiSymbol[]): string {
  const entries = symbols.flatMap((symbol) => [symbol, ...membersOf(symbol)]);
  const callable = entries.filter(({ kind }) => ['function', 'class', 'method'].includes(kind));
  const anchors = new Map(callable.map(({ name, anchor }) => [name, anchor]));
  return text.replace(/(?<!\[)`(\w+)`/g, (code, name: string) => {
    const anchor = anchors.get(name);
    return anchor === undefined ? code : `[${code}](#${anchor})`;
  });
}

/** Index of the JavaScript modules. */
export function toModuleIndex(reference: Reference, languages: PageLanguages): PageSource {
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
  addReferenceTables(page, reference);
  // The texts of this page are in this file and in the descriptions of the modules.
  return page.toPage('/v1/api/js', 'lib/api-reference/pages.ts', {
    title: '@tauri-apps/api',
    description: getTranslator(languages.locale)('api.page.jsDescription'),
    order: 1,
    toc: [2, 3],
  });
}

/** Page of the configuration: the root, then each definition in the order in which the tree is walked. */
export function toConfigPage(
  config: DocumentedConfig,
  examples: Readonly<Record<string, unknown>>,
  languages: PageLanguages,
): PageSource {
  const page = new PageText(languages);
  page
    .add(config.intro)
    .add(`## ${page.t('checker.title')} {#checker}`)
    .add(page.t('checker.intro'))
    .add('<ConfigChecker />');
  const common = { foldExample: true, code: 'json title="tauri.conf.json" fragment' };
  for (const definition of config.definitions) {
    const { name, anchor } = definition;
    const former = formerConfigAnchors(definition);
    const formerOfPage = definition.paths[0] === '' ? 'overview' : undefined;
    page.add('<Part>').addEntry({
      ...common,
      heading: `## ${name}`,
      anchors: [anchor, former.get(anchor), formerOfPage],
      facts: definitionFacts(page.nodes, definition),
      description: config.descriptions[anchor],
      card: true,
      showSince: true,
    });
    for (const { entry, variant } of entriesOf(definition)) {
      const description = config.descriptions[entry.anchor];
      const title = 'paths' in entry ? escapeName(entry.name) : `\`${entry.name}\``;
      page.addEntry({
        ...common,
        heading: `${variant ? '####' : '###'} ${title}`,
        anchors: [entry.anchor, former.get(entry.anchor)],
        facts: settingFacts(page.nodes, entry, description, examples[entry.anchor]),
        description,
      });
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
 * anchor: `webviewinstallmode.silent`. The key that selects the variant leads to the definition.
 */
function formerConfigAnchors(definition: ConfigDefinition): Map<string, string> {
  if (definition.kind !== 'union') return new Map();
  const { tag, anchor } = definition;
  const named = [...(tag ? [{ name: tag, anchor }] : []), ...keysOf(definition)];
  const first = named.filter(({ name }, index) => named.findIndex((one) => one.name === name) === index);
  return new Map(first.map((key) => [key.anchor, `${anchor}.${key.name.toLowerCase()}`]));
}

/** Page of the command line: the program, then each command with its arguments and options. */
export function toCliPage(cli: DocumentedCli, languages: PageLanguages): PageSource {
  const page = new PageText(languages).add(cli.intro);
  for (const { name, anchor, usage, positionals, options } of cli.commands) {
    page.addEntry({
      heading: `## ${name}`,
      anchors: [anchor],
      facts: [element('TauriCommand', { args: usage.replace(/^tauri\s*/, '') }, [])],
      description: cli.descriptions[anchor],
      card: true,
      showSince: true,
      code: 'bash',
    });
    const entries: (CliPositional | CliOption)[] = [...positionals, ...options];
    for (const entry of entries) {
      const description = cli.descriptions[entry.anchor];
      page.addEntry({
        heading: `### \`${entry.name}\``,
        anchors: [entry.anchor, ...('aliases' in entry ? entry.aliases : [])],
        facts: optionFacts(page.nodes, entry, description),
        description,
        code: 'bash',
      });
    }
  }
  const t = getTranslator(languages.locale);
  return page.toPage('/v1/api/cli', cli.file, {
    title: t('menu.cli'),
    description: t('api.page.cliDescription'),
    order: 3,
    toc: false,
  });
}

function lowerFirst(text: string): string {
  return /^[A-ZÀ-Ý][a-zà-ÿ’']/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
