import { keysOf } from './config-anchors';
import { membersOf } from './member-groups';
import { table, type PageText } from './page-text';
import type { DocumentedCli, DocumentedConfig, DocumentedModule } from './types';
import { cliCounterpart, configCounterpart, getVersionTwo, jsCounterpart } from './version-two';

/** Everything that the pages of the API section document. */
export type Reference = { modules: DocumentedModule[]; config: DocumentedConfig; cli: DocumentedCli };

/** Adds the counterpart of each name in Tauri v2. */
export function addReferenceTables(page: PageText, reference: Reference): void {
  const { t } = page;
  page.add(`## ${t('api.v2.title')} {#v2}`).add('<Partial name="api-v2-intro" />');
  const section = (id: 'modules' | 'allowlist' | 'config' | 'cli' | 'environment' | 'rust', rows: Row[]) =>
    addTable(page.add(`### ${t(`api.v2.${id}`)} {#v2-${id}}`), t('api.v2.name'), rows);
  section(
    'modules',
    reference.modules.map(({ name }) => {
      const { from, set } = getVersionTwo().modules[name] ?? {};
      return [`@tauri-apps/api/${name}`, ...(from ? [from] : []), ...(set ? [set] : [])];
    }),
  );
  const keys = reference.config.definitions.flatMap(keysOf);
  const configRows = keys.flatMap((key): Row[] =>
    Object.keys(getVersionTwo().config)
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
  section('environment', Object.entries(getVersionTwo().environment));
  section(
    'rust',
    Object.entries(getVersionTwo().rust).map(([from, to]) => (to === null ? [from] : [from, to])),
  );
}

/** Adds the names of a module that are different in v2. */
export function addModuleTable(page: PageText, module: DocumentedModule): void {
  const { t } = page;
  addTable(page.add(`## ${t('api.v2.label')} {#v2}`), t('api.v2.name'), [
    [`@tauri-apps/api/${module.name}`, getVersionTwo().modules[module.name]?.from],
    ...changedNames(module),
  ]).add(t('api.v2.more'));
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
      // Do not repeat the members of a symbol that is gone.
      if (same || (member && lost && jsCounterpart(module, symbol).names.length === 0)) return [];
      return [[member ? `${symbol.name}.${member.name}` : symbol.name, ...names]];
    }),
  );
}
