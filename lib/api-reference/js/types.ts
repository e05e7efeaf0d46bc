/** Where a name in a type leads: a symbol of the package, or a page about a built-in type. */
export type TypeRef = SymbolRef | { url: string };

/** `{ module: 'event', anchor: 'unlistenfn' }` → `/v1/api/js/event#unlistenfn`. */
export type SymbolRef = { module: string; anchor: string };

/** A piece of a type as it is written; the pieces put together give the whole type. */
export type TypeToken = { text: string; ref?: TypeRef };

export type TypeParameter = { name: string; constraint?: TypeToken[]; default?: TypeToken[] };

export type Parameter = {
  name: string;
  optional: boolean;
  rest: boolean;
  /** Value taken when the argument is left out, as JavaScript: `'asset'`. */
  default?: string;
  type: TypeToken[];
};

/** One way to call a function, a method or a constructor. */
export type Signature = { typeParams: TypeParameter[]; params: Parameter[]; returns: TypeToken[] };

export type Deprecation = {
  /** Version of the package that deprecated the symbol. */
  since?: string;
  /** Names to use instead, linked. */
  use: TypeToken[];
};

type Named = { name: string; anchor: string; since?: string; deprecated?: Deprecation };

/** The class that declares an inherited member; no `ref` when the documentation does not show that class. */
export type Inheritance = { name: string; ref?: SymbolRef };

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
      kind: 'class';
      typeParams: TypeParameter[];
      extends: TypeToken[];
      implements: TypeToken[];
      members: ApiMember[];
    })
  | (Named & { kind: 'interface'; typeParams: TypeParameter[]; extends: TypeToken[]; members: ApiMember[] })
  | (Named & { kind: 'type'; typeParams: TypeParameter[]; type: TypeToken[] })
  | (Named & { kind: 'variable'; type: TypeToken[] })
  | (Named & { kind: 'function'; signatures: Signature[] });

export type SymbolKind = ApiSymbol['kind'];

/** The symbols stand in page order: sections in the order of `symbolKinds`, by name within a section. */
export type ApiModule = { name: string; symbols: ApiSymbol[] };

/** What the package says about itself, kept in `content/api/js.json`. */
export type ApiPackage = { package: string; version: string; modules: ApiModule[] };

/** Sections of a module page, in page order. */
export const symbolKinds = [
  'reference',
  'enum',
  'class',
  'interface',
  'type',
  'variable',
  'function',
] as const satisfies readonly SymbolKind[];

/** Groups of members within a symbol, in page order. */
export const memberKinds = [
  'enum-member',
  'constructor',
  'property',
  'accessor',
  'method',
] as const satisfies readonly ApiMember['kind'][];
