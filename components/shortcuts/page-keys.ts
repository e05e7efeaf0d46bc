import { currentHeading } from '../toc/current-heading';

/** Opens the page before or after the shown one. */
export function followNeighbour(rel: 'prev' | 'next'): void {
  document.querySelector<HTMLElement>(`.prev-next a[rel="${rel}"]`)?.click();
}

/** Focuses the contents list. Narrow screens show it in a popover. */
export function focusContents(): void {
  const list = document.getElementById('page-contents');
  if (!list) return;
  if (!list.checkVisibility()) list.showPopover();
  (list.querySelector<HTMLElement>('[aria-current]') ?? list.querySelector('a'))?.focus();
}

/** Focuses the filter of the sidebar, or its current entry. */
export function focusSidebar(): void {
  const targets = ['.sidebar input', '.filter input', '.sidebar [aria-current="page"]'];
  targets
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility())
    ?.focus();
}

/** Copies the address of the section in view, as a press on its heading does, but without scrolling there. */
export function copyAddress(): void {
  const heading = document.getElementById(currentHeading() ?? '');
  const link = (heading ?? document).querySelector<HTMLElement>('.heading-link');
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.click();
}
