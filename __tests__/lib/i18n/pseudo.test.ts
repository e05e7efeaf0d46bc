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
])('it turns the words of %j, not the syntax', (message, expected) =>
  expect(toPseudoMessages({ message })).toEqual({ message: expected }),
);
