/** Parts of a page that change with the code: build id, security policy (it hashes the scripts), styles, scripts. */
const codeParts =
  /<html\b[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>|<style>[^]*?<\/style>|<link rel="stylesheet"[^>]*>|<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;

/** The distinct sets of code parts of all pages: each frame lists its parts by their index. */
export type Frames = { parts: string[]; frames: number[][] };

/** Lists the code parts of a page, in order. */
export function frameOf(html: string): string[] {
  return html.match(codeParts) ?? [];
}

/**
 * Puts the code parts of another build into a page. The caller compares the hash of the result with the list: if it matches,
 * the page's text has not changed and need not be downloaded. Null if the number of parts differs.
 */
export function replaceFrame(html: string, frame: readonly string[]): string | null {
  let index = 0;
  const page = html.replace(codeParts, () => frame[index++] ?? '');
  return index === frame.length ? page : null;
}

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
