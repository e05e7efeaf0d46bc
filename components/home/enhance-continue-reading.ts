import { make } from '../ui/elements';
import { forgetPages, markLength, readLastPages, type ReadPage } from './reading-memory';

/** Fills the list “continue reading” of the home page. */
export function enhanceContinueReading(root: HTMLElement): void {
  const part = root.querySelector<HTMLElement>('.continue');
  const list = part?.querySelector('ul');
  if (!part || !list) return;
  const pages = readLastPages();
  markLength(pages.length);
  list.replaceChildren(...pages.map(toItem));
  part.querySelector('button')?.addEventListener('click', () => {
    forgetPages();
    document.getElementById('main')?.focus({ preventScroll: true }); // the pressed button is gone
  });
}

function toItem({ path, title, section }: ReadPage): HTMLLIElement {
  const link = make('a', '', title, ...(section ? [' ', make('small', '', section.title)] : []));
  link.href = path + (section ? `#${encodeURIComponent(section.id)}` : '');
  return make('li', '', link);
}
