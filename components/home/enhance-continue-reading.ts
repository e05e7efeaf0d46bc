import { forgetPages, markLength, readLastPages, type ReadPage } from './reading-memory';

/** Fills the home page's “continue reading”, for which the style sheet has kept room. */
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
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path + (section ? `#${encodeURIComponent(section.id)}` : '');
  link.append(title);
  if (section) {
    const small = document.createElement('small');
    small.append(section.title);
    link.append(' ', small);
  }
  item.append(link);
  return item;
}
