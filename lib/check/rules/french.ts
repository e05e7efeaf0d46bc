import { shorten } from '../../text/shorten';
import { pageWith } from '../example';
import { readSearches } from '../glossary';
import { findAll, GAP } from '../prose';
import type { ProseFinding, Rule, Speller } from '../rule';
import { longestWord, wordListFile } from '../speller';

/** Line ends of other systems, which Markdown takes for text. */
const lineEnd = /[\u000B\u000C\u0085\u2028\u2029]/;

/** Characters without a width. A joiner between two pictures makes one of them. */
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u00AD\uFEFF]|(?<![\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** Typography (except what the build corrects itself), vocabulary and spelling of French texts. */
export const frenchRules: Rule[] = [
  {
    id: 'ellipsis',
    message: 'Trois points au lieu de « … ». Le signe est unique en typographie française.',
    fix: 'Écrivez …',
    prose: findAll(/\.{3}/g, () => ({ replacement: '…' })),
    bad: ['Il attend...'],
    good: ['Il attend…', 'Les points `...` du langage.'],
  },
  {
    id: 'quotes',
    message: 'Des guillemets droits ou anglais dans le texte. Le français utilise « et ».',
    fix: 'Écrivez « {text} ».',
    // First those that open as in French and close otherwise, or the other way round.
    prose: findAll(
      /«\s*([^«»"“”\n]{1,80}?)\s*["”]|["“]\s*([^«»"“”\n]{1,80}?)\s*»|"([^"\n]{1,80})"|[“„]([^“”\n]{1,80})[“”]|‘([^‘\n]{1,80}?)’(?!\p{L})/gu,
      (found) => {
        const text = found.slice(1).find(Boolean) ?? '';
        return { values: { text }, replacement: `« ${text} »` };
      },
    ),
    bad: [
      'Le bouton "Ouvrir" est là.',
      'Le bouton “Ouvrir” est là.',
      'Le bouton „Ouvrir“ est là.',
      'Le bouton ‘Ouvrir’ est là.',
      'La liste ‘d’attente’ est là.',
      pageWith({ title: '“Un titre”' }),
    ],
    good: ['Le bouton « Ouvrir » est là.', 'L’été d’avant, jusqu’à l’hiver.'],
  },
  {
    id: 'space-before-mark',
    message:
      'Il manque une espace avant « {mark} ». Le français en met une ; la construction la rend insécable.',
    fix: 'Écrivez « {text} ».',
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
    message: 'Une espace précède « {mark} ». Le français n’en met pas là.',
    fix: 'Retirez-la.',
    prose: findAll(/(?<=\p{L}) +([,.])(?=\s|$)/gu, ([, mark = '']) => ({
      values: { mark },
      replacement: mark,
    })),
    bad: ['Le fichier , puis le dossier.'],
    good: ['Le fichier, puis le dossier.'],
  },
  {
    id: 'ligature',
    message: '« {word} » s’écrit avec une ligature. C’est une faute d’orthographe.',
    fix: 'Écrivez {text}.',
    prose: findAll(/(?<!\p{L})(?:c|s|v|n|ch|m)oeu\p{L}*/giu, ([word]) => {
      const text = word.replace(/oe/i, 'œ');
      return { values: { word, text }, replacement: text };
    }),
    bad: ['Le choeur du programme.'],
    good: ['Le cœur du programme.'],
  },
  {
    id: 'invisible-character',
    message: 'Un caractère invisible ({code}). Il casse la recherche, la copie et les liens.',
    fix: 'Supprimez-le.',
    prose: findAll(invisible, ([character]) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return { values: { code: `U+${code}` }, replacement: lineEnd.test(character) ? ' ' : '' };
    }),
    bad: [
      'Le fichier\u200B existe.',
      'Un texte\u001B rouge.',
      'Un texte\u2028puis un autre.',
      'Le fichier\u200D existe.',
      'Un \u{1F4BB}\u200D.',
    ],
    good: [
      'Le fichier existe.',
      '\u{1F469}\u200D\u{1F4BB} et \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
      '\u{1F9D1}\u{1F3FD}\u200D\u{1F680}, \u{1F3F3}\uFE0F\u200D\u{1F308}',
    ],
  },
  {
    id: 'exclamation',
    severity: 'warning',
    message: 'Un point d’exclamation. La documentation reste sobre.',
    fix: 'Terminez la phrase par un point.',
    prose: findAll(/(?<=\p{L}[ \u00A0\u202F]?)!(?=\s|$)/gu),
    bad: ['Tout est prêt !'],
    good: ['Tout est prêt.'],
  },
  {
    id: 'em-dash',
    severity: 'warning',
    message: 'Un tiret long. Les règles de rédaction l’évitent.',
    fix: 'Utilisez une virgule, deux points ou des parenthèses.',
    prose: findAll(/—/g),
    bad: ['Le fichier — vide — existe.'],
    good: ['Le fichier, vide, existe.'],
  },
  {
    id: 'repeated-word',
    severity: 'warning',
    message: 'Le mot « {word} » est répété. La phrase bute.',
    fix: 'Retirez l’un des deux.',
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
    message: '« {word} » : ce qui est simple pour l’auteur ne l’est pas toujours pour le lecteur.',
    fix: 'Retirez ces mots, ou dites directement ce qu’il faut faire.',
    prose: findAll(/(?<!\p{L})(?:simplement|facilement|il suffit d['’e]\p{L}*)(?!\p{L})/giu, ([word]) => ({
      values: { word },
    })),
    bad: ['Lisez simplement le fichier.', 'Il suffit de lire le fichier.'],
    good: ['Lisez le fichier.'],
  },
  {
    id: 'glossary',
    message:
      '« {word} » n’est pas le mot de ce site. Un seul mot par notion facilite la lecture et la recherche.',
    fix: 'Écrivez plutôt « {term} ». {text}',
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
    message: '« {word} » n’est pas dans le dictionnaire. Une faute fait douter du reste.',
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
/** Names of code (capitals inside) are not words; missing ligatures have their own rule. */
const notWords = /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$|^(?:[csvnm]|ch)oeu/u;

function unknownWords(text: string, speller: Speller): ProseFinding[] {
  return [...text.matchAll(token)]
    .filter(([word]) => !notWords.test(word) && !speller.correct(word))
    .map(({ 0: word, index }) => {
      const values = { word: shorten(word, longestWord), fix: adviceFor(word, speller) };
      return { index, snippet: word, values };
    });
}

function adviceFor(word: string, speller: Speller): string {
  const near = speller.suggest(word).join(', ');
  if (!near) return `Corrigez-le, ou ajoutez-le à ${wordListFile}.`;
  return `Vouliez-vous dire ${near} ? Sinon, ajoutez le mot à ${wordListFile}.`;
}

/** Blanks addresses, known names of several words, and quotations in another language (messages of tools). */
function withoutForeign(text: string, speller: Speller): string {
  const blank = (found: string): string => ' '.repeat(found.length);
  const own = text
    .replace(/\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+/g, blank)
    .replace(speller.phrases, blank);
  return own.replace(/«[^«»]*»/g, (quotation) => {
    const words = [...quotation.matchAll(token)].map(([word]) => word);
    const unknown = words.filter((word) => !speller.correct(word)).length;
    return words.length > 1 && unknown * 3 >= words.length ? blank(quotation) : quotation;
  });
}
