import type { Translate } from '../i18n/translator';
import { locales, type Locale } from '../site/config';
import type { Piece } from './entry-view';
import { historyOf, releaseNotes } from './history';
import { membersOf } from './member-groups';
import type { JsEntry } from './reference';
import type {
  ApiMember,
  ApiSymbol,
  Deprecation,
  DocumentedModule,
  Parameter,
  Signature,
  TypeParameter,
  TypeToken,
} from './types';
import { bareName, type Counterpart } from './version-two';

/** Types that every reader knows: links to their documentation would only be in the way. */
const usualTypes = new Set(
  'string number boolean void any unknown never null undefined this Promise Record Array Omit'.split(' '),
);

const plain = (text: string): Piece[] => (text ? [{ text }] : []);

function linked(tokens: readonly TypeToken[] = []): Piece[] {
  return tokens.map(({ text, ref }) => {
    if (!ref || usualTypes.has(text)) return { text };
    return { text, href: 'url' in ref ? ref.url : `/v1/api/js/${ref.module}#${ref.anchor}` };
  });
}

/** Pieces of several lists, with a separator between the lists. */
function joined(lists: Piece[][], separator: string): Piece[] {
  return lists.flatMap((list, index) => [...(index > 0 ? plain(separator) : []), ...list]);
}

/** True for members that take a line or two: their type is shown beside the name instead of a declaration. */
export function isOneLine({ kind }: { kind: string }): boolean {
  return ['property', 'accessor', 'enum-member'].includes(kind);
}

/** A short remark beside the name of an entry: `async`, the version that added it, its replacement. */
type Badge = { pieces: Piece[]; deprecated?: boolean };

/** The declaration of a symbol or a member, its badges, and the allowlist keys that enable it. */
export function describeSignature(
  module: DocumentedModule,
  entry: JsEntry,
  locale: Locale,
  t: Translate,
): { code: Piece[]; badges: Badge[]; allowlist: Piece[]; versionTwo: string } {
  const { subject } = entry;
  const { deprecated } = subject;
  const badges: Badge[] = [];
  const add = (text: string): unknown => badges.push({ pieces: plain(text) });
  if ('static' in subject && subject.static) add('static');
  if ('signatures' in subject && subject.signatures.some(({ returns }) => returns[0]?.text === 'Promise'))
    add('async');
  if ('readonly' in subject && subject.readonly) add('readonly');
  if ('optional' in subject && subject.optional) add(t('api.optional'));
  releaseNotes(historyOf(`js/${module.name}`, subject.anchor), t).forEach(add);
  if (deprecated) badges.push({ pieces: replacementOf(deprecated, locale, t), deprecated: true });
  return {
    code: declarationOf(entry),
    badges,
    allowlist: joined(allowlistOf(module, subject), ', '),
    versionTwo: versionTwoNote(entry.counterpart, t),
  };
}

function replacementOf(deprecated: Deprecation, locale: Locale, t: Translate): Piece[] {
  const label = deprecated.since
    ? t('api.deprecatedSince', { version: deprecated.since })
    : t('api.deprecated');
  const list = new Intl.ListFormat(locales[locale].htmlLang, { type: 'disjunction' });
  const choice = list
    .formatToParts(deprecated.use.map(({ text }) => text))
    .flatMap(({ type, value }) =>
      type === 'literal' ? plain(value) : linked(deprecated.use.filter(({ text }) => text === value)),
    );
  return [...plain(`${label} `), ...choice];
}

/**
 * Allowlist keys of a function or a method: the key of the same name, or those whose text in the words file names it. The
 * modules with one key for everything need it for each function.
 */
function allowlistOf(
  { name: module, allowlist }: DocumentedModule,
  subject: ApiSymbol | ApiMember,
): Piece[][] {
  if (!['function', 'method', 'class'].includes(subject.kind)) return [];
  const link = (key: string): Piece[] => [
    {
      text: key,
      href: `/v1/api/config#${module.toLowerCase()}allowlistconfig.${key.split('.')[1]?.toLowerCase()}`,
    },
  ];
  const keys = allowlist.filter(({ key }) => !/\.(?:all|scope)$/.test(key));
  if (keys.length === 0 && subject.kind === 'function') return allowlist.map(({ key }) => link(key));
  const own = keys.filter(({ key }) => key === `${module}.${subject.name}`);
  const found = own.length > 0 ? own : keys.filter(({ text }) => text.includes(`\`${subject.name}\``));
  return found.map(({ key }) => link(key));
}

