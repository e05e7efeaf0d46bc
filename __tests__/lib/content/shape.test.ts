import { readShared } from '@/lib/content/shared-data';
import { withShape } from '@/lib/content/shape';
import { projectWith } from '../../support/project';

const shape = {
  title: 'text',
  order: 'number',
  icon: 'text?',
  links: [{ label: 'text', route: 'text' }],
} as const;
const sound = { title: 'a', order: 1, links: [{ label: 'a', route: '/a' }] };
const check = (value: unknown) => () => withShape(value, shape, 'a.json', JSON.stringify(value, null, 1));

test('a value of the shape is returned', () => {
  expect(check(sound)()).toBe(sound);
  expect(check({ ...sound, icon: 'book' })).not.toThrow();
  expect(withShape({ a: [['b']] }, { '*': [['text']] }, 'a.json', '')).toEqual({ a: [['b']] });
});

test.each([
  [null, 1, 'Le fichier ne contient rien', 'Donnez-lui les clés title, order, icon, links.'],
  [[], 1, 'Le fichier a la valeur []', 'Donnez-lui les clés title, order, icon, links.'],
  [{ ...sound, titel: 'a' }, 10, 'Clé inconnue « titel »', 'Clés connues : title, order, icon, links.'],
  [{ ...sound, icn: 'book' }, 10, 'Clé inconnue « icn »', 'Vouliez-vous dire icon ?'],
  [{ ...sound, constructor: 1 }, 10, 'Clé inconnue « constructor »', 'Clés connues : title'],
  [{ ...sound, order: undefined }, 1, 'Il manque la clé « order »', 'Ajoutez « order », avec un nombre.'],
  [{ ...sound, order: '1' }, 3, 'La clé « order » a la valeur "1"', 'Donnez-lui un nombre.'],
  [{ ...sound, title: 1 }, 2, 'La clé « title » a la valeur 1', 'Mettez la valeur entre guillemets : "1".'],
  [{ ...sound, title: ' ' }, 2, 'La clé « title » a la valeur " "', 'Donnez-lui un texte.'],
  [{ ...sound, links: 'non' }, 4, 'La clé « links » a la valeur "non"', 'une liste d’une entrée au moins.'],
  [{ ...sound, links: [] }, 4, 'La clé « links » a la valeur []', 'une liste d’une entrée au moins.'],
  [{ ...sound, links: ['a'] }, 5, 'Une entrée de « links » a la valeur "a"', 'les clés label, route.'],
  [
    { ...sound, links: [...sound.links, { lable: 'a', route: '/a' }] },
    10,
    'Clé inconnue « links › lable »',
    'Vouliez-vous dire label ?',
  ],
])('of %j, line %i is at fault: %s', (value, line, problem, fix) => {
  expect(check(value)).toThrow(`a.json:${line}: ${problem}\n  → `);
  expect(check(value)).toThrow(fix);
});

test('an entry of a list in a list is named by its line only', () => {
  const read = () => withShape([['a'], [1]], [['text']], 'a.json', '[["a"],\n["b",\n1]]');
  expect(read).toThrow('a.json:2: Une entrée de la liste a la valeur 1\n');
  expect(() => withShape(['a'], [['text']], 'a.json', '["a"]')).toThrow(
    'a.json:1: Une entrée de la liste a la valeur "a"\n  → Donnez-lui une liste d’une entrée au moins.',
  );
});

test.each([
  ['day', '2026-02-30', 'Donnez-lui un jour comme "2026-01-31".'],
  ['address', 'exemple.fr', 'Donnez-lui une adresse qui commence par https://.'],
  ['address', 'https://', 'Donnez-lui une adresse qui commence par https://.'],
] as const)('a %s is not %j', (leaf, value, fix) => {
  const read = (one: string) => () => withShape({ a: one }, { a: leaf }, 'a.json', '{\n"a": "x" }');
  expect(read(value)).toThrow(`a.json:2: La clé « a » a la valeur "${value}"\n  → ${fix}`);
  expect(read(leaf === 'day' ? '2026-02-28' : 'https://exemple.fr/a')).not.toThrow();
});

test('the day of the look-up of versions is one of the calendar', () => {
  const file = 'content/api/versions.json';
  expect(() => readShared(file)).not.toThrow();
  const root = projectWith({
    [file]: '{\n"checked": "2026-13-45", "crates": {}, "npm": {}, "actions": {}, "sources": ["a"] }',
  });
  expect(() => readShared(file, root)).toThrow(`${file}:2: La clé « checked » a la valeur "2026-13-45"`);
});
