import type { ApiMember, ApiSymbol, SymbolKind } from './types';

/** What our own text says about a symbol or a member; every text is Markdown. */
export type Words = {
  text: string;
  /** By the parameter's name. */
  params: Record<string, string>;
  typeParams: Record<string, string>;
  returns?: string;
  throws?: string;
  platforms?: string;
  security?: string;
  /** A TypeScript module of its own. */
  example?: string;
  /** Line of the words file on which the entry begins. */
  line: number;
};

export type DocumentedMember = ApiMember & { words: Words };

type Documented<S> = S extends { members: ApiMember[] }
  ? Omit<S, 'members'> & { members: DocumentedMember[]; words: Words }
  : S & { words: Words };

/** A symbol of the package together with our words; still a union by `kind`. */
export type DocumentedSymbol = Documented<ApiSymbol>;

/** The symbols of one kind, under one heading of the page. */
export type DocumentedSection = { kind: SymbolKind; symbols: DocumentedSymbol[] };

export type DocumentedModule = {
  name: string;
  /** Words file below the project's root. */
  file: string;
  /** One sentence of plain text. */
  description: string;
  intro: string;
  /** Keys below `tauri.allowlist` that open the module's functions; empty for a module that needs none. */
  allowlist: { key: string; text: string; line: number }[];
  security?: string;
  /** In page order; kinds without symbols are left out. */
  sections: DocumentedSection[];
};
