import { parse as parseJson, type ValueNode } from '@humanwhocodes/momoa';
import type { YAMLError } from 'yaml';
import { positionAt } from '../text/position';
import { findConflict } from './conflict';

/** What is wrong in a text of a data format, where, and what to do. */
export type DataFault = { problem: string; fix: string; line: number; column: number };

type Explanation = [problem: string, fix: string];

/** Advice for a value of which a part is taken for syntax. */
export const quoteValue = 'Mettez toute la valeur entre guillemets doubles.';
const misaligned = {
  problem: 'les lignes d’un même niveau ne sont pas alignées',
  fix: 'Mettez autant d’espaces devant cette ligne que devant celles de son niveau.',
};
const correctHere = 'Corrigez la syntaxe à cet endroit.';

/** The message of a parser in a French sentence, without the position it names. */
export function quoteParser(message: string): string {
  const [first = ''] = message.split('\n');
  return `l’analyseur dit « ${first.replace(/ at line \d+, column \d+:?$| found\. \(\d+:\d+\)$/, '').trim()} »`;
}

/** Parsers stop at or after the marks of a conflict, and name what they have found in place of a value. */
function conflictIn(text: string): DataFault | undefined {
  const conflict = findConflict(text);
  return conflict && { ...conflict, column: 1 };
}

/** Explains an error of the YAML parser by its code and by the line on which it is. */
export function explainYaml(error: YAMLError, text: string): DataFault {
  const known = conflictIn(text) ?? misalignedLine(error, text);
  if (known) return known;
  const { line, col: column } = openQuote(error, text) ?? error.linePos?.[0] ?? { line: 1, col: 1 };
  const [problem, fix] = explainYamlCode(
    error,
    text.slice(error.pos[0]),
    text.split('\n')[line - 1] ?? '',
  ) ?? [quoteParser(error.message), correctHere];
  return { problem, fix, line, column };
}

