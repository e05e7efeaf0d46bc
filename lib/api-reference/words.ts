/** Reads the words of each entry of the reference and checks that they fit the structure. */
import { groupsOf, membersOf } from './member-groups';
import type {
  ApiMember,
  ApiModule,
  ApiSymbol,
  CliReference,
  ConfigDefinition,
  ConfigReference,
  DocumentedCli,
  DocumentedConfig,
  DocumentedModule,
  Words,
  WordsByAnchor,
} from './types';
import { readWordsFile, type Shape, type Written } from './words-file';

type Named = { name: string; anchor: string };

/** A definition with its keys or variants, or a command with its options. */
type Group = Named & {
  /** Key that contains its entries: `options`. */
  inner: string;
  entries: Named[];
};

/** Joins the structure of the configuration with its words; throws one WordsError that lists every fault. */
export function documentConfig(reference: ConfigReference, source: string, file: string): DocumentedConfig {
  const groups = reference.definitions.map((definition) => ({
    ...definition,
    inner: definition.kind === 'object' ? 'keys' : 'variants',
    entries: entriesOf(definition),
  }));
  return { ...reference, file, ...readGroups(groups, 'definition', 'JSON from the root', source, file) };
}

/** The entries of a definition that have words of their own. */
function entriesOf(definition: ConfigDefinition): Named[] {
  switch (definition.kind) {
    case 'object':
      return definition.keys;
    case 'enum':
      return definition.values;
    case 'alias':
      return [];
    case 'union':
      return definition.variants.flatMap((variant) => [
        variant,
        ...variant.keys.map(({ name, anchor }) => ({ name: `${variant.name}.${name}`, anchor })),
      ]);
  }
}

/** Joins the structure of the command line with its words; throws one WordsError that lists every fault. */
export function documentCli(reference: CliReference, source: string, file: string): DocumentedCli {
  const groups = reference.commands.map(({ name, anchor, positionals, options }) => ({
    name,
    anchor,
    inner: 'options',
    entries: [...positionals, ...options],
  }));
  return { ...reference, file, ...readGroups(groups, 'command', 'a command line', source, file) };
}

/** Words of all groups and their entries. `example`: what the example of a group shows. */
function readGroups(groups: Group[], kind: string, example: string, source: string, file: string) {
  const groupShape = ({ inner, entries }: Group): Shape =>
    entryShape({
      example: requiredExample(kind, example),
      [inner]: mapOf(inner.slice(0, -1), entries, () => entryShape()),
    });
  const root = readWordsFile(source, file, {
    of: 'part of this file',
    entries: { intro: { required: true }, [`${kind}s`]: mapOf(kind, groups, groupShape) },
  });
  const words: Record<string, Words> = {};
  for (const { name, anchor, inner, entries } of groups) {
    const group = at(root, `${kind}s`, name);
    if (group) words[anchor] = toWords(group);
    for (const entry of entries) {
      const written = group && at(group, inner, entry.name);
      if (written) words[entry.anchor] = toWords(written);
    }
  }
  return { intro: textAt(root, 'intro'), words };
}

/** Joins the structure of a module with its words; throws one WordsError that lists every fault. */
export function documentModule(module: ApiModule, source: string, file: string): DocumentedModule {
  const groups = groupsOf(module.name);
  const owners = [...module.symbols.map(toOwner), ...listHiddenBases(module.symbols)];
  const root = readWordsFile(source, file, {
    entries: {
      description: { required: true, check: checkDescription },
      intro: { required: true },
      allowlist: { each: { required: true } },
      security: {},
      ...(groups.length > 0 ? { groups: { required: true, ...mapOfTexts('group', groups) } } : {}),
      symbols: { required: true, ...mapOf('symbol', owners, ownerShape) },
    },
  });
  const security = textAt(root, 'security');
  return {
    ...module,
    file,
    description: textAt(root, 'description'),
    intro: textAt(root, 'intro'),
    allowlist: Object.entries(textsAt(root, 'allowlist')).map(([key, text]) => ({ key, text })),
    ...(security && { security }),
    groups: textsAt(root, 'groups'),
    words: collectSymbols(module, root),
  };
}

function collectSymbols({ symbols }: ApiModule, root: Written): WordsByAnchor {
  const words: Record<string, Words> = {};
  const memberWords = (owner: string | undefined, name: string): Written | undefined => {
    const written = owner === undefined ? undefined : at(root, 'symbols', owner);
    return written && at(written, 'members', name);
  };
  for (const symbol of symbols) {
    const written = at(root, 'symbols', symbol.name);
    if (written) words[symbol.anchor] = toWords(written);
    for (const { name, anchor, inheritedFrom } of membersOf(symbol)) {
      // The words of an inherited member are those of the class that declares it, unless the heir has its own.
      const found = memberWords(symbol.name, name) ?? memberWords(inheritedFrom?.name, name);
      if (found) words[anchor] = toWords(found);
    }
  }
  return words;
}

/** A symbol with its members, or a base class of which only the members are documented. */
type Owner = { name: string; symbol?: ApiSymbol; members: ApiMember[]; required: ApiMember[] };

