import ts from 'typescript';

/** What stands for each type parameter of a base class. */
export type TypeArguments = Map<ts.Symbol, ts.TypeNode>;

/** False for what the package keeps to itself: `private`, or marked `@ignore`. */
export function isShown(declaration: ts.Declaration): boolean {
  if (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) return false;
  return !ts.getJSDocTags(declaration).some((tag) => tag.tagName.text === 'ignore');
}

/** The class a class extends, and what its type parameters stand for. */
export function findBase(
  declaration: ts.ClassDeclaration,
  checker: ts.TypeChecker,
  outer: TypeArguments,
): { base: ts.ClassDeclaration | undefined; typeArguments: TypeArguments } {
  const heritage = heritageOf(declaration, ts.SyntaxKind.ExtendsKeyword)[0];
  const symbol = heritage && checker.getSymbolAtLocation(heritage.expression);
  const base = symbol && declarationOf(symbol, checker);
  if (!heritage || !base || !ts.isClassDeclaration(base)) return { base: undefined, typeArguments: outer };
  const typeArguments: TypeArguments = new Map(outer);
  base.typeParameters?.forEach((parameter, index) => {
    const argument = heritage.typeArguments?.[index] ?? parameter.default;
    const parameterSymbol = checker.getSymbolAtLocation(parameter.name);
    if (argument && parameterSymbol) typeArguments.set(parameterSymbol, argument);
  });
  return { base, typeArguments };
}

/** The types after `extends` or `implements`. */
export function heritageOf(
  declaration: ts.ClassDeclaration | ts.InterfaceDeclaration,
  keyword: ts.SyntaxKind.ExtendsKeyword | ts.SyntaxKind.ImplementsKeyword,
): readonly ts.ExpressionWithTypeArguments[] {
  return declaration.heritageClauses?.find((clause) => clause.token === keyword)?.types ?? [];
}

/** The symbol itself, behind its imports and re-exports. */
export function unalias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function declarationOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Declaration | undefined {
  return unalias(symbol, checker).declarations?.[0];
}
