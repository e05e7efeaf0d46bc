/** Words of the rules on code samples and on what belongs to version 2. */
export const sampleRules = {
  'no-language': {
    severity: 'error',
    fr: {
      what: 'Un bloc de code sans langage.',
      why: 'Il n’est ni coloré ni vérifié.',
      todo: 'Nommez le langage après les accents graves : ```rust, ```ts… ou ```text.',
    },
    en: {
      what: 'A code block without a language.',
      why: 'It is neither coloured nor checked.',
      todo: 'Name the language after the backticks: ```rust, ```ts… or ```text.',
    },
  },
  typescript: {
    severity: 'error',
    fr: {
      what: 'TypeScript : {message}',
      why: 'Le lecteur recopie cet exemple ; il est vérifié avec @tauri-apps/api {version}.',
      todo: 'Corrigez l’exemple : importez ou déclarez ce qu’il utilise. S’il ne peut pas être vérifié seul, ajoutez nocheck="raison".',
    },
    en: {
      what: 'TypeScript: {message}',
      why: 'Readers copy this sample; it is checked against @tauri-apps/api {version}.',
      todo: 'Correct it: import or declare what it uses. If it cannot be checked on its own, add nocheck="reason".',
    },
  },
  configuration: {
    severity: 'error',
    fr: {
      what: 'Configuration : {message}',
      why: 'Tauri refuse une clé inconnue ou une valeur d’un autre type.',
      todo: '{fix}',
    },
    en: {
      what: 'Configuration: {message}',
      why: 'Tauri refuses an unknown key or a value of another type.',
      todo: '{fix}',
    },
  },
  command: {
    severity: 'error',
    fr: {
      what: 'Ligne de commande : {message}',
      why: 'La commande échouerait chez le lecteur (CLI {version}).',
      todo: '{fix}',
    },
    en: {
      what: 'Command line: {message}',
      why: 'The command would fail for the reader (CLI {version}).',
      todo: '{fix}',
    },
  },
  'data-syntax': {
    severity: 'error',
    fr: {
      what: 'Ce bloc {lang} ne se lit pas : {message}',
      why: 'Le lecteur recopie cet exemple.',
      todo: 'Corrigez la syntaxe à cette ligne.',
    },
    en: {
      what: 'This {lang} block cannot be read: {message}',
      why: 'Readers copy this sample.',
      todo: 'Correct the syntax on that line.',
    },
  },
  'rust-syntax': {
    severity: 'error',
    fr: {
      what: 'Rust : erreur de syntaxe près de « {near} ».',
      why: 'Le lecteur recopie cet exemple.',
      todo: 'Corrigez la syntaxe ; fermez chaque parenthèse, accolade et guillemet.',
    },
    en: {
      what: 'Rust: syntax error near "{near}".',
      why: 'Readers copy this sample.',
      todo: 'Correct the syntax; close every parenthesis, brace and quote.',
    },
  },
  prompt: {
    severity: 'warning',
    fr: {
      what: 'La ligne commence par l’invite « {mark} ».',
      why: 'Elle se copie avec la commande, qui échoue alors.',
      todo: 'Retirez-la : le site l’affiche sans la copier.',
    },
    en: {
      what: 'The line begins with the prompt "{mark}".',
      why: 'It is copied with the command, which then fails.',
      todo: 'Remove it: the site shows one that is not copied.',
    },
  },
  'empty-sample': {
    severity: 'error',
    fr: {
      what: 'Un bloc de code vide.',
      why: 'Il laisse un cadre vide dans la page.',
      todo: 'Remplissez-le, ou retirez-le.',
    },
    en: {
      what: 'An empty code block.',
      why: 'It leaves an empty frame in the page.',
      todo: 'Fill it, or remove it.',
    },
  },
  'nocheck-reason': {
    severity: 'warning',
    fr: {
      what: 'nocheck n’a pas de raison.',
      why: 'Le prochain auteur doit savoir pourquoi l’exemple n’est pas vérifié.',
      todo: 'Écrivez nocheck="raison".',
    },
    en: {
      what: 'nocheck has no reason.',
      why: 'The next author has to know why the sample is not checked.',
      todo: 'Write nocheck="reason".',
    },
  },
  'v2-term': {
    severity: 'error',
    fr: {
      what: '« {term} » appartient à Tauri 2.',
      why: 'Ce site ne traite que de Tauri 1 : le lecteur ne trouverait pas ce nom.',
      todo: '{todo}',
    },
    en: {
      what: '"{term}" belongs to Tauri 2.',
      why: 'This site covers Tauri 1 only: readers would not find that name.',
      todo: '{todo}',
    },
  },
  'unpinned-version': {
    severity: 'error',
    fr: {
      what: '« {term} » installe Tauri 2.',
      why: 'Sur les registres, la dernière version est la 2.',
      todo: 'Fixez la version majeure : {todo}.',
    },
    en: {
      what: '"{term}" installs Tauri 2.',
      why: 'On the registries the latest version is 2.',
      todo: 'Pin the major version: {todo}.',
    },
  },
} as const;
