import { nearest } from '../../text/nearest';
import { mapAt, readWordsFile, textAt, WordsFaults, type WordsMap, type WordsNode } from '../yaml-words';
import { checkKeys, readWords } from './read-words';
import { symbolKinds, type ApiMember, type ApiModule, type ApiSymbol } from './types';
import { toWordsShape } from './words-shape';
import type { DocumentedMember, DocumentedModule, DocumentedSymbol, Words } from './words-types';

/**
 * Joins the structure of a module with the words of its YAML file; throws one WordsError that lists every symbol
 * without words, words without a symbol, missing parameter, returned value or example, and unknown key.
 */
export function documentModule(module: ApiModule, source: string, file: string): DocumentedModule {
  const faults = new WordsFaults(file);
  const root = readWordsFile(source, file, faults);
  checkKeys(root, '', ['description', 'intro', 'allowlist', 'security', 'symbols'], faults);
  const entries = mapAt(root, 'symbols', '', true, faults);
  const allowlist = mapAt(root, 'allowlist', '', false, faults);
  const security = textAt(root, 'security', '', false, faults);
  checkSymbolNames(module, entries, faults);
  const symbols = module.symbols.map((symbol) => documentSymbol(symbol, entries, faults));
  const documented: DocumentedModule = {
    name: module.name,
    file,
    description: readDescription(root, faults),
    intro: textAt(root, 'intro', '', true, faults),
    allowlist: [...allowlist.entries].map(([key, { line }]) => ({
      key,
      text: textAt(allowlist, key, 'allowlist', true, faults),
      line,
    })),
    ...(security && { security }),
    sections: symbolKinds
      .map((kind) => ({ kind, symbols: symbols.filter((symbol) => symbol.kind === kind) }))
      .filter((section) => section.symbols.length > 0),
  };
  faults.throwIfAny();
  return documented;
}

function documentSymbol(symbol: ApiSymbol, entries: WordsMap, faults: WordsFaults): DocumentedSymbol {
  const node = entries.entries.get(symbol.name);
  if (!node) {
    const fix = `add "${symbol.name}:" with its text below "symbols:"`;
    faults.add(entries.line, symbol.name, `this ${symbol.kind} has no words`, fix);
  }
  const { since, ...words } = node ? readWords(node, symbol.name, toWordsShape(symbol), faults) : noWords;
  const version = symbol.since ?? since;
  const base = { ...(version && { since: version }), words };
  if (!('members' in symbol)) return { ...symbol, ...base };
  checkMemberNames(symbol.name, symbol.members, entries, faults);
  const members = node
    ? symbol.members.map((member) => documentMember(member, symbol.name, entries, faults))
    : [];
  return { ...symbol, ...base, members };
}

/** Words of an inherited member stand once, at the class that declares it, unless the heir has its own. */
function documentMember(
  member: ApiMember,
  owner: string,
  entries: WordsMap,
  faults: WordsFaults,
): DocumentedMember {
  const declaring = member.inheritedFrom?.name;
  const own = findMember(entries, owner, member.name);
  const node = own ?? (declaring ? findMember(entries, declaring, member.name) : undefined);
  const holder = own || !declaring ? owner : declaring;
  if (!node) {
    const line = entries.entries.get(holder)?.line ?? entries.line;
    const fix = `add "${member.name}:" with its text below "members:" of ${holder}`;
    faults.add(line, `${holder} › members › ${member.name}`, `this ${member.kind} has no words`, fix);
    return { ...member, words: noWords };
  }
  const isRead = holder !== owner && member.inheritedFrom?.ref;
  const shape = toWordsShape(member);
  const path = `${holder} › members › ${member.name}`;
  const { since, ...words } = readWords(node, path, shape, isRead ? new WordsFaults('') : faults);
  const version = member.since ?? since;
  return { ...member, ...(version && { since: version }), words };
}

function findMember(entries: WordsMap, owner: string, name: string): WordsNode | undefined {
  const symbol = entries.entries.get(owner);
  const members = symbol?.type === 'map' ? symbol.entries.get('members') : undefined;
  return members?.type === 'map' ? members.entries.get(name) : undefined;
}

/** A class the package hides may hold the words of what others inherit from it, and nothing else. */
function checkSymbolNames(module: ApiModule, entries: WordsMap, faults: WordsFaults): void {
  const names = module.symbols.map(({ name }) => name);
  const inherited = module.symbols.flatMap((symbol) => ('members' in symbol ? symbol.members : []));
  const hidden = inherited.filter(({ inheritedFrom }) => inheritedFrom && !inheritedFrom.ref);
  for (const [name, node] of entries.entries) {
    if (names.includes(name)) continue;
    const members = hidden.filter(({ inheritedFrom }) => inheritedFrom?.name === name);
    if (members.length) checkMemberNames(name, members, entries, faults);
    else faults.add(node.line, name, 'the module exports no such symbol', suggest(name, names));
  }
}

function checkMemberNames(owner: string, members: ApiMember[], entries: WordsMap, faults: WordsFaults): void {
  const symbol = entries.entries.get(owner);
  if (symbol?.type !== 'map') return;
  const path = `${owner} › members`;
  const names = members.map(({ name }) => name);
  for (const [name, node] of mapAt(symbol, 'members', owner, false, faults).entries) {
    if (!names.includes(name))
      faults.add(node.line, `${path} › ${name}`, 'there is no such member', suggest(name, names));
  }
}

function suggest(name: string, names: string[]): string {
  const guess = nearest(name, names);
  return guess ? `did you mean "${guess}"?` : `remove it; known here: ${names.join(', ')}`;
}

function readDescription(root: WordsMap, faults: WordsFaults): string {
  const description = textAt(root, 'description', '', true, faults);
  const line = root.entries.get('description')?.line ?? root.line;
  if (description && (description.length < 50 || description.length > 160)) {
    faults.add(
      line,
      'description',
      `has ${description.length} characters`,
      'write one sentence of 50 to 160 characters',
    );
  }
  if (/[`[\]*<>\n]/.test(description)) {
    faults.add(line, 'description', 'holds Markdown', 'write it as one line of plain text');
  }
  return description;
}

const noWords: Words & { since?: string } = { text: '', params: {}, typeParams: {}, line: 0 };
