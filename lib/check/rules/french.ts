import { findAll, GAP, withCaseOf, type Correction } from '../prose';
import type { Rule } from '../rule';
import type { Words } from '../types';

/** French typography. What the build corrects itself (no-break spaces, apostrophes) is not asked of authors. */
export const frenchRules: Rule[] = [
  {
    id: 'ellipsis',
    message: {
      fr: 'Trois points au lieu de « … ». Le signe est unique en typographie française.',
      en: 'Three full stops instead of "…". It is one sign in French typography.',
    },
    fix: {
      fr: 'Écrivez …',
      en: 'Write …',
    },
    prose: each(/\.{3}/g, () => ({ replacement: '…' })),
    bad: ['Il attend...'],
    good: ['Il attend…', 'Les points `...` du langage.'],
  },
  {
    id: 'quotes',
    message: {
      fr: 'Des guillemets droits dans le texte. Le français emploie « et ».',
      en: 'Straight quotes in the text. French uses « and ».',
    },
    fix: {
      fr: 'Écrivez « {text} ».',
      en: 'Write « {text} ».',
    },
    prose: each(/"([^"\n]{1,80})"|“([^”\n]{1,80})”/g, ([, straight, curly]) => {
      const text = straight ?? curly ?? '';
      return { values: { text }, replacement: `« ${text} »` };
    }),
    bad: ['Le bouton "Ouvrir" est là.', 'Le bouton “Ouvrir” est là.'],
    good: ['Le bouton « Ouvrir » est là.'],
  },
  {
    id: 'space-before-mark',
    message: {
      fr: 'Il manque une espace avant « {mark} ». Le français en met une ; la construction la rend insécable.',
      en: 'There is no space before "{mark}". French puts one; the build makes it a no-break space.',
    },
    fix: {
      fr: 'Écrivez « {text} ».',
      en: 'Write "{text}".',
    },
    prose: function* (text) {
      const pattern = new RegExp(`[\\p{L}\\p{N})»%${GAP}]([:;?!])(?=\\s|$)(?!\\s*»)`, 'gu');
      for (const { 0: whole, 1: mark = '', index } of text.matchAll(pattern))
        yield {
          index: index + whole.length - 1,
          snippet: mark,
          values: { mark, text: `${whole.slice(0, -1).replace(GAP, '`…`')} ${mark}` },
          replacement: ` ${mark}`,
        };
    },
    bad: ['Voici la liste:', 'Que faire?', 'Voici `a`: une lettre.'],
    good: ['Voici la liste :', 'Il est 12:30.'],
  },
  {
    id: 'space-before-comma',
    message: {
      fr: 'Une espace précède « {mark} ». Le français n’en met pas là.',
      en: 'A space stands before "{mark}". French puts none there.',
    },
    fix: {
      fr: 'Retirez-la.',
      en: 'Remove it.',
    },
    prose: each(/(?<=\p{L}) +([,.])(?=\s|$)/gu, ([, mark = '']) => ({ values: { mark }, replacement: mark })),
    bad: ['Le fichier , puis le dossier.'],
    good: ['Le fichier, puis le dossier.'],
  },
  {
    id: 'ligature',
    message: {
      fr: '« {word} » s’écrit avec une ligature. C’est une faute d’orthographe.',
      en: '"{word}" is written with a ligature. It is a spelling mistake.',
    },
    fix: {
      fr: 'Écrivez {text}.',
      en: 'Write {text}.',
    },
    prose: each(/(?<!\p{L})(c|s|v|n|ch|m)(oeu)(\p{L}*)/giu, ([word]) => {
      const text = word.replace(/oe/i, 'œ');
      return { values: { word, text }, replacement: text };
    }),
    bad: ['Le choeur du programme.'],
    good: ['Le cœur du programme.'],
  },
  {
    id: 'invisible-character',
    message: {
      fr: 'Un caractère invisible ({code}). Il casse la recherche, la copie et les liens.',
      en: 'An invisible character ({code}). It breaks search, copying and links.',
    },
    fix: {
      fr: 'Supprimez-le.',
      en: 'Delete it.',
    },
    prose: each(/[\u200B-\u200F\u202A-\u202E\u2060\u00AD\uFEFF]/g, ([character]) => {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return { values: { code: `U+${code}` }, replacement: '' };
    }),
    bad: ['Le fichier\u200B existe.'],
    good: ['Le fichier existe.'],
  },
  {
    id: 'exclamation',
    severity: 'warning',
    message: {
      fr: 'Un point d’exclamation. La documentation reste sobre.',
      en: 'An exclamation mark. Documentation stays sober.',
    },
    fix: {
      fr: 'Terminez la phrase par un point.',
      en: 'End the sentence with a full stop.',
    },
    prose: each(/(?<=\p{L}[ \u00A0\u202F]?)!(?=\s|$)/gu, () => ({})),
    bad: ['Tout est prêt !'],
    good: ['Tout est prêt.'],
  },
  {
    id: 'em-dash',
    severity: 'warning',
    message: {
      fr: 'Un tiret long. Les règles de rédaction l’évitent.',
      en: 'An em dash. The writing rules avoid it.',
    },
    fix: {
      fr: 'Employez une virgule, deux points ou des parenthèses.',
      en: 'Use a comma, a colon or brackets.',
    },
    prose: each(/—/g, () => ({})),
    bad: ['Le fichier — vide — existe.'],
    good: ['Le fichier, vide, existe.'],
  },
  {
    id: 'repeated-word',
    severity: 'warning',
    message: {
      fr: 'Le mot « {word} » est répété. La phrase bute.',
      en: 'The word "{word}" is repeated. The sentence stumbles.',
    },
    fix: {
      fr: 'Retirez l’un des deux.',
      en: 'Remove one of the two.',
    },
    prose: each(/(?<![\p{L}\p{N}-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/giu, ([, word = '']) =>
      ['nous', 'vous'].includes(word.toLowerCase()) ? undefined : { values: { word } },
    ),
    bad: ['Le fichier est est lu.'],
    good: ['Nous nous en servons.'],
  },
  {
    id: 'wording',
    severity: 'warning',
    message: {
      fr: '« {word} » n’est pas l’usage de ce site. {reason}',
      en: '"{word}" is not the usage of this site. {reason}',
    },
    fix: {
      fr: 'Écrivez plutôt : {text}.',
      en: 'Rather write: {text}.',
    },
    prose: function* (text) {
      for (const { pattern, instead, reason } of wordings)
        yield* findAll(text, pattern, ([word]) => {
          if (reason) return { values: { word, text: instead, reason } };
          const replacement = withCaseOf(word, instead);
          return { values: { word, text: replacement, reason: oneSpelling }, replacement };
        });
    },
    bad: [
      'Écrivez un mail.',
      'Une librairie lit le fichier.',
      'Ce format est supporté ici.',
      'Lisez simplement le fichier.',
      'Il suffit de lire le fichier.',
    ],
    good: ['Une application multiplateforme.', 'La bibliothèque lit le fichier.'],
  },
];

/** Without a reason, `instead` is another spelling: it takes the place of the word, with its capital and plural. */
type Wording = { pattern: RegExp; instead: string; reason?: Words };

const oneSpelling = {
  fr: 'Une seule graphie sur tout le site facilite la lecture et la recherche.',
  en: 'One spelling on the whole site makes reading and searching easier.',
};
const anglicism = { fr: 'Un terme français établi existe.', en: 'There is an established French term.' };
const filler = {
  fr: 'Ce qui est simple pour l’auteur ne l’est pas toujours pour le lecteur.',
  en: 'What is simple to the author is not always so to the reader.',
};

/** Words the writing rules replace; see CONTRIBUTING.md. */
const wordings: Wording[] = [
  { pattern: /(?<![\p{L}-])e?mails?(?!\p{L})/giu, instead: 'e-mail' },
  { pattern: /(?<!\p{L})multiplatformes?(?!\p{L})/giu, instead: 'multiplateforme' },
  { pattern: /(?<!\p{L})librairies?(?!\p{L})/giu, instead: 'bibliothèque', reason: anglicism },
  {
    pattern: /(?<!\p{L})(?:supporter|est supportée?s?|ne supporte pas|supportée?s? par)(?!\p{L})/giu,
    instead: 'prendre en charge',
    reason: anglicism,
  },
  { pattern: /(?<!\p{L})par défault(?!\p{L})/giu, instead: 'par défaut' },
  {
    pattern: /(?<!\p{L})(?:simplement|facilement|il suffit d['’e]\p{L}*)(?!\p{L})/giu,
    instead: 'rien',
    reason: filler,
  },
];

function each(pattern: RegExp, correct: (match: RegExpExecArray) => Correction | undefined) {
  return (text: string) => findAll(text, pattern, correct);
}
