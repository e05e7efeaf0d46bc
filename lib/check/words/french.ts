/** Words of the rules on the French text. */
export const frenchRules = {
  spelling: {
    severity: 'warning',
    fr: {
      what: '« {word} » n’est pas dans le dictionnaire.',
      why: 'Une faute fait douter du reste.',
      todo: '{hint}',
    },
    en: {
      what: '"{word}" is not in the dictionary.',
      why: 'A misspelling makes readers doubt the rest.',
      todo: '{hint}',
    },
  },
  'repeated-word': {
    severity: 'warning',
    fr: { what: 'Le mot « {word} » est répété.', why: 'La phrase bute.', todo: 'Retirez l’un des deux.' },
    en: {
      what: 'The word "{word}" is repeated.',
      why: 'The sentence stumbles.',
      todo: 'Remove one of the two.',
    },
  },
  ellipsis: {
    severity: 'error',
    fr: {
      what: 'Trois points au lieu de « … ».',
      why: 'Le signe est unique en typographie française.',
      todo: 'Écrivez …',
    },
    en: {
      what: 'Three full stops instead of "…".',
      why: 'It is one sign in French typography.',
      todo: 'Write …',
    },
  },
  quotes: {
    severity: 'error',
    fr: {
      what: 'Des guillemets droits dans le texte.',
      why: 'Le français emploie « et ».',
      todo: 'Écrivez « {text} ».',
    },
    en: { what: 'Straight quotes in the text.', why: 'French uses « and ».', todo: 'Write « {text} ».' },
  },
  'space-before-mark': {
    severity: 'error',
    fr: {
      what: 'Il manque une espace avant « {mark} ».',
      why: 'Le français en met une ; la construction la rend insécable.',
      todo: 'Écrivez « {text} ».',
    },
    en: {
      what: 'There is no space before "{mark}".',
      why: 'French puts one; the build makes it a no-break space.',
      todo: 'Write "{text}".',
    },
  },
  'space-before-comma': {
    severity: 'error',
    fr: { what: 'Une espace précède « {mark} ».', why: 'Le français n’en met pas là.', todo: 'Retirez-la.' },
    en: { what: 'A space stands before "{mark}".', why: 'French puts none there.', todo: 'Remove it.' },
  },
  ligature: {
    severity: 'error',
    fr: {
      what: '« {word} » s’écrit avec une ligature.',
      why: 'C’est une faute d’orthographe.',
      todo: 'Écrivez {text}.',
    },
    en: {
      what: '"{word}" is written with a ligature.',
      why: 'It is a spelling mistake.',
      todo: 'Write {text}.',
    },
  },
  'invisible-character': {
    severity: 'error',
    fr: {
      what: 'Un caractère invisible ({code}).',
      why: 'Il casse la recherche, la copie et les liens.',
      todo: 'Supprimez-le.',
    },
    en: {
      what: 'An invisible character ({code}).',
      why: 'It breaks search, copying and links.',
      todo: 'Delete it.',
    },
  },
  wording: {
    severity: 'warning',
    fr: {
      what: '« {word} » n’est pas l’usage de ce site.',
      why: '{reason}',
      todo: 'Écrivez plutôt : {text}.',
    },
    en: { what: '"{word}" is not the usage of this site.', why: '{reason}', todo: 'Rather write: {text}.' },
  },
  exclamation: {
    severity: 'warning',
    fr: {
      what: 'Un point d’exclamation.',
      why: 'La documentation reste sobre.',
      todo: 'Terminez la phrase par un point.',
    },
    en: {
      what: 'An exclamation mark.',
      why: 'Documentation stays sober.',
      todo: 'End the sentence with a full stop.',
    },
  },
  'em-dash': {
    severity: 'warning',
    fr: {
      what: 'Un tiret long.',
      why: 'Les règles de rédaction l’évitent.',
      todo: 'Employez une virgule, deux points ou des parenthèses.',
    },
    en: {
      what: 'An em dash.',
      why: 'The writing rules avoid it.',
      todo: 'Use a comma, a colon or brackets.',
    },
  },
} as const;
