const NARROW = '\u202F';
const NBSP = '\u00A0';

/**
 * French typography for running text: spaces before `; ! ?` and inside « » become narrow no-break spaces, before `:`
 * a no-break space, and straight apostrophes between letters become ’, as does that of a word which is
 * elided before what follows the text: a link, a piece of code.
 * `"L'API : oui !"` → `"L’API\u00A0: oui\u202F!"`
 */
export function toFrenchTypography(text: string): string {
  return text
    .replace(/[ \u00A0\u202F]([;!?])(?![\w=])/g, `${NARROW}$1`)
    .replace(/[ \u00A0\u202F]:(?=\s|$)/g, `${NBSP}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${NBSP}`)
    .replace(/[ \u00A0\u202F]*»/g, `${NBSP}»`)
    .replace(/(\p{L})'(?=[\p{L}\d«])/gu, '$1’')
    .replace(/(?<!\p{L})((?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu))'$/giu, '$1’')
    .replace(/(\d) (?=(?:%|€|[kMGT]?o\b|[kM]?Hz\b|ms\b|px\b|min\b|s\b))/g, `$1${NBSP}`);
}
