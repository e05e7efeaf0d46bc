import type { ApiMember, ApiSymbol, Parameter, Signature, TypeParameter, TypeRef, TypeToken } from './types';
import { bareName } from './version-two';

/** Code in pieces: plain text, and names that may link to a definition, or to the configuration type of that name. */
export type Code = readonly (string | { text: string; ref?: TypeRef | string })[];

/** True for members that take a line or two: their type is shown next to the name instead of a declaration. */
export function isOneLine({ kind }: { kind: string }): boolean {
  return ['property', 'accessor', 'enum-member'].includes(kind);
}

/** Declaration of a symbol, or of one of its members. */
export function declarationOf(symbol: ApiSymbol, entry: ApiSymbol | ApiMember): Code {
  switch (entry.kind) {
    case 'function':
    case 'method':
    case 'constructor': {
      const start = entry.kind === 'method' && entry.static ? 'static ' : '';
      const name = entry.kind === 'constructor' ? `new ${symbol.name}` : start + entry.name;
      return joinCode(
        entry.signatures.map((signature) => [name, ...callOf(signature)]),
        '\n',
      );
    }
    // The heading already shows the name.
    case 'property':
    case 'accessor':
      return entry.type;
    case 'enum-member':
      return [JSON.stringify(entry.value)];
    case 'variable':
      return [`const ${entry.name}: `, ...entry.type];
    case 'type':
      return [`type ${bareName(entry.name)}`, ...typeParamsOf(entry.typeParams), ' = ', ...entry.type];
    case 'enum':
      return [`enum ${entry.name}`];
    case 'reference':
      return [`${entry.name} → `, { text: entry.target.name, ref: entry.target }];
    case 'class':
    case 'interface':
      return [
        `${entry.kind} ${bareName(entry.name)}`,
        ...typeParamsOf(entry.typeParams),
        ...(entry.extends.length > 0 ? [' extends ', ...entry.extends] : []),
      ];
  }
}

/** Parameters and result of a function as plain text: `(path: string): Promise<void>`. */
export function signatureText(signature: Signature): string {
  return callOf(signature)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}

/** A type as plain text, without links: `string[] | null`. */
export function typeText(type: readonly { text: string }[]): string {
  return type.map(({ text }) => text).join('');
}

/** Several pieces of code with a separator between them. */
export function joinCode(pieces: readonly Code[], separator: string): Code {
  return pieces.flatMap((piece, index) => (index > 0 ? [separator, ...piece] : piece));
}

function callOf({ typeParams, params, returns }: Signature): Code {
  const result: TypeToken[] = returns.length > 0 ? [{ text: ': ' }, ...returns] : [];
  return [...typeParamsOf(typeParams), '(', ...joinCode(params.map(paramOf), ', '), ')', ...result];
}

function paramOf({ name, optional, rest, default: initial, type }: Parameter): Code {
  const mark = optional && !initial ? '?' : '';
  return [`${rest ? '...' : ''}${name}${mark}: `, ...type, ...(initial ? [` = ${initial}`] : [])];
}

function typeParamsOf(list: TypeParameter[]): Code {
  if (list.length === 0) return [];
  const shown = list.map(({ name, constraint, default: initial }) => [
    name,
    ...(constraint ? [' extends ', ...constraint] : []),
    ...(initial ? [' = ', ...initial] : []),
  ]);
  return ['<', ...joinCode(shown, ', '), '>'];
}
