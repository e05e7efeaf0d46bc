import { locales, site, type Locale } from '../site/config';

export type LocaleParams = Promise<{ locale: string }>;

/** The locale of a route's parameters; only built locales are ever generated. */
export async function readLocale(params: LocaleParams): Promise<Locale> {
  return toLocale((await params).locale);
}

export function toLocale(name: string): Locale {
  if (!(name in locales)) throw new Error(`"${name}" is not a configured locale`);
  return name as Locale;
}

/** Parameters of the routes that each built locale has. */
export function builtLocaleParams(): { locale: Locale }[] {
  return site.builtLocales.map((locale) => ({ locale }));
}
