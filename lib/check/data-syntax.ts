import { parse as parseJson } from '@humanwhocodes/momoa';
import JSON5 from 'json5';
import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import { own } from '../text/own';

export type DataFault = { message: string; line: number; column: number };

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

/** Each parser names the position of an error differently. */
type ParserError = Error & {
  line?: number;
  column?: number;
  lineNumber?: number;
  columnNumber?: number;
  linePos?: [{ line: number; col: number }];
};

/** First place where a text is not of its data format; nothing for a language without parser. */
export function findDataFault(lang: string, code: string): DataFault | undefined {
  const error = errorOf(() => own(parsers, lang)?.(code));
  if (!error) return undefined;
  // `JSON.parse` has the clearest message, but no line; momoa finds the position.
  const placed = lang === 'json' ? errorOf(() => parseJson(code, { mode: 'json' })) : error;
  const { linePos, lineNumber, line = lineNumber, columnNumber, column = columnNumber } = placed ?? error;
  return {
    message: (error.message.split('\n')[0] ?? '')
      .replace(/^(?:JSON5|Invalid TOML document): /, '')
      .replace(/ at (?:\d+:\d+|line \d+, column \d+:?)$/, ''),
    line: linePos?.[0].line ?? line ?? 1,
    column: linePos?.[0].col ?? column ?? 1,
  };
}

function errorOf(parse: () => unknown): ParserError | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return error as ParserError;
  }
}
