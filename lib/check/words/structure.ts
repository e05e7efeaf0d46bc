/** Words of the rules on the shape of a page: front matter, MDX, place in the site. */
export const structureRules = {
  'front-matter': {
    severity: 'error',
    fr: {
      what: 'En-tête de page : {problem}',
      why: 'Le titre, la description et la place de la page viennent de cet en-tête.',
      todo: '{fix}',
    },
    en: {
      what: 'Front matter: {problem}',
      why: 'The title, the description and the place of the page come from it.',
      todo: '{fix}',
    },
  },
  'description-length': {
    severity: 'warning',
    fr: {
      what: 'La description a {count} caractères.',
      why: 'Les moteurs de recherche et les cartes en montrent 50 à 160.',
      todo: 'Écrivez une phrase de 50 à 160 caractères.',
    },
    en: {
      what: 'The description has {count} characters.',
      why: 'Search engines and cards show 50 to 160 of them.',
      todo: 'Write one sentence of 50 to 160 characters.',
    },
  },
  'duplicate-title': {
    severity: 'warning',
    fr: {
      what: 'Le titre « {value} » est déjà celui de {other}.',
      why: 'Deux pages du même titre se confondent dans la recherche et les onglets.',
      todo: 'Donnez à l’une des deux un titre plus précis.',
    },
    en: {
      what: 'The title "{value}" is already that of {other}.',
      why: 'Two pages of one title cannot be told apart in search and tabs.',
      todo: 'Give one of the two a more precise title.',
    },
  },
  'duplicate-description': {
    severity: 'error',
    fr: {
      what: 'La description est déjà celle de {other}.',
      why: 'Elle doit dire ce que cette page seule contient.',
      todo: 'Récrivez-la pour cette page.',
    },
    en: {
      what: 'The description is already that of {other}.',
      why: 'It has to say what this page alone holds.',
      todo: 'Rewrite it for this page.',
    },
  },
  'duplicate-order': {
    severity: 'warning',
    fr: {
      what: 'La position {value} est déjà celle de {other}.',
      why: 'Dans le sommaire, l’ordre des deux ne dépend plus que de leur adresse.',
      todo: 'Donnez à chacune sa position (clé « order »).',
    },
    en: {
      what: 'The position {value} is already that of {other}.',
      why: 'Their order in the sidebar is then left to their addresses.',
      todo: 'Give each its own position (key "order").',
    },
  },
  'missing-category': {
    severity: 'error',
    fr: {
      what: 'Le dossier {value} n’a pas de fichier _category.json.',
      why: 'Sans lui, le dossier n’a ni nom ni position dans le sommaire.',
      todo: 'Créez-le avec { "label", "order", "description" }.',
    },
    en: {
      what: 'The folder {value} has no _category.json.',
      why: 'Without it the folder has neither name nor position in the sidebar.',
      todo: 'Create it with { "label", "order", "description" }.',
    },
  },
  'post-day': {
    severity: 'error',
    fr: {
      what: 'Le nom du billet ne commence pas par un jour du calendrier.',
      why: 'L’adresse, la place dans la liste et les flux viennent de ce jour.',
      todo: 'Nommez le fichier 2026-01-31-mon-billet.mdx : année, mois, jour, puis un nom court.',
    },
    en: {
      what: 'The name of the post does not begin with a day of the calendar.',
      why: 'Its address, its place in the list and the feeds come from that day.',
      todo: 'Name the file 2026-01-31-my-post.mdx: year, month, day, then a short name.',
    },
  },
  'unknown-author': {
    severity: 'error',
    fr: {
      what: 'Auteur inconnu « {key} ».',
      why: 'Le nom affiché vient de content/authors.json.',
      todo: '{hint}',
    },
    en: {
      what: 'Unknown author "{key}".',
      why: 'The shown name comes from content/authors.json.',
      todo: '{hint}',
    },
  },
  'orphan-page': {
    severity: 'warning',
    fr: {
      what: 'Aucun menu, sommaire ou lien ne mène à cette page.',
      why: 'Personne ne la trouvera.',
      todo: 'Liez-la depuis une page voisine, ou rangez-la dans un dossier du sommaire.',
    },
    en: {
      what: 'No menu, sidebar or link leads to this page.',
      why: 'Nobody will find it.',
      todo: 'Link to it from a neighbouring page, or move it into a folder of the sidebar.',
    },
  },
  syntax: {
    severity: 'error',
    fr: { what: '{problem}', why: 'La page ne peut pas être construite.', todo: '{fix}' },
    en: { what: '{problem}', why: 'The page cannot be built.', todo: '{fix}' },
  },
  forbidden: {
    severity: 'error',
    fr: {
      what: '{problem}',
      why: 'Une page ne contient ni script ni style : la politique de sécurité du site les bloque.',
      todo: '{fix}',
    },
    en: {
      what: '{problem}',
      why: 'Pages hold no script and no style: the security policy of the site blocks them.',
      todo: '{fix}',
    },
  },
  'unknown-name': {
    severity: 'error',
    fr: {
      what: '{problem}',
      why: 'Ce nom n’existe pas dans le site : la page ne peut pas être construite.',
      todo: '{fix}',
    },
    en: { what: '{problem}', why: 'The site knows no such name: the page cannot be built.', todo: '{fix}' },
  },
  build: {
    severity: 'error',
    fr: { what: '{problem}', why: 'La construction du site s’arrête là.', todo: '{fix}' },
    en: { what: '{problem}', why: 'The build stops there.', todo: '{fix}' },
  },
  'admonition-form': {
    severity: 'error',
    fr: {
      what: 'Un encadré mal écrit : il reste du texte, ou rien ne le ferme.',
      why: 'Le lecteur verrait les deux-points, ou la suite de la page dans le cadre.',
      todo: 'Écrivez :::note sans espace sur sa ligne, une ligne vide, le texte, une ligne vide, puis ::: seul.',
    },
    en: {
      what: 'A box that is not written as one: it stays text, or nothing closes it.',
      why: 'Readers would see the colons, or the rest of the page in the box.',
      todo: 'Write :::note without a space on a line, an empty line, the text, an empty line, then ::: alone.',
    },
  },
  'heading-level-1': {
    severity: 'error',
    fr: {
      what: 'Un titre de niveau 1 dans le texte.',
      why: 'Le titre de niveau 1 est celui de l’en-tête ; une page n’en a qu’un.',
      todo: 'Commencez par ##.',
    },
    en: {
      what: 'A level-1 heading in the text.',
      why: 'The level-1 heading is made from the front matter; a page has only one.',
      todo: 'Begin with ##.',
    },
  },
} as const;
