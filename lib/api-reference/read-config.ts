/** Reads a configuration file in any of its three formats, with the position of each key. */
import { evaluate, parse as parseJson, type ValueNode } from '@humanwhocodes/momoa';
import { getStaticTOMLValue, ParseError, parseTOML, type AST } from 'toml-eslint-parser';
import { positionAt, type Position } from '../text/position';
import { shorten } from '../text/shorten';

export type ConfigDocument = {
  value: unknown;
  /** First place that strict JSON refuses in a file of valid JSON5. */
  strictness?: Position | undefined;
  /** Position of a key by its path, `tauri.windows[0].title`, or of the nearest object around it. */
  positionOf: (path: string) => Position;
};

type SyntaxReason = 'unexpected' | 'separator' | 'unclosed' | 'unclosedText' | 'toml' | 'tooDeep';

export class ConfigSyntaxError extends Error {
  constructor(
    readonly reason: SyntaxReason,
    readonly position: Position,
    readonly found = '',
  ) {
    super(reason);
  }
}

/** Parses a file; without `format`, a text that begins like an object is JSON or JSON5, any other is TOML. */
export function readConfig(text: string, format?: 'json' | 'toml'): ConfigDocument {
  const isJson = format ? format === 'json' : /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*(?:\{|"[^"\n]*"\s*:)/.test(text);
  try {
    return isJson ? readJson(text) : readToml(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigSyntaxError('tooDeep', { line: 1, column: 1 });
    throw error;
  }
}

function readJson(text: string): ConfigDocument {
  const strictness = jsonFault(text, 'json');
  const fault = strictness === undefined ? undefined : jsonFault(text, 'json5');
  if (fault !== undefined) throw toSyntaxError(text, fault);
  const { body } = parseJson(text, { mode: 'json5', ranges: false });
  const positions = new Map<string, Position>();
  const visit = (node: ValueNode, path: string): void => {
    if (node.type === 'Object')
      for (const { name, value } of node.members) {
        const inner = joinPath(path, name.type === 'Identifier' ? name.name : name.value);
        positions.set(inner, name.loc.start);
        visit(value, inner);
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
    strictness: strictness === undefined ? undefined : positionAt(text, strictness),
    positionOf: (path) => lookUp(positions, path),
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

/** Names the token at the error, and guesses from the text before it what is missing. */
function toSyntaxError(text: string, offset: number): ConfigSyntaxError {
  const found = /^(?:"[^"\n]*"?|[\w$.-]+|[^])/.exec(text.slice(offset))?.[0] ?? '';
  const rest = text.slice(offset + found.length);
  // At the end of the text the parser blames the last token.
  if (offset === text.length || (rest.trim() === '' && !/[}\]]/.test(found))) {
    const unclosed = text
      .split('\n')
      .findIndex((line) => line.replace(/\\./g, '').split('"').length % 2 === 0);
    return unclosed < 0
      ? new ConfigSyntaxError('unclosed', positionAt(text, text.trimEnd().length))
      : new ConfigSyntaxError('unclosedText', { line: unclosed + 1, column: 1 });
  }
  const before = text.slice(0, offset).trimEnd();
  const shown = shorten(found, 40);
  return /["'\]}\w]$/.test(before) && /^["'[{\w]/.test(found)
    ? new ConfigSyntaxError('separator', positionAt(text, before.length), shown)
    : new ConfigSyntaxError('unexpected', positionAt(text, offset), shown);
}

function readToml(text: string): ConfigDocument {
  let ast: AST.TOMLProgram;
  try {
    ast = parseTOML(text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new ConfigSyntaxError('toml', { line: error.lineNumber, column: error.column + 1 });
  }
  const positions = new Map<string, Position>();
  const mark = (path: string, { loc }: AST.TOMLNode): void => {
    if (!positions.has(path)) positions.set(path, { line: loc.start.line, column: loc.start.column + 1 });
  };
  const visitEntry = ({ key, value }: AST.TOMLKeyValue, parent: string): void => {
    let path = parent;
    for (const segment of key.keys) {
      path = joinPath(path, camelCase(segment.type === 'TOMLBare' ? segment.name : segment.value));
      mark(path, segment);
    }
    visitValue(value, path);
  };
  const visitValue = (node: AST.TOMLContentNode, path: string): void => {
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
        path = joinPath(path, typeof segment === 'number' ? segment : camelCase(segment));
        mark(path, node);
      }
      node.body.forEach((entry) => visitEntry(entry, path));
    }
  }
  return { value: camelKeys(getStaticTOMLValue(ast)), positionOf: (path) => lookUp(positions, path) };
}

/** Tauri.toml writes `dev-path` for `devPath`; names below `plugins` and `subcommands` are the author's. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      camelCase(key),
      ['plugins', 'subcommands'].includes(key) ? inner : camelKeys(inner),
    ]),
  );
}

function camelCase(key: string): string {
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
