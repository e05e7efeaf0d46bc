import type { JsonSchema } from './schema';
import { aliasesOf } from './spelling';
import { toConstraints, toTypeTokens } from './type-tokens';
import type { ConfigKey } from './types';

type Owner = {
  /** Definition the key belongs to, for its other spellings. */
  definition: string;
  anchor: string;
  paths: string[];
  required: string[];
};

/** One property of an object of the schema; the paths of the key follow from those of its owner. */
export function readKey(name: string, node: JsonSchema, owner: Owner): ConfigKey {
  return {
    name,
    anchor: `${owner.anchor}.${name.toLowerCase()}`,
    aliases: aliasesOf(owner.definition, name),
    required: owner.required.includes(name.split('.').at(-1) ?? name),
    deprecated: /\bdeprecated\b|will be removed in v2/i.test(node.description ?? ''),
    type: toTypeTokens(node),
    ...(node.default === undefined ? {} : { default: JSON.stringify(node.default) }),
    constraints: toConstraints(node),
    paths: owner.paths.map((path) => (path ? `${path}.${name}` : name)),
  };
}

/** All properties of an object of the schema, in its order; inner objects follow with a dotted name: `options.dir`. */
export function readKeys(node: JsonSchema, owner: Omit<Owner, 'required'>, prefix = ''): ConfigKey[] {
  const required = node.required ?? [];
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    const key = readKey(prefix + name, property, { ...owner, required });
    return property.properties ? [key, ...readKeys(property, owner, `${prefix}${name}.`)] : [key];
  });
}
