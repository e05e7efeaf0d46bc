import { documentModule } from '@/lib/api-reference/js/words';
import type { ApiModule, Parameter, Signature } from '@/lib/api-reference/js/types';

const file = 'content/fr/api/js/carnet.yaml';

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
      implements: [],
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

const complete = `description: Un module inventé pour éprouver la lecture des textes de la référence JavaScript.
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
`;

/** The message for the complete words with one passage replaced. */
function faultOf(passage: string, replacement: string): string {
  const source = complete.replace(passage, replacement);
  if (source === complete) throw new Error(`the words do not hold ${passage}`);
  try {
    documentModule(carnet, source, file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no fault';
}

describe('documentModule', () => {
  it('joins structure and words in page order', () => {
    const { sections, allowlist } = documentModule(carnet, complete, file);
    expect(allowlist).toEqual([]);
    expect(sections.map(({ kind, symbols }) => [kind, symbols.map(({ name }) => name)])).toEqual([
      ['class', ['Page']],
      ['function', ['ouvrir']],
    ]);
  });

  it('takes the words of an inherited member from the class that declares it', () => {
    const [page] = documentModule(carnet, complete, file).sections[0]?.symbols ?? [];
    expect(page && 'members' in page && page.members[1]?.words.text).toBe('Passe à la page suivante.');
  });

  it('adds the version the package does not give', () => {
    const [ouvrir] = documentModule(carnet, complete, file).sections[1]?.symbols ?? [];
    expect(ouvrir?.since).toBe('1.2.0');
    expect(ouvrir?.words).not.toHaveProperty('since');
  });

  it.each([
    ['a symbol without words', '  ouvrir:', '  fermer:', ':3: ouvrir: this function has no words'],
    [
      'words without a symbol',
      '  ouvrir:',
      '  ouvrire:',
      ':12: ouvrire: the module exports no such symbol\n  → did you mean "ouvrir"?',
    ],
    [
      'a member without words',
      'titre: Titre de la page.',
      'tourner: Tourne.',
      ':4: Page › members › titre: this property has no words',
    ],
    [
      'words without a member',
      '      titre: T',
      '      titres: T',
      ':8: Page › members › titres: there is no such member\n  → did you mean "titre"?',
    ],
    [
      'an inherited member without words',
      'tourner: P',
      'plier: P',
      ':9: Feuille › members › tourner: this method has no words',
    ],
    [
      'a missing parameter',
      '      chemin: C',
      '      chemim: C',
      ':15: ouvrir › params › chemin: this parameter has no words',
    ],
    [
      'an unknown parameter',
      '      chemin: C',
      '      chemim: C',
      ':16: ouvrir › params › chemim: there is no such parameter\n  → did you mean "chemin"?',
    ],
    [
      'a missing returned value',
      '    returns: Promesse de la première page.\n',
      '',
      ':12: ouvrir: the returned value has no words',
    ],
    [
      'a function without example',
      "    example: await ouvrir('courses');\n",
      '',
      ':12: ouvrir: this function has no example',
    ],
    ['a class without example', '    example: new Page();\n', '', ':4: Page: this class has no example'],
    [
      'an unknown key',
      '    returns: P',
      '    return: P',
      ':17: ouvrir › return: the key is unknown here\n  → did you mean "returns"?',
    ],
    [
      'an unknown key of the module',
      'intro: À',
      'into: À',
      ':2: into: the key is unknown here\n  → did you mean "intro"?',
    ],
    ['an entry without text', '    text: Ouvre un carnet.\n', '', ':12: ouvrir › text: has no words'],
    ['a malformed version', '"1.2.0"', '"1.2"', ':14: ouvrir › since: "1.2" is not a version'],
    [
      'a version the package gives',
      '    text: Une page',
      '    since: "1.1.0"\n    text: Une page',
      ':5: Page › since: the package already says 1.0.0',
    ],
    [
      'a short description',
      'Un module inventé pour éprouver la lecture des textes de la référence JavaScript.',
      'Trop court.',
      ':1: description: has 11 characters',
    ],
  ])('names %s', (_, passage, replacement, message) => {
    expect(faultOf(passage, replacement)).toContain(`${file}${message}`);
  });

  it('lists all faults at once', () => {
    const message = faultOf(
      "    returns: Promesse de la première page.\n    example: await ouvrir('courses');\n",
      '',
    );
    expect(message).toMatch(/^2 faults in /);
  });
});
