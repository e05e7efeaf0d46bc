import { on } from '@/lib/browser/events';
import { whenIdle } from '@/lib/browser/when-idle';
import { rememberPage, type ReadPage } from './reading-memory';

/** Notes which page is read and how far, on this device only, for the home page's “continue reading”. */
export function startReadingMemory(): void {
  let page = currentPage();
  /** Written when the browser is idle, since storage is slow, or when the next note comes. */
  let noted: ReadPage | undefined;
  const write = (): void => {
    if (noted) rememberPage(noted);
    noted = undefined;
  };
  const note = (): void => {
    write();
    const section = page && currentSection();
    noted = page && { ...page, ...(section ? { section } : {}) };
    whenIdle(write);
  };
  note();
  on('page:loading', note);
  on('page:shown', () => {
    page = currentPage();
    note();
  });
  window.addEventListener('pagehide', () => {
    note();
    write();
  });
}

/** The shown page, when it is one that is read: not a list, the home or the not-found page. */
function currentPage(): ReadPage | undefined {
  const title = document.querySelector('#page .doc > article h1')?.textContent?.trim().slice(0, 200);
  if (!title || document.querySelector('#page .post-list')) return undefined;
  return { path: location.pathname.replace(/\/$/, ''), title };
}

/** Last heading above the middle of the window, once the reader has left the page's beginning. */
function currentSection(): ReadPage['section'] {
  if (window.scrollY < window.innerHeight / 2) return undefined;
  const above = (within: Element | null | undefined): Element | undefined =>
    [...(within?.children ?? [])].findLast(
      (block) =>
        block.matches(':is(h2, h3)[id], .entry, .part') &&
        block.getBoundingClientRect().top < window.innerHeight / 2,
    );
  let block = above(document.querySelector('#page .prose'));
  // Only the part in view is looked into; others are not laid out.
  if (block?.matches('.part')) block = above(block);
  const heading = block?.matches('[id]') ? block : block?.querySelector(':is(h2, h3, h4)[id]');
  if (!heading) return undefined;
  const title = heading.textContent ?? '';
  return { id: heading.id.slice(0, 200), title: title.trim().slice(0, 200) };
}
