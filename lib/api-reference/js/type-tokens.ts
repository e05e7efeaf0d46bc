import ts from 'typescript';
import { findBuiltin } from './builtins';
import { isShown, unalias, type TypeArguments } from './declarations';
import type { SymbolRef, TypeRef, TypeToken } from './types';

/** What is needed to turn a type into linked pieces. */
export type TypeContext = {
  checker: ts.TypeChecker;
  /** Where a documented symbol of the package stands. */
  findSymbol: (symbol: ts.Symbol) => SymbolRef | undefined;
  /** What stands for the type parameters of the base class a member comes from. */
  typeArguments: TypeArguments;
};

/** Cuts a type into linked pieces: `Promise<UnlistenFn>` → `Promise`, `<`, `UnlistenFn`, `>`. */
export function toTypeTokens(node: ts.Node, context: TypeContext): TypeToken[] {
  const tokens: TypeToken[] = [];
  addTokens(node, context, tokens, false);
  return tokens;
}

function addTokens(node: ts.Node, context: TypeContext, tokens: TypeToken[], spaced: boolean) {
  const replacement = findReplacement(node, context);
  if (replacement) return addTokens(replacement, context, tokens, spaced);
  const children = node.getChildren().filter((child) => !ts.isJSDoc(child));
  if (children.length === 0) {
    const text = writeLeaf(node);
    if (text) addToken(tokens, spaced ? ` ${text}` : text, findRef(node, context));
    return;
  }
  children.forEach((child, index) => {
    const isSpaced = /\s/.test(child.getFullText().slice(0, child.getLeadingTriviaWidth()));
    addTokens(child, context, tokens, index === 0 ? spaced : isSpaced);
  });
}

/** Literals are shown with single quotes, whatever quotes the package wrote. */
function writeLeaf(node: ts.Node): string {
  return ts.isStringLiteral(node) ? `'${node.text.replace(/['\\]/g, '\\$&')}'` : node.getText();
}

function addToken(tokens: TypeToken[], text: string, ref?: TypeRef) {
  const last = tokens.at(-1);
  if (ref && text.startsWith(' ')) {
    addToken(tokens, ' ');
    tokens.push({ text: text.slice(1), ref });
  } else if (ref) tokens.push({ text, ref });
  else if (last && !last.ref) last.text += text;
  else tokens.push({ text });
}

/** The type shown instead: the argument of a type parameter, or what an undocumented alias stands for. */
function findReplacement(node: ts.Node, { checker, typeArguments }: TypeContext): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const found = checker.getSymbolAtLocation(node.typeName);
  if (!found) return undefined;
  const symbol = unalias(found, checker);
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return declaration && !isShown(declaration) ? declaration.type : typeArguments.get(symbol);
}

function findRef(leaf: ts.Node, { checker, findSymbol }: TypeContext): TypeRef | undefined {
  const isName = ts.isIdentifier(leaf);
  if (isName && !namesType(leaf.parent)) return undefined;
  const found = isName ? checker.getSymbolAtLocation(leaf) : undefined;
  const ref = found && findSymbol(unalias(found, checker));
  if (ref) return ref;
  if (found && found.flags & ts.SymbolFlags.TypeParameter) return undefined;
  const url = findBuiltin(leaf.getText());
  return url ? { url } : undefined;
}

/** False where a name is only a label: a parameter or a property inside a type. */
function namesType(parent: ts.Node): boolean {
  return (
    ts.isTypeReferenceNode(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isClassDeclaration(parent)
  );
}
