type Wording = {
  pattern: RegExp;
  instead: string;
  reason: { fr: string; en: string };
  /** The exact replacement, when there is only one. */
  fix?: (found: string) => string;
};

const oneSpelling = {
  fr: 'Une seule graphie sur tout le site facilite la lecture et la recherche.',
  en: 'One spelling on the whole site makes reading and searching easier.',
};
const anglicism = { fr: 'Un terme français établi existe.', en: 'There is an established French term.' };
const filler = {
  fr: 'Ce qui est simple pour l’auteur ne l’est pas toujours pour le lecteur.',
  en: 'What is simple to the author is not always so to the reader.',
};

const keepCase = (found: string, text: string): string =>
  /^\p{Lu}/u.test(found) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Words the writing rules replace; see CONTRIBUTING.md. */
export const wordings: Wording[] = [
  {
    pattern: /(?<![\p{L}-])e?mails?(?!\p{L})/giu,
    instead: 'e-mail',
    reason: oneSpelling,
    fix: (found) => keepCase(found, found.toLowerCase().endsWith('s') ? 'e-mails' : 'e-mail'),
  },
  {
    pattern: /(?<!\p{L})multiplatforme(s?)(?!\p{L})/giu,
    instead: 'multiplateforme',
    reason: oneSpelling,
    fix: (found) => keepCase(found, found.toLowerCase().replace('platforme', 'plateforme')),
  },
  { pattern: /(?<!\p{L})librairies?(?!\p{L})/giu, instead: 'bibliothèque', reason: anglicism },
  { pattern: /(?<!\p{L})supporter(?!\p{L})/giu, instead: 'prendre en charge', reason: anglicism },
  {
    pattern: /(?<!\p{L})(?:est supportée?s?|ne supporte pas|supportée?s? par)(?!\p{L})/giu,
    instead: 'prendre en charge',
    reason: anglicism,
  },
  {
    pattern: /(?<!\p{L})par défault(?!\p{L})/giu,
    instead: 'par défaut',
    reason: oneSpelling,
    fix: (found) => keepCase(found, 'par défaut'),
  },
  {
    pattern: /(?<!\p{L})(?:simplement|facilement|il suffit d['’e]\p{L}*)(?!\p{L})/giu,
    instead: 'rien',
    reason: filler,
  },
];
