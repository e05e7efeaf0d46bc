import ts from 'typescript';
import { findBase, isShown, unalias, type TypeArguments } from './declarations';
import { memberKinds, symbolKinds, type ApiMember, type SymbolKind } from './types';

/** A member still to be described: which declaration says it, and for which class it is listed. */
export type MemberOutline = {
  name: string;
  kind: ApiMember['kind'];
  static: boolean;
  /** Overloads share one outline. */
  declarations: ts.Declaration[];
  /** The class that declares an inherited member. */
  inheritedFrom?: ts.ClassDeclaration | undefined;
  /** What the type parameters of that class stand for here. */
  typeArguments: TypeArguments;
};

/** An exported symbol still to be described, with its members in page order. */
export type SymbolOutline = {
  name: string;
  kind: SymbolKind;
  declarations: ts.Declaration[];
  /** The declared thing: the target of a re-export, otherwise the symbol itself. */
  symbol: ts.Symbol;
  members: MemberOutline[];
};

export type ModuleOutline = { name: string; symbols: SymbolOutline[] };

/** Lists the exported symbols of a module and their members in page order; `home` says which module owns a symbol. */
export function outlineModule(
  name: string,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  isHome: (module: string, exported: string, symbol: ts.Symbol) => boolean,
): ModuleOutline {
  const moduleSymbol = checker.getSymbolAtLocation(file);
  const symbols = (moduleSymbol ? checker.getExportsOfModule(moduleSymbol) : []).flatMap((exported) => {
    const symbol = unalias(exported, checker);
    const declarations = (symbol.declarations ?? []).filter(isShown);
    const declared = declarations[0];
    if (!declared) return [];
    const kind = isHome(name, exported.name, symbol) ? symbolKind(declared) : 'reference';
    const members = kind === 'reference' ? [] : outlineMembers(declared, checker);
    return [{ name: exported.name, kind, declarations, symbol, members }];
  });
  const order = (kind: SymbolKind) => symbolKinds.indexOf(kind);
  return { name, symbols: symbols.sort((a, b) => order(a.kind) - order(b.kind) || byName(a, b)) };
}

function symbolKind(declaration: ts.Declaration): SymbolKind {
  if (ts.isEnumDeclaration(declaration)) return 'enum';
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  if (ts.isTypeAliasDeclaration(declaration)) return 'type';
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  return 'variable';
}

function outlineMembers(declaration: ts.Declaration, checker: ts.TypeChecker): MemberOutline[] {
  const members = new Map<string, MemberOutline>();
  if (ts.isEnumDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    collectMembers(declaration, members, new Map());
  }
  let base: ts.ClassDeclaration | undefined = ts.isClassDeclaration(declaration) ? declaration : undefined;
  let typeArguments: TypeArguments = new Map();
  while (base) {
    collectMembers(base, members, typeArguments, base === declaration ? undefined : base);
    ({ base, typeArguments } = findBase(base, checker, typeArguments));
  }
  return [...members.values()].sort(
    (a, b) =>
      memberKinds.indexOf(a.kind) - memberKinds.indexOf(b.kind) ||
      Number(a.static) - Number(b.static) ||
      byName(a, b),
  );
}

function collectMembers(
  owner: ts.EnumDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration,
  found: Map<string, MemberOutline>,
  typeArguments: TypeArguments,
  inheritedFrom?: ts.ClassDeclaration,
) {
  const own = new Set<string>();
  for (const member of owner.members) {
    const kind = isShown(member) ? memberKind(member) : undefined;
    if (!kind) continue;
    const isStatic = ts.canHaveModifiers(member) && hasModifier(member, ts.SyntaxKind.StaticKeyword);
    const name = kind === 'constructor' ? 'constructor' : (member.name?.getText() ?? '');
    const key = `${isStatic ? 'static ' : ''}${name}`;
    const known = found.get(key);
    if (known && own.has(key)) known.declarations.push(member);
    if (known) continue;
    own.add(key);
    found.set(key, { name, kind, static: isStatic, declarations: [member], inheritedFrom, typeArguments });
  }
}

function memberKind(member: ts.ClassElement | ts.TypeElement | ts.EnumMember): ApiMember['kind'] | undefined {
  if (ts.isEnumMember(member)) return 'enum-member';
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  if (ts.isAccessor(member)) return 'accessor';
  if (ts.isMethodDeclaration(member) || ts.isMethodSignature(member)) return 'method';
  return ts.isPropertyDeclaration(member) || ts.isPropertySignature(member) ? 'property' : undefined;
}

/** True when a declaration carries a keyword such as `static` or `readonly`. */
export function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

/** Code unit order, capitals first, as the addresses of members depend on it. */
function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
