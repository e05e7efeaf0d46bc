import { readKeys } from './read-key';
import { onlyValue, referredName, type JsonSchema } from './schema';
import { toConstraints, toTypeTokens } from './type-tokens';
import type { ConfigVariant } from './types';

/** The key whose single value tells the variants of a union apart: `type`, `use`. */
export function tagOf(variants: JsonSchema[]): string | undefined {
  const [first] = variants;
  return Object.keys(first?.properties ?? {}).find((key) =>
    variants.every((variant) => onlyValue(variant.properties?.[key] ?? {}) !== undefined),
  );
}

/** The variants of a union, each with the keys it has beside the tag. */
export function readVariants(
  variants: JsonSchema[],
  definition: string,
  paths: string[],
): { tag?: string; variants: ConfigVariant[] } {
  const tag = tagOf(variants);
  const read = variants.map((node) => {
    const name = (tag && onlyValue(node.properties?.[tag] ?? {})) ?? shapeName(node);
    const anchor = `${definition.toLowerCase()}.${name.replace('[]', '-list').toLowerCase()}`;
    const keys = readKeys(node, { definition, anchor, paths }).filter((key) => key.name !== tag);
    return { name, anchor, type: toTypeTokens(node), constraints: toConstraints(node), keys };
  });
  return tag ? { tag, variants: read } : { variants: read };
}

/** What a variant without tag is called: `string[]`, `BundleType`, `map`, `object`, or its format (`uri`). */
function shapeName(node: JsonSchema): string {
  const value = onlyValue(node);
  if (value !== undefined) return value;
  const ref = referredName(node);
  if (ref) return ref;
  if (node.type === 'array') return `${node.items ? shapeName(node.items) : 'any'}[]`;
  if (node.type === 'object') return node.properties ? 'object' : 'map';
  return node.format ?? String(node.type);
}
