import type { Expression, Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

type Plain = string | number | boolean | null;

/** Content of an expression between braces: nothing (or a comment), or a plain value. */
type Held = { kind: 'nothing' } | { kind: 'value'; value: Plain };

/** Reads a parsed expression without running it; `undefined` if it is code or was not parsed. */
export function readPlain(program: Program | null | undefined): Held | undefined {
  const [statement, ...more] = program?.body ?? [];
  if (!program || more.length > 0) return undefined;
  if (!statement) return { kind: 'nothing' };
  const value = statement.type === 'ExpressionStatement' ? valueOf(statement.expression) : undefined;
  return value === undefined ? undefined : { kind: 'value', value };
}

/** Value of an attribute, also between braces: `true` for a name alone, undefined for code. */
export function readAttribute({ value }: MdxJsxAttribute): Plain | undefined {
  if (typeof value === 'string') return value;
  if (!value) return true;
  const held = readPlain(value.data?.estree);
  return held?.kind === 'value' ? held.value : undefined;
}

/** Values of an element's attributes, by name. */
export function readAttributes(attributes: MdxJsxFlowElement['attributes']): Map<string, Plain | undefined> {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return new Map(named.map((attribute) => [attribute.name, readAttribute(attribute)]));
}

function valueOf(node: Expression): Plain | undefined {
  if (node.type === 'Literal' && !('regex' in node) && !('bigint' in node)) return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  if (node.type !== 'UnaryExpression' || node.operator !== '-') return undefined;
  const value = valueOf(node.argument);
  return typeof value === 'number' ? -value : undefined;
}
