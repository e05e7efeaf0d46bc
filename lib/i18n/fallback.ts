import { locales, site, type Locale } from '../site/config';

/**
 * Languages in which a page of a locale may be shown, best first: its own, then English, then French, in which every page
 * is written. French itself only shows a page of another language where that language is built too.
 * `contentLocales('ko')` → `['ko', 'en', 'fr']`
 */
export function contentLocales(
  locale: Locale,
  builtLocales: readonly Locale[] = site.builtLocales,
): Locale[] {
  const { defaultLocale, currentLocale } = site;
  const others = [defaultLocale, currentLocale].filter(
    (other) => other !== locale && (locale !== currentLocale || builtLocales.includes(other)),
  );
  return [locale, ...others];
}

/** The first of a locale's languages for which something exists; the last one when none has it. */
export function bestLocale(locale: Locale, exists: (candidate: Locale) => boolean): Locale {
  const candidates = contentLocales(locale);
  return candidates.find(exists) ?? candidates.at(-1) ?? locale;
}

/**
 * The locale whose folder holds the Markdown file of a text: that of its language if it is built, otherwise the one that shows the
 * text.
 */
export function homeOfText(language: Locale, locale: Locale): Locale {
  return site.builtLocales.includes(language) ? language : locale;
}

/** `lang` (and `dir` if it differs) of a text in one language on a page in another; empty if both are the same. */
export function foreignAttributes(text: Locale, page: Locale): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (text === page) return {};
  const { htmlLang, direction } = locales[text];
  return { lang: htmlLang, ...(direction === locales[page].direction ? {} : { dir: direction }) };
}

/** Name of a language in another one: `('fr', 'en')` → `French`. */
export function languageName(of: Locale, inLocale: Locale): string {
  const name = new Intl.DisplayNames(locales[inLocale].htmlLang, { type: 'language' });
  return name.of(locales[of].htmlLang) ?? locales[of].label;
}