/** The value whose quotation mark nothing closes: the parser names the end of the text. */
function openQuote({ message }: YAMLError, text: string): { line: number; col: number } | undefined {
  if (!message.startsWith('Missing closing')) return undefined;
  const lines = text.split('\n');
  const index = lines.findLastIndex((line) =>
    /^\s*(?:[^\s:#]+\s*:|-)\s+(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(line),
  );
  return index < 0 ? undefined : { line: index + 1, col: (lines[index] ?? '').search(/["']/) + 1 };
}

/** A key, or an entry of a list, at the beginning of a line. */
const keyOrEntry = /^\s*(?:- |[\w/#.-]+\s*:(?:\s|$))/;

/** A key and its value without the space between them: `title:Menu`, but no address. */
const gluedColon = /^\s*[\w-]+:[^\s:/]/;

/**
 * A line with more or fewer spaces in front of it than those of its level. The parser takes it for a part of the value above it,
 * and stops there.
 */
function misalignedLine({ code, pos: [start] }: YAMLError, text: string): DataFault | undefined {
  const line = text.slice(0, start).split('\n').length;
  const [here = '', ...below] = text.slice(start).split('\n');
  const found = (at: number): DataFault => ({ ...misaligned, line: at, column: 1 });
  if (gluedColon.test(here)) return undefined;
  if (code === 'UNEXPECTED_TOKEN') {
    const [indented] = /^\n*[^\S\n]+(?=\S)/.exec(text) ?? [];
    return indented && keyOrEntry.test(here) ? found(indented.split('\n').length) : undefined;
  }
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  if (/^\s*- /.test(here)) return found(line);
  const [above = '', whole = ''] = text.split('\n').slice(Math.max(0, line - 2));
  if (!whole.includes(':') && /^[\w-]+:\s+\S/.test(above))
    return {
      problem: 'la ligne continue la valeur de celle d’avant',
      fix: 'Écrivez toute la valeur sur la ligne de sa clé.',
      line,
      column: 1,
    };
  // With a colon on its own line, the value is at fault.
  const next = /:(?:\s|$)/.test(here) ? -1 : below.findIndex((one) => one.trim() !== '');
  return keyOrEntry.test(below[next] ?? '') ? found(line + next + 1) : undefined;
}

function explainYamlCode({ code, message }: YAMLError, rest: string, line: string): Explanation | undefined {
  const value = /^\s*[^\s:]+\s*:\s+(\S)/.exec(line)?.[1] ?? '';
  if (/^\s*[^\s:]+\s*:[\u00A0\u202F]/.test(line))
    return ['une espace insécable suit « : »', 'Remplacez-la par une espace ordinaire.'];
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return ['un second « : » dans la valeur', quoteValue];
    case 'BAD_SCALAR_START':
      return [`la valeur commence par « ${rest.charAt(0)} »`, quoteValue];
    case 'UNEXPECTED_TOKEN':
      if (/["']/.test(value) || /^\s*-\s+["']/.test(line))
        return [
          'du texte suit le guillemet fermant',
          `${quoteValue} Écrivez \\" pour un guillemet du texte.`,
        ];
      return value ? [`la valeur commence par « ${value} », un signe de YAML`, quoteValue] : undefined;
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      if (gluedColon.test(line))
        return [
          'il manque une espace après le « : » de la clé',
          'Écrivez la clé, « : », une espace, puis la valeur.',
        ];
      if (message.startsWith('Missing closing'))
        return ['un guillemet n’est pas fermé', 'Fermez-le à la fin de la valeur.'];
      return ['il manque « : » après la clé', 'Écrivez la clé, « : », une espace, puis la valeur.'];
    case 'DUPLICATE_KEY':
      return ['une clé est écrite deux fois', 'Retirez l’une des deux lignes.'];
    case 'TAB_AS_INDENT':
      return ['une tabulation au début de la ligne', 'Indentez avec des espaces.'];
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? ['un crochet ou une accolade n’est pas fermé', 'Fermez-le.']
        : [misaligned.problem, misaligned.fix];
    case 'BAD_DQ_ESCAPE':
      return ['une barre oblique inverse entre guillemets doubles', 'Écrivez-la deux fois : \\\\.'];
    default:
      return undefined;
  }
}

/** First place where a text is not JSON. */
export function findJsonFault(text: string): DataFault | undefined {
  try {
    JSON.parse(text);
    return findRepeatedKey(text);
  } catch (error) {
    const conflict = conflictIn(text);
    if (conflict) return conflict;
    const { message } = error as Error;
    const place = isCutOff(text, message) ? endOf(text) : jsonErrorPlace(text);
    if (!place) return { problem: quoteParser(message), fix: correctHere, line: 1, column: 1 };
    const { offset, line, column } = place;
    const [problem, fix] = explainJson(text.slice(0, offset).trimEnd(), text.slice(offset));
    return { problem, fix, line, column };
  }
}

/** The second key of a name in an object, of which only the last value would be read. */
function findRepeatedKey(text: string): DataFault | undefined {
  let found: DataFault | undefined;
  const visit = (node: ValueNode): void => {
    if (node.type === 'Array') node.elements.forEach(({ value }) => visit(value));
    if (node.type !== 'Object') return;
    const names = new Set<string>();
    for (const { name, value } of node.members) {
      const key = name.type === 'Identifier' ? name.name : name.value;
      if (names.size === names.add(key).size)
        found ??= {
          problem: `la clé « ${key} » est écrite deux fois`,
          fix: 'Retirez l’une des deux.',
          line: name.loc.start.line,
          column: name.loc.start.column,
        };
      visit(value);
    }
  };
  visit(parseJson(text, { mode: 'json', ranges: false }).body);
  return found;
}

type JsonPlace = { line: number; column: number; offset: number };

/** True if the text stops too early. The other parser then names the last bracket that it has read. */
function isCutOff(text: string, message: string): boolean {
  const position = /at position (\d+)/.exec(message)?.[1];
  return message.includes('end of JSON input') || Number(position) >= text.trimEnd().length;
}

function endOf(text: string): JsonPlace {
  const offset = text.trimEnd().length;
  return { ...positionAt(text, offset), offset };
}

/** The position of a syntax error, which `JSON.parse` does not name. The other parser allows tabs in texts. */
function jsonErrorPlace(text: string): JsonPlace | undefined {
  try {
    parseJson(text, { mode: 'json' });
    return undefined;
  } catch (error) {
    const { line = 1, column = 1, offset = text.length } = error as Partial<JsonPlace>;
    return { line, column, offset };
  }
}

function explainJson(before: string, rest: string): Explanation {
  const character = rest.charAt(0);
  if (before === '' && rest.trim() === '') return ['le texte est vide', 'Écrivez ses clés entre accolades.'];
  if (rest.trim() === '') return ['la fin arrive trop tôt', 'Fermez chaque accolade, crochet et guillemet.'];
  if (before.endsWith(',') && /[\]}]/.test(character))
    return ['une virgule est de trop', `Retirez la virgule avant « ${character} ».`];
  if (character === '/') return ['un commentaire', 'Retirez-le : JSON n’a pas de commentaires.'];
  if (character === "'") return ['un guillemet simple', 'Écrivez des guillemets doubles.'];
  if (/["\]}\w]$/.test(before) && /["[{\w]/.test(character))
    return ['il manque une virgule ou « : »', 'Ajoutez-la avant ce qui suit.'];
  return [`caractère inattendu « ${character} »`, correctHere];
}
