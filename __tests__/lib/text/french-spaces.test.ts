import { toFrenchTypography } from '@/lib/text/french-spaces';

test.each([
  ["L'API : oui !", 'L’API\u00A0: oui\u202F!'],
  ["« d'un mot »", '«\u00A0d’un mot\u00A0»'],
  // A text ends where a link or a piece of code begins.
  ["selon l'", 'selon l’'],
  ["avant qu'", 'avant qu’'],
  ["Lorsqu'", 'Lorsqu’'],
  ["le mot 'fin'", "le mot 'fin'"],
  ['le 2 octobre 2024, le 1er mai', 'le 2\u00A0octobre 2024, le 1er\u00A0mai'],
  ['en mai 12 plantes, 31 marsouins', 'en mai 12 plantes, 31 marsouins'],
  ['Tauri 1, la version 2, Node.js 20.9', 'Tauri\u00A01, la version\u00A02, Node.js\u00A020.9'],
  ['wry nº 442', 'wry nº\u00A0442'],
  ['Cargo 1.71, npm 10', 'Cargo\u00A01.71, npm\u00A010'],
  ['webkit2gtk 4.1', 'webkit2gtk\u00A04.1'],
  ['32 octets, 1 600 pixels', '32\u00A0octets, 1\u202F600\u00A0pixels'],
  ['493 × 312 pixels', '493\u00A0×\u00A0312\u00A0pixels'],
  ['21 °C, 65,3 °F', '21\u00A0°C, 65,3\u00A0°F'],
  // Between two keys.
  [' + ', '\u00A0+\u00A0'],
  ['un + deux', 'un + deux'],
  ['Ubuntu 22.04 ou Debian 12', 'Ubuntu\u00A022.04 ou Debian\u00A012'],
  ['90 jours, 305 Mio, 50 %, 2 s', '90\u00A0jours, 305\u00A0Mio, 50\u00A0%, 2\u00A0s'],
  ['200 000 kWh, 1 800 tonnes', '200\u202F000\u00A0kWh, 1\u202F800\u00A0tonnes'],
  ['de 9 007 199 à 1 600 000', 'de 9\u202F007\u202F199 à 1\u202F600\u202F000'],
  ['en 2024 300 projets, 3,5 200', 'en 2024 300 projets, 3,5 200'],
  ['12 signes, 3 antennes', '12 signes, 3 antennes'],
  ['trois versions et 2 conversions 3', 'trois versions et 2 conversions 3'],
])('%s', (text, wanted) => expect(toFrenchTypography(text)).toBe(wanted));
