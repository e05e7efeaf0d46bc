import type { Translate } from '../i18n/translator';
import type { Locale } from '../site/config';
import { formatOneLine } from './config-examples';
import { historyOf, releaseNotes } from './history';
import { entryAt, getReference } from './reference';
import type { CliOption } from './types';
import { cliCounterpart, configCounterpart, type Counterpart } from './version-two';

/** A run of text with an optional link: a route without locale, `#anchor`, or a full address. */
export type Piece = { text: string; href?: string };

/** One line of facts about an entry: pieces of code, then remarks. */
export type Fact = {
  name: string;
  /** The page shows no name where the code speaks for itself: a type, a path. */
  bare?: boolean;
  /** Shown on request. */
  folded?: boolean;
  code: { pieces: Piece[]; copy?: boolean }[];
  notes: string[];
  deprecated?: string;
};

/** Longer defaults are whole objects, which the page documents key by key below. */
const MAX_DEFAULT_LENGTH = 120;

const codeOf = (text: string, copy = false): Fact['code'][number] => ({ pieces: [{ text }], copy });
const fact = (name: string, code: Fact['code'], more: Partial<Fact> = {}): Fact => ({
  name,
  code,
  notes: [],
  ...more,
});
const codeFact = (name: string, text: string): Fact => fact(name, [codeOf(text)]);

/** Where a configuration entry or a command-line option is in v2. */
function versionTwoFact({ names, same }: Counterpart, t: Translate): Fact {
  const notes = names.length > 0 ? [] : [t(same ? 'api.v2.unchanged' : 'api.v2.none')];
  return fact(
    t('api.v2.label'),
    names.map((name) => codeOf(name)),
    { notes },
  );
}

/** Type, default, path and other spellings of a configuration key, variant or value, and a minimal configuration that sets it. */
export function configFacts(anchor: string, locale: Locale, t: Translate): Fact[] {
  const { configEntries, config, examples } = getReference(locale);
  const entry = entryAt(configEntries, anchor);
  const example = examples[anchor];
  const history = historyOf('config', anchor, config.words[anchor]?.since);
  const key = 'paths' in entry ? entry : undefined;
  const notes = [...(key?.required ? [t('api.required')] : []), ...releaseNotes(history, t)];
  const type = configType(entry.type);
  // The heading of a variant is often its type.
  const code = ['', entry.name].includes(type.map(({ text }) => text).join('')) ? [] : [{ pieces: type }];
  const facts: Fact[] = [];
  const deprecated = key?.deprecated ? { deprecated: t('api.deprecatedKey') } : {};
  if (code.length > 0 || notes.length > 0 || key?.deprecated)
    facts.push(fact(t('api.type'), code, { bare: true, notes, ...deprecated }));
  if (key?.default !== undefined && key.default.length <= MAX_DEFAULT_LENGTH)
    facts.push(codeFact(t('api.default'), key.default));
  for (const { name, value } of entry.constraints)
    facts.push(codeFact(t(`api.constraint.${name}`), String(value)));
  if (key) facts.push(pathFact(key.paths, t));
  if (key && key.aliases.length > 0) facts.push(codeFact(t('api.toml'), key.aliases.join(', ')));
  facts.push(versionTwoFact(configCounterpart(entry), t));
  if (example !== undefined)
    facts.push(fact(t('api.example'), [codeOf(formatOneLine(example), true)], { folded: true }));
  return facts;
}

/** Paths of a configuration definition in the file, and the type of an alias. */
export function placeFacts(anchor: string, locale: Locale, t: Translate): Fact[] {
  const definition = entryAt(getReference(locale).definitions, anchor);
  const paths = definition.paths.filter(Boolean);
  const facts = paths.length > 0 ? [pathFact(paths, t)] : [];
  if (definition.kind === 'alias')
    facts.push(fact(t('api.type'), [{ pieces: configType(definition.type) }], { bare: true }));
  if (paths.length > 0) facts.push(versionTwoFact(configCounterpart(definition), t));
  return facts;
}

function pathFact(paths: string[], t: Translate): Fact {
  const code = paths.map((path) => codeOf(path, true));
  return fact(t('api.path'), code, { bare: true });
}

function configType(tokens: readonly { text: string; ref?: string }[]): Piece[] {
  return tokens.map(({ text, ref }) =>
    ref ? { text, href: `#${ref === 'Config' ? 'configuration' : ref.toLowerCase()}` } : { text },
  );
}

/** Spelling, values and default of a command-line option or positional argument. */
export function cliFacts(anchor: string, locale: Locale, t: Translate): Fact[] {
  const { cli, cliEntries } = getReference(locale);
  const entry = entryAt(cliEntries, anchor);
  const history = historyOf('cli', anchor, cli.words[anchor]?.since);
  const option = 'possibleValues' in entry ? entry : undefined;
  const facts: Fact[] = [];
  if (option) facts.push({ ...codeFact(t('api.spelling'), spellingOf(option)), bare: true });
  if (option && option.possibleValues.length > 0)
    facts.push(codeFact(t('api.values'), option.possibleValues.join(', ')));
  if (entry.default !== undefined) facts.push(codeFact(t('api.default'), entry.default));
  const notes = [
    ...(entry.required ? [t('api.required')] : []),
    ...(entry.repeatable ? [t('api.repeatable')] : []),
    ...releaseNotes(history, t),
  ];
  if (notes.length > 0) facts.push(fact(t('api.use'), [], { bare: true, notes }));
  facts.push(versionTwoFact(cliCounterpart(entry), t));
  return facts;
}

function spellingOf(option: CliOption): string {
  const value = option.value ? (option.valueOptional ? ` [${option.value}]` : ` <${option.value}>`) : '';
  return [option.short, option.name].filter(Boolean).join(', ') + value;
}
