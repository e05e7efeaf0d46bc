import { bestLocale, contentLocales, foreignAttributes, languageName } from '@/lib/i18n/fallback';

test.each([
  ['ko', ['fr'], ['ko', 'en', 'fr']],
  ['en', ['fr'], ['en', 'fr']],
  ['fr', ['fr'], ['fr']],
  ['fr', ['fr', 'en'], ['fr', 'en']],
] as const)('%s, where %j are built, shows %j', (locale, built, languages) => {
  expect(contentLocales(locale, built)).toEqual(languages);
});

test('the first language that has something is taken, and French where none has', () => {
  expect(bestLocale('ko', (locale) => locale === 'en')).toBe('en');
  expect(bestLocale('ko', () => false)).toBe('fr');
});

test('a text names its language only where it differs from that of the page', () => {
  expect(foreignAttributes('fr', 'fr')).toEqual({});
  expect(foreignAttributes('zh-cn', 'fr')).toEqual({ lang: 'zh-CN' });
});

test('languages are named in the language of the reader', () => {
  expect([languageName('fr', 'en'), languageName('en', 'fr')]).toEqual(['French', 'anglais']);
});
