import { escapeRegExp } from '../text/escape';

const MAX_MARKED_WORDS = 40;

const accented: Record<string, string> = {
  a: 'aàâäáã',
  c: 'cç',
  e: 'eéèêë',
  i: 'iîïí',
  o: 'oôöóõ',
  u: 'uùûüú',
  y: 'yÿ',
  n: 'nñ',
  "'": "'’",
};

/**
 * Approximately the letters and digits of every script. Browsers take several times longer to compile a pattern with `\p{L}` or
 * the `i` flag, and each query needs a new one.
 */
const LETTER = '[0-9A-Za-z\\u00C0-\\u1FFF\\u2C00-\\u2DFF\\u3040-\\uD7FF]';

/** Returns a pattern for words that start with one of the (folded) words, with or without accents; null for no words. */
export function markPattern(words: string[]): RegExp | null {
  const starts = [...new Set(words)].filter(Boolean).slice(0, MAX_MARKED_WORDS);
  if (starts.length === 0) return null;
  const alternatives = starts
    .sort((a, b) => b.length - a.length)
    .map((word) => [...word].map(toCharacterClass).join(''));
  return new RegExp(`(?<!${LETTER})(?:${alternatives.join('|')})${LETTER}*`, 'g');
}

/** Matches a character in both cases and with any accent. */
function toCharacterClass(char: string): string {
  const forms = [...(accented[char] ?? char)].flatMap((form) => [form, form.toUpperCase()]);
  const single = new Set(forms.filter((form) => form.length === 1));
  return single.size > 1 ? `[${[...single].join('')}]` : escapeRegExp(char);
}
