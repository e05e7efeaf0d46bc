/** Reads the words of each entry of the reference and checks that they fit the structure. */
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
import { groupsOf, membersOf } from './member-groups';
import { readWordsFile, type WordsNode } from './words-file';

/** What the words of an entry must cover, and what they may add. */
type Shape = {
  /** For messages: `function`, `key`. */
  kind: string;
  /** Optional texts. */
  texts: readonly (keyof Words & ('returns' | 'throws' | 'platforms' | 'security' | 'since'))[];
  params?: string[];
  typeParams?: string[];
  returnsRequired?: boolean;
  /** What an example shows, if one is required. */
  example?: string;
  /** Key below which the inner entries are written: `members`. */
  inner?: string;
  /** Version given by the package. */
  since?: string | undefined;
};

const settingTexts = ['platforms', 'security', 'since'] as const;

/** Joins the structure of the configuration with its words; throws one WordsError that lists every fault. */
export function documentConfig(reference: ConfigReference, source: string, file: string): DocumentedConfig {
  const groups = reference.definitions.map((definition) => ({
    ...definition,
    example: 'JSON from the root',
    inner: definition.kind === 'object' ? 'keys' : 'variants',
    entries: entriesOf(definition),
  }));
  return { ...reference, file, ...readGroups(groups, 'definition', source, file) };
}

/** The entries of a definition that have words of their own. */
function entriesOf(definition: ConfigDefinition): { name: string; anchor: string }[] {
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
    example: 'a command line',
    inner: 'options',
    entries: [...positionals, ...options],
  }));
  return { ...reference, file, ...readGroups(groups, 'command', source, file) };
}

type Group = {
  name: string;
  anchor: string;
  /** What its example shows. */
  example: string;
  /** Key below which its entries are written: `options`. */
  inner: string;
  entries: { name: string; anchor: string }[];
};

/** Words of definitions with their keys, or of commands with their options. */
function readGroups(
  groups: Group[],
  kind: string,
  source: string,
  file: string,
): { intro: string; words: WordsByAnchor } {
  return readWordsFile(source, file, (root) => {
    const words = new Map<string, Words>();
    root.checkNames(['intro', `${kind}s`], 'part of this file');
    const nodes = root.mapAt(`${kind}s`);
    nodes.checkNames(namesOf(groups), kind);
    for (const { name, anchor, example, inner, entries } of groups) {
      const node = nodes.entries.get(name);
      if (!node) continue;
      words.set(anchor, readEntry(node, { kind, texts: settingTexts, example, inner }));
      const innerNodes = node.mapAt(inner, entries.length > 0);
      const innerKind = inner.slice(0, -1);
      innerNodes.checkNames(namesOf(entries), innerKind);
      for (const entry of entries) {
        const innerNode = innerNodes.entries.get(entry.name);
        if (innerNode)
          words.set(entry.anchor, readEntry(innerNode, { kind: innerKind, texts: settingTexts }));
      }
    }
    return { intro: root.textAt('intro'), words: Object.fromEntries(words) };
  });
}

/** Joins the structure of a module with its words; throws one WordsError that lists every fault. */
export function documentModule(module: ApiModule, source: string, file: string): DocumentedModule {
  return readWordsFile(source, file, (root) => {
    root.checkKeys(['description', 'intro', 'allowlist', 'security', 'groups', 'symbols']);
    const allowlist = root.mapAt('allowlist');
    const security = root.textAt('security');
    return {
      ...module,
      file,
      description: readDescription(root),
      intro: root.textAt('intro', true),
      allowlist: [...allowlist.entries.keys()].map((key) => ({ key, text: allowlist.textAt(key, true) })),
      ...(security && { security }),
      groups: readGroupNames(root, groupsOf(module.name)),
      words: readSymbols(module, root.mapAt('symbols', true)),
    };
  });
}

function readGroupNames(root: WordsNode, ids: string[]): Record<string, string> {
  if (ids.length === 0 && !root.entries.has('groups')) return {};
  const nodes = root.mapAt('groups', true);
  nodes.checkNames(ids, 'group');
  return Object.fromEntries(ids.map((id) => [id, nodes.textAt(id)]));
}

function readSymbols({ symbols }: ApiModule, nodes: WordsNode): WordsByAnchor {
  const words = new Map<string, Words>();
  const hidden = listHiddenBases(symbols);
  nodes.checkNames(namesOf([...symbols, ...hidden]), 'symbol');

  const memberWords = new Map<string, Words>();
  for (const { name, members, required } of [...symbols.flatMap(toOwner), ...hidden]) {
    const memberNodes = nodes.entries.get(name)?.mapAt('members');
    if (!memberNodes) continue;
    memberNodes.checkNames(namesOf(members), 'member', required);
    for (const member of members) {
      const node = memberNodes.entries.get(member.name);
      if (node) memberWords.set(`${name}.${member.name}`, readEntry(node, shapeOf(member)));
    }
  }
  for (const symbol of symbols) {
    const node = nodes.entries.get(symbol.name);
    if (node) words.set(symbol.anchor, readEntry(node, shapeOf(symbol)));
    for (const { name, anchor, inheritedFrom } of membersOf(symbol)) {
      // An inherited member has its words at the class that declares it, unless the heir has its own.
      const inherited = memberWords.get(`${inheritedFrom?.name}.${name}`);
      const found = memberWords.get(`${symbol.name}.${name}`) ?? inherited;
      if (found) words.set(anchor, found);
    }
  }
  return Object.fromEntries(words);
}

