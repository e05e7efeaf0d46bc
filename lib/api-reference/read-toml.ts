/** Reads Tauri.toml, with the keys that JSON would have. */
import { getStaticTOMLValue, parseTOML, type AST } from 'toml-eslint-parser';
import type { Position } from '../text/position';
import { joinPath, lookUp, type ConfigDocument, type Conflict } from './config-document';
import { toJsonKey } from './toml-keys';

/** Parses a file of TOML; throws the error of the parser. */
export function readToml(text: string): ConfigDocument {
  const ast = parseTOML(text.replace(/^\uFEFF/, ' ')); // Tauri's parser skips a byte order mark, this one does not
  const places = new Map<string, Position & { key: string | number }>();
  const written = new Map<string, string>();
  const conflicts = new Map<string, Conflict>();
  /** Notes where a key is written, and returns its path. */
  const enter = (parent: string, key: string | number, { loc }: AST.TOMLNode): string => {
    const path = joinPath(parent, typeof key === 'number' ? key : toJsonKey(key, parent));
    const place = { line: loc.start.line, column: loc.start.column + 1 };
    const first = places.get(path);
    if (!first) places.set(path, { ...place, key });
    else if (first.key !== key && !conflicts.has(path))
      conflicts.set(path, {
        ...place,
        path,
        key: String(key),
        firstKey: String(first.key),
        firstLine: first.line,
      });
    return path;
  };
  const visitEntry = ({ key, value }: AST.TOMLKeyValue, parent: string): void => {
    const path = key.keys.reduce(
      (outer, segment) => enter(outer, segment.type === 'TOMLBare' ? segment.name : segment.value, segment),
      parent,
    );
    visitValue(value, path);
  };
  const visitValue = (node: AST.TOMLContentNode, path: string): void => {
    written.set(path, text.slice(...node.range));
    if (node.type === 'TOMLInlineTable') node.body.forEach((entry) => visitEntry(entry, path));
    if (node.type === 'TOMLArray')
      node.elements.forEach((element, index) => visitValue(element, enter(path, index, element)));
  };
  for (const node of ast.body[0].body) {
    if (node.type === 'TOMLKeyValue') visitEntry(node, '');
    else {
      const path = node.resolvedKey.reduce<string>((outer, segment) => enter(outer, segment, node), '');
      node.body.forEach((entry) => visitEntry(entry, path));
    }
  }
  return {
    value: withJsonKeys(getStaticTOMLValue(ast)),
    duplicates: [], // a fault of syntax in TOML
    conflicts: [...conflicts.values()],
    positionOf: (path) => lookUp(places, path),
    writtenAt: (path) => written.get(path),
  };
}

/** Renames the keys of Tauri.toml, also in lists, to those of JSON. `path` leads to the value. */
function withJsonKeys(value: unknown, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withJsonKeys(item, joinPath(path, index)));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = toJsonKey(key, path);
      return [name, withJsonKeys(inner, joinPath(path, name))];
    }),
  );
}
