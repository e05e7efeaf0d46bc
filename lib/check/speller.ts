import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadModule } from 'hunspell-asm';
import type { Speller } from './rule';

/** The project's own words and names of several words, one per line; `#` starts a comment. */
export const wordListFile = 'content/fr/words.txt';

/** Longest word that is looked up; the longest French ones have 27 letters. */
export const longestWord = 60;

/** A suggestion takes Hunspell about a tenth of a second: later unknown words of a run get none. */
const maxSuggestions = 20;

/** Hunspell (WebAssembly) with its French dictionary and the project's word list. */
export async function createSpeller(root: string): Promise<Speller> {
  const folder = path.dirname(createRequire(path.join(root, 'package.json')).resolve('dictionary-fr'));
  const factory = await loadModule();
  const affixes = factory.mountBuffer(readFileSync(path.join(folder, 'index.aff')));
  const words = factory.mountBuffer(readFileSync(path.join(folder, 'index.dic')));
  const hunspell = factory.create(affixes, words);
  const own = readWordList(root);
  const phrases = [...own].filter((word) => word.includes(' ')).sort((a, b) => b.length - a.length);
  const known = new Map<string, boolean>();
  const suggested = new Map<string, string[]>();
  const spell = (word: string): boolean => {
    if (word.length > longestWord) return false;
    const before = known.get(word);
    if (before !== undefined) return before;
    const isKnown = own.has(word.toLowerCase()) || hunspell.spell(word);
    known.set(word, isKnown);
    return isKnown;
  };
  return {
    correct: (word) => isCorrect(word, spell),
    suggest(word) {
      if (word.length > longestWord || (suggested.size >= maxSuggestions && !suggested.has(word))) return [];
      const found = suggested.get(word) ?? hunspell.suggest(word).slice(0, 3);
      suggested.set(word, found);
      return found;
    },
    phrases: new RegExp(
      phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)',
      'giu',
    ),
  };
}

/** The project's own words in lower case; none if there is no list. */
function readWordList(root: string): Set<string> {
  try {
    const lines = readFileSync(path.join(root, wordListFile), 'utf8').split('\n');
    return new Set(lines.map((line) => line.replace(/#.*/, '').trim().toLowerCase()).filter(Boolean));
  } catch {
    return new Set();
  }
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
