/** Reads a configuration file in any of its three formats, with the position of each key. */
import { evaluate, parse as parseJson, type ValueNode } from '@humanwhocodes/momoa';
import { getStaticTOMLValue, ParseError, parseTOML, type AST } from 'toml-eslint-parser';
import { positionAt, type Position } from '../text/position';
import { ConfigSyntaxError, findFence, invisibleAt, toSyntaxError } from './config-faults';

export type ConfigDocument = {
  value: unknown;
  /** First place that strict JSON refuses in a file of valid JSON5, and the character if it is invisible. */
  strictness?: (Position & { character?: string | undefined }) | undefined;
  /** Keys that an object repeats: the parsers of Tauri keep the last value without a word. */
  duplicates: Duplicate[];
  /** Position of a key by its path, `tauri.windows[0].title`, or of the nearest object around it. */
  positionOf: (path: string) => Position;
  /** Source text of a value by its path; undefined for a table of TOML, whose keys have lines of their own. */
  writtenAt: (path: string) => string | undefined;
};

type Duplicate = Position & { path: string; key: string; firstLine: number };

/**
 * The beginning of an object, after white space and comments. Each comment can match in one way only; otherwise the time would double
 * with each pair of slashes in a text that does not match.
 */
const objectStart = /^(?:[\s\p{Cf}]|\/\/.*(?!.)|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:\{|"[^"\n]*"\s*:)/u;

/** Parses a file; without `format`, a text that begins like an object is JSON or JSON5, any other is TOML. */
export function readConfig(text: string, format?: 'json' | 'toml'): ConfigDocument {
  const isJson = format ? format === 'json' : objectStart.test(text);
  try {
    return isJson ? readJson(text) : readToml(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigSyntaxError('tooDeep', { line: 1, column: 1 });
    const fence = findFence(text);
    throw fence === undefined ? error : new ConfigSyntaxError('fence', positionAt(text, fence));
  }
}

function readJson(text: string): ConfigDocument {
  const strictness = jsonFault(text, 'json');
  const fault = strictness === undefined ? undefined : jsonFault(text, 'json5');
  if (fault !== undefined) throw toSyntaxError(text, fault);
  const { body } = parseJson(text, { mode: 'json5', ranges: false });
  const positions = new Map<string, Position>();
  const written = new Map<string, string>();
  const duplicates = new Map<string, Duplicate>();
  const visit = (node: ValueNode, path: string): void => {
    written.set(path, text.slice(node.loc.start.offset, node.loc.end.offset));
    if (node.type === 'Object') {
      const lines = new Map<string, number>();
      for (const { name, value } of node.members) {
        const key = name.type === 'Identifier' ? name.name : name.value;
        const inner = joinPath(path, key);
        const { line, column } = name.loc.start;
        const firstLine = lines.get(key);
        if (firstLine !== undefined) duplicates.set(inner, { line, column, path: inner, key, firstLine });
        lines.set(key, line);
        positions.set(inner, name.loc.start);
        visit(value, inner);
      }
    }
    if (node.type === 'Array')
      node.elements.forEach(({ value }, index) => {
        const inner = joinPath(path, index);
        positions.set(inner, value.loc.start);
        visit(value, inner);
      });
  };
  visit(body, '');
  return {
    value: evaluate(body),
    strictness:
      strictness === undefined
        ? undefined
        : { ...positionAt(text, strictness), character: invisibleAt(text, strictness) },
    duplicates: [...duplicates.values()],
    positionOf: (path) => lookUp(positions, path),
    writtenAt: (path) => written.get(path),
  };
}

/** Offset of the first token that is not valid JSON, or JSON5. */
function jsonFault(text: string, mode: 'json' | 'json5'): number | undefined {
  try {
    parseJson(text, { mode });
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const { message, offset } = error as Error & { offset: number };
    return message.startsWith('Unexpected end') ? text.length : offset;
  }
}

function readToml(text: string): ConfigDocument {
  let ast: AST.TOMLProgram;
  try {
    ast = parseTOML(text.replace(/^\uFEFF/, ' ')); // Tauri's parser skips a byte order mark, this one does not
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (jsonFault(text, 'json5') === undefined)
      throw new ConfigSyntaxError('notObject', { line: 1, column: 1 });
    const position = { line: error.lineNumber, column: error.column + 1 };
    const character = invisibleAt(text.split('\n')[error.lineNumber - 1] ?? '', error.column);
    if (character) throw new ConfigSyntaxError('invisible', position, character);
    // The error has no code.
    const isRepeated = error.message.startsWith('Defining a key multiple times');
    throw new ConfigSyntaxError(isRepeated ? 'repeatedToml' : 'toml', position);
  }
  const positions = new Map<string, Position>();
  const written = new Map<string, string>();
  const mark = (path: string, { loc }: AST.TOMLNode): void => {
    if (!positions.has(path)) positions.set(path, { line: loc.start.line, column: loc.start.column + 1 });
  };
  const visitEntry = ({ key, value }: AST.TOMLKeyValue, parent: string): void => {
    let path = parent;
    for (const segment of key.keys) {
      path = joinPath(path, toJsonKey(segment.type === 'TOMLBare' ? segment.name : segment.value, path));
      mark(path, segment);
    }
    visitValue(value, path);
  };
  const visitValue = (node: AST.TOMLContentNode, path: string): void => {
    written.set(path, text.slice(...node.range));
    if (node.type === 'TOMLInlineTable') node.body.forEach((entry) => visitEntry(entry, path));
    if (node.type === 'TOMLArray')
      node.elements.forEach((element, index) => {
        mark(joinPath(path, index), element);
        visitValue(element, joinPath(path, index));
      });
  };
  for (const node of ast.body[0].body) {
    if (node.type === 'TOMLKeyValue') visitEntry(node, '');
    else {
      let path = '';
      for (const segment of node.resolvedKey) {
        path = joinPath(path, typeof segment === 'number' ? segment : toJsonKey(segment, path));
        mark(path, node);
      }
      node.body.forEach((entry) => visitEntry(entry, path));
    }
  }
  return {
    value: withJsonKeys(getStaticTOMLValue(ast)),
    duplicates: [], // a fault of syntax in TOML
    positionOf: (path) => lookUp(positions, path),
    writtenAt: (path) => written.get(path),
  };
}

/** Renames the keys of Tauri.toml, also in lists, to those of JSON. `path` leads to the value. */
function withJsonKeys(value: unknown, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withJsonKeys(item, path));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = toJsonKey(key, path);
      return [name, withJsonKeys(inner, joinPath(path, name))];
    }),
  );
}

/** Objects whose keys are names that the author has chosen, and everything below `plugins`. */
const ownNames =
  /^plugins(?:\.|$)|\.(?:subcommands|files|resources|language|customLanguageFiles|csp|devCsp)$/;

/** Tauri.toml writes `dev-path` for `devPath`. */
function toJsonKey(key: string, parent: string): string {
  if (ownNames.test(parent)) return key;
  if (key === 'macos-private-api') return 'macOSPrivateApi';
  return key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function lookUp(positions: ReadonlyMap<string, Position>, path: string): Position {
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
