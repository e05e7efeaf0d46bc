import { alternatives, referredName, type JsonSchema } from './schema';

type Schema = JsonSchema & { definitions: Record<string, JsonSchema> };

/**
 * Where each definition stands, walking the schema from the root depth first; the order of the map is that of the walk.
 * A definition that holds itself (sub-commands of `CliConfig`) is entered once, its inner place is only noted.
 */
export function findPlaces(schema: Schema): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const visit = (node: JsonSchema, path: string, open: string[]): void => {
    const name = referredName(node);
    if (name) {
      enter(name, path, open);
      return;
    }
    for (const part of [...alternatives(node), ...(node.allOf ?? [])]) visit(part, path, open);
    for (const [key, property] of Object.entries(node.properties ?? {}))
      visit(property, join(path, key), open);
    if (node.items) visit(node.items, `${path}[]`, open);
    if (typeof node.additionalProperties === 'object')
      visit(node.additionalProperties, join(path, '*'), open);
  };
  const enter = (name: string, path: string, open: string[]): void => {
    const definition = schema.definitions[name];
    if (!definition)
      throw new Error(`schema.json refers to the definition "${name}", which it does not hold`);
    places.set(name, [...new Set([...(places.get(name) ?? []), path])]);
    if (!open.includes(name)) visit(definition, path, [...open, name]);
  };
  visit(schema, '', []);
  return places;
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
