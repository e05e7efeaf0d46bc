import ts from 'typescript';
import type { Anchors } from './anchors';
import { heritageOf } from './declarations';
import { describeMember, nameFacts } from './describe-members';
import type { SymbolOutline } from './outline';
import { toSignature, toTypeParameters, type FindDefault } from './signatures';
import { toTypeTokens, type TypeContext } from './type-tokens';
import type { ApiSymbol, TypeToken } from './types';

/** Describes one exported symbol with its members. */
export function describeSymbol(
  outline: SymbolOutline,
  anchors: Anchors,
  context: TypeContext,
  findDefault: FindDefault,
): ApiSymbol {
  const { name, symbol, declarations } = outline;
  const [declared] = declarations;
  if (!declared) throw new Error(`${name}: the symbol has no declaration`);
  const named = { name, anchor: anchors.get(outline) ?? '', ...nameFacts(declared, context) };
  const target = context.findSymbol(symbol);
  if (outline.kind === 'reference') {
    if (!target) throw new Error(`${name}: the re-exported symbol is not documented in any module`);
    return { kind: 'reference', ...named, target: { ...target, name: symbol.name } };
  }
  const members = outline.members.map((member) => describeMember(member, anchors, context, findDefault));
  if (ts.isEnumDeclaration(declared)) return { kind: 'enum', ...named, members };
  if (ts.isFunctionDeclaration(declared)) {
    const signatures = declarations.filter(ts.isFunctionDeclaration);
    return {
      kind: 'function',
      ...named,
      signatures: signatures.map((signature) => toSignature(signature, name, context, findDefault)),
    };
  }
  if (ts.isVariableDeclaration(declared)) {
    return { kind: 'variable', ...named, type: declared.type ? toTypeTokens(declared.type, context) : [] };
  }
  if (ts.isTypeAliasDeclaration(declared)) {
    const typeParams = toTypeParameters(declared.typeParameters, context);
    return { kind: 'type', ...named, typeParams, type: toTypeTokens(declared.type, context) };
  }
  if (!ts.isClassDeclaration(declared) && !ts.isInterfaceDeclaration(declared)) {
    throw new Error(`${name}: a declaration of this kind cannot be documented yet`);
  }
  const typed = { ...named, typeParams: toTypeParameters(declared.typeParameters, context) };
  const bases = toHeritage(declared, ts.SyntaxKind.ExtendsKeyword, context);
  if (ts.isInterfaceDeclaration(declared)) return { kind: 'interface', ...typed, extends: bases, members };
  const contracts = toHeritage(declared, ts.SyntaxKind.ImplementsKeyword, context);
  return { kind: 'class', ...typed, extends: bases, implements: contracts, members };
}

/** The types after `extends` or `implements`, separated by commas. */
function toHeritage(
  declaration: ts.ClassDeclaration | ts.InterfaceDeclaration,
  keyword: ts.SyntaxKind.ExtendsKeyword | ts.SyntaxKind.ImplementsKeyword,
  context: TypeContext,
): TypeToken[] {
  return heritageOf(declaration, keyword).flatMap((type, index) => [
    ...(index ? [{ text: ', ' }] : []),
    ...toTypeTokens(type, context),
  ]);
}
