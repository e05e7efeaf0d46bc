import english from '@/messages/en.json';
import { checkMessages } from '@/lib/i18n/check-messages';
import { toPseudoMessages } from '@/lib/i18n/pseudo';

test('the pseudo-language keeps every placeholder and element', () => {
  expect(checkMessages(english, toPseudoMessages(english), 'en')).toEqual([]);
});

test.each([
  [' Copy {name} ', ' \u202ECopy\u202C {name} '],
  [
    '{n, plural, one {# line} other {# lines}} by <b>{name}</b>',
    '{n, plural, one {\u202E# line\u202C} other {\u202E# lines\u202C}} \u202Eby\u202C <b>{name}</b>',
  ],
  [
    ['Copy ', ['name']],
    ['\u202ECopy\u202C ', ['name']],
  ],
  [
    [['n', 2, { one: [0, ' line'], other: 'lines' }], ' by ', ['b', ['name'], ' now']],
    [
      ['n', 2, { one: [0, ' \u202Eline\u202C'], other: '\u202Elines\u202C' }],
      ' \u202Eby\u202C ',
      ['b', ['name'], ' \u202Enow\u202C'],
    ],
  ],
  [[['d', 5, 'short']], [['d', 5, 'short']]],
])('it turns the words of %j, not the syntax', (message, expected) =>
  expect(toPseudoMessages({ message })).toEqual({ message: expected }),
);
