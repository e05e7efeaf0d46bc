import { stemmer } from '@orama/stemmers/french';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as french } from '@orama/stopwords/french';

/** A folded word and its stem. */
export type Term = { surface: string; stem: string };

/** Question words, which the stop word lists do not have. */
const QUESTION_WORDS = 'comment quand pourquoi quoi faire fait faut peut puis how what why'.split(' ');
const stopWords = new Set([...french, ...english, ...QUESTION_WORDS].map(fold));
/** Names that look like a plural but are not. */
const properNames = new Set(['windows', 'macos', 'ios', 'nsis', 'vs', 'js', 'css']);
const elision = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quelqu)'(?=.)/;
/** Pronoun after the verb of a French question: `existe-t-il`, `puis-je`, `peut-on`. */
const inversion =
  /(?:-t-(?:ils?|elles?|on)|-(?:ils?|elles?|je|nous|vous|ce)|(?<=^(?:peut|doit|fait|sait|est))-on)$/iu;
const MAX_WORD_LENGTH = 60;
const stems = new Map<string, string>();

/** Returns the text in lower case, without accents, with straight apostrophes: `"L’Évènement"` → `"l'evenement"`. */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/`/g, "'").toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .normalize(); // joins Korean syllables again, which NFKD splits
}

/** Returns the French stem of a folded word. Short words and names with digits are their own stem. */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known =
      word.length < 4 || properNames.has(word) || /[^a-z]/.test(word)
        ? word
        : stemmer(withoutEnglishEnding(toRegularForm(word.replace(/s$/, ''))));
    if (stems.size > 30_000) stems.clear();
    stems.set(word, known);
  }
  return known;
}

/**
 * Forms that the stemmer keeps apart from their verb, because they are irregular or because it can tell neither `é` from `e` nor a verb in
 * `-ier` from a noun: `fermee` → `ferme`, `copier` → `copie`, `envoie` → `envoye`, `attendre` → `attend`. `donnees` are data.
 */
const regularForms: [form: RegExp, regular: string][] = [
  [/^(?!donn)(.*[^e])ee$/, '$1e'],
  [/(f|bl|pl|cop)ier$/, '$1ie'],
  [/([aeou])yer$|([eo])i(?:e|ent)$/, '$1$2ye'],
  [/uire$/, 'uit'],
  [/([nr])dre$|^(per)due?$/, '$1$2d'],
  [/([tv])ien(?:t|ne|nent)$/, '$1enir'],
  [/cri(?:re|te|vent)$/, 'crit'],
  [/^ouvert(?:e|ure)?$/, 'ouvrir'],
  [/^recue?$|^recoi(?:t|vent)$/, 'recevoir'],
  [/par(?:ait(?:re)?|aissent|ue?)$/, 'paraitre'],
];

function toRegularForm(word: string): string {
  return regularForms.reduce((form, [pattern, regular]) => form.replace(pattern, regular), word);
}

/** `opening` → `open`, `debugging` → `debug`, `signed` → `sign`, which the French stemmer leaves. `setting` stays: `set` is another word. */
function withoutEnglishEnding(word: string): string {
  const [, root = ''] = /^([a-z]*[aeiouy][a-z]*)(?:ing|(?<=\w{3}[^aeiouy])ed)$/.exec(word) ?? [];
  const isDoubled = /([^aeiousl])\1$/.test(root);
  if (root.length < (isDoubled ? 5 : 3)) return word;
  return isDoubled ? root.slice(0, -1) : root;
}

/** Every stem keeps this many letters of its word, so that words with a given stem can be found by prefix. */
export const STEM_KEEPS = 2;

/** Returns true for a word that says nothing about the subject. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** A folded word; an identifier also has its subwords: `alwaysOnTop` → `always`, `on`, `top`. */
export type Token = { surface: string; subwords: string[] };

const chunk = /[\p{L}\p{N}\p{M}$_]+(?:['’._:/@-]+[\p{L}\p{N}\p{M}_]+)*/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hangul}]/u;
/** A fast path for most words: the other patterns take several times longer. */
const simpleWord = /^[A-Za-zÀ-ÿ][a-zà-ÿ]{0,40}$/;
const plainWord = /^(?:\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|[\d.]+)$/u;

/** Splits a text into tokens, without elisions: `"l'option alwaysOnTop"` → `option`, and `alwaysontop` with its subwords. */
function splitTokens(text: string): Token[] {
  const tokens: Token[] = [];
  // Not `matchAll`, which makes a new pattern for each text.
  for (const written of text.match(chunk) ?? []) {
    if (simpleWord.test(written)) {
      tokens.push({ surface: fold(written), subwords: [] });
      continue;
    }
    const whole = written.includes('-') ? written.replace(inversion, '') : written;
    if (whole.length > MAX_WORD_LENGTH) continue;
    if (unspaced.test(whole)) {
      tokens.push(...splitUnspaced(whole));
      continue;
    }
    const surface = fold(whole).replace(elision, '');
    const subwords = plainWord.test(whole)
      ? []
      : splitIdentifier(whole)
          .map((subword) => fold(subword).replace(elision, ''))
          .filter(Boolean);
    tokens.push({ surface, subwords: subwords.length > 1 ? subwords : [] });
  }
  return tokens;
}

/** Splits Chinese, which has no spaces, and Korean, which has suffixes, into overlapping pairs: `설치하기` → `설치`, `치하`, `하기`. */
function splitUnspaced(whole: string): Token[] {
  return whole.split(/([\p{sc=Han}\p{sc=Hangul}]+)/u).flatMap((run): Token[] => {
    if (!unspaced.test(run)) return splitTokens(run);
    const letters = [...run];
    const pairs = letters.slice(1).map((letter, index) => fold((letters[index] ?? '') + letter));
    return (pairs.length > 0 ? pairs : [fold(run)]).map((surface) => ({ surface, subwords: [] }));
  });
}

/** Returns all tokens of a text, folded, identifiers whole and in subwords: `--exit-on-panic` → `exit-on-panic`, `exit`, `on`, `panic`. */
export function tokenize(text: string): string[] {
  return splitTokens(text).flatMap(({ surface, subwords }) => [surface, ...subwords]);
}

/** Splits an identifier: `WebviewWindow.setTitle` → `Webview`, `Window`, `set`, `Title`. */
function splitIdentifier(whole: string): string[] {
  return whole
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s._:/@-]+/u)
    .filter(Boolean);
}

/** Returns the tokens that are not stop words, or all of them if there are only stop words. */
export function tellingTokens(text: string): Token[] {
  const all = splitTokens(text);
  const telling = all.filter(({ surface }) => !isStopWord(surface));
  return telling.length > 0 ? telling : all;
}

/** Returns the terms of the tokens that are not stop words, identifiers in subwords only. */
export function readTerms(text: string): Term[] {
  return tellingTokens(text)
    .flatMap(({ surface, subwords }) =>
      subwords.length > 0 ? subwords.filter((subword) => !isStopWord(subword)) : [surface],
    )
    .map(toTerm);
}

/** Returns a folded word with its stem. */
export function toTerm(surface: string): Term {
  return { surface, stem: stem(surface) };
}
