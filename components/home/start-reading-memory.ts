import { on } from '@/lib/browser/events';
import { whenIdle } from '@/lib/browser/when-idle';
import { rememberPage, type ReadPage } from './reading-memory';

/** Stores the current page and section on this device, for “continue reading” on the home page. */
export function startReadingMemory(): void {
  let page = currentPage();
  /** Stored in an idle callback, because storage is slow. */
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

/** The current page, if it has text to read: not a list, the home page or the not-found page. */
function currentPage(): ReadPage | undefined {
  const title = document.querySelector('#page .doc > article h1')?.textContent?.trim().slice(0, 200);
  if (!title || document.querySelector('#page .post-list')) return undefined;
  return { path: location.pathname.replace(/\/$/, ''), title };
}

/** Last heading above the middle of the window; none near the beginning of the page. */
function currentSection(): ReadPage['section'] {
  if (window.scrollY < window.innerHeight / 2) return undefined;
  const above = (within: Element | null | undefined): Element | undefined =>
    [...(within?.children ?? [])].findLast(
      (block) =>
        block.matches(':is(h2, h3)[id], .entry, .part') &&
        block.getBoundingClientRect().top < window.innerHeight / 2,
    );
  let block = above(document.querySelector('#page .prose'));
  // Only measure inside the part in view: the others are not laid out.
  if (block?.matches('.part')) block = above(block);
  const heading = block?.matches('[id]') ? block : block?.querySelector(':is(h2, h3, h4)[id]');
  if (!heading) return undefined;
  const title = heading.textContent ?? '';
  return { id: heading.id.slice(0, 200), title: title.trim().slice(0, 200) };
}
