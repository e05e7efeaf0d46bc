import { fold, readTerms, tokenize, stem, STEM_KEEPS } from '@/lib/search/worker/tokens';

describe('tokenize', () => {
  it.each([
    ["l'option d’une fenêtre", ['option', 'une', 'fenetre']],
    ['alwaysOnTop', ['alwaysontop', 'always', 'on', 'top']],
    ['tauri.bundle.identifier', ['tauri.bundle.identifier', 'tauri', 'bundle', 'identifier']],
    ['--exit-on-panic', ['exit-on-panic', 'exit', 'on', 'panic']],
    ['Tauri 1.1', ['tauri', '1.1']],
    ['qu’il', ['il']],
    ['existe-t-il', ['existe']],
    ['peut-on', ['peut']],
    ['add-on', ['add-on', 'add', 'on']],
    ['src/tauri.conf.json', ['src/tauri.conf.json', 'src', 'tauri', 'conf', 'json']],
    ['설치하기', ['설치', '치하', '하기']],
    ['安装Tauri应用', ['安装', 'tauri', '应用']],
    ['', []],
    ['😀 ?!', []],
    ['a'.repeat(10_000), []],
  ])('splits %j', (text, expected) => {
    expect(tokenize(text)).toEqual(expected);
  });
});

describe('fold', () => {
  it.each([
    ['Évènement', 'evenement'],
    ['L’œuvre', "l'oeuvre"],
    ['ABC-def', 'abc-def'],
  ])('folds %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('stem', () => {
  it.each([
    ['fonctionnalites', 'fonctionnalite'],
    ['menaces', 'menace'],
    ['fenetres', 'fenetre'],
    ['images', 'image'],
    ['opening', 'open'],
    ['saving', 'save'],
    ['debugging', 'debug'],
    ['calling', 'call'],
    ['signed', 'sign'],
    ['fermee', 'fermer'],
    ['modifie', 'modifier'],
    ['envoie', 'envoyer'],
    ['envoyee', 'envoyer'],
    ['traduit', 'traduire'],
    ['perdues', 'perdre'],
    ['souvient', 'souvenir'],
    ['ecrite', 'ecrire'],
    ['ouverte', 'ouvrir'],
    ['recoit', 'recu'],
    ['disparu', 'disparaitre'],
  ])('gives %s and %s one stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each([
    ['windows', 'window'],
    ['settings', 'set'],
    ['string', 'str'],
    ['asked', 'ask'],
    ['donnees', 'donner'],
    ['fichier', 'fiche'],
  ])('keeps %s apart from %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});

it.each([
  ['comment lire le fichier', ['lire', 'fichier']],
  ['de la', ['de', 'la']],
])('reads the terms of %j that say something, or all', (text, expected) => {
  expect(readTerms(text).map((term) => term.surface)).toEqual(expected);
});

it('every stem keeps the letters by which words with the same stem are found', () => {
  const endings = ['ience', 'aient', 'ements', 'issant', 'euses', 'ions', 'ivité', 'logies', 'er', 'e'];
  const words = [...'abcdefghijklmnopqrstuvwxyz']
    .flatMap((first) =>
      [...'aeiouylrst'].flatMap((second) => endings.map((ending) => first + second + ending)),
    )
    .flatMap(tokenize);
  expect(words.filter((word) => stem(word).slice(0, STEM_KEEPS) !== word.slice(0, STEM_KEEPS))).toEqual([]);
});
