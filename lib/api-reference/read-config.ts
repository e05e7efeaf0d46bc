/** Reads a configuration file in any of its three formats, with the position of each key. */
import { evaluate, parse as parseJson, type ValueNode } from '@humanwhocodes/momoa';
import { ParseError } from 'toml-eslint-parser';
import { positionAt, type Position } from '../text/position';
import { joinPath, lookUp, type ConfigDocument, type Duplicate } from './config-document';
import {
  ConfigSyntaxError,
  findFence,
  findStrayBackslash,
  invisibleAt,
  isCurlyQuote,
  toSyntaxError,
} from './config-faults';
import { readToml } from './read-toml';

/**
 * The beginning of an object, after white space and comments. Each comment can match in one way only; otherwise the time would double
 * with each pair of slashes in a text that does not match.
 */
const objectStart = /^(?:[\s\p{Cf}]|\/\/.*(?!.)|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:\{|"[^"\n]*"\s*:)/u;

/** Parses a file; without `format`, a text that begins like an object is JSON or JSON5, any other is TOML. */
export function readConfig(text: string, format?: 'json' | 'toml'): ConfigDocument {
  const start = objectStart.exec(text)?.[0];
  const isJson = format ? format === 'json' : start !== undefined;
  try {
    // A part of an object, copied without its braces.
    if (start?.endsWith(':')) throw new ConfigSyntaxError('notObject', positionAt(text, text.search(/\S/)));
    return isJson ? readJson(text) : readTomlText(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigSyntaxError('tooDeep', { line: 1, column: 1 });
    const fence = findFence(text);
    throw fence === undefined ? error : new ConfigSyntaxError('fence', positionAt(text, fence));
  }
}

function readJson(text: string): ConfigDocument {
  const strictness = jsonFault(text, 'json');
  if (strictness !== undefined) refuseFaults(text);
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
    conflicts: [],
    positionOf: (path) => lookUp(positions, path),
    writtenAt: (path) => written.get(path),
  };
}

/** Throws the reason why a text is no JSON5, or none that its author means. */
function refuseFaults(text: string): void {
  const backslash = findStrayBackslash(text);
  if (backslash !== undefined) throw new ConfigSyntaxError('backslash', positionAt(text, backslash));
  const fault = jsonFault(text, 'json5');
  if (fault !== undefined) throw toSyntaxError(text, fault);
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

function readTomlText(text: string): ConfigDocument {
  try {
    return readToml(text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (jsonFault(text, 'json5') === undefined)
      throw new ConfigSyntaxError('notObject', { line: 1, column: 1 });
    const position = { line: error.lineNumber, column: error.column + 1 };
    const line = text.split('\n')[error.lineNumber - 1] ?? '';
    // The parser blames the character after a backslash that begins no escape.
    if (line[error.column - 1] === '\\')
      throw new ConfigSyntaxError('backslash', { ...position, column: error.column });
    const found = line[error.column];
    if (isCurlyQuote(found)) throw new ConfigSyntaxError('curlyQuote', position, found);
    const character = invisibleAt(line, error.column);
    if (character) throw new ConfigSyntaxError('invisible', position, character);
    // The error has no code.
    const isRepeated = error.message.startsWith('Defining a key multiple times');
    throw new ConfigSyntaxError(isRepeated ? 'repeatedToml' : 'toml', position);
  }
}
