import type { Translate } from '../i18n/translator';
import { locales, type Locale } from '../site/config';
import { formatOneLine } from './config-examples';
import type { JsEntry } from './reference';
import type {
  ApiMember,
  CliOption,
  CliPositional,
  ConfigDefinition,
  ConfigKey,
  ConfigVariant,
  Parameter,
  Signature,
  TypeParameter,
  TypeToken,
} from './types';
import { cliCounterpart, configCounterpart, type Counterpart } from './version-two';

/** A run of text with an optional link: a route without locale, `#anchor`, or a full address. */
export type Piece = { text: string; href?: string };

/** One line of facts about an entry: pieces of code, then remarks. */
export type Fact = {
  name: string;
  code: { pieces: Piece[]; copy?: boolean }[];
  notes: string[];
  deprecated?: string;
};

/** Longer defaults are whole objects, which the page documents key by key below. */
const MAX_DEFAULT_LENGTH = 120;

/** Groups of members, in page order. */
const memberKinds = ['enum-member', 'constructor', 'property', 'accessor', 'method'] as const;

const plain = (text: string): Piece[] => (text ? [{ text }] : []);
const codeOf = (text: string, copy = false): Fact['code'][number] => ({ pieces: [{ text }], copy });
const codeFact = (name: string, text: string): Fact => ({ name, code: [codeOf(text)], notes: [] });

function linked(tokens: readonly TypeToken[] = []): Piece[] {
  return tokens.map(({ text, ref }) => {
    if (!ref) return { text };
    return { text, href: 'url' in ref ? ref.url : `/v1/api/js/${ref.module}#${ref.anchor}` };
  });
}

/** Pieces of several lists, with a separator between the lists. */
function joined(lists: Piece[][], separator: string): Piece[] {
  return lists.flatMap((list, index) => [...(index > 0 ? plain(separator) : []), ...list]);
}

