import { createTranslator } from 'next-intl';
import english from '@/messages/en.json';
import { checkMessages } from '@/lib/i18n/check-messages';
import { toPseudoMessages } from '@/lib/i18n/pseudo';

describe('pseudo-languages', () => {
  it.each(['accented', 'mirrored'] as const)('%s keep every placeholder and element', (style) => {
    expect(checkMessages(english, toPseudoMessages(english, style), 'en')).toEqual([]);
  });

  it('change the words and not the syntax around them', () => {
    const messages = toPseudoMessages(
      { lines: '{n, plural, one {# line} other {# lines}} by <b>{name}</b>' },
      'accented',
    );
    const t = createTranslator({ locale: 'en', messages });
    expect(t.markup('lines', { n: 2, name: 'Ada', b: (text) => `<b>${text}</b>` })).toBe(
      '2 ļîñéš~~ ƀý <b>Ada</b>',
    );
  });

  it('turn the direction of words, not of what is put in', () => {
    expect(toPseudoMessages({ a: ' Copy {name} ' }, 'mirrored')).toEqual({ a: ' \u202ECopy\u202C {name} ' });
  });
});
