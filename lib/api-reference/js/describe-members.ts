import ts from 'typescript';
import type { Anchors } from './anchors';
import { hasModifier, type MemberOutline } from './outline';
import { toSignature, type FindDefault } from './signatures';
import { readDeprecation, readSince } from './tags';
import { toTypeTokens, type TypeContext } from './type-tokens';
import type { ApiMember, Inheritance, TypeToken } from './types';

/** Describes one member of a class, an interface or an enum. */
export function describeMember(
  member: MemberOutline,
  anchors: Anchors,
  context: TypeContext,
  findDefault: FindDefault,
): ApiMember {
  const declared = firstOf(member);
  const within = { ...context, typeArguments: member.typeArguments };
  const named = {
    name: member.name,
    anchor: anchors.get(member) ?? '',
    ...nameFacts(declared, within),
    ...(member.inheritedFrom && { inheritedFrom: toInheritance(member.inheritedFrom, context) }),
  };
  const { kind } = member;
  if (kind === 'enum-member') return { kind, ...named, value: enumValue(declared, context.checker) };
  const isReadonly = ts.canHaveModifiers(declared) && hasModifier(declared, ts.SyntaxKind.ReadonlyKeyword);
  if (kind === 'accessor') {
    const hasSetter = member.declarations.some(ts.isSetAccessor);
    return { kind, ...named, type: toMemberType(declared, within), readonly: !hasSetter };
  }
  if (kind === 'property') {
    const optional = 'questionToken' in declared && Boolean(declared.questionToken);
    return { kind, ...named, type: toMemberType(declared, within), optional, readonly: isReadonly };
  }
  const owner = ownerName(declared);
  const signatures = member.declarations
    .filter(isCallable)
    .map((declaration) => toSignature(declaration, `${owner}.${member.name}`, within, findDefault));
  return kind === 'method'
    ? { kind, ...named, signatures, static: member.static }
    : { kind, ...named, signatures };
}

/** Version and deprecation of a declaration, left out where the package says nothing. */
export function nameFacts(declaration: ts.Declaration, context: TypeContext) {
  const since = readSince(declaration);
  const deprecated = readDeprecation(declaration, context);
  return { ...(since && { since }), ...(deprecated && { deprecated }) };
}

function toInheritance(base: ts.ClassDeclaration, { checker, findSymbol }: TypeContext): Inheritance {
  const symbol = base.name && checker.getSymbolAtLocation(base.name);
  const ref = symbol && findSymbol(symbol);
  return { name: base.name?.text ?? '', ...(ref && { ref }) };
}

function toMemberType(declaration: ts.Declaration, context: TypeContext): TypeToken[] {
  const { type } = declaration as ts.Declaration & { type?: ts.TypeNode };
  return type ? toTypeTokens(type, context) : [];
}

function enumValue(declaration: ts.Declaration, checker: ts.TypeChecker): string | number {
  const value = ts.isEnumMember(declaration) ? checker.getConstantValue(declaration) : undefined;
  if (value === undefined) throw new Error(`${declaration.getText()}: the enum member has no constant value`);
  return value;
}

function ownerName({ parent }: ts.Declaration): string {
  const owner = ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent) ? parent.name : undefined;
  return owner?.text ?? '';
}

function isCallable(
  declaration: ts.Declaration,
): declaration is ts.ConstructorDeclaration | ts.MethodDeclaration | ts.MethodSignature {
  return (
    ts.isConstructorDeclaration(declaration) ||
    ts.isMethodDeclaration(declaration) ||
    ts.isMethodSignature(declaration)
  );
}

function firstOf({ name, declarations }: MemberOutline): ts.Declaration {
  const [first] = declarations;
  if (!first) throw new Error(`${name}: the member has no declaration`);
  return first;
}
