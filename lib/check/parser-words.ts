import type { Words } from './types';

/** French for the frequent messages of the parsers of JSON, YAML, TOML and XML. */
const messages: [RegExp, string][] = [
  [
    /double-quoted property name|^Expected property name or/i,
    'il faut ici le nom d’une clé entre guillemets doubles, ou une virgule est de trop',
  ],
  [/^Expected ',' or/i, 'il manque une virgule, ou un crochet ou une accolade n’est pas fermé'],
  [
    /^(?:Unexpected end of JSON input|Unterminated string|invalid end of input|unexpected end)/i,
    'la fin arrive trop tôt',
  ],
  [/^(?:Unexpected token|invalid character) '?(.+?)'?(?:,.*| at .*)?$/is, 'caractère inattendu « $1 »'],
  [/^Map keys must be unique/i, 'une clé est écrite deux fois'],
  [/^Nested mappings are not allowed/i, 'un second « : » dans la valeur'],
  [/must start at the same column/i, 'les lignes d’un même niveau ne sont pas alignées'],
  [/^Tabs are not allowed as indentation/i, 'une tabulation au début de la ligne'],
  [/^Missing closing (["'])/i, 'le guillemet $1 n’est pas fermé'],
  [/^Implicit (?:keys|map keys) need to be/i, 'il manque « : » après la clé, ou une ligne n’est pas alignée'],
  [/^an alias \(\*.*\) is not allowed$/, 'les alias (*) ne sont pas permis'],
  [/^Maximum call stack size exceeded/, 'trop de niveaux imbriqués'],
  [/^Unresolved alias/i, 'l’alias (*) ne désigne rien'],
  [/^(?:trying to redefine|cannot redefine|already defined|redefinition)/i, 'une clé est définie deux fois'],
  [/^(?:invalid value|expected value|incomplete key-value)/i, 'la valeur manque ou n’est pas correcte'],
  [/^unclosed xml tag\(s\): (.*)$/, 'la balise <$1> n’est pas fermée'],
  [/^Opening and ending tag mismatch: "([^"]*)"/, 'la balise <$1> n’est pas fermée à sa place'],
  [/^missing root element/, 'le document est vide'],
  [/^(?:unclosed|unterminated)/i, 'un guillemet ou un crochet n’est pas fermé'],
];

/** A message of a parser in both languages, without its position, which is relative to the code block. */
export function parserWords(message: string): Words {
  const bare = message.replace(
    / (?:in JSON )?at (?:position \d+|line \d+,? column \d+)(?: \(line \d+ column \d+\))?:?$/,
    '',
  );
  const entry = messages.find(([pattern]) => pattern.test(bare));
  const found = entry?.[0].exec(bare);
  const fr = entry && found ? entry[1].replace('$1', () => found[1] ?? '') : `l’analyseur dit « ${bare} »`;
  return { en: bare, fr };
}