/** Names of the members that a class inherits, by the class that declares them. */
export function describeInheritance(symbol: ApiSymbol): { source: Piece[]; names: string[] }[] {
  const bySource = new Map<string, { source: Piece[]; names: string[] }>();
  for (const { name, inheritedFrom } of membersOf(symbol)) {
    if (!inheritedFrom) continue;
    const { name: text, ref } = inheritedFrom;
    const group = bySource.get(text) ?? { source: linked([{ text, ...(ref ? { ref } : {}) }]), names: [] };
    group.names.push(name);
    bySource.set(text, group);
  }
  return [...bySource.values()];
}

/** Type and default of a parameter, by its name; the types of overloads are joined. */
export function describeParameter(
  { subject }: JsEntry,
  name: string,
  t: Translate,
): { type: Piece[]; use: string; initial?: string } {
  const found = ('signatures' in subject ? subject.signatures : []).flatMap(({ params }) =>
    params.filter((param) => param.name === name),
  );
  const types = new Map(found.map(({ type }) => [JSON.stringify(type), linked(type)]));
  const [first] = found;
  const initial = first?.default;
  const use = first?.optional || first?.rest || initial ? t('api.optional') : t('api.required');
  return { type: joined([...types.values()], ' | '), use, ...(initial ? { initial } : {}) };
}

/** `En v2 : mkdir (@tauri-apps/plugin-fs), permission fs:allow-mkdir` */
function versionTwoNote({ names: [name], same, from, permission }: Counterpart, t: Translate): string {
  if (name === undefined) return t('api.v2.line', { text: t('api.v2.none') });
  const origin = from && (from === 'web' ? t('api.v2.web') : from);
  const text = (same ? t('api.v2.same') : name) + (origin ? ` (${origin})` : '');
  return t('api.v2.line', {
    text: permission ? t('api.v2.permitted', { text, permission }) : text,
  });
}

function declarationOf({ symbol, subject }: JsEntry): Piece[] {
  switch (subject.kind) {
    case 'function':
    case 'method':
    case 'constructor': {
      const isStatic = subject.kind === 'method' && subject.static;
      const name =
        subject.kind === 'constructor' ? `new ${symbol.name}` : `${isStatic ? 'static ' : ''}${subject.name}`;
      return joined(
        subject.signatures.map((signature) => [...plain(name), ...callOf(signature)]),
        '\n',
      );
    }
    // The heading already shows the name.
    case 'property':
    case 'accessor':
      return linked(subject.type);
    case 'enum-member':
      return plain(JSON.stringify(subject.value));
    case 'variable':
      return [...plain(`const ${subject.name}: `), ...linked(subject.type)];
    case 'type':
      return [
        ...plain(`type ${bareName(subject.name)}`),
        ...typeParamsOf(subject.typeParams),
        ...plain(' = '),
        ...linked(subject.type),
      ];
    case 'enum':
      return plain(`enum ${subject.name}`);
    case 'reference':
      return [
        ...plain(`${subject.name} → `),
        ...linked([{ text: subject.target.name, ref: subject.target }]),
      ];
    case 'class':
    case 'interface':
      return [
        ...plain(`${subject.kind} ${bareName(subject.name)}`),
        ...typeParamsOf(subject.typeParams),
        ...plain(subject.extends.length > 0 ? ' extends ' : ''),
        ...linked(subject.extends),
      ];
  }
}

function callOf({ typeParams, params, returns }: Signature): Piece[] {
  return [
    ...typeParamsOf(typeParams),
    ...plain('('),
    ...joined(params.map(paramOf), ', '),
    ...plain(returns.length > 0 ? '): ' : ')'),
    ...linked(returns),
  ];
}

/** Parameters and result of a function: `(path: string): Promise<void>`. */
export function signatureText(signature: Signature): string {
  return callOf(signature)
    .map(({ text }) => text)
    .join('');
}

function paramOf({ name, optional, rest, default: initial, type }: Parameter): Piece[] {
  return [
    ...plain(`${rest ? '...' : ''}${name}${optional && !initial ? '?' : ''}: `),
    ...linked(type),
    ...plain(initial ? ` = ${initial}` : ''),
  ];
}

function typeParamsOf(list: TypeParameter[]): Piece[] {
  if (list.length === 0) return [];
  const shown = list.map(({ name, constraint, default: initial }) => [
    ...plain(name + (constraint ? ' extends ' : '')),
    ...linked(constraint),
    ...plain(initial ? ' = ' : ''),
    ...linked(initial),
  ]);
  return [...plain('<'), ...joined(shown, ', '), ...plain('>')];
}
