import { notFound } from 'next/navigation';
import { site, type Locale } from '../site/config';

export type LocaleParams = Promise<{ locale: string }>;

/** The locale of a route's parameters. */
export async function readLocale(params: LocaleParams): Promise<Locale> {
  return toLocale((await params).locale);
}

/**
 * Returns the built locale with this name. Any other name is answered with the not-found page; only the development server gets
 * such requests.
 */
export function toLocale(name: string): Locale {
  return site.builtLocales.find((locale) => locale === name) ?? notFound();
}

/** Parameters of the routes that each built locale has. */
export function builtLocaleParams(): { locale: Locale }[] {
  return site.builtLocales.map((locale) => ({ locale }));
}
