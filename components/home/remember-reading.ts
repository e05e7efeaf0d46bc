import { currentPage, currentSection } from './current-page';
import { rememberPage, type ReadPage } from './reading-memory';

/** The address changes before the text does, so the page is not read again when it is left. */
let page: ReadPage | undefined;

/** Stores the shown page. */
export function startReading(): void {
  page = currentPage();
  noteSection();
}

/** Stores the section that the reader has come to. Called when the page is left, while its text is still in the document. */
export function noteSection(): void {
  if (page) rememberPage({ ...page, ...currentSection() });
}
