/** Why a configuration file cannot be read. */
import { positionAt, type Position } from '../text/position';
import { shorten } from '../text/shorten';

type SyntaxReason =
  | 'unexpected'
  | 'separator'
  | 'unclosed'
  | 'unclosedText'
  | 'backslash'
  | 'toml'
  | 'repeatedToml'
  | 'tooDeep'
  | 'invisible'
  | 'fence'
  | 'curlyQuote'
  | 'notObject';

/** A file that cannot be parsed: the reason, and the position in its text. */
export class ConfigSyntaxError extends Error {
  constructor(
    readonly reason: SyntaxReason,
    readonly position: Position,
    /** The text at the position; of the reason `invisible`, its character. */
    readonly found = '',
  ) {
    super(reason);
  }
}

/** Names the token at the error, and guesses from the text before it what is missing. */
export function toSyntaxError(text: string, offset: number): ConfigSyntaxError {
  const character = invisibleAt(text, offset);
  if (character) return new ConfigSyntaxError('invisible', positionAt(text, offset), character);
  if (isCurlyQuote(text[offset]))
    return new ConfigSyntaxError('curlyQuote', positionAt(text, offset), text[offset]);
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

/** True for the quotation marks of word processors, which no format accepts around a text. */
export function isCurlyQuote(character = ''): boolean {
  return /^[‘’‚“”„«»]$/.test(character);
}

/** A character that nothing shows, and that JSON does not count as white space. */
const invisible = /[^\S \t\r\n]|(?!\s)[\p{Cc}\p{Cf}]/u;

/** The character at an offset, if it is invisible. */
export function invisibleAt(text: string, offset: number): string | undefined {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  return invisible.test(character) ? character : undefined;
}

/** Offset of the first invisible character, or -1. */
export function findInvisible(text: string): number {
  return text.search(invisible);
}

/** Shows invisible characters as JSON escapes them: `\u200B`. */
export function revealInvisible(text: string): string {
  const escape = (unit: string): string =>
    `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return text.replace(new RegExp(invisible, 'gu'), (character) => character.split('').map(escape).join(''));
}

/** Offset of the first line that opens or closes a Markdown fence: the text was copied with the Markdown around it. */
export function findFence(text: string): number | undefined {
  return /^(?=[ \t\uFEFF]*(?:```|~~~))/m.exec(text)?.index;
}

/** A string of JSON5, or a comment, where quotation marks mean nothing. One that nothing closes ends with its line, or with the text. */
const stringOrComment = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|\/\/.*|\/\*[^]*?(?:\*\/|$)/g;

/** An escape that means something. Of any other, parsers of JSON5 drop the backslash, and those of JSON refuse the file. */
const meantEscape = /\\(?:["'\\/bfnrtv\n]|0(?!\d)|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4})/g;

/**
 * A string whose last backslash escapes the quotation mark that should end it, as in a Windows path: `"C:\",`. With two escaped marks
 * the string holds a quotation instead, and only lacks its end.
 */
const openByBackslash = /^"(?:[^"\\]|\\[^"])*(\\"[\s,}\]]*)$/;

/** Offset of the first backslash in a string that is not meant as an escape, as in a Windows path: `"..\dist"`, `"C:\",`. */
export function findStrayBackslash(text: string): number | undefined {
  for (const { 0: token, index } of text.matchAll(stringOrComment)) {
    if (token.startsWith('/')) continue;
    const stray = token.replace(meantEscape, (escape) => ' '.repeat(escape.length)).indexOf('\\');
    if (stray >= 0) return index + stray;
    const end = openByBackslash.exec(token)?.[1];
    if (end) return index + token.length - end.length;
  }
  return undefined;
}
