import JSON5 from 'json5';
import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import { explainYaml, findJsonFault, quoteParser, type DataFault } from '../content/data-fault';
import { own } from '../text/own';

/** By language of a code block, what finds the first fault of its text. */
const finders: Record<string, (code: string) => DataFault | undefined> = {
  json: findJsonFault,
  json5: (code) => faultThrownBy(() => JSON5.parse(code)),
  toml: (code) => faultThrownBy(() => parseToml(code)),
  yaml(code) {
    for (const document of parseAllDocuments(code))
      if ('errors' in document && document.errors[0]) return explainYaml(document.errors[0], code);
    return undefined;
  },
};

/** First place where a text is not of its data format; nothing for a language without parser. */
export function findDataFault(lang: string, code: string): DataFault | undefined {
  return own(finders, lang)?.(code);
}

/** The parsers of JSON5 and TOML name the position of an error differently. */
type ParserError = Error & { line?: number; column?: number; lineNumber?: number; columnNumber?: number };

function faultThrownBy(parse: () => unknown): DataFault | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    const { message, lineNumber, columnNumber, line, column } = error as ParserError;
    return {
      problem: quoteParser(message.replace(/^(?:JSON5|Invalid TOML document): /, '')),
      fix: 'Corrigez la syntaxe à cette ligne.',
      line: line ?? lineNumber ?? 1,
      column: column ?? columnNumber ?? 1,
    };
  }
}
