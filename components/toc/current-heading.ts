/** A heading is current once it is this near to the top of the window. */
const CURRENT_HEADING_PX = 90;

/** Id of the heading under which the reader is. */
export function currentHeading(): string | undefined {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  return headings.filter((heading) => heading.getBoundingClientRect().top <= CURRENT_HEADING_PX).at(-1)?.id;
}
