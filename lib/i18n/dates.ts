import { locales, type Locale } from '../site/config';
import { toTypography } from '../text/typography';

/** `formatDate('2023-06-15', 'fr', 'long')` → `15\u00A0juin 2023`; days are UTC. */
export function formatDate(day: string, locale: Locale, style: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(locales[locale].htmlLang, {
    day: 'numeric',
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
    calendar: locales[locale].calendar,
  });
  const text = format
    .formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))
    .map(({ type, value }) =>
      // French writes the first day of a month as `1er`, which `Intl` does not support.
      locale === 'fr' && type === 'day' && value === '1' ? '1er' : value,
    )
    .join('');
  return toTypography(text, locale);
}
