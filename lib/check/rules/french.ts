import { findAll, GAP } from '../prose';
import type { Rule } from '../rule';

/** French typography, except what the build corrects itself (no-break spaces, apostrophes). */
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
];
