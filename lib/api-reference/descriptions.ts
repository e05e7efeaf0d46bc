/** Reads the description of each entry of the reference and checks that they fit the structure. */
import { entriesOf } from './config-anchors';
import { groupsOf, membersOf } from './member-groups';
import { typeText } from './signature';
import type {
  ApiMember,
  ApiModule,
  ApiSymbol,
  CliReference,
  ConfigReference,
  DocumentedCli,
  DocumentedConfig,
  DocumentedModule,
  Description,
  DescriptionsByAnchor,
} from './types';
import { DescriptionFile, type Field } from './description-file';

/** An entry of the reference, and where its description is in the file. */
type Place = { anchor: string; path: string[] };

/** A definition with its keys or variants, or a command with its options, which are below the name `inner`. */
type Group = { name: string; anchor: string; inner: string; entries: { name: string; anchor: string }[] };

/** Joins the structure of the configuration with its descriptions; throws one DescriptionError that lists every fault. */
export function documentConfig(reference: ConfigReference, source: string, file: string): DocumentedConfig {
  const groups = reference.definitions.map((definition) => ({
    ...definition,
    inner: definition.kind === 'object' ? 'keys' : 'variants',
    entries: entriesOf(definition).map(({ entry: { name, anchor }, variant }) => ({
      name: variant ? `${variant.name}.${name}` : name,
      anchor,
    })),
  }));
  return {
    ...reference,
    file,
    ...readGroups(groups, 'definition', 'du JSON depuis la racine', source, file),
  };
}

/** Joins the structure of the command line with its descriptions; throws one DescriptionError that lists every fault. */
export function documentCli(reference: CliReference, source: string, file: string): DocumentedCli {
  const groups = reference.commands.map(({ name, anchor, positionals, options }) => ({
    name,
    anchor,
    inner: 'options',
    entries: [...positionals, ...options],
  }));
  return { ...reference, file, ...readGroups(groups, 'command', 'une ligne de commande', source, file) };
}

/** Descriptions of all groups and their entries. `example`: what the example of a group shows. */
function readGroups(groups: Group[], kind: string, example: string, source: string, file: string) {
  const places = groups.flatMap(({ name, anchor, inner, entries }): Place[] => [
    { anchor, path: [`${kind}s`, name] },
    ...entries.map((entry) => ({ anchor: entry.anchor, path: [`${kind}s`, name, inner, entry.name] })),
  ]);
  const descriptions = new DescriptionFile(source, file, [
    { path: ['intro'], required: true },
    ...places.flatMap(({ path }) => entryFields(path)),
    ...groups.map(({ name }) => requiredExample([`${kind}s`, name], example)),
  ]);
  return { intro: descriptions.text('intro'), descriptions: collect(descriptions, places) };
}

/** Joins the structure of a module with its descriptions; throws one DescriptionError that lists every fault. */
export function documentModule(module: ApiModule, source: string, file: string): DocumentedModule {
  const descriptions = new DescriptionFile(source, file, [
    { path: ['description'], required: true, check: checkDescription },
    { path: ['intro'], required: true },
    { path: ['allowlist', '*'] },
    { path: ['security'] },
    ...groupsOf(module.name).map((group) => ({ path: ['groups', group], required: true })),
    ...module.symbols.flatMap(symbolFields),
  ]);
  const security = descriptions.text('security');
  return {
    ...module,
    file,
    description: descriptions.text('description'),
    intro: descriptions.text('intro'),
    allowlist: Object.entries(descriptions.texts('allowlist')).map(([key, text]) => ({ key, text })),
    ...(security && { security }),
    groups: descriptions.texts('groups'),
    descriptions: collect(
      descriptions,
      module.symbols.flatMap((symbol) => placesOf(symbol, descriptions)),
    ),
  };
}

/** An inherited member has the description of the class that declares it, unless the heir has its own. */
function placesOf(symbol: ApiSymbol, descriptions: DescriptionFile): Place[] {
  const members = membersOf(symbol).map(({ name, anchor, inheritedFrom }) => {
    const path = memberPath(symbol.name, name);
    const isOwn = !inheritedFrom || descriptions.lineOf(...path) !== undefined;
    return { anchor, path: isOwn ? path : memberPath(inheritedFrom.name, name) };
  });
  return [{ anchor: symbol.anchor, path: ['symbols', symbol.name] }, ...members];
}

function memberPath(owner: string, name: string): string[] {
  return ['symbols', owner, 'members', name];
}

