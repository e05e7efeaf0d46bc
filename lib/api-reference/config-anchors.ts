import { keysOf } from './config-examples';
import type { ConfigReference } from './types';

/** Anchor of each key by its path: `tauri.windows[].title` → `windowconfig.title`. */
export type ConfigAnchors = Readonly<Record<string, string>>;

/** Anchors of all keys by path, from the structure of the reference. */
export function configAnchors({ definitions }: ConfigReference): ConfigAnchors {
  const keys = definitions.flatMap(keysOf);
  return Object.fromEntries(keys.flatMap(({ paths, anchor }) => paths.map((path) => [path, anchor])));
}

/** Anchor of a path, or of the nearest documented key around it. */
export function anchorOf(path: string, anchors: ConfigAnchors): string | undefined {
  for (let rest = withoutIndexes(path); rest; rest = rest.replace(/(?:^|\.)[^.]*$/, '')) {
    const anchor = anchors[rest] ?? anchors[rest.replace(/\[\]$/, '')];
    if (anchor) return anchor;
  }
  return undefined;
}

export function withoutIndexes(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}
