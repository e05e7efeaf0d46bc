import { currentHeading } from '../toc/current-heading';

/** Opens the page before or after the shown one. */
export function followNeighbour(rel: 'prev' | 'next'): void {
  document.querySelector<HTMLElement>(`.prev-next a[rel="${rel}"]`)?.click();
}

/** Focuses the contents list. `focusVisible`: otherwise WebKit draws no ring after a press of the mouse. */
export function focusContents(): void {
  const list = showContents();
  (list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('a'))?.focus({
    focusVisible: true,
  });
}

/** Focuses the filter of a reference's entries; on other pages, the current entry of the sidebar. */
export function focusFilter(): void {
  const filter = document.querySelector<HTMLElement>('#page-contents input');
  if (filter) showContents();
  (filter ?? document.querySelector<HTMLElement>('.sidebar [aria-current]'))?.focus({ focusVisible: true });
}

/** Narrow screens show the contents list in a popover. */
function showContents(): HTMLElement | null {
  const list = document.getElementById('page-contents');
  if (list && !list.checkVisibility()) list.showPopover();
  return list;
}

/** Copies the address of the section in view, as a press on its heading does, but without scrolling there. */
export function copyAddress(): void {
  const heading = document.getElementById(currentHeading() ?? '');
  const link = (heading ?? document).querySelector<HTMLElement>('.heading-link');
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.click();
}
