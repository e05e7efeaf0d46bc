import { locales, type Locale } from '../site/config';

type Style = 'short' | 'long';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `formatDate('2023-06-15', 'fr', 'long')` → `15 juin 2023`; days are UTC. */
export function formatDate(day: string, locale: Locale, style: Style): string {
  const parts = formatOf(locale, style).formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  return parts
    .map(({ type, value }) =>
      // French counts the first day of a month, which the patterns of the platform do not know.
      locale === 'fr' && type === 'day' && value === '1' ? '1er' : value,
    )
    .join('');
}

/** Kept: making one takes longer than using it a hundred times. */
function formatOf(locale: Locale, style: Style): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[locale].htmlLang, {
      day: 'numeric',
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
      calendar: locales[locale].calendar,
    });
    formats.set(key, format);
  }
  return format;
}
