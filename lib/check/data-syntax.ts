import { parse as parseJson } from '@humanwhocodes/momoa';
import { parseTOML } from 'toml-eslint-parser';
import { parseAllDocuments } from 'yaml';
import { explainYaml, findJsonFault, quoteParser, type DataFault } from '../content/data-fault';
import { own } from '../text/own';

/** By language of a code block, what finds the first fault of its text. */
const finders: Record<string, (code: string) => DataFault | undefined> = {
  json: findJsonFault,
  json5: (code) => faultThrownBy(() => parseJson(code, { mode: 'json5' })),
  toml: (code) => faultThrownBy(() => parseTOML(code)),
  yaml(code) {
    for (const document of parseAllDocuments(code)) {
      if ('errors' in document && document.errors[0]) return explainYaml(document.errors[0], code);
    }
    return undefined;
  },
};

/** First place where a text is not of its data format; nothing for a language without parser. */
export function findDataFault(lang: string, code: string): DataFault | undefined {
  return own(finders, lang)?.(code);
}

/** The two parsers name the line differently, and that of TOML counts columns from 0. */
type ParserError = Error & { line?: number; lineNumber?: number; column?: number };

function faultThrownBy(parse: () => unknown): DataFault | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    const { message, line, lineNumber, column = 1 } = error as ParserError;
    return {
      problem: quoteParser(message),
      fix: 'Corrigez la syntaxe à cette ligne.',
      line: line ?? lineNumber ?? 1,
      column: lineNumber === undefined ? column : column + 1,
    };
  }
}
