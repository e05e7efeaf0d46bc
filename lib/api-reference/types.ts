/**
 * Data model of the API reference. The structure (what exists) is frozen in `content/api/*.json`; the descriptions (what we
 * say about it) are YAML files in `content/<locale>/api`. Both meet at the anchor, which is unique within a page.
 */

// ---- JavaScript API: content/api/js.json ----

/** A symbol of the package: `{ module: 'event', anchor: 'unlistenfn' }` → `/v1/api/js/event#unlistenfn`. */
type SymbolRef = { module: string; anchor: string };

/** Link target of a name in a type: a symbol of the package, or a page about a built-in type. */
export type TypeRef = SymbolRef | { url: string };

/** A piece of a type; the concatenated pieces give the whole type. */
export type TypeToken = { text: string; ref?: TypeRef };

export type TypeParameter = { name: string; constraint?: TypeToken[]; default?: TypeToken[] };

export type Parameter = {
  name: string;
  optional: boolean;
  rest: boolean;
  /** Default value as JavaScript source: `'asset'`. */
  default?: string;
  type: TypeToken[];
};

/** One overload of a function, a method or a constructor. */
export type Signature = { typeParams: TypeParameter[]; params: Parameter[]; returns: TypeToken[] };

/** Version of the package that deprecated a symbol, and the names to use instead. */
type Deprecation = { since?: string; use: TypeToken[] };

type Named = { name: string; anchor: string; since?: string; deprecated?: Deprecation };

/** The class that declares an inherited member; no `ref` if that class is not exported. */
type Inheritance = { name: string; ref?: SymbolRef };

type Member = Named & { inheritedFrom?: Inheritance };

export type ApiMember =
  | (Member & { kind: 'constructor'; signatures: Signature[] })
  | (Member & { kind: 'property'; type: TypeToken[]; optional: boolean; readonly: boolean })
  | (Member & { kind: 'accessor'; type: TypeToken[]; readonly: boolean })
  | (Member & { kind: 'method'; signatures: Signature[]; static: boolean })
  | (Member & { kind: 'enum-member'; value: string | number });

export type ApiSymbol =
  | (Named & { kind: 'reference'; target: SymbolRef & { name: string } })
  | (Named & { kind: 'enum'; members: ApiMember[] })
  | (Named & {
      kind: 'class' | 'interface';
      typeParams: TypeParameter[];
      extends: TypeToken[];
      members: ApiMember[];
    })
  | (Named & { kind: 'type'; typeParams: TypeParameter[]; type: TypeToken[] })
  | (Named & { kind: 'variable'; type: TypeToken[] })
  | (Named & { kind: 'function'; signatures: Signature[] });

export type SymbolKind = ApiSymbol['kind'];

/** Symbols are in page order: grouped by kind, then by name. */
export type ApiModule = { name: string; symbols: ApiSymbol[] };

export type ApiPackage = { package: string; version: string; modules: ApiModule[] };

// ---- Configuration: content/api/config.json ----

/** A piece of a configuration type; `ref` names the definition it links to. */
export type ConfigTypeToken = { text: string; ref?: string };

type Constraint = {
  name: 'format' | 'minimum' | 'minLength' | 'maxLength' | 'pattern';
  value: string;
};

export type ConfigKey = {
  name: string;
  /** `windowconfig.alwaysontop` */
  anchor: string;
  /** Other spellings accepted in Tauri.toml, the usual one first: `always-on-top`. */
  aliases: string[];
  required: boolean;
  deprecated: boolean;
  type: ConfigTypeToken[];
  /** Default value as JSON. */
  default?: string;
  constraints: Constraint[];
  /** Paths from the root: `tauri.windows[].alwaysOnTop`; `*` stands for a name chosen by the author. */
  paths: string[];
};

export type ConfigVariant = {
  /** The value itself, or the accepted shape: `string`, `string[]`, `map`, `object`, a definition's name. */
  name: string;
  anchor: string;
  type: ConfigTypeToken[];
  constraints: Constraint[];
  /** Keys of an object variant; nested keys have dotted names: `options.dir`. */
  keys: ConfigKey[];
};

/** A type of the configuration schema; `paths` lists where it is used, the root being the empty path. */
export type ConfigDefinition = { name: string; anchor: string; paths: string[] } & (
  | { kind: 'object'; keys: ConfigKey[] }
  | { kind: 'enum'; values: { name: string; anchor: string }[] }
  | {
      kind: 'union';
      /** Key whose value selects the variant: `type`. */
      tag?: string;
      variants: ConfigVariant[];
    }
  | { kind: 'alias'; type: ConfigTypeToken[]; constraints: Constraint[] }
);

/** The root definition first, then the others in the order in which the tree is walked. */
export type ConfigReference = { version: string; definitions: ConfigDefinition[] };

// ---- Command line: content/api/cli.json ----

export type CliOption = {
  /** `--runner` */
  name: string;
  /** `-r` */
  short?: string;
  /** `build--runner` */
  anchor: string;
  /** Former anchors that keep working. */
  aliases: string[];
  /** Name of the value in the help text: `RUNNER`; absent for a switch. */
  value?: string;
  valueOptional: boolean;
  /** Accepts several values, or may be given several times. */
  repeatable: boolean;
  required: boolean;
  possibleValues: string[];
  default?: string;
};

/** `{ name: '<FILE>', anchor: 'signer-sign--file' }` */
export type CliPositional = Pick<CliOption, 'name' | 'anchor' | 'required' | 'repeatable' | 'default'>;

export type CliCommand = {
  /** What follows `tauri`: `build`, `plugin init`; `tauri` for the program itself. */
  name: string;
  /** `build`, `plugin-init` */
  anchor: string;
  /** `tauri build [OPTIONS] [ARGS]...` */
  usage: string;
  positionals: CliPositional[];
  /** Own options; the options of every command are listed once, at the program itself. */
  options: CliOption[];
};

/** The program itself first, then its commands in the order of the help text. */
export type CliReference = { version: string; commands: CliCommand[] };

// ---- Descriptions: content/<locale>/api/**/*.yaml ----

/** Our text about one entry; all texts are Markdown. */
export type Description = {
  text: string;
  /** By parameter name. */
  params: Record<string, string>;
  typeParams: Record<string, string>;
  returns?: string;
  throws?: string;
  /** Differences between operating systems. */
  platforms?: string;
  security?: string;
  /** Version that added the entry, where the structure does not say it. */
  since?: string;
  example?: string;
  /** Line of the description file on which the entry begins. */
  line: number;
};

/** Descriptions of all entries of a page, by anchor. Plain objects, so that the page cache can serialize them into its key. */
export type DescriptionsByAnchor = Readonly<Record<string, Description>>;

export type DocumentedModule = ApiModule & {
  /** Description file, relative to the project root. */
  file: string;
  /** One sentence of plain text. */
  description: string;
  intro: string;
  /** Keys below `tauri.allowlist` that enable the module's functions. */
  allowlist: { key: string; text: string }[];
  security?: string;
  /** Names of the groups in `content/api/member-groups.json`, by id. */
  groups: Readonly<Record<string, string>>;
  descriptions: DescriptionsByAnchor;
};

export type DocumentedConfig = ConfigReference & {
  file: string;
  intro: string;
  descriptions: DescriptionsByAnchor;
};
export type DocumentedCli = CliReference & {
  file: string;
  intro: string;
  descriptions: DescriptionsByAnchor;
};
