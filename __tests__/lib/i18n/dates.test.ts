import { formatDate } from '@/lib/i18n/dates';

it.each([
  ['2023-06-15', 'fr', 'long', '15\u00A0juin 2023'],
  ['2024-07-01', 'fr', 'long', '1er\u00A0juillet 2024'],
  ['2024-07-11', 'fr', 'short', '11 juil. 2024'],
  ['2024-07-01T10:00:00Z', 'en', 'long', 'July 1, 2024'],
] as const)('writes %s in %s, %s, as %s', (day, locale, style, text) => {
  expect(formatDate(day, locale, style)).toBe(text);
});
