import { toFrenchTypography } from '@/lib/text/french-spaces';

test.each([
  ["L'API : oui !", 'L’API\u00A0: oui\u202F!'],
  ["« d'un mot »", '«\u00A0d’un mot\u00A0»'],
  // A text ends where a link or a piece of code begins.
  ["selon l'", 'selon l’'],
  ["avant qu'", 'avant qu’'],
  ["Lorsqu'", 'Lorsqu’'],
  ["le mot 'fin'", "le mot 'fin'"],
])('%s', (text, wanted) => expect(toFrenchTypography(text)).toBe(wanted));
