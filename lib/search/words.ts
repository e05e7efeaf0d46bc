import { stemmer } from '@orama/stemmers/french';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as french } from '@orama/stopwords/french';

/** A word as it was written (folded), and what it is compared by. */
export type Word = { surface: string; stem: string };

const asked = [
  'comment',
  'quand',
  'pourquoi',
  'quoi',
  'faire',
  'fait',
  'faut',
  'peut',
  'puis',
  'how',
  'what',
  'why',
];
const stopWords = new Set([...french, ...english, ...asked].map(fold));
/** Names that only look like a plural. */
const properNames = new Set(['windows', 'macos', 'ios', 'nsis', 'vs', 'js', 'css']);
const elision = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quelqu)'(?=.)/;
const longestWord = 60;
const stems = new Map<string, string>();

/** Lower case without accents, with plain apostrophes: `"L’Évènement"` → `"l'evenement"`. */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/`/g, "'").toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .normalize(); // Korean syllables, which the first step took apart
}

/** French stem of a folded word: `"fonctionnalites"` and `"fonctionnalite"` → the same. Short words and names with digits stay. */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known =
      word.length < 4 || properNames.has(word) || /[^a-z]/.test(word)
        ? word
        : stemmer(word.replace(/s$/, ''));
    if (stems.size > 30_000) stems.clear();
    stems.set(word, known);
  }
  return known;
}

/** Letters at a word's start that its stem always keeps: words with one stem are found among those that begin alike. */
export const stemKeeps = 2;

/** True for a word that says nothing about the subject. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** A word of a text as it stands; an identifier also has its parts: `alwaysOnTop` → `always`, `on`, `top`. */
export type Token = { surface: string; parts: string[] };

const chunk = /[\p{L}\p{N}\p{M}$_]+(?:['’._:/@-]+[\p{L}\p{N}\p{M}_]+)*/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hangul}]/u;
const plainWord = /^(?:\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|[\d.]+)$/u;

/** Words of a text in order, elisions taken off: `"l'option alwaysOnTop"` → `option`, and `alwaysontop` with its parts. */
export function splitTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [whole] of text.matchAll(chunk)) {
    if (whole.length > longestWord) continue;
    if (unspaced.test(whole)) {
      tokens.push(...splitUnspaced(whole));
      continue;
    }
    const surface = fold(whole).replace(elision, '');
    const parts = plainWord.test(whole)
      ? []
      : splitIdentifier(whole)
          .map((part) => fold(part).replace(elision, ''))
          .filter(Boolean);
    tokens.push({ surface, parts: parts.length > 1 ? parts : [] });
  }
  return tokens;
}

/** Chinese has no spaces, Korean ties endings to its words: both are read in overlapping pairs. `"설치하기"` → `설치`, `치하`, `하기`. */
function splitUnspaced(whole: string): Token[] {
  return whole.split(/([\p{sc=Han}\p{sc=Hangul}]+)/u).flatMap((run): Token[] => {
    if (!unspaced.test(run)) return splitTokens(run);
    const letters = [...run];
    const pairs = letters.slice(1).map((letter, index) => fold((letters[index] ?? '') + letter));
    return (pairs.length > 0 ? pairs : [fold(run)]).map((surface) => ({ surface, parts: [] }));
  });
}

/** All words of a text, identifiers whole and in parts: `"--exit-on-panic"` → `exit-on-panic`, `exit`, `on`, `panic`. */
export function splitWords(text: string): string[] {
  return splitTokens(text).flatMap(({ surface, parts }) => [surface, ...parts]);
}

/** Parts of an identifier: `"WebviewWindow.setTitle"` → `Webview`, `Window`, `set`, `Title`; a file in a folder also whole. */
function splitIdentifier(whole: string): string[] {
  const file = whole.slice(whole.lastIndexOf('/') + 1);
  const names = file !== whole && file.includes('.') ? [file] : [];
  const parts = whole
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s._:/@-]+/u)
    .filter(Boolean);
  return [...parts, ...names];
}

/** Tokens that say something; all of them when none does. */
export function tellingTokens(text: string): Token[] {
  const all = splitTokens(text);
  const telling = all.filter(({ surface }) => !isStopWord(surface));
  return telling.length > 0 ? telling : all;
}

/** Words that say something, in order, identifiers in parts only. */
export function readWords(text: string): Word[] {
  return tellingTokens(text)
    .flatMap(({ surface, parts }) =>
      parts.length > 0 ? parts.filter((part) => !isStopWord(part)) : [surface],
    )
    .map(toWord);
}

export function toWord(surface: string): Word {
  return { surface, stem: stem(surface) };
}