/** The declaration of a symbol or a member, and remarks: version, class it comes from, replacement. */
export function describeSignature(
  entry: JsEntry,
  locale: Locale,
  t: Translate,
): { code: Piece[]; notes: { pieces: Piece[]; deprecated?: boolean }[] } {
  const { since = entry.words?.since, deprecated } = entry.member ?? entry.symbol;
  const inherited = entry.member?.inheritedFrom;
  const list = new Intl.ListFormat(locales[locale].htmlLang, { type: 'disjunction' });
  const notes: { pieces: Piece[]; deprecated?: boolean }[] = [];
  if (since) notes.push({ pieces: plain(t('api.since', { version: since })) });
  if (inherited) {
    const { name, ref } = inherited;
    const source = linked([{ text: name, ...(ref ? { ref } : {}) }]);
    notes.push({ pieces: [...plain(`${t('api.inherited')} `), ...source] });
  }
  if (deprecated) {
    const label = deprecated.since
      ? t('api.deprecatedSince', { version: deprecated.since })
      : t('api.deprecated');
    const choice = list
      .formatToParts(deprecated.use.map(({ text }) => text))
      .flatMap(({ type, value }) =>
        type === 'literal' ? plain(value) : linked(deprecated.use.filter(({ text }) => text === value)),
      );
    notes.push({ pieces: [...plain(`${label} `), ...choice], deprecated: true });
  }
  notes.push({ pieces: plain(versionTwoNote(entry.counterpart, t)) });
  return { code: declarationOf(entry), notes };
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

/** Where a configuration key or a command-line option is in v2. */
function versionTwoFact({ names }: Counterpart, t: Translate): Fact {
  return {
    name: t('api.v2.label'),
    code: names.map((name) => codeOf(name)),
    notes: names.length > 0 ? [] : [t('api.v2.none')],
  };
}

function declarationOf({ symbol, member }: JsEntry): Piece[] {
  const subject = member ?? symbol;
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
    case 'property':
    case 'accessor': {
      const mark = subject.kind === 'property' && subject.optional ? '?' : '';
      return [
        ...plain(`${subject.readonly ? 'readonly ' : ''}${subject.name}${mark}: `),
        ...linked(subject.type),
      ];
    }
    case 'variable':
      return [...plain(`const ${subject.name}: `), ...linked(subject.type)];
    case 'type':
      return [
        ...plain(`type ${bareName(subject.name)}`),
        ...typeParamsOf(subject.typeParams),
        ...plain(' = '),
        ...linked(subject.type),
      ];
    case 'enum-member':
      return plain(`${subject.name} = ${JSON.stringify(subject.value)}`);
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

/** `EventEmitter<E>` → `EventEmitter`: the type parameters follow separately. */
function bareName(name: string): string {
  return name.replace(/<.*$/, '');
}

/** Members of a symbol by kind, each with a link to its entry. */
export function describeMembers(
  members: readonly ApiMember[],
  t: Translate,
): { label: string; members: Piece[] }[] {
  return memberKinds.flatMap((kind) => {
    const list = members.filter((member) => member.kind === kind);
    const pieces = list.map(({ name, anchor }) => ({ text: name, href: `#${anchor}` }));
    return list.length > 0 ? [{ label: t(`api.kind.${kind}`), members: pieces }] : [];
  });
}

/** Type, default, path and other spellings of a configuration key or variant. `example`: minimal configuration that sets it. */
export function configFacts(entry: ConfigKey | ConfigVariant, example: unknown, t: Translate): Fact[] {
  const key = 'paths' in entry ? entry : undefined;
  const facts: Fact[] = [
    {
      name: t('api.type'),
      code: [{ pieces: configType(entry.type) }],
      notes: key?.required ? [t('api.required')] : [],
      ...(key?.deprecated ? { deprecated: t('api.deprecatedKey') } : {}),
    },
  ];
  if (key?.default !== undefined && key.default.length <= MAX_DEFAULT_LENGTH)
    facts.push(codeFact(t('api.default'), key.default));
  for (const { name, value } of entry.constraints)
    facts.push(codeFact(t(`api.constraint.${name}`), String(value)));
  if (key) facts.push(pathFact(key.paths, t));
  if (key && key.aliases.length > 0) facts.push(codeFact(t('api.toml'), key.aliases.join(', ')));
  if (key) facts.push(versionTwoFact(configCounterpart(key), t));
  if (example !== undefined)
    facts.push({ name: t('api.example'), code: [codeOf(formatOneLine(example), true)], notes: [] });
  return facts;
}

/** Paths of a configuration definition in the file, and the type of an alias. */
export function placeFacts(definition: ConfigDefinition, t: Translate): Fact[] {
  const paths = definition.paths.filter(Boolean);
  const facts = paths.length > 0 ? [pathFact(paths, t)] : [];
  if (definition.kind === 'alias')
    facts.push({ name: t('api.type'), code: [{ pieces: configType(definition.type) }], notes: [] });
  if (paths.length > 0) facts.push(versionTwoFact(configCounterpart(definition), t));
  return facts;
}

function pathFact(paths: string[], t: Translate): Fact {
  return { name: t('api.path'), code: paths.map((path) => codeOf(path, true)), notes: [] };
}

function configType(tokens: readonly { text: string; ref?: string }[]): Piece[] {
  return tokens.map(({ text, ref }) =>
    ref ? { text, href: `#${ref === 'Config' ? 'configuration' : ref.toLowerCase()}` } : { text },
  );
}

/** Spelling, values and default of a command-line option or positional argument. */
export function cliFacts(entry: CliOption | CliPositional, t: Translate): Fact[] {
  const option = 'possibleValues' in entry ? entry : undefined;
  const facts: Fact[] = [];
  if (option) facts.push(codeFact(t('api.spelling'), spellingOf(option)));
  if (option && option.possibleValues.length > 0)
    facts.push(codeFact(t('api.values'), option.possibleValues.join(', ')));
  if (entry.default !== undefined) facts.push(codeFact(t('api.default'), entry.default));
  const notes = [entry.required ? t('api.required') : '', entry.repeatable ? t('api.repeatable') : ''];
  if (notes.some(Boolean)) facts.push({ name: t('api.use'), code: [], notes: notes.filter(Boolean) });
  facts.push(versionTwoFact(cliCounterpart(entry), t));
  return facts;
}

function spellingOf(option: CliOption): string {
  const value = option.value ? (option.valueOptional ? ` [${option.value}]` : ` <${option.value}>`) : '';
  return [option.short, option.name].filter(Boolean).join(', ') + value;
}
