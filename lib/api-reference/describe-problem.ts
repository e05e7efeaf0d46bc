/** Words for the problems of a configuration file. */
import type { Messages } from '../i18n/translator';
import type { ConfigProblem } from './config-problem';

/** Translates a message of the group `checker`: `t('problems.missingKey', { key })`. */
type CheckerTranslate = (key: CheckerKey, values?: Record<string, string>) => string;
type CheckerKey =
  | `problems.${keyof Messages['checker']['problems']}`
  | `types.${keyof Messages['checker']['types']}`
  | `characters.${keyof Messages['checker']['characters']}`;

/** Invisible characters with a name in the messages. */
const namedCharacters: Record<string, keyof Messages['checker']['characters']> = {
  '\u00A0': 'noBreakSpace',
  '\u202F': 'narrowSpace',
  '\u200B': 'zeroWidthSpace',
  '\uFEFF': 'byteOrderMark',
};

/** Describes a problem in a language. */
export function describeProblem(
  { kind, values, expected }: ConfigProblem,
  t: CheckerTranslate,
  language: string,
): string {
  // Optional keys accept `null` as well, which is the same as no key and which TOML cannot write.
  const types = (expected?.types ?? []).filter((type) => type !== 'null');
  const names = types.map((type) => t(`types.${type as keyof Messages['checker']['types']}`));
  const character = values.character ? describeCharacter(values.character, t) : '';
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const accepted = or.format([...names, ...(expected?.values ?? [])]);
  return t(`problems.${kind}`, { ...values, character, expected: accepted });
}

/** `U+00A0 (no-break space)` */
function describeCharacter(character: string, t: CheckerTranslate): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = namedCharacters[character];
  return name ? `${code} (${t(`characters.${name}`)})` : code;
}
