import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { keepPerBuild } from '../../content/keep-per-build';
import { findAll, GAP } from '../prose';
import type { ProseFinding, Rule, Speller } from '../rule';
import { longestWord, wordListFile } from '../speller';
import type { Words } from '../types';
import { shorten } from '../words';

/** Typography (except what the build corrects itself), vocabulary and spelling of French texts. */
export const frenchRules: Rule[] = [
  {
    id: 'ellipsis',
    fr: 'Trois points au lieu de « … ». Le signe est unique en typographie française.',
    en: 'Three full stops instead of "…". It is one sign in French typography.',
    fixFr: 'Écrivez …',
    fixEn: 'Write …',
    prose: findAll(/\.{3}/g, () => ({ replacement: '…' })),
    bad: ['Il attend...'],
    good: ['Il attend…', 'Les points `...` du langage.'],
  },
  {
    id: 'quotes',
    fr: 'Des guillemets droits dans le texte. Le français emploie « et ».',
    en: 'Straight quotes in the text. French uses « and ».',
    fixFr: 'Écrivez « {text} ».',
    fixEn: 'Write « {text} ».',
    prose: findAll(/"([^"\n]{1,80})"|“([^”\n]{1,80})”/g, ([, straight, curly]) => {
      const text = straight ?? curly ?? '';
      return { values: { text }, replacement: `« ${text} »` };
    }),
    bad: ['Le bouton "Ouvrir" est là.', 'Le bouton “Ouvrir” est là.'],
    good: ['Le bouton « Ouvrir » est là.'],
  },
  {
    id: 'space-before-mark',
    fr: 'Il manque une espace avant « {mark} ». Le français en met une ; la construction la rend insécable.',
    en: 'There is no space before "{mark}". French puts one; the build makes it a no-break space.',
    fixFr: 'Écrivez « {text} ».',
    fixEn: 'Write "{text}".',
    prose: findAll(
      new RegExp(`(?<=([\\p{L}\\p{N})»%${GAP}]{1,30}))([:;?!])(?=\\s|$)(?!\\s*»)`, 'gu'),
      ([, before = '', mark = '']) => ({
        values: { mark, text: `${before.replaceAll(GAP, '`…`')} ${mark}` },
        replacement: ` ${mark}`,
      }),
    ),
    bad: ['Que faire?', 'Voici `a`: une lettre.'],
    good: ['Voici la liste :', 'Il est 12:30.'],
  },
  {
    id: 'space-before-comma',
    fr: 'Une espace précède « {mark} ». Le français n’en met pas là.',
    en: 'A space stands before "{mark}". French puts none there.',
    fixFr: 'Retirez-la.',
    fixEn: 'Remove it.',
    prose: findAll(/(?<=\p{L}) +([,.])(?=\s|$)/gu, ([, mark = '']) => ({
      values: { mark },
      replacement: mark,
    })),
    bad: ['Le fichier , puis le dossier.'],
    good: ['Le fichier, puis le dossier.'],
  },
  {
    id: 'ligature',
    fr: '« {word} » s’écrit avec une ligature. C’est une faute d’orthographe.',
    en: '"{word}" is written with a ligature. It is a spelling mistake.',
    fixFr: 'Écrivez {text}.',
    fixEn: 'Write {text}.',
    prose: findAll(/(?<!\p{L})(?:c|s|v|n|ch|m)oeu\p{L}*/giu, ([word]) => {
      const text = word.replace(/oe/i, 'œ');
      return { values: { word, text }, replacement: text };
    }),
    bad: ['Le choeur du programme.'],
    good: ['Le cœur du programme.'],
  },
  {
    id: 'invisible-character',
    fr: 'Un caractère invisible ({code}). Il casse la recherche, la copie et les liens.',
    en: 'An invisible character ({code}). It breaks search, copying and links.',
    fixFr: 'Supprimez-le.',
    fixEn: 'Delete it.',
    prose: findAll(/[\u200B-\u200F\u202A-\u202E\u2060\u00AD\uFEFF]/g, ([character]) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return { values: { code: `U+${code}` }, replacement: '' };
    }),
    bad: ['Le fichier\u200B existe.'],
    good: ['Le fichier existe.'],
  },
  {
    id: 'exclamation',
    severity: 'warning',
    fr: 'Un point d’exclamation. La documentation reste sobre.',
    en: 'An exclamation mark. Documentation stays sober.',
    fixFr: 'Terminez la phrase par un point.',
    fixEn: 'End the sentence with a full stop.',
    prose: findAll(/(?<=\p{L}[ \u00A0\u202F]?)!(?=\s|$)/gu),
    bad: ['Tout est prêt !'],
    good: ['Tout est prêt.'],
  },
  {
    id: 'em-dash',
    severity: 'warning',
    fr: 'Un tiret long. Les règles de rédaction l’évitent.',
    en: 'An em dash. The writing rules avoid it.',
    fixFr: 'Employez une virgule, deux points ou des parenthèses.',
    fixEn: 'Use a comma, a colon or brackets.',
    prose: findAll(/—/g),
    bad: ['Le fichier — vide — existe.'],
    good: ['Le fichier, vide, existe.'],
  },
  {
    id: 'repeated-word',
    severity: 'warning',
    fr: 'Le mot « {word} » est répété. La phrase bute.',
    en: 'The word "{word}" is repeated. The sentence stumbles.',
    fixFr: 'Retirez l’un des deux.',
    fixEn: 'Remove one of the two.',
    prose: findAll(
      /(?<![\p{L}\p{N}-])(?!(?:nous|vous)\s)(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/giu,
      ([, word = '']) => ({ values: { word } }),
    ),
    bad: ['Le fichier est est lu.'],
    good: ['Nous nous en servons.'],
  },
  {
    id: 'wording',
    severity: 'warning',
    fr: '« {word} » : ce qui est simple pour l’auteur ne l’est pas toujours pour le lecteur.',
    en: '"{word}": what is simple to the author is not always so to the reader.',
    fixFr: 'Retirez ces mots, ou dites directement ce qu’il faut faire.',
    fixEn: 'Remove these words, or say directly what to do.',
    prose: findAll(/(?<!\p{L})(?:simplement|facilement|il suffit d['’e]\p{L}*)(?!\p{L})/giu, ([word]) => ({
      values: { word },
    })),
    bad: ['Lisez simplement le fichier.', 'Il suffit de lire le fichier.'],
    good: ['Lisez le fichier.'],
  },
  {
    id: 'glossary',
    fr: '« {word} » n’est pas le mot de ce site. Un seul mot par notion facilite la lecture et la recherche.',
    en: '"{word}" is not the word of this site. One word for each notion makes reading and searching easier.',
    fixFr: 'Écrivez plutôt « {term} ». {text}',
    fixEn: 'Rather write « {term} » ({english}).',
    prose: (text, { root }) => readSearches(root).flatMap((search) => search(text)),
    bad: [
      'Le frontal arrive.',
      'Deux événements arrivent.',
      'Écrivez un mail.',
      'Elle rend `null`, elle rend une chaîne.',
    ],
    good: [
      'La *allowlist* et la clé `allowlist`.',
      'Un évènement arrive.',
      'Il répond <span lang="en">the payload is empty</span>.',
    ],
  },
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

type Entry = { term: string; en: string; text: string; avoid?: string[]; replace?: boolean };

/** A search for each term that has words to avoid. A backquote in a pattern stands for code. */
const readSearches = keepPerBuild((root: string) => {
  const text = readFileSync(path.join(root, 'content/fr/glossary.yaml'), 'utf8');
  const entries = parse(text) as Entry[];
  return entries.flatMap(({ term, en: english, text, avoid, replace }) => {
    if (!avoid) return [];
    const words = avoid.join('|').replaceAll('`', GAP);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${words})s?(?![\\p{L}\\p{N}_])`, 'giu');
    return findAll(pattern, ([found]) => ({
      values: { word: found.replaceAll(GAP, '`…`'), term, english, text },
      ...(replace ? { replacement: withCaseOf(found, term) } : {}),
    }));
  });
});

/** A term with the first letter and the plural of what it replaces. */
function withCaseOf(found: string, term: string): string {
  const first = /^\p{Lu}/u.test(found) ? term.charAt(0).toUpperCase() : term.charAt(0);
  return first + term.slice(1) + (/s$/i.test(found) ? 's' : '');
}

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
