/** Marks a page that is served from the copy, by an attribute of <html>: `data-copy="2026-05-01T12:00:00.000Z"`. */
export function markCopy(html: string, date: string): string {
  return html.replace('<html ', `<html data-copy="${/^[\dTZ:.-]+$/.test(date) ? date : ''}" `);
}

/** Formats the date of a copy in the reader's time zone, or `?` if it is not known. */
export function formatCopyDate(
  date: string,
  language: string,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const time = Date.parse(date);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', ...options });
  return Number.isNaN(time) ? '?' : format.format(time);
}
