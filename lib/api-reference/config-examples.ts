import type { ConfigDefinition, ConfigKey, ConfigReference } from './types';

/** Keys of an object, or of the variants of a union. */
export function keysOf(definition: ConfigDefinition): ConfigKey[] {
  if (definition.kind === 'object') return definition.keys;
  return definition.kind === 'union' ? definition.variants.flatMap(({ keys }) => keys) : [];
}

export type Samples = Readonly<Record<string, unknown>>;

/**
 * Minimal valid configuration for each key, by anchor: the key with its sample, the other keys that the schema requires, and
 * the tag that selects the variant of a union.
 * `windowconfig.title` → `{"tauri":{"windows":[{"title":"Carnet"}]}}`
 */
export function buildConfigExamples(reference: ConfigReference, samples: Samples): Map<string, unknown> {
  const required = collectRequired(reference, samples);
  const examples = new Map<string, unknown>();
  const add = (key: ConfigKey, beside: Record<string, unknown>): void => {
    const [path] = key.paths;
    if (path && key.anchor in samples)
      examples.set(key.anchor, buildExample(path, samples[key.anchor], required, beside));
  };
  for (const definition of reference.definitions) {
    if (definition.kind === 'object') definition.keys.forEach((key) => add(key, {}));
    if (definition.kind !== 'union') continue;
    for (const variant of definition.variants) {
      const tag = definition.tag ? { [definition.tag]: variant.name } : {};
      const siblings = Object.fromEntries(
        variant.keys
          .filter((key) => key.required && !key.name.includes('.'))
          .map((key) => [key.name, samples[key.anchor]]),
      );
      variant.keys.forEach((key) => add(key, { ...tag, ...siblings }));
    }
  }
  return examples;
}

/** Required keys of object definitions, by the path of the object that contains them. */
function collectRequired(reference: ConfigReference, samples: Samples): Map<string, Record<string, unknown>> {
  const required = new Map<string, Record<string, unknown>>();
  for (const definition of reference.definitions) {
    if (definition.kind !== 'object') continue;
    for (const key of definition.keys.filter((candidate) => candidate.required)) {
      for (const path of key.paths) {
        const parent = path.slice(0, Math.max(0, path.length - key.name.length - 1));
        required.set(parent, { ...required.get(parent), [key.name]: samples[key.anchor] });
      }
    }
  }
  return required;
}

/** `beside` goes into the object that holds the last part of the path, or the part before for a dotted inner key. */
function buildExample(
  path: string,
  sample: unknown,
  required: Map<string, Record<string, unknown>>,
  beside: Record<string, unknown>,
): unknown {
  const parts = path.split('.');
  const build = (index: number): unknown => {
    const prefix = parts.slice(0, index).join('.');
    const part = parts[index] ?? '';
    const inner = index === parts.length - 1 ? sample : build(index + 1);
    const lists = part.match(/\[\]/g)?.length ?? 0;
    const value = Array.from({ length: lists }).reduce<unknown>((item) => [item], inner);
    const name = part.replaceAll('[]', '');
    const isHolder = index === parts.length - 1 || (index === parts.length - 2 && name in beside);
    return { ...required.get(prefix), ...(isHolder ? beside : {}), [name === '*' ? 'exemple' : name]: value };
  };
  return build(0);
}

/** JSON on one line, with spaces as people write it. */
export function formatOneLine(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(formatOneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, inner]) => `${JSON.stringify(key)}: ${formatOneLine(inner)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}
