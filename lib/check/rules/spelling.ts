import type { ProseFinding, Rule, Speller } from '../rule';
import { longestWord, wordListFile } from '../speller';
import type { Words } from '../types';
import { shorten } from '../words';

/** Words that no dictionary knows. */
export const spellingRules: Rule[] = [
  {
    id: 'spelling',
    severity: 'warning',
    fr: '« {word} » n’est pas dans le dictionnaire. Une faute fait douter du reste.',
    en: '"{word}" is not in the dictionary. A misspelling makes readers doubt the rest.',
    prose: (text, { speller }) => (speller ? unknownWords(withoutForeign(text, speller), speller) : []),
    bad: [
      '## La fenètre {#window}',
      '| Nom | Effet |\n| --- | --- |\n| `a` | La fenètre |',
      `Un mot de ${'a'.repeat(30_000)} sans fin.`,
    ],
    good: [
      'Le message « the window could not be opened » reste en anglais.',
      'Il répond <span lang="en">the window could not be opened</span>.',
      'Une page pour le Steam Deck.',
    ],
  },
];

const token = /(?<![\p{L}\p{N}_@#./\\$-])\p{L}[\p{L}\p{M}'’-]*\p{L}(?![\p{L}\p{N}_@/\\]|\.\p{L})/gu;
/** Names of code (capitals inside) are not words; missing ligatures have a rule of their own. */
const notWords = /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$|^(?:[csvnm]|ch)oeu/u;

function unknownWords(text: string, speller: Speller): ProseFinding[] {
  return [...text.matchAll(token)]
    .filter(([word]) => !notWords.test(word) && !speller.correct(word))
    .map(({ 0: word, index }) => {
      const values = { word: shorten(word, longestWord), fix: adviceFor(word, speller) };
      return { index, snippet: word, values };
    });
}

function adviceFor(word: string, speller: Speller): Words {
  const near = speller.suggest(word).join(', ');
  if (!near)
    return {
      fr: `Corrigez-le, ou ajoutez-le à ${wordListFile}.`,
      en: `Correct it, or add it to ${wordListFile}.`,
    };
  return {
    fr: `Vouliez-vous dire ${near} ? Sinon, ajoutez le mot à ${wordListFile}.`,
    en: `Did you mean ${near}? Otherwise add it to ${wordListFile}.`,
  };
}

/** Blanks addresses, known names of several words, and quotations in another language (messages of tools). */
function withoutForeign(text: string, speller: Speller): string {
  const blank = (found: string): string => ' '.repeat(found.length);
  const own = text.replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g, blank).replace(speller.phrases, blank);
  return own.replace(/«[^«»]*»/g, (quotation) => {
    const words = [...quotation.matchAll(token)].map(([word]) => word);
    const unknown = words.filter((word) => !speller.correct(word)).length;
    return words.length > 1 && unknown * 3 >= words.length ? blank(quotation) : quotation;
  });
}
