import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter, parseAllDocuments } from 'yaml';
import JSON5 from 'json5';
import type { Fault } from '../types';
import { lineAndColumn } from '../place';
import { parserWords } from '../words/parsers';
import { sampleFault, type Sample } from './collect';

type SyntaxFault = { message: string; line: number; column?: number };

/** JSON, JSON5, TOML and YAML blocks can be read by a parser. */
export function checkData(sample: Sample): Fault[] {
  const read = readers[sample.lang];
  if (!read || sample.meta.nocheck !== undefined) return [];
  const found = read(sample.code);
  return found
    ? [
        sampleFault(
          sample,
          'data-syntax',
          { lang: sample.lang, ...parserWords(found.message) },
          found.line,
          found.column,
        ),
      ]
    : [];
}

const readers: Record<string, (code: string) => SyntaxFault | undefined> = {
  json: findJsonFault,
  json5: findJson5Fault,
  toml: findTomlFault,
  yaml: findYamlFault,
};

/** Where a text stops being JSON, and why. */
export function findJsonFault(code: string): SyntaxFault | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    // The engine names no line: a second reader, for a superset of JSON, finds the place of most faults.
    const place = findJson5Fault(code) ?? placeOfJsonFault(code, error as Error);
    return { ...place, message: firstLine((error as Error).message) };
  }
}

/** What only JSON5 allows: a comment, a trailing comma, a single quote, a bare key. */
function placeOfJsonFault(code: string, error: Error): { line: number; column?: number } {
  const offset =
    /at position (\d+)/.exec(error.message)?.[1] ?? code.search(/\/\/|\/\*|,\s*[}\]]|'|[{,]\s*[A-Za-z_$]/);
  return Number(offset) < 0 ? { line: 1 } : lineAndColumn(code, Number(offset));
}

function findJson5Fault(code: string): SyntaxFault | undefined {
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

function findTomlFault(code: string): SyntaxFault | undefined {
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

function findYamlFault(code: string): SyntaxFault | undefined {
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
