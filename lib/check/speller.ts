import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadModule, type Hunspell } from 'hunspell-asm';
import { readText } from '../content/read-text';
import { escapeRegExp } from '../text/escape';
import type { Speller } from './rule';

/** The project's own words and names of several words, one per line; `#` starts a comment. */
export const wordListFile = 'content/fr/words.txt';

/** Longest word that is looked up; the longest French ones have 27 letters. */
export const longestWord = 60;

/** Hunspell needs about 100 ms for a suggestion, so only the first unknown words of a run get one. */
const maxSuggestions = 20;

/** Cached between the runs of `--watch`. */
let dictionary: Promise<Hunspell> | undefined;
const looked = new Map<string, boolean>();
const suggested = new Map<string, string[]>();

/** Hunspell (WebAssembly) with its French dictionary. */
async function loadDictionary(root: string): Promise<Hunspell> {
  const folder = path.dirname(createRequire(path.join(root, 'package.json')).resolve('dictionary-fr'));
  const factory = await loadModule();
  const affixes = factory.mountBuffer(readFileSync(path.join(folder, 'index.aff')));
  const words = factory.mountBuffer(readFileSync(path.join(folder, 'index.dic')));
  return factory.create(affixes, words);
}

/** Looks words up in the dictionary and in the project's word list. */
export async function createSpeller(root: string): Promise<Speller> {
  const hunspell = await (dictionary ??= loadDictionary(root));
  const own = readWordList(root);
  const phrases = [...own].filter((word) => word.includes(' ')).sort((a, b) => b.length - a.length);
  let suggestions = 0;
  const spell = (word: string): boolean => {
    if (word.length > longestWord) return false;
    if (own.has(word.toLowerCase())) return true;
    const isKnown = looked.get(word) ?? hunspell.spell(word);
    looked.set(word, isKnown);
    return isKnown;
  };
  return {
    correct: (word) => isCorrect(word, spell),
    suggest(word) {
      const before = suggested.get(word);
      if (before || word.length > longestWord || suggestions >= maxSuggestions) return before ?? [];
      suggestions += 1;
      const found = hunspell.suggest(word).slice(0, 3);
      suggested.set(word, found);
      return found;
    },
    phrases: new RegExp(phrases.map(escapeRegExp).join('|') || '(?!)', 'giu'),
  };
}

/** The project's own words in lower case. */
function readWordList(root: string): Set<string> {
  const lines = readText(path.join(root, wordListFile)).split('\n');
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim().toLowerCase()).filter(Boolean));
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
