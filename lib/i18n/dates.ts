import { locales, type Locale } from '../site/config';

type Style = 'short' | 'long';

/** `formatDate('2023-06-15', 'fr', 'long')` → `15 juin 2023`; days are UTC. */
export function formatDate(day: string, locale: Locale, style: Style): string {
  return new Intl.DateTimeFormat(locales[locale].htmlLang, {
    day: 'numeric',
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
    calendar: locales[locale].calendar,
  }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}
