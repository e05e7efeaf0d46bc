/** Does what a key of `shortcutGroups` does on the shown page; nothing where the page lacks the target. */
export function pressPageKey(key: string, copySection: () => void): void {
  if (key === 'j') find('.prev-next a[rel="next"]')?.click();
  else if (key === 'k') find('.prev-next a[rel="prev"]')?.click();
  else if (key === 't') focusContents();
  else if (key === 'f')
    firstShown('.sidebar input', '.filter input', '.sidebar [aria-current="page"]')?.focus();
  else if (key === 'y') copySection();
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#page ${selector}`);
}

/** First element of the page that is on screen, in the order of the selectors. */
function firstShown(...selectors: string[]): HTMLElement | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(`#page ${selector}`)])
    .find((element) => element.checkVisibility());
}

/** Narrow screens show the contents in a popover, which the section bar opens. */
function focusContents(): void {
  const bar = find('.section-bar');
  const list = document.getElementById(bar?.getAttribute('popovertarget') ?? '');
  if (!list) return;
  if (!list.checkVisibility()) list.showPopover();
  (list.querySelector<HTMLElement>('[aria-current]') ?? list.querySelector('a'))?.focus();
}
