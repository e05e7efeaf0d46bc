import type { PhrasingContent, RootContent } from 'mdast';
import { element, text } from '../content/nodes';
import { locales, toHref } from '../site/config';
import { fact, withCommas, type FactNodes } from './fact-nodes';
import { historyOf, releaseNotes } from './history';
import { membersOf } from './member-groups';
import { declarationOf, isOneLine, joinCode } from './signature';
import type { ApiMember, ApiSymbol, DocumentedModule } from './types';
import { jsCounterpart, type Counterpart } from './version-two';

/** Badges, declaration, allowlist keys, v2 counterpart and inherited members of a symbol, or of one of its members. */
export function symbolFacts(
  nodes: FactNodes,
  module: DocumentedModule,
  symbol: ApiSymbol,
  member?: ApiMember,
): RootContent[] {
  const entry = member ?? symbol;
  const badges = symbolBadges(nodes, module.name, entry);
  const allowlist = allowlistOf(nodes, module, entry);
  const note = versionTwoNote(nodes, module.name, jsCounterpart(module.name, symbol, member));
  const facts = [
    ...(allowlist.length > 0
      ? [fact({ label: nodes.t('api.allowlist'), className: 'minor' }, withCommas(allowlist))]
      : []),
    ...(note ? [fact({ className: 'minor' }, [text(note)])] : []),
  ];
  const declaration = nodes.code(declarationOf(symbol, entry));
  if (isOneLine(entry))
    return nodes.list([fact({ className: 'type' }, [declaration]), ...badges, ...facts], true);
  return [
    ...nodes.list(badges, true),
    element('Declaration', {}, [declaration]),
    ...nodes.list(facts, true),
    ...(member ? [] : listInherited(nodes, module.name, symbol)),
  ];
}

function symbolBadges(nodes: FactNodes, module: string, entry: ApiSymbol | ApiMember): PhrasingContent[] {
  const { t, languages } = nodes;
  const signatures = 'signatures' in entry ? entry.signatures : [];
  const notes = [
    ...('static' in entry && entry.static ? ['static'] : []),
    ...(signatures.some(({ returns }) => returns[0]?.text === 'Promise') ? ['async'] : []),
    ...('readonly' in entry && entry.readonly ? ['readonly'] : []),
    ...('optional' in entry && entry.optional ? [t('api.optional')] : []),
    ...releaseNotes(historyOf(`js/${module}`, entry.anchor), t),
  ];
  const badges = notes.map((note) => fact({ className: 'badge' }, [text(note)]));
  if (!entry.deprecated) return badges;
  const { since, use } = entry.deprecated;
  const label = since ? t('api.deprecatedSince', { version: since }) : t('api.deprecated');
  const list = new Intl.ListFormat(locales[languages.locale].htmlLang, { type: 'disjunction' });
  const choice = list
    .formatToParts(use.map((name) => name.text))
    .map(({ value }) => use.find((name) => name.text === value) ?? value);
  return [...badges, fact({ className: 'badge deprecated' }, nodes.linked([`${label} `, ...choice]))];
}

/**
 * Allowlist keys of a function, a method or a class: the key of the same name, or those whose text in the description file names
 * it. The modules with one key for everything need it for each function.
 */
function allowlistOf(
  nodes: FactNodes,
  { name: module, allowlist }: DocumentedModule,
  { kind, name }: ApiSymbol | ApiMember,
): PhrasingContent[] {
  if (!['function', 'method', 'class'].includes(kind)) return [];
  const keys = allowlist.filter(({ key }) => !/\.(?:all|scope)$/.test(key));
  let found = keys.filter(({ key }) => key === `${module}.${name}`);
  if (found.length === 0) found = keys.filter(({ text }) => text.includes(`\`${name}\``));
  if (keys.length === 0 && kind === 'function') found = allowlist;
  const page = toHref('/v1/api/config', nodes.languages.chrome);
  return found.map(({ key }) => {
    const anchor = key.toLowerCase().replace('.', 'allowlistconfig.');
    return nodes.code([{ text: key, ref: { url: `${page}#${anchor}` } }]);
  });
}

/** Links to the members that a class inherits, by the class that declares them. */
function listInherited(nodes: FactNodes, module: string, symbol: ApiSymbol): RootContent[] {
  const inherited = membersOf(symbol).flatMap(({ name, anchor, inheritedFrom: source }) =>
    source ? [{ name, anchor, source }] : [],
  );
  const sources = new Set(inherited.map(({ source }) => source.name));
  const facts = [...sources].map((name) => {
    const members = inherited.filter(({ source }) => source.name === name);
    const links = members.map((member) => [{ text: member.name, ref: { module, anchor: member.anchor } }]);
    const label = `${nodes.t('api.inherited')} ${name} (${members.length})`;
    return fact({ label, folded: true }, [nodes.code(joinCode(links, ', '))]);
  });
  return nodes.list(facts);
}

/** `En v2 : mkdir (@tauri-apps/plugin-fs), permission fs:allow-mkdir`; nothing if v2 has the same name in the same module. */
function versionTwoNote(
  { t }: FactNodes,
  module: string,
  { names: [name], same, from, permission }: Counterpart,
): string | undefined {
  if (same && !permission && (!from || from === `@tauri-apps/api/${module}`)) return undefined;
  if (name === undefined) return t('api.v2.line', { text: t('api.v2.none') });
  const origin = from && (from === 'web' ? t('api.v2.web') : from);
  const successor = (same ? t('api.v2.same') : name) + (origin ? ` (${origin})` : '');
  return t('api.v2.line', {
    text: permission ? t('api.v2.permitted', { text: successor, permission }) : successor,
  });
}

/** Type of a parameter, the types of overloads joined; and its default, or whether it is required. */
export function parameterFacts(
  nodes: FactNodes,
  entry: ApiSymbol | ApiMember,
  name: string,
): { type: PhrasingContent[]; use: PhrasingContent[] } {
  const { t, language } = nodes;
  const signatures = 'signatures' in entry ? entry.signatures : [];
  const found = signatures.flatMap(({ params }) => params.filter((param) => param.name === name));
  const types = new Map(found.map(({ type }) => [JSON.stringify(type), type]));
  const [first] = found;
  const use = t(first?.optional || first?.rest ? 'api.optional' : 'api.required');
  return {
    type: [nodes.code(joinCode([...types.values()], ' | '))],
    use: first?.default
      ? [text(`${t('api.default')} `), nodes.code([first.default])]
      : ['lang' in language ? element('span', language, [text(use)]) : text(use)],
  };
}
