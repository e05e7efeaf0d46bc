/** @jest-environment node */
import { pageWith } from '@/lib/check/example';
import { describe as wordsOf } from '@/lib/check/report';
import { checkFile, checkFiles, folderWith, headLines } from '../../support/check';

test.each([
  ['[la foire aux questions](faq)', 'Écrivez /v1/guides/faq.'],
  ['[le site](http//exemple.fr/a)', 'Écrivez https://exemple.fr/a.'],
  ['[le site](https:exemple.fr)', 'Écrivez https://exemple.fr.'],
  ['[le site](www.exemple.fr/a)', 'Écrivez https://www.exemple.fr/a.'],
  ['[le site](exemple.fr)', 'Écrivez https://exemple.fr.'],
  [
    '<Figure src="/favicon.svg" alt=\'L\'image\' width="32" height="32" />',
    'Retirez ce guillemet de la valeur, ou entourez-la de l’autre sorte : alt="L’été", alt=\'Le "menu"\'.',
  ],
  [
    '[la foire](http://localhost:3000/fr/v1/guides/faq#node-or-cargo)',
    'Écrivez /v1/guides/faq#node-or-cargo.',
  ],
  [
    '[la foire](/v1/guides/la faq)',
    'L’adresse contient une espace : mettez-la entre chevrons, <…>, ou écrivez %20.',
  ],
  ['[la foire] (/v1/guides/faq)', 'Retirez l’espace entre le crochet et la parenthèse : [texte](adresse).'],
  [
    '(la foire)[/v1/guides/faq]',
    'Le texte va entre crochets, l’adresse entre parenthèses : [texte](adresse).',
  ],
  ['[le guide][rien]', 'Écrivez [texte](adresse), ou \\[ pour un crochet simple.'],
  ['## Un {#Mon Ancre}', 'Écrivez {#mon-ancre} : lettres minuscules, chiffres, traits d’union.'],
  ['La taille est <5 Mo.', 'Écrivez \\< : le signe < commence une balise.'],
  [
    'Le type HashMap<String, u32>.',
    'Mettez le code entre accents graves : `Vec<T>`. Le signe < commence une balise ; \\< est un signe simple.',
  ],
  [
    'Un <hr /> puis <br /> et <input type="text"> et <br>.',
    'Écrivez <br /> : un élément sans contenu se ferme lui-même.',
  ],
  [
    '<details>\n<summary>Un</summary>\nTexte.\n</details>',
    'Laissez une ligne vide après </summary>, et mettez <details> et </details> sur des lignes à eux.',
  ],
  ['[la foire](/v1/guides/FAQ)', 'Écrivez /v1/guides/faq.'],
  ['Un a <-> b.', 'Écrivez \\< : le signe < commence une balise.'],
  [
    'Un `code sans fin.',
    'Fermez le code par autant d’accents graves qu’au début, ou écrivez \\` pour un signe simple.',
  ],
  [
    '| Nom | Effet |\n| --- | --- |\n| `a || b` | un |',
    'Écrivez une ligne d’en-tête, une ligne | --- | --- |, puis des lignes de 2 cellules ; \\| est une barre simple, aussi dans du code.',
  ],
  ['[les évènements](event#a)', 'Écrivez /v1/guides/features/events#a.'],
  [
    'Un titre\nde deux lignes\n---',
    'Écrivez ## Un titre de deux lignes {#un-titre-de-deux-lignes} sur une ligne. Si les tirets séparent deux passages, laissez une ligne vide au-dessus d’eux.',
  ],
])('the advice on %j is a page or a line that can be written', async (text, expected) => {
  const [fault] = await checkFile(text);
  expect(fault && wordsOf(fault).fix).toBe(expected);
});

test.each([
  ['<Tabs>\n<Tab value="a" label="A">\n\nTexte.\n\n</Tab>', [1]],
  ['<Tabs>\n<Tab value="a" label="A">\n\nTexte.\n\n</Tabs>', [6]],
  ['<Tabs>\n<Tab value="a" label="A">\n\nTexte.\n\n</Tabs>\n\nUn <br> ici.', [6, 8]],
  ['<Tabs>\n<Tab value="a" label="A">\n<div>\n\nTexte.\n\n</Tabs>\n\nUn <br> ici.', [7, 9]],
  ['<Etapes>\n\n1. Un texte.\n\n</Tabs>\n\n</Etapes>', [5]],
])('each tag of %j that lacks another is one fault', async (text, expected) => {
  const faults = await checkFile(text);
  expect(faults.map(({ rule }) => rule)).toEqual(expected.map(() => 'syntax'));
  expect(faults.map(({ line = 0 }) => line - headLines)).toEqual(expected);
});

test.each([
  ['- un\n\n  <details>\n  <summary>Un</summary>\n\n  Texte.', ['syntax']],
  ['Texte.\n\n```ts\nconst a = 1;\n\nUn texte.\n\n## Titre {#titre}', ['open-code']],
  ['Un.\n\n<Tabs>\n<Tab value="a" label="A">Un.</Tab> et un texte\n</Tabs>', ['tab-place']],
])('in %j, only the mistake itself is a fault', async (text, expected) => {
  expect((await checkFile(text)).map(({ rule }) => rule)).toEqual(expected);
});

test('the parts of lists and tables have names for authors', async () => {
  const [fault] = await checkFile('- <summary>Un</summary>');
  expect(fault && wordsOf(fault).message).toMatch(/^un élément de liste contient <summary>/i);
});

test('a tag that nothing closes is the only fault of the text after it', async () => {
  const text = [
    '<Etapes>',
    '',
    '1. Ouvrez `main.rs`.',
    '',
    '## Suite {#suite}',
    '',
    'Lancez `tauri dev`, puis `tauri build`.',
  ];
  const faults = await checkFile(pageWith({}, text.join('\n')));
  expect(faults.map(({ rule, line }) => [rule, line])).toEqual([['syntax', 6]]);
});

test.each(['_Category.json', 'category.json', '_categories.json'])('%s is to be renamed', async (name) => {
  const folder = folderWith({ 'guides/nouveau/un.mdx': 'Texte.', [`guides/nouveau/${name}`]: '{}' });
  const fault = (await checkFiles(folder)).find(({ rule }) => rule === 'missing-category');
  expect(fault && wordsOf(fault).fix).toBe(`Renommez ${name} en _category.json, tout en minuscules.`);
});

test('an empty value of a tab is named as such', async () => {
  const [fault] = await checkFile('<Tabs>\n<Tab value="" label="A">\n\nTexte.\n\n</Tab>\n</Tabs>');
  expect(fault && wordsOf(fault).message).toContain('elle est vide');
});
