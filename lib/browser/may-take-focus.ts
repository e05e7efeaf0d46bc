/**
 * True if a part that has loaded late may take the focus, which scrolls to it. False once the reader has moved on: to another element, or
 * to another place of the page. `place` is where the pressed button was; the body has the focus since the button is gone.
 */
export function mayTakeFocus(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return document.activeElement === document.body && bottom >= 0 && top <= window.innerHeight;
}
