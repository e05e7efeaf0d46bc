/** Adds a line at the top of the page's text that says it was served from the copy. */
export function addCopyNote(html: string, text: string): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return html.replace(/<main\b[^>]*>/, (main) => `${main}<p class="copy-note">${escaped}</p>`);
}

/** Fills `{date}` with the date of the copy in the reader's time zone, or `?` if it is unreadable. */
export function copyNoteText(template: string, date: string, language: string): string {
  const time = new Date(date);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return template.replace('{date}', Number.isNaN(time.getTime()) ? '?' : format.format(time));
}
