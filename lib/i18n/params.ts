import { locales, site, type Locale } from '../site/config';

export type LocaleParams = Promise<{ locale: string }>;

/** The locale of a route's parameters; only built locales are ever generated. */
export async function readLocale(params: LocaleParams): Promise<Locale> {
  const { locale } = await params;
  if (!(locale in locales)) throw new Error(`"${locale}" is not a configured locale`);
  return locale as Locale;
}

/** Parameters of the routes that each built locale has. */
export function builtLocaleParams(): { locale: Locale }[] {
  return site.builtLocales.map((locale) => ({ locale }));
}