function toOwner(symbol: ApiSymbol): Owner {
  const members = membersOf(symbol);
  return { name: symbol.name, symbol, members, required: members.filter((one) => !one.inheritedFrom) };
}

/** Base classes that the package does not export. Their words are used for inherited members. */
function listHiddenBases(symbols: ApiSymbol[]): Owner[] {
  const inherited = symbols.flatMap(membersOf).filter((one) => one.inheritedFrom && !one.inheritedFrom.ref);
  const names = new Set(inherited.map((one) => one.inheritedFrom?.name ?? ''));
  return [...names].map((name) => {
    const members = inherited.filter((one) => one.inheritedFrom?.name === name);
    return { name, members, required: members };
  });
}

function ownerShape({ symbol, members, required }: Owner): Shape {
  const memberMap = mapOf('member', members, (member) => ({
    ...callShape(member),
    required: required.includes(member),
  }));
  if (!symbol) return { required: true, entries: { text: {}, example: {}, members: memberMap } };
  const isExemplary = symbol.kind === 'function' || symbol.kind === 'class';
  return callShape(symbol, {
    ...(isExemplary
      ? { example: requiredExample(symbol.kind, 'a short TypeScript module that imports what it uses') }
      : {}),
    ...('members' in symbol ? { members: memberMap } : {}),
  });
}

/** Words of a symbol or a member must cover its parameters and its return value. */
function callShape(entry: ApiSymbol | ApiMember, more: Shape['entries'] = {}): Shape {
  const signatures = 'signatures' in entry ? entry.signatures : [];
  const typeParams = 'typeParams' in entry ? entry.typeParams : signatures.flatMap((one) => one.typeParams);
  const params = signatures.flatMap((one) => one.params);
  const isCall = entry.kind === 'function' || entry.kind === 'method';
  const returnTypes = signatures.map(({ returns }) => returns.map(({ text }) => text).join(''));
  const isSilent = returnTypes.every((type) => type === 'void' || type === 'Promise<void>');
  const returns: Shape = isSilent
    ? {}
    : { missing: ['the returned value has no words', 'add "returns:" with what the caller receives'] };
  return entryShape({
    throws: {},
    since: { check: (version) => checkVersion(version, entry.since) },
    ...(isCall ? { returns } : {}),
    ...(params.length > 0 ? { params: mapOfTexts('parameter', namesOf(params)) } : {}),
    ...(typeParams.length > 0
      ? { typeParams: { optional: true, ...mapOfTexts('type parameter', namesOf(typeParams)) } }
      : {}),
    ...more,
  });
}

/** A text, or a map with a text and further fields of an entry. */
function entryShape(more: Shape['entries'] = {}): Shape {
  const texts = { text: { required: true }, example: {}, platforms: {}, security: {} };
  return { required: true, mayBeText: true, entries: { ...texts, since: { check: checkVersion }, ...more } };
}

function requiredExample(kind: string, what: string): Shape {
  return { missing: [`this ${kind} has no example`, `add "example: |" with ${what}`] };
}

function mapOf<T extends { name: string }>(of: string, entries: T[], toShape: (entry: T) => Shape): Shape {
  return { of, entries: Object.fromEntries(entries.map((entry) => [entry.name, toShape(entry)])) };
}

function mapOfTexts(of: string, names: string[]): Shape {
  return { of, entries: Object.fromEntries(names.map((name) => [name, { required: true }])) };
}

function checkVersion(version: string, known?: string): [string, string] | undefined {
  if (!/^\d+\.\d+(\.\d+)?$/.test(version))
    return [`"${version}" is not a version`, 'write a version such as "1.4.0"'];
  return known ? [`the package already says ${known}`, 'remove the key'] : undefined;
}

function checkDescription(text: string): [string, string] | undefined {
  if (text.length < 50 || text.length > 160)
    return [`has ${text.length} characters`, 'write one sentence of 50 to 160 characters'];
  if (/[`[\]*<>\n]/.test(text)) return ['holds Markdown', 'write it as one line of plain text'];
  return undefined;
}

function namesOf(entries: { name: string }[]): string[] {
  return entries.map(({ name }) => name);
}

function at(written: Written, key: string, name: string): Written | undefined {
  return written.entries.get(key)?.entries.get(name);
}

function textAt(written: Written, key: string): string {
  return written.entries.get(key)?.text ?? '';
}

function textsAt(written: Written, key: string): Record<string, string> {
  const entries = written.entries.get(key)?.entries ?? new Map<string, Written>();
  return Object.fromEntries([...entries].map(([name, { text }]) => [name, text]));
}

function toWords(written: Written): Words {
  const words: Words = {
    text: written.text || textAt(written, 'text'),
    params: textsAt(written, 'params'),
    typeParams: textsAt(written, 'typeParams'),
    line: written.line,
  };
  for (const key of ['example', 'returns', 'throws', 'platforms', 'security', 'since'] as const) {
    const text = textAt(written, key);
    if (text) words[key] = text;
  }
  return words;
}
