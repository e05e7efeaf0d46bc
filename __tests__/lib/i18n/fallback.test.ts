import { bestLocale, contentLocales, foreignAttributes, languageName } from '@/lib/i18n/fallback';
import { parseBuiltLocales } from '@/lib/site/config';

describe('the languages a locale shows', () => {
  it.each([
    ['ko', ['ko', 'en', 'fr']],
    ['it', ['it', 'en', 'fr']],
    ['en', ['en', 'fr']],
    ['fr', ['fr']],
    ['ar-xb', ['ar-xb', 'en', 'fr']],
  ] as const)('%s: %j', (locale, languages) => {
    expect(contentLocales(locale, ['fr'])).toEqual(languages);
  });

  it('French shows English pages only where English is built too', () => {
    expect(contentLocales('fr', ['fr', 'en'])).toEqual(['fr', 'en']);
  });

  it('the first language that has something is taken, and French where none has', () => {
    expect(bestLocale('ko', (locale) => locale === 'en')).toBe('en');
    expect(bestLocale('ko', () => false)).toBe('fr');
  });

  it('a text says its language only where it is not the page’s, and its direction where that differs too', () => {
    expect(foreignAttributes('fr', 'fr')).toEqual({});
    expect(foreignAttributes('zh-cn', 'fr')).toEqual({ lang: 'zh-CN' });
    expect(foreignAttributes('fr', 'ar-xb')).toEqual({ lang: 'fr', dir: 'ltr' });
  });

  it('languages are named in the reader’s', () => {
    expect(languageName('fr', 'en')).toBe('French');
    expect(languageName('en', 'fr')).toBe('anglais');
  });
});

describe('SITE_LOCALES', () => {
  it('is French when nothing is said, and each locale once', () => {
    expect(parseBuiltLocales(undefined)).toEqual(['fr']);
    expect(parseBuiltLocales(' fr , en,fr')).toEqual(['fr', 'en']);
  });

  it.each(['de', 'fr,de', '', ',', 'toString', '__proto__'])('%j stops the build and says why', (value) => {
    expect(() => parseBuiltLocales(value)).toThrow(
      /SITE_LOCALES: ".*" is not a configured locale\. Use one or more of: en, fr, ko, zh-cn, it/,
    );
  });
});
