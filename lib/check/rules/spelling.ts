import type { ProseFinding, Rule, Speller } from '../rule';
import { guess, shorten } from '../words';
import { longestWord, wordListFile } from '../speller';

/** Words that no dictionary knows. */
export const spellingRules: Rule[] = [
  {
    id: 'spelling',
    severity: 'warning',
    message: {
      fr: '« {word} » n’est pas dans le dictionnaire. Une faute fait douter du reste.',
      en: '"{word}" is not in the dictionary. A misspelling makes readers doubt the rest.',
    },
    fix: '{hint}',
    prose: (text, { speller }) => (speller ? unknownWords(withoutForeign(text, speller), speller) : []),
    bad: [
      'La fenètre est ouverte.',
      '## La fenètre {#window}',
      '| Nom | Effet |\n| --- | --- |\n| `a` | La fenètre |',
      `Un mot de ${'a'.repeat(30_000)} sans fin.`,
    ],
    good: [
      'La fenêtre de l’application est ouverte.',
      'Le message « the window could not be opened » reste en anglais.',
      'Il répond <span lang="en">the window could not be opened</span>.',
      'Une page pour le Steam Deck.',
    ],
  },
];

const token = /(?<![\p{L}\p{N}_@#./\\$-])\p{L}[\p{L}\p{M}'’-]*\p{L}(?![\p{L}\p{N}_@/\\]|\.\p{L})/gu;

/** Names of code (capitals inside, digits, dots) are not words. */
function* unknownWords(text: string, speller: Speller): Generator<ProseFinding> {
  for (const { 0: word, index } of text.matchAll(token)) {
    // Missing ligatures have a rule of their own.
    if (/\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$|^(?:[csvnm]|ch)oeu/u.test(word) || speller.correct(word)) continue;
    const near = speller.suggest(word).join(', ');
    const hint = guess(near, {
      fr: `Corrigez-le, ou ajoutez-le à ${wordListFile}.`,
      en: `Correct it, or add it to ${wordListFile}.`,
    });
    const add = near && {
      fr: ` Sinon, ajoutez le mot à ${wordListFile}.`,
      en: ` Else add it to ${wordListFile}.`,
    };
    const values = {
      word: shorten(word, longestWord),
      hint: add ? { fr: hint.fr + add.fr, en: hint.en + add.en } : hint,
    };
    yield { index, snippet: word, values };
  }
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
