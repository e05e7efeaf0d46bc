import JSON5 from 'json5';
import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import { own } from '../text/own';
import { positionAt, type Position } from '../text/position';

export type DataFault = { message: string; line: number; column?: number | undefined };

/** Parsers of the data formats of code blocks; each throws the first fault. */
const parsers: Record<string, (code: string) => unknown> = {
  json: (code) => JSON.parse(code),
  json5: (code) => JSON5.parse(code),
  toml: parseToml,
  yaml(code) {
    for (const document of parseAllDocuments(code))
      if ('errors' in document && document.errors[0]) throw document.errors[0];
  },
};

/** What the parsers know about the place of a fault. */
type ParserError = Error & {
  line?: number;
  column?: number;
  lineNumber?: number;
  columnNumber?: number;
  linePos?: [{ line: number; col: number }];
};

/** First place where a text is not of its data format; nothing for a language without parser. */
export function findDataFault(lang: string, code: string): DataFault | undefined {
  try {
    own(parsers, lang)?.(code);
    return undefined;
  } catch (error) {
    const { message, line = 1, column, lineNumber, columnNumber, linePos } = error as ParserError;
    const bare = (message.split('\n')[0] ?? '')
      .replace(/^(?:JSON5|Invalid TOML document): /, '')
      .replace(/ at (?:\d+:\d+|line \d+, column \d+:?)$/, '');
    // The engine names no line of JSON: the parser of JSON5, a superset, finds the place of most faults.
    if (lang === 'json')
      return { ...(findDataFault('json5', code) ?? placeOfJsonFault(code, message)), message: bare };
    const [place] = linePos ?? [];
    return {
      message: bare,
      line: place?.line ?? lineNumber ?? line,
      column: place?.col ?? columnNumber ?? column,
    };
  }
}

/** What only JSON5 allows: a comment, a trailing comma, a single quote, a bare key. */
function placeOfJsonFault(code: string, message: string): Position | { line: number } {
  const offset =
    /at position (\d+)/.exec(message)?.[1] ?? code.search(/\/\/|\/\*|,\s*[}\]]|'|[{,]\s*[A-Za-z_$]/);
  return Number(offset) < 0 ? { line: 1 } : positionAt(code, Number(offset));
}
