import { findPlaces } from './places';
import { readKeys } from './read-key';
import { alternatives, asConfigSchema, onlyValue, type JsonSchema } from './schema';
import { toConstraints, toTypeTokens } from './type-tokens';
import type { ConfigDefinition, ConfigReference } from './types';
import { readVariants } from './variants';

/** The structure of the configuration, from the parsed schema.json of @tauri-apps/cli. */
export function extractConfig(parsedSchema: unknown, version: string): ConfigReference {
  const schema = asConfigSchema(parsedSchema);
  const places = findPlaces(schema);
  const lost = Object.keys(schema.definitions).filter((name) => !places.has(name));
  if (lost.length > 0) throw new Error(`schema.json: no path leads from the root to ${lost.join(', ')}`);
  const definitions = [...places].map(([name, paths]) =>
    readDefinition(name, name.toLowerCase(), paths, schema.definitions[name] ?? {}),
  );
  return { version, definitions: [readDefinition('Config', 'configuration', [''], schema), ...definitions] };
}

function readDefinition(name: string, anchor: string, paths: string[], node: JsonSchema): ConfigDefinition {
  const place = { name, anchor, paths };
  if (node.properties) {
    const keys = readKeys(node, { definition: name, anchor, paths });
    return { ...place, kind: 'object', closed: node.additionalProperties === false, keys };
  }
  const parts = alternatives(node);
  const values = parts.map(onlyValue).filter((value) => value !== undefined);
  if (values.length > 0 && values.length === parts.length) {
    const entries = values.map((value) => ({ name: value, anchor: `${anchor}.${value.toLowerCase()}` }));
    return { ...place, kind: 'enum', values: entries };
  }
  if (parts.length > 0) return { ...place, kind: 'union', ...readVariants(parts, name, paths) };
  return {
    ...place,
    kind: 'alias',
    type: toTypeTokens(node),
    constraints: toConstraints({ ...node.items, ...node }),
  };
}
