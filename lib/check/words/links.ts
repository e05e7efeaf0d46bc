/** Words of the rules on links, addresses and anchors. */
export const linkRules = {
  'dead-link': {
    severity: 'error',
    fr: {
      what: 'Le lien « {href} » ne mène à aucune page.',
      why: 'Le lecteur arrive sur « Page introuvable ».',
      todo: '{hint}',
    },
    en: {
      what: 'The link "{href}" leads to no page.',
      why: 'Readers end on "Page not found".',
      todo: '{hint}',
    },
  },
  'dead-anchor': {
    severity: 'error',
    fr: {
      what: 'La page {route} n’a pas d’ancre « #{id} ».',
      why: 'Le lecteur arrive en haut de la page et doit chercher.',
      todo: '{hint}',
    },
    en: {
      what: 'The page {route} has no anchor "#{id}".',
      why: 'Readers end at the top of the page and have to search.',
      todo: '{hint}',
    },
  },
  'old-address': {
    severity: 'warning',
    fr: {
      what: '« {href} » est une ancienne adresse.',
      why: 'Chaque lecteur paie un détour, et la règle peut disparaître.',
      todo: 'Écrivez {target}.',
    },
    en: {
      what: '"{href}" is a former address.',
      why: 'Every reader pays a detour, and the rule may go away.',
      todo: 'Write {target}.',
    },
  },
  'link-form': {
    severity: 'error',
    fr: {
      what: 'Le lien « {href} » n’est pas écrit comme les autres.',
      why: 'Préfixe de langue, extension, barre finale ou chemin relatif cassent les liens quand une page bouge.',
      todo: 'Écrivez {target}.',
    },
    en: {
      what: 'The link "{href}" is not written like the others.',
      why: 'A locale prefix, an extension, a final slash or a relative path break when a page moves.',
      todo: 'Write {target}.',
    },
  },
  'insecure-link': {
    severity: 'warning',
    fr: {
      what: '« {href} » n’est pas chiffré.',
      why: 'Le lecteur peut être détourné en route.',
      todo: 'Écrivez https://.',
    },
    en: {
      what: '"{href}" is not encrypted.',
      why: 'Readers can be led astray on the way.',
      todo: 'Write https://.',
    },
  },
  'bad-url': {
    severity: 'error',
    fr: {
      what: '« {href} » n’est pas une adresse valide.',
      why: 'Le lien ne mène nulle part.',
      todo: 'Corrigez l’adresse.',
    },
    en: {
      what: '"{href}" is not a valid address.',
      why: 'The link leads nowhere.',
      todo: 'Correct the address.',
    },
  },
  'link-text': {
    severity: 'error',
    fr: {
      what: 'Le texte du lien est « {text} ».',
      why: 'Un lecteur d’écran lit les liens hors de leur phrase.',
      todo: 'Dites où mène le lien.',
    },
    en: {
      what: 'The text of the link is "{text}".',
      why: 'Screen readers read links outside of their sentence.',
      todo: 'Say where the link leads.',
    },
  },
  'wrong-neighbour': {
    severity: 'error',
    fr: {
      what: 'La clé « {key} » nomme {route}, qui n’existe pas.',
      why: 'Le lien de bas de page manquerait.',
      todo: '{hint}',
    },
    en: {
      what: 'The key "{key}" names {route}, which does not exist.',
      why: 'The link at the end of the page would be missing.',
      todo: '{hint}',
    },
  },
  'lost-anchor': {
    severity: 'error',
    fr: {
      what: 'L’ancre « #{id} » de {route} a disparu.',
      why: 'Elle a été publiée : des liens et des marque-pages y mènent.',
      todo: 'Ajoutez-la comme second identifiant du titre qui la remplace : {#nouveau #{id}}.',
    },
    en: {
      what: 'The anchor "#{id}" of {route} is gone.',
      why: 'It has been published: links and bookmarks lead to it.',
      todo: 'Add it as a second id of the heading that replaces it: {#new #{id}}.',
    },
  },
  'lost-page': {
    severity: 'error',
    fr: {
      what: 'L’adresse {route} a disparu.',
      why: 'Elle a été publiée : des liens et des marque-pages y mènent.',
      todo: 'Ajoutez une règle à lib/redirects/rules.ts, ou déplacez la page avec npm run rename.',
    },
    en: {
      what: 'The address {route} is gone.',
      why: 'It has been published: links and bookmarks lead to it.',
      todo: 'Add a rule to lib/redirects/rules.ts, or move the page with npm run rename.',
    },
  },
  'new-anchors': {
    severity: 'warning',
    fr: {
      what: '{count} adresses ou ancres ne sont pas encore dans la liste des adresses publiées.',
      why: 'Cette liste garantit qu’une adresse publiée continue de mener quelque part.',
      todo: 'Lancez npm run check -- --fix et enregistrez le fichier.',
    },
    en: {
      what: '{count} addresses or anchors are not yet in the list of published addresses.',
      why: 'That list guarantees that a published address keeps leading somewhere.',
      todo: 'Run npm run check -- --fix and commit the file.',
    },
  },
  redirect: {
    severity: 'error',
    fr: {
      what: 'La règle {from} → {to} : {problem}.',
      why: 'Une ancienne adresse ne mènerait plus où elle doit.',
      todo: 'Corrigez lib/redirects/rules.ts.',
    },
    en: {
      what: 'The rule {from} → {to}: {problem}.',
      why: 'A former address would no longer lead where it should.',
      todo: 'Correct lib/redirects/rules.ts.',
    },
  },
  definition: {
    severity: 'warning',
    fr: {
      what: '{problem}',
      why: 'Le texte montrerait des crochets, ou garde une adresse inutile.',
      todo: 'Écrivez [texte](adresse), ou \\[ pour un crochet simple.',
    },
    en: {
      what: '{problem}',
      why: 'The text would show brackets, or keeps an address for nothing.',
      todo: 'Write [text](address), or \\[ for a plain bracket.',
    },
  },
} as const;
