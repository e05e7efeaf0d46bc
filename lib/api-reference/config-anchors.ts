import { own } from '../text/own';
import type { ConfigDefinition, ConfigKey, ConfigReference, ConfigVariant } from './types';

/** A key, a value or a variant of a definition. `variant`: the variant that the key belongs to. */
type ConfigEntry = {
  entry: ConfigKey | ConfigVariant | { name: string; anchor: string };
  variant?: ConfigVariant;
};

/** Keys or values of a definition, or its variants, each followed by its keys. */
export function entriesOf(definition: ConfigDefinition): ConfigEntry[] {
  switch (definition.kind) {
    case 'object':
      return definition.keys.map((entry) => ({ entry }));
    case 'enum':
      return definition.values.map((entry) => ({ entry }));
    case 'union':
      return definition.variants.flatMap((variant) => [
        { entry: variant },
        ...variant.keys.map((entry) => ({ entry, variant })),
      ]);
    case 'alias':
      return [];
  }
}

/** Keys of an object, or of the variants of a union. */
export function keysOf(definition: ConfigDefinition): ConfigKey[] {
  return entriesOf(definition).flatMap(({ entry }) => ('paths' in entry ? entry : []));
}

/** Anchor of each key by its path: `tauri.windows[].title` → `windowconfig.title`. */
export type ConfigAnchors = Readonly<Record<string, string>>;

/** Anchors of all keys by path, from the structure of the reference. */
export function configAnchors({ definitions }: ConfigReference): ConfigAnchors {
  const keys = definitions.flatMap(keysOf);
  return Object.fromEntries(keys.flatMap(({ paths, anchor }) => paths.map((path) => [path, anchor])));
}

/** Anchor of a path, or of the nearest documented key around it. */
export function anchorOf(path: string, anchors: ConfigAnchors): string | undefined {
  for (let rest = toReferencePath(path); rest; rest = rest.replace(/(?:^|\.)[^.]*$/, '')) {
    const anchor = own(anchors, rest) ?? own(anchors, rest.replace(/\[\]$/, ''));
    if (anchor) return anchor;
  }
  return undefined;
}

/**
 * A path of the configuration as `ConfigAnchors` has it: `tauri.windows[0].title` → `tauri.windows[].title`. A subcommand has the keys of
 * `tauri.cli`.
 */
export function toReferencePath(path: string): string {
  return path
    .replace(/\[\d+\]/g, '[]')
    .replace(/^tauri\.cli(?:\.subcommands\.[^.]+)+(?=\.)/, 'tauri.cli')
    .replace(/^(tauri\.bundle\.windows\.wix\.language\.)[^.]+/, '$1*');
}
