/** @jest-environment node */
import { readStructure } from '@/lib/api-reference/reference';
import type { ApiModule, Parameter, Signature } from '@/lib/api-reference/types';
import { documentCli, documentConfig, documentModule } from '@/lib/api-reference/descriptions';

const file = 'mots.yaml';
const config = readStructure('config');
const cli = readStructure('cli');
const only = <T extends { name: string }>(list: T[], names: string[]): T[] =>
  list.filter(({ name }) => names.includes(name));

const param = (name: string): Parameter => ({
  name,
  optional: false,
  rest: false,
  type: [{ text: 'string' }],
});
const returning = (type: string, ...names: string[]): Signature[] => [
  { typeParams: [], params: names.map(param), returns: [{ text: type }] },
];

const carnet: ApiModule = {
  name: 'carnet',
  symbols: [
    {
      kind: 'class',
      name: 'Page',
      anchor: 'page',
      since: '1.0.0',
      typeParams: [],
      extends: [{ text: 'Feuille' }],
      members: [
        { kind: 'property', name: 'titre', anchor: 'titre', type: [], optional: false, readonly: true },
        {
          kind: 'method',
          name: 'tourner',
          anchor: 'tourner',
          static: false,
          signatures: returning('Promise<void>'),
          inheritedFrom: { name: 'Feuille' },
        },
      ],
    },
    { kind: 'function', name: 'ouvrir', anchor: 'ouvrir', signatures: returning('Promise<Page>', 'chemin') },
  ],
};

const references = {
  module: {
    read: (source: string) => documentModule(carnet, source, file).descriptions,
    yaml: `description: Un module inventé pour éprouver la lecture des textes de la référence JavaScript.
intro: À quoi sert le module.
symbols:
  Page:
    text: Une page du carnet.
    example: new Page();
    members:
      titre: Titre de la page.
  Feuille:
    members:
      tourner: Passe à la page suivante.
  ouvrir:
    text: Ouvre un carnet.
    since: "1.2.0"
    params:
      chemin: Chemin du carnet.
    returns: Promesse de la première page.
    example: await ouvrir('courses');
`,
  },
  config: {
    read: (source: string) => {
      const definitions = only(config.definitions, ['Config', 'Size', 'Theme', 'HookCommand']);
      return documentConfig({ ...config, definitions }, source, file).descriptions;
    },
    yaml: `intro: Bonjour.
definitions:
  Config:
    text: Racine.
    example: '{}'
    keys: { $schema: a, package: b, tauri: c, build: d, plugins: e }
  Size:
    text: Dimensions.
    example: '{}'
    keys:
      width: Largeur.
      height: Hauteur.
  Theme:
    text: Thème.
    example: '{}'
    variants: { Light: Clair., Dark: Sombre. }
  HookCommand:
    text: Commande.
    example: '{}'
    variants: { string: a, object: b, object.script: c, object.cwd: d }
`,
  },
  cli: {
    read: (source: string) =>
      documentCli({ ...cli, commands: only(cli.commands, ['info', 'signer sign']) }, source, file)
        .descriptions,
    yaml: `intro: Bonjour.
commands:
  info:
    text: État.
    options:
      --interactive: Corrige.
    example: tauri info
  signer sign:
    text: Signe.
    options: { <FILE>: a, --private-key: b, --private-key-path: c, --password: d }
    example: tauri signer sign x
`,
  },
};

/** The message for the complete file of a reference with one passage replaced. */
function faultOf(reference: keyof typeof references, passage: string | RegExp, replacement: string): string {
  const { read, yaml } = references[reference];
  const changed = yaml.replace(passage, replacement);
  expect(changed).not.toBe(yaml);
  try {
    read(changed);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault';
}

it('joins descriptions to entries by anchor', () => {
  const descriptions = references.module.read(references.module.yaml);
  expect(descriptions.ouvrir).toMatchObject({
    text: 'Ouvre un carnet.',
    since: '1.2.0',
    params: { chemin: 'Chemin du carnet.' },
    line: 12,
  });
  expect(descriptions.tourner?.text).toBe('Passe à la page suivante.'); // declared by a class that is not exported
  expect(references.config.read(references.config.yaml)['hookcommand.object.cwd']?.text).toBe('d');
  expect(references.cli.read(references.cli.yaml)['signer-sign--file']?.text).toBe('a');
});

it.each([
  ['module', '  ouvrir:', '  fermer:', 'mots.yaml:3: symbols › ouvrir : il manque la description'],
  ['module', '  ouvrir:', '  ouvrire:', 'l’API n’a pas ce nom\n  → Vouliez-vous dire ouvrir ?'],
  ['module', 'chemin: C', 'chemim: C', ':15: symbols › ouvrir › params › chemin : il manque la description'],
  [
    'module',
    /    returns: .*\n/,
    '',
    ':12: symbols › ouvrir : il manque la description de la valeur renvoyée',
  ],
  ['module', 'intro: À', 'into: À', ':2: into : clé inconnue ici\n  → Vouliez-vous dire intro ?'],
  ['module', /    example: await.*\n/, '', ':12: symbols › ouvrir : il manque un exemple'],
  ['module', '    text: Ouvre un carnet.\n', '', ':12: symbols › ouvrir › text : il manque la description'],
  ['module', '"1.2.0"', '"tôt"', ':14: symbols › ouvrir › since : « tôt » n’est pas une version'],
  ['module', 'Page:\n', 'Page:\n    since: "1.1.0"\n', ':5: symbols › Page › since : le paquet dit déjà'],
  ['module', /Un module .*JavaScript/, 'Trop court', ':1: description : 11 caractères'],
  ['module', 'la lecture', '`la lecture`', ':1: description : du Markdown'],
  ['config', /      width: .*\n/, '', ':10: definitions › Size › keys › width : il manque la description'],
  [
    'config',
    'Largeur.',
    '800',
    'la valeur 800 à la place d’un texte\n  → Mettez la valeur entre guillemets.',
  ],
  [
    'config',
    'intro: Bonjour.',
    'intro: "Bonjour',
    'Ce n’est pas du YAML valide : un guillemet n’est pas fermé',
  ],
  ['config', 'intro: Bonjour.', 'intro: { a: Bonjour. }', ':1: intro : un groupe de clés à la place'],
  ['cli', /    example: tauri info\n/, '', 'commands › info : il manque un exemple'],
] as const)(
  'the file of a %s with %p replaced by %j is refused',
  (reference, passage, replacement, message) => {
    expect(faultOf(reference, passage, replacement)).toContain(message);
  },
);

it('reports all faults of a file at once, in its order', () => {
  const source = references.config.yaml
    .replace('      height: Hauteur.\n', '')
    .replace('Dark: Sombre.', 'Dork: Sombre.');
  expect(() => references.config.read(source)).toThrow(/^mots\.yaml.*height[\s\S]*Dork/);
});
