/** Makes a change that causes a new layout, such as another text size, and keeps the text at the top of the viewport in place. */
export function keepInPlace(change: () => void): void {
  const element = window.scrollY > 0 ? elementAtTop() : undefined;
  const before = element?.getBoundingClientRect().top ?? 0;
  change();
  if (element) window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The innermost element of the text that the top of the window cuts or that follows it. Hit testing does not see below a dialog. */
function elementAtTop(): Element | undefined {
  const isBelowTop = (element: Element): boolean => element.getBoundingClientRect().bottom > 0;
  let found: Element | undefined;
  let next = document.querySelector('.prose') ?? undefined;
  while (next) {
    found = next;
    next = [...next.children].find(isBelowTop);
  }
  return found;
}
