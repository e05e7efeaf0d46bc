import type { Expression, ObjectExpression, Program } from 'estree';

/** Content of an expression between braces: nothing (or a comment), a plain value, or `undefined` for code that would run. */
type Held = { kind: 'nothing' } | { kind: 'value'; value: unknown };

/** Evaluates a parsed expression without running it; `undefined` if it is not a plain value or was not parsed. */
export function readPlain(program: Program | null | undefined): Held | undefined {
  const [statement, ...more] = program?.body ?? [];
  if (!program || more.length > 0) return undefined;
  if (!statement) return { kind: 'nothing' };
  if (statement.type !== 'ExpressionStatement') return undefined;
  try {
    return { kind: 'value', value: valueOf(statement.expression) };
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

class NotPlain extends Error {}

function valueOf(node: Expression): unknown {
  if (node.type === 'Literal' && !('regex' in node) && !('bigint' in node)) return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = valueOf(node.argument);
    if (typeof value === 'number') return -value;
  }
  if (node.type === 'ArrayExpression') return node.elements.map((element) => valueOf(plain(element)));
  if (node.type === 'ObjectExpression') return objectOf(node);
  throw new NotPlain();
}

/** Refuses holes and spread elements. */
function plain<T extends { type: string }>(node: T | null): Exclude<T, { type: 'SpreadElement' }> {
  if (!node || node.type === 'SpreadElement') throw new NotPlain();
  return node as Exclude<T, { type: 'SpreadElement' }>;
}

function objectOf({ properties }: ObjectExpression): Record<string, unknown> {
  return Object.fromEntries(
    properties.map((entry) => {
      const { kind, computed, method, shorthand, key, value } = plain(entry);
      if (kind !== 'init' || computed || method || shorthand) throw new NotPlain();
      const name = key.type === 'Identifier' ? key.name : String(valueOf(key as Expression));
      if (name === '__proto__') throw new NotPlain();
      return [name, valueOf(value as Expression)];
    }),
  );
}
