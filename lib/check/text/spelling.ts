import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadModule } from 'hunspell-asm';
import type { Fault } from '../types';
import type { Prose } from './prose';

export type Speller = {
  correct: (word: string) => boolean;
  suggest: (word: string) => string[];
  /** Names of several words. */ phrases: string[];
};

/** Own words of the project and names of several words, one a line; `#` begins a remark. */
export const wordListFile = 'content/fr/words.txt';

/** Letters of the longest word that is looked up; the longest French ones have 27. */
const longest = 60;

/** The French dictionary of Hunspell with the project's word list. Hunspell itself, as WebAssembly: it knows the affixes of French in a tenth of a second. */
export async function createSpeller(root: string): Promise<Speller> {
  const folder = path.dirname(createRequire(path.join(root, 'package.json')).resolve('dictionary-fr'));
  const factory = await loadModule();
  const affixes = factory.mountBuffer(readFileSync(path.join(folder, 'index.aff')));
  const words = factory.mountBuffer(readFileSync(path.join(folder, 'index.dic')));
  const hunspell = factory.create(affixes, words);
  const own = readWordList(root);
  const known = new Map<string, boolean>();
  const spell = (word: string): boolean => {
    if (word.length > longest) return false;
    const before = known.get(word);
    if (before !== undefined) return before;
    const fine = own.has(word.toLowerCase()) || hunspell.spell(word);
    known.set(word, fine);
    return fine;
  };
  return {
    correct: (word) => isCorrect(word, spell),
    suggest: (word) => suggest(word, spell),
    phrases: [...own].filter((word) => word.includes(' ')),
  };
}

/** The project's own words in lower case; none when there is no list. */
export function readWordList(root: string): Set<string> {
  try {
    const lines = readFileSync(path.join(root, wordListFile), 'utf8').split('\n');
    return new Set(lines.map((line) => line.replace(/#.*/, '').trim().toLowerCase()).filter(Boolean));
  } catch {
    return new Set();
  }
}

const accents: Record<string, string> = {
  a: 'àâ',
  à: 'a',
  â: 'a',
  c: 'ç',
  e: 'éèêë',
  é: 'eèê',
  è: 'eéê',
  ê: 'eéè',
  i: 'îï',
  î: 'i',
  o: 'ô',
  ô: 'o',
  u: 'ùûü',
  û: 'u',
  ù: 'u',
};

/** Known words one accent, one swap, one letter too many, too few or wrong away; none for a word that is too long. Hunspell's own suggestions take a third of a second each. */
function suggest(word: string, spell: (word: string) => boolean): string[] {
  if (word.length > longest) return [];
  const letters = [...word.replace(/’/g, "'")];
  const changed = (index: number, length: number, text: string): string =>
    [...letters.slice(0, index), text, ...letters.slice(index + length)].join('');
  const alphabet = [...'abcdefghijlmnopqrstuvxzéèêàçœ'];
  const candidates = [
    ...letters.flatMap((letter, index) =>
      [...(accents[letter] ?? '')].map((other) => changed(index, 1, other)),
    ),
    ...letters.map((letter, index) => changed(index, 2, (letters[index + 1] ?? '') + letter)),
    ...letters.map((_, index) => changed(index, 1, '')),
    ...letters.flatMap((_, index) => alphabet.map((letter) => changed(index + 1, 0, letter))),
    ...letters.flatMap((_, index) => alphabet.map((letter) => changed(index, 1, letter))),
  ];
  const found = new Set<string>();
  for (const candidate of candidates) {
    if (found.size === 3) break;
    if (candidate !== word && candidate.length > 1 && spell(candidate)) found.add(candidate);
  }
  return [...found];
}

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)'/i;

/** A word, or each of its parts: `l’application`, `sous-dossier`, `peut-il`. */
function isCorrect(word: string, spell: (word: string) => boolean): boolean {
  let bare = word.replace(/’/g, "'");
  for (let before = ''; bare !== before; bare = bare.replace(elision, '')) {
    if (spell(bare)) return true;
    before = bare;
  }
  const parts = bare.split('-').filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.length === 1 || spell(part));
}

const token = /(?<![\p{L}\p{N}_@#./\\$-])\p{L}[\p{L}\p{M}'’-]*\p{L}(?![\p{L}\p{N}_@/\\]|\.\p{L})/gu;

/** Words of a text that no dictionary knows. Names of code (capitals inside, digits, dots) are not words. */
export function checkSpelling(file: string, prose: Prose, speller: Speller): Fault[] {
  return unknownWords(withoutForeign(prose.text, speller), speller).map(({ word, index }): Fault => {
    const near = speller.suggest(word).join(', ');
    const hint = near
      ? {
          'hint.fr': `Vouliez-vous dire ${near} ? Sinon, ajoutez le mot à ${wordListFile}.`,
          'hint.en': `Did you mean ${near}? Else add it to ${wordListFile}.`,
        }
      : {
          'hint.fr': `Corrigez-le, ou ajoutez-le à ${wordListFile}.`,
          'hint.en': `Correct it, or add it to ${wordListFile}.`,
        };
    return { file, ...prose.place(index, word), rule: 'spelling', values: { word: shorten(word), ...hint } };
  });
}

function shorten(word: string): string {
  return word.length > longest ? `${word.slice(0, longest)}…` : word;
}

function unknownWords(text: string, speller: Speller): { word: string; index: number }[] {
  return [...text.matchAll(token)]
    .filter(([word]) => !/\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u.test(word) && !speller.correct(word))
    .map((match) => ({ word: match[0], index: match.index }));
}

/** Blanks addresses, known names of several words, and quotations in another language (messages of tools). */
function withoutForeign(text: string, speller: Speller): string {
  const blank = (found: string): string => ' '.repeat(found.length);
  const lower = text.toLowerCase();
  let result = text.replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g, blank);
  for (const phrase of speller.phrases) {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1))
      result = result.slice(0, at) + blank(phrase) + result.slice(at + phrase.length);
  }
  return result.replace(/«[^»]*»/g, (quotation) => {
    const words = [...quotation.matchAll(token)].length;
    return words > 1 && unknownWords(quotation, speller).length * 3 >= words ? blank(quotation) : quotation;
  });
}
