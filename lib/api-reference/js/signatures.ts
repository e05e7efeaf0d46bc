import ts from 'typescript';
import { toTypeTokens, type TypeContext } from './type-tokens';
import type { Parameter, Signature, TypeParameter } from './types';

/** Finds the value a parameter takes when it is left out, by its position. */
export type FindDefault = (owner: string, index: number) => string | undefined;

/** One way to call a function, method or constructor. `owner` is `invoke`, or `Command.sidecar` for a member. */
export function toSignature(
  declaration: ts.SignatureDeclaration,
  owner: string,
  context: TypeContext,
  findDefault: FindDefault,
): Signature {
  const parent = declaration.parent;
  const builtClass = ts.isConstructorDeclaration(declaration) && ts.isClassDeclaration(parent) && parent.name;
  const returned = declaration.type ?? (builtClass || undefined);
  return {
    typeParams: toTypeParameters(declaration.typeParameters, context),
    params: declaration.parameters.map((parameter, index) =>
      toParameter(parameter, context, findDefault(owner, index)),
    ),
    returns: returned ? toTypeTokens(returned, context) : [],
  };
}

/** The parameters in angle brackets of a class, an interface, a type or a function. */
export function toTypeParameters(
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
  context: TypeContext,
): TypeParameter[] {
  return (parameters ?? []).map((parameter) => ({
    name: parameter.name.text,
    ...(parameter.constraint && { constraint: toTypeTokens(parameter.constraint, context) }),
    ...(parameter.default && { default: toTypeTokens(parameter.default, context) }),
  }));
}

function toParameter(parameter: ts.ParameterDeclaration, context: TypeContext, value?: string): Parameter {
  return {
    name: parameter.name.getText(),
    optional: Boolean(parameter.questionToken),
    rest: Boolean(parameter.dotDotDotToken),
    ...(value !== undefined && { default: value }),
    type: parameter.type ? toTypeTokens(parameter.type, context) : [],
  };
}

/**
 * Reads the default values of a module from its JavaScript, since declarations do not hold them: in
 * `function exit(exitCode = 0)` the first parameter of `exit` has the value `0`.
 */
export function readDefaults(source: string): FindDefault {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const defaults = new Map<string, string>();
  const add = (owner: string, { parameters }: ts.SignatureDeclaration) =>
    parameters.forEach(({ initializer }, index) => {
      if (initializer) defaults.set(`${owner} ${index}`, initializer.getText());
    });
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) add(statement.name.text, statement);
    if (!ts.isClassDeclaration(statement) || !statement.name) continue;
    for (const member of statement.members) {
      if (ts.isConstructorDeclaration(member)) add(`${statement.name.text}.constructor`, member);
      if (ts.isMethodDeclaration(member)) add(`${statement.name.text}.${member.name.getText()}`, member);
    }
  }
  return (owner, index) => defaults.get(`${owner} ${index}`);
}
