import { MAX_TEXT_LENGTH, type ReadPage } from './reading-memory';

/** The current page, if it has text to read: not a list, the home page or the not-found page. */
export function currentPage(): ReadPage | undefined {
  const title = document.querySelector('.doc > article h1')?.textContent?.trim().slice(0, MAX_TEXT_LENGTH);
  if (!title || document.querySelector('.post-list, .archive')) return undefined;
  return { path: location.pathname.replace(/\/$/, ''), title };
}

/** Last heading above the middle of the window; none near the beginning of the page. */
export function currentSection(): Pick<ReadPage, 'section'> {
  if (window.scrollY < window.innerHeight / 2) return {};
  const above = (within: Element | null | undefined): Element | undefined =>
    [...(within?.children ?? [])].findLast(
      (block) =>
        block.matches(':is(h2, h3)[id], .entry, .part') &&
        block.getBoundingClientRect().top < window.innerHeight / 2,
    );
  let block = above(document.querySelector('.prose'));
  // Only measure inside the part in view: the others are not laid out.
  if (block?.matches('.part')) block = above(block);
  const heading = block?.matches('[id]') ? block : block?.querySelector(':is(h2, h3, h4)[id]');
  if (!heading) return {};
  const title = heading.textContent.trim().slice(0, MAX_TEXT_LENGTH);
  return { section: { id: heading.id.slice(0, MAX_TEXT_LENGTH), title } };
}
