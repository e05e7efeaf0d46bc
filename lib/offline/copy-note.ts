/** Address-free name of the attribute and class of the note; the style sheet and the tests know it too. */
export const copyNoteClass = 'copy-note';

/** Puts a line at the top of the page's text that says it was read from the copy, and of which date. */
export function addCopyNote(html: string, text: string): string {
  return html.replace(
    /<main\b[^>]*>/,
    (main) => `${main}<p class="${copyNoteClass}">${escapeHtml(text)}</p>`,
  );
}

/** `Copie hors ligne du {date}` with the copy's date in the reader's own time zone; an unreadable date is left out. */
export function copyNoteText(template: string, date: string, language: string): string {
  const time = new Date(date);
  const shown = Number.isNaN(time.getTime())
    ? '?'
    : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
  return template.replace('{date}', shown);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
