/** Words of the rules on the headings of a page: their order, ids and texts. */
export const headingRules = {
  'heading-order': {
    severity: 'error',
    fr: {
      what: 'Un titre de niveau {depth} suit un titre de niveau {previous}.',
      why: 'Les lecteurs d’écran et la table des matières perdent le fil.',
      todo: 'N’augmentez le niveau que de un : écrivez {marks}.',
    },
    en: {
      what: 'A level-{depth} heading follows a level-{previous} one.',
      why: 'Screen readers and the contents list lose their way.',
      todo: 'Go down one level at a time: write {marks}.',
    },
  },
  'heading-id': {
    severity: 'error',
    fr: {
      what: 'Le titre « {text} » n’a pas d’identifiant explicite.',
      why: 'Sans lui, l’adresse change dès que le titre est retouché.',
      todo: 'Ajoutez {suggestion} à la fin de la ligne.',
    },
    en: {
      what: 'The heading "{text}" has no explicit id.',
      why: 'Without one, its address changes whenever its words do.',
      todo: 'Add {suggestion} at the end of the line.',
    },
  },
  'heading-id-form': {
    severity: 'error',
    fr: {
      what: 'L’identifiant « {id} » contient des caractères imprévus.',
      why: 'Il fait partie d’une adresse que l’on recopie.',
      todo: 'Écrivez {suggestion} : lettres minuscules, chiffres, traits d’union.',
    },
    en: {
      what: 'The id "{id}" holds unexpected characters.',
      why: 'It is part of an address that people copy.',
      todo: 'Write {suggestion}: lower-case letters, digits, hyphens.',
    },
  },
  'heading-id-twice': {
    severity: 'error',
    fr: {
      what: 'L’identifiant « {id} » sert deux fois dans cette page.',
      why: 'Un lien ne peut mener qu’au premier.',
      todo: 'Donnez un autre identifiant à ce titre.',
    },
    en: {
      what: 'The id "{id}" is used twice in this page.',
      why: 'A link can only lead to the first.',
      todo: 'Give this heading another id.',
    },
  },
  'heading-empty': {
    severity: 'error',
    fr: {
      what: 'Un titre vide.',
      why: 'Il laisse une ligne vide dans la table des matières.',
      todo: 'Donnez-lui un texte, ou retirez-le.',
    },
    en: {
      what: 'An empty heading.',
      why: 'It leaves an empty line in the contents list.',
      todo: 'Give it a text, or remove it.',
    },
  },
  'heading-punctuation': {
    severity: 'warning',
    fr: {
      what: 'Le titre « {text} » se termine par « {mark} ».',
      why: 'Un titre n’est pas une phrase.',
      todo: 'Retirez le signe.',
    },
    en: {
      what: 'The heading "{text}" ends with "{mark}".',
      why: 'A heading is not a sentence.',
      todo: 'Remove the mark.',
    },
  },
} as const;
