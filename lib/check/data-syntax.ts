import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter, parseAllDocuments } from 'yaml';
import JSON5 from 'json5';

export type DataFault = { message: string; line: number; column?: number };

/** Parsers of the data formats of code blocks; each returns the first fault. */
export const dataReaders: Record<string, (code: string) => DataFault | undefined> = {
  json: findJsonFault,
  json5: findJson5Fault,
  toml: findTomlFault,
  yaml: findYamlFault,
};

/** First place where a text is not JSON. */
export function findJsonFault(code: string): DataFault | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    // The engine names no line: the reader of JSON5, a superset, finds the place of most faults.
    const place = findJson5Fault(code) ?? placeOfJsonFault(code, error as Error);
    return { ...place, message: firstLine((error as Error).message) };
  }
}

/** What only JSON5 allows: a comment, a trailing comma, a single quote, a bare key. */
function placeOfJsonFault(code: string, error: Error): { line: number; column?: number } {
  const offset =
    /at position (\d+)/.exec(error.message)?.[1] ?? code.search(/\/\/|\/\*|,\s*[}\]]|'|[{,]\s*[A-Za-z_$]/);
  if (Number(offset) < 0) return { line: 1 };
  const before = code.slice(0, Number(offset)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function findJson5Fault(code: string): DataFault | undefined {
  try {
    JSON5.parse(code);
    return undefined;
  } catch (error) {
    const {
      message,
      lineNumber = 1,
      columnNumber,
    } = error as Error & { lineNumber?: number; columnNumber?: number };
    return {
      message: message.replace(/^JSON5: /, '').replace(/ at \d+:\d+$/, ''),
      line: lineNumber,
      ...(columnNumber === undefined ? {} : { column: columnNumber }),
    };
  }
}

function findTomlFault(code: string): DataFault | undefined {
  try {
    parseToml(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) return { message: firstLine((error as Error).message), line: 1 };
    return {
      message: firstLine(error.message.replace(/^Invalid TOML document: /, '')),
      line: error.line,
      column: error.column,
    };
  }
}

function findYamlFault(code: string): DataFault | undefined {
  const lineCounter = new LineCounter();
  for (const document of parseAllDocuments(code, { lineCounter })) {
    const error = 'errors' in document ? document.errors[0] : undefined;
    if (error) {
      const { line, col } = lineCounter.linePos(error.pos[0]);
      return {
        message: firstLine(error.message).replace(/ at line \d+, column \d+:?$/, ''),
        line,
        column: col,
      };
    }
  }
  return undefined;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
