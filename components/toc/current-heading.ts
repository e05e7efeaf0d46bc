import { findTarget } from '@/lib/browser/find-target';

const HEADINGS = 'main :is(h2, h3, h4)[id]';
/** A heading is current once it is this near to the top of the window. */
const CURRENT_HEADING_PX = 90;

/** Id of the heading under which the reader is. Of several at the top of the window, the one that the address names is meant. */
export function currentHeading(): string | undefined {
  const passed = [...document.querySelectorAll(HEADINGS)].filter(
    (heading) => topOf(heading) <= CURRENT_HEADING_PX,
  );
  const target = findTarget(location.hash);
  return target && passed.includes(target) && topOf(target) >= 0 ? target.id : passed.at(-1)?.id;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