/** Members of a class, and those that must have their words there. */
type Owner = { name: string; members: ApiMember[]; required: string[] };

function toOwner(symbol: ApiSymbol): Owner[] {
  if (!('members' in symbol)) return [];
  const own = symbol.members.filter(({ inheritedFrom }) => !inheritedFrom);
  return [{ name: symbol.name, members: symbol.members, required: own.map(({ name }) => name) }];
}

/** Base classes that the package does not export: their words serve the members that others inherit. */
function listHiddenBases(symbols: ApiSymbol[]): Owner[] {
  const bases = new Map<string, Owner>();
  for (const member of symbols.flatMap(membersOf)) {
    if (!member.inheritedFrom || member.inheritedFrom.ref) continue;
    const { name } = member.inheritedFrom;
    const base = bases.get(name) ?? { name, members: [], required: [] };
    base.members.push(member);
    base.required.push(member.name);
    bases.set(name, base);
  }
  return [...bases.values()];
}

/** What the words of a symbol or a member must cover: its parameters, its return value, an example. */
function shapeOf(entry: ApiSymbol | ApiMember): Shape {
  const signatures = 'signatures' in entry ? entry.signatures : [];
  const typeParams = 'typeParams' in entry ? entry.typeParams : signatures.flatMap((each) => each.typeParams);
  const isCall = entry.kind === 'function' || entry.kind === 'method';
  const returnTypes = signatures.map(({ returns }) => returns.map(({ text }) => text).join(''));
  return {
    kind: entry.kind,
    texts: ['throws', 'platforms', 'security', 'since', ...(isCall ? (['returns'] as const) : [])],
    params: namesOf(signatures.flatMap(({ params }) => params)),
    typeParams: namesOf(typeParams),
    returnsRequired: isCall && !returnTypes.every((type) => type === 'void' || type === 'Promise<void>'),
    ...(entry.kind === 'function' || entry.kind === 'class'
      ? { example: 'a short TypeScript module that imports what it uses' }
      : {}),
    ...('members' in entry ? { inner: 'members' } : {}),
    since: entry.since,
  };
}

function namesOf(entries: { name: string }[]): string[] {
  return [...new Set(entries.map(({ name }) => name))];
}

/** Reads the words of one entry. A text alone (`key: text`) is short for an entry with only a text. */
function readEntry(node: WordsNode, shape: Shape): Words {
  const { params = [], typeParams = [], texts, inner } = shape;
  if (node.text === undefined)
    node.checkKeys([
      ...['text', 'example', ...texts],
      ...(params.length > 0 ? ['params'] : []),
      ...(typeParams.length > 0 ? ['typeParams'] : []),
      ...(inner ? [inner] : []),
    ]);
  const words: Words = {
    text: node.text ?? node.textAt('text', true),
    params: readNames(node, 'params', params, 'parameter'),
    typeParams: node.entries.has('typeParams')
      ? readNames(node, 'typeParams', typeParams, 'type parameter')
      : {},
    line: node.line,
  };
  for (const key of ['example', ...texts] as const) {
    const text = node.textAt(key);
    if (text) words[key] = text;
  }
  if (shape.returnsRequired && !words.returns)
    node.fault('the returned value has no words', 'add "returns:" with what the caller receives');
  if (shape.example && !words.example)
    node.fault(`this ${shape.kind} has no example`, `add "example: |" with ${shape.example}`);
  if (words.since && !/^\d+\.\d+(\.\d+)?$/.test(words.since))
    node.fault(`"${words.since}" is not a version`, 'write a version such as "1.4.0"', 'since');
  else if (words.since && shape.since)
    node.fault(`the package already says ${shape.since}`, 'remove the key', 'since');
  return words;
}

function readNames(node: WordsNode, key: string, names: string[], what: string): Record<string, string> {
  if (names.length === 0) return {};
  const texts = node.mapAt(key);
  texts.checkNames(names, what);
  return Object.fromEntries(
    names.filter((name) => texts.entries.has(name)).map((name) => [name, texts.textAt(name)]),
  );
}

function readDescription(root: WordsNode): string {
  const description = root.textAt('description', true);
  if (description && (description.length < 50 || description.length > 160)) {
    const fix = 'write one sentence of 50 to 160 characters';
    root.fault(`has ${description.length} characters`, fix, 'description');
  }
  if (/[`[\]*<>\n]/.test(description))
    root.fault('holds Markdown', 'write it as one line of plain text', 'description');
  return description;
}
