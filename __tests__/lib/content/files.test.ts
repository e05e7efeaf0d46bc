/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson, readCategories, readSource } from '@/lib/content/files';
import { readText } from '@/lib/content/read-text';
import { readYaml } from '@/lib/content/yaml';
import { scratchFolder } from '../../support/scratch';

function project(files: Record<string, string>): string {
  const root = scratchFolder('content-');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

describe('content files', () => {
  it('asks documentation pages for an order, but not index pages', () => {
    const root = project({
      'content/fr/v1/x/index.mdx': '---\ntitle: a\ndescription: b\n---\n',
      'content/fr/v1/x/p.mdx': '---\ntitle: a\ndescription: b\n---\n',
    });
    const read = (name: string) => readSource(`content/fr/v1/x/${name}.mdx`, 'fr', root);
    expect(read('index')).toMatchObject({ source: { route: '/v1/x' }, faults: [] });
    expect(read('p').faults[0]?.message).toMatch(/content\/fr\/v1\/x\/p\.mdx:1: Il manque la clé « order »/);
  });

  it.each([
    ['Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['the old Mac', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ])('reads pages and partials with the line ends of %s like others', (_, change) => {
    const text = '---\ntitle: a\ndescription: b\norder: 1\n---\n\n:::note Un titre\n\nTexte\n\n:::\n';
    const files = {
      'content/fr/v1/x/p.mdx': change(text),
      'content/fr/_partials/q.mdx': change('Un\n\nDeux\n'),
    };
    const root = project(files);
    const { source, faults } = readSource('content/fr/v1/x/p.mdx', 'fr', root);
    expect([source.body, source.bodyLine, faults]).toEqual(['\n:::note Un titre\n\nTexte\n\n:::\n', 6, []]);
    expect(readText(path.join(root, 'content/fr/_partials/q.mdx'))).toBe('Un\n\nDeux\n');
  });

  it('names every broken category with its line, and reads the others', () => {
    const root = project({
      'content/fr/v1/a/_category.json': '{\n  "label": "A",\n}',
      'content/fr/v1/b/_category.json': 'null',
      'content/fr/v1/bb/_category.json': '{"label":"X"}',
      'content/fr/v1/bc/_category.json': '{"label":"X","order":1,"description":"d",\n"icn":"book"}',
      'content/fr/v1/bd/_category.json': '{"label":"X","order":1,"description":"d",\n"icon":"bgu"}',
      // A name that every object inherits.
      'content/fr/v1/be/_category.json': '{"label":"X","order":1,"description":"d",\n"icon":"constructor"}',
      'content/fr/v1/c/_category.json': '\uFEFF{"label":"C","order":1,"description":"d"}',
    });
    const { categories, faults } = readCategories('fr', root);
    expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/fr/v1/a/_category.json:3',
      'content/fr/v1/b/_category.json:1',
      'content/fr/v1/bb/_category.json:1',
      'content/fr/v1/bc/_category.json:2',
      'content/fr/v1/bd/_category.json:2',
      'content/fr/v1/be/_category.json:2',
    ]);
    expect(faults.slice(2).map(({ problem }) => problem)).toEqual([
      'Il manque la clé « order »',
      'Clé inconnue « icn »',
      'Icône inconnue « bgu »',
      'Icône inconnue « constructor »',
    ]);
    expect(faults.at(-2)?.fix).toBe('Vouliez-vous dire bug ?');
    expect(categories).toEqual([{ label: 'C', order: 1, description: 'd', route: '/v1/c', locale: 'fr' }]);
  });
});

test('broken JSON is named with its line, and what should stand there', () => {
  expect(parseJson('{"a": 1}', 'messages/fr.json')).toEqual({ a: 1 });
  const broken = (): unknown => parseJson('{\n  "a": 1,\n  b": 2\n}', 'messages/fr.json');
  expect(broken).toThrow(
    /^messages\/fr\.json:3: Ce n’est pas du JSON valide : caractère inattendu « b »\n {2}→ /,
  );
});

test('a key that is written twice is named at the second one', () => {
  expect(() => parseJson('{\n  "a": [{ "b": 1,\n "b": 2 }],\n "b": 3 }', 'messages/fr.json')).toThrow(
    'messages/fr.json:3: Ce n’est pas du JSON valide : la clé « b » est écrite deux fois\n  → Retirez l’une des deux.',
  );
});

test.each(['', '\n'])('an empty file of JSON is called empty: %j', (text) => {
  expect(() => parseJson(text, 'messages/fr.json')).toThrow(
    'messages/fr.json:1: Le fichier est vide\n  → Remettez son contenu : git restore messages/fr.json.',
  );
});

test.each([
  ['a.json', '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> ma-page\n}\n'],
  ['a.yaml', 'a: |\n<<<<<<< HEAD\n  un\n=======\n  deux\n>>>>>>> ma-page\n'],
  ['a.mdx', '---\n<<<<<<< HEAD\ntitle: un\n=======\ntitle: deux\n>>>>>>> ma-page\n---\n'],
])('%s with two versions of a passage names the marks that Git has left', (file, text) => {
  const root = project({ [file]: text });
  const readers = {
    '.json': () => parseJson(text, file),
    '.yaml': () => readYaml(file, { root }),
    '.mdx': () => {
      throw readSource(file, 'fr', root).faults[0];
    },
  };
  expect(readers[path.extname(file) as keyof typeof readers]).toThrow(
    /:2: .*des marqueurs de conflit de Git : deux versions du même passage se suivent\n {2}→ Gardez l’une/,
  );
});
