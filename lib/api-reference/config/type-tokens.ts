import { alternatives, onlyValue, referredName, type JsonSchema } from './schema';
import type { Constraint, TypeToken } from './types';

/** The type of a node as printable tokens: `{ type: ['array', 'null'], items: … }` → `CliArg`, `[]`, ` | `, `null`. */
export function toTypeTokens(node: JsonSchema): TypeToken[] {
  const ref = referredName(node);
  if (ref) return [{ text: ref, ref }];
  const value = onlyValue(node);
  if (value !== undefined) return [{ text: JSON.stringify(value) }];
  const parts = alternatives(node);
  if (parts.length > 0) return joinTypes(parts.map(toTypeTokens));
  const types = typeof node.type === 'string' ? [node.type] : (node.type ?? ['any']);
  return joinTypes(types.map((type) => oneType(type, node)));
}

function oneType(type: string, node: JsonSchema): TypeToken[] {
  if (type === 'array') return listOf(node.items ? toTypeTokens(node.items) : [{ text: 'any' }]);
  if (type !== 'object') return [{ text: type }];
  if (node.properties) return [{ text: 'object' }];
  const { additionalProperties: values } = node;
  const inner = typeof values === 'object' ? toTypeTokens(values) : [{ text: 'any' }];
  return merge([{ text: 'Record<string, ' }, ...inner, { text: '>' }]);
}

function listOf(item: TypeToken[]): TypeToken[] {
  const wrapped = item.length > 1 ? [{ text: '(' }, ...item, { text: ')' }] : item;
  return merge([...wrapped, { text: '[]' }]);
}

function joinTypes(types: TypeToken[][]): TypeToken[] {
  return merge(types.flatMap((type, index) => (index > 0 ? [{ text: ' | ' }, ...type] : type)));
}

function merge(tokens: TypeToken[]): TypeToken[] {
  return tokens.reduce<TypeToken[]>((done, token) => {
    const last = done.at(-1);
    if (last && !last.ref && !token.ref) return [...done.slice(0, -1), { text: last.text + token.text }];
    return [...done, token];
  }, []);
}

/** The limits a value must keep, beyond its type. */
export function toConstraints(node: JsonSchema): Constraint[] {
  const names = ['format', 'minimum', 'minLength', 'maxLength', 'pattern'] as const;
  return names.flatMap((name) => {
    const value = node[name];
    return value === undefined || value === 'double' ? [] : [{ name, value: String(value) }];
  });
}
