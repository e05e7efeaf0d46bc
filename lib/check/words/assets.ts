/** Words of the rules on pictures, drawings and the files they are in. */
export const assetRules = {
  'missing-alt': {
    severity: 'error',
    fr: {
      what: '{element} n’a pas de texte de remplacement.',
      why: 'Qui ne voit pas l’image ne sait pas ce qu’elle dit.',
      todo: 'Ajoutez alt="…" : ce que l’image dit, en une phrase.',
    },
    en: {
      what: '{element} has no text alternative.',
      why: 'Readers who cannot see the picture do not know what it says.',
      todo: 'Add alt="…": what the picture says, in one sentence.',
    },
  },
  'poor-alt': {
    severity: 'warning',
    fr: {
      what: 'Le texte de remplacement « {text} » ne dit rien de l’image.',
      why: 'Il est lu à la place de l’image.',
      todo: 'Dites ce que l’image montre, sans « image de » ni nom de fichier.',
    },
    en: {
      what: 'The text alternative "{text}" says nothing about the picture.',
      why: 'It is read instead of the picture.',
      todo: 'Say what the picture shows, without "image of" or a file name.',
    },
  },
  'missing-asset': {
    severity: 'error',
    fr: {
      what: 'Le fichier « {path} » n’existe pas.',
      why: 'La page montrerait un cadre vide.',
      todo: '{hint}',
    },
    en: {
      what: 'The file "{path}" does not exist.',
      why: 'The page would show an empty frame.',
      todo: '{hint}',
    },
  },
  'asset-weight': {
    severity: 'warning',
    fr: {
      what: 'Le fichier {path} pèse {size} ko.',
      why: 'Des lecteurs sont en train, sur un réseau lent ; la copie hors connexion garde tout.',
      todo: 'Restez sous {limit} ko : réduisez l’image, ou passez en SVG, WebP ou AVIF.',
    },
    en: {
      what: 'The file {path} weighs {size} kB.',
      why: 'Readers are on trains, on slow networks; the offline copy keeps everything.',
      todo: 'Stay below {limit} kB: shrink the picture, or use SVG, WebP or AVIF.',
    },
  },
  'asset-size': {
    severity: 'error',
    fr: {
      what: 'L’image {path} mesure {actual}, la page annonce {stated}.',
      why: 'Une taille fausse fait bouger le texte pendant le chargement.',
      todo: 'Écrivez width et height tels que {actual}.',
    },
    en: {
      what: 'The picture {path} is {actual}, the page says {stated}.',
      why: 'A wrong size makes the text move while the picture loads.',
      todo: 'Write width and height as {actual}.',
    },
  },
  'unused-asset': {
    severity: 'warning',
    fr: {
      what: 'Aucune page n’utilise ce fichier.',
      why: 'Il pèse dans le dépôt pour rien.',
      todo: 'Montrez-le dans une page, ou supprimez-le.',
    },
    en: {
      what: 'No page uses this file.',
      why: 'It weighs on the repository for nothing.',
      todo: 'Show it in a page, or delete it.',
    },
  },
  'bad-drawing': {
    severity: 'error',
    fr: {
      what: 'Le schéma contient {problem}.',
      why: 'Les schémas suivent les couleurs du site et ne chargent rien.',
      todo: 'Utilisez les classes d-box, d-accent, d-text…',
    },
    en: {
      what: 'The drawing holds {problem}.',
      why: 'Drawings follow the colours of the site and load nothing.',
      todo: 'Use the classes d-box, d-accent, d-text…',
    },
  },
} as const;
