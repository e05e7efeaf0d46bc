/** What is known about a configuration file that could be parsed. */
import type { Position } from '../text/position';

export type ConfigDocument = {
  value: unknown;
  /** First place that strict JSON refuses in a file of valid JSON5, and the character if it is invisible. */
  strictness?: (Position & { character?: string | undefined }) | undefined;
  /** Keys that an object repeats: the parsers of Tauri keep the last value without a word. */
  duplicates: Duplicate[];
  /** Keys that a table of TOML has in both spellings: Tauri refuses the second one. */
  conflicts: Conflict[];
  /** Position of a key by its path, `tauri.windows[0].title`, or of the nearest object around it. */
  positionOf: (path: string) => Position;
  /** Source text of a value by its path; undefined for a table of TOML, whose keys have lines of their own. */
  writtenAt: (path: string) => string | undefined;
};

/** A key at its second place. */
export type Duplicate = Position & { path: string; key: string; firstLine: number };
export type Conflict = Duplicate & { firstKey: string };

/** The position of a path, or of the nearest object around it. */
export function lookUp(positions: ReadonlyMap<string, Position>, path: string): Position {
  for (let rest = path; rest; rest = rest.replace(/(?:^|\.|\[)[^.[]*$/, '')) {
    const position = positions.get(rest);
    if (position) return { line: position.line, column: position.column };
  }
  return { line: 1, column: 1 };
}

/** `tauri.windows`, 0 → `tauri.windows[0]` */
export function joinPath(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent ? `${parent}.${key}` : key;
}
