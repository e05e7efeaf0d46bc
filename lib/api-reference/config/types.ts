import type { EntryWords } from '../entry-words';

/** A piece of a type as it is printed; `ref` names the definition it leads to. */
export type TypeToken = { text: string; ref?: string };

export type Constraint = {
  name: 'format' | 'minimum' | 'minLength' | 'maxLength' | 'pattern';
  value: string;
};

export type ConfigKey = {
  name: string;
  /** `windowconfig.alwaysontop` */
  anchor: string;
  /** Other accepted spellings in Tauri.toml, first the customary one: `always-on-top`. */
  aliases: string[];
  required: boolean;
  deprecated: boolean;
  type: TypeToken[];
  /** Default value as JSON text. */
  default?: string;
  constraints: Constraint[];
  /** Places from the root: `tauri.windows[].alwaysOnTop`; `*` stands for a name chosen by the author. */
  paths: string[];
};

export type ConfigVariant = {
  /** The value itself, or the shape that is accepted: `string`, `string[]`, `map`, `object`, a definition's name. */
  name: string;
  anchor: string;
  type: TypeToken[];
  constraints: Constraint[];
  /** Keys of an object variant, inner objects with a dotted name: `options.dir`. */
  keys: ConfigKey[];
};

type Place = {
  name: string;
  anchor: string;
  /** Places from the root at which a value of this kind may stand; the root itself is the empty path. */
  paths: string[];
};

export type ObjectDefinition = Place & { kind: 'object'; closed: boolean; keys: ConfigKey[] };
/** One of several texts. */
export type EnumDefinition = Place & { kind: 'enum'; values: { name: string; anchor: string }[] };
/** One of several shapes; `tag` is the key whose value tells them apart. */
export type UnionDefinition = Place & { kind: 'union'; tag?: string; variants: ConfigVariant[] };
export type AliasDefinition = Place & { kind: 'alias'; type: TypeToken[]; constraints: Constraint[] };

export type ConfigDefinition = ObjectDefinition | EnumDefinition | UnionDefinition | AliasDefinition;

export type ConfigReference = {
  /** Version of @tauri-apps/cli the data come from. */
  version: string;
  /** The root first, then in the order in which the tree is walked. */
  definitions: ConfigDefinition[];
};

export type ConfigTreeNode = {
  name: string;
  path: string;
  /** Entry of the page that explains it. */
  anchor: string;
  required: boolean;
  type: TypeToken[];
  default?: string;
  children: ConfigTreeNode[];
};

export type DocumentedKey = ConfigKey & { words: EntryWords };
export type DocumentedVariant = Omit<ConfigVariant, 'keys'> & { words: EntryWords; keys: DocumentedKey[] };

export type DocumentedDefinition = { words: EntryWords } & (
  | (Omit<ObjectDefinition, 'keys'> & { keys: DocumentedKey[] })
  | (Omit<EnumDefinition, 'values'> & { values: { name: string; anchor: string; words: EntryWords }[] })
  | (Omit<UnionDefinition, 'variants'> & { variants: DocumentedVariant[] })
  | AliasDefinition
);

export type DocumentedConfig = {
  version: string;
  intro: string;
  definitions: DocumentedDefinition[];
  tree: ConfigTreeNode;
};
