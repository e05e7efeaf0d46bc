/** Adds a line at the top of the page's text that says it was served from the copy. */
export function addCopyNote(html: string, text: string): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return html.replace(/<main\b[^>]*>/, (main) => `${main}<p class="copy-note">${escaped}</p>`);
}

/** Formats the date of a copy in the reader's time zone, or `?` if it is not known. */
export function formatDate(date: string, language: string, options: Intl.DateTimeFormatOptions = {}): string {
  const time = Date.parse(date);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', ...options });
  return Number.isNaN(time) ? '?' : format.format(time);
}