function symbolFields(symbol: ApiSymbol): Field[] {
  const { kind, name } = symbol;
  const path = ['symbols', name];
  const what = 'un court module TypeScript qui importe ce qu’il utilise';
  return [
    ...callFields(path, symbol),
    ...(kind === 'function' || kind === 'class' ? [requiredExample(path, what)] : []),
    ...membersOf(symbol).flatMap((member) => memberFields(name, member)),
  ];
}

/** An inherited member may have its own description. A base class that the package does not export has descriptions for its heirs. */
function memberFields(owner: string, member: ApiMember): Field[] {
  const { name, inheritedFrom: base } = member;
  const path = memberPath(owner, name);
  const own = callFields(path, member);
  if (!base) return own;
  const optional = own.map((field) => ({ ...field, within: path }));
  if (base.ref) return optional;
  const about = ['text', 'example'].map((key) => ({ path: ['symbols', base.name, key] }));
  return [...optional, ...about, ...callFields(memberPath(base.name, name), member)];
}

/** The description of a symbol or a member must cover its parameters and its return value. */
function callFields(path: string[], entry: ApiSymbol | ApiMember): Field[] {
  const signatures = 'signatures' in entry ? entry.signatures : [];
  const typeParams = 'typeParams' in entry ? entry.typeParams : signatures.flatMap((one) => one.typeParams);
  const params = signatures.flatMap((one) => one.params);
  const isCall = entry.kind === 'function' || entry.kind === 'method';
  const returnTypes = signatures.map(({ returns }) => typeText(returns));
  const isSilent = returnTypes.every((type) => type === 'void' || type === 'Promise<void>');
  const returns: Field = { path: [...path, 'returns'] };
  if (!isSilent)
    returns.missing = [
      'il manque la description de la valeur renvoyée',
      'Ajoutez « returns: », avec ce que reçoit l’appelant.',
    ];
  const typesPath = [...path, 'typeParams'];
  return [
    ...entryFields(path, entry.since),
    { path: [...path, 'throws'] },
    ...(isCall ? [returns] : []),
    ...params.map(({ name }) => ({ path: [...path, 'params', name], required: true })),
    ...typeParams.map(({ name }) => ({ path: [...typesPath, name], required: true, within: typesPath })),
  ];
}

/** The text of an entry, and the texts that any entry may have. `since`: what the structure says. */
function entryFields(path: string[], since?: string): Field[] {
  return [
    { path: [...path, 'text'], required: true },
    ...['example', 'platforms', 'security'].map((name) => ({ path: [...path, name] })),
    { path: [...path, 'since'], check: (version) => checkVersion(version, since) },
  ];
}

function requiredExample(path: string[], what: string): Field {
  return {
    path: [...path, 'example'],
    missing: ['il manque un exemple', `Ajoutez « example: | », avec ${what}.`],
  };
}

function checkVersion(version: string, known?: string): [string, string] | undefined {
  if (!/^\d+\.\d+(\.\d+)?$/.test(version))
    return [`« ${version} » n’est pas une version`, 'Écrivez une version comme "1.4.0".'];
  return known ? [`le paquet dit déjà ${known}`, 'Retirez la clé.'] : undefined;
}

function checkDescription(text: string): [string, string] | undefined {
  if (text.length < 50 || text.length > 160)
    return [`${text.length} caractères`, 'Écrivez une phrase de 50 à 160 caractères.'];
  if (/[`[\]*<>\n]/.test(text))
    return ['du Markdown dans un texte simple', 'Écrivez une ligne de texte simple.'];
  return undefined;
}

/** Descriptions by anchor, of the entries that have one. */
function collect(file: DescriptionFile, places: Place[]): DescriptionsByAnchor {
  return Object.fromEntries(
    places.flatMap(({ anchor, path }) => {
      const line = file.lineOf(...path);
      return line === undefined ? [] : [[anchor, toDescription(file, path, line)]];
    }),
  );
}

function toDescription(file: DescriptionFile, path: string[], line: number): Description {
  const description: Description = {
    text: file.text(...path, 'text'),
    params: file.texts(...path, 'params'),
    typeParams: file.texts(...path, 'typeParams'),
    line,
  };
  for (const key of ['example', 'returns', 'throws', 'platforms', 'security', 'since'] as const) {
    const text = file.text(...path, key);
    if (text) description[key] = text;
  }
  return description;
}
