import { currentHeading } from '@/components/toc/current-heading';

/** Distances of the headings from the top of the window, in px. */
function show(tops: Record<string, number>, hash = ''): void {
  document.body.innerHTML = `<main>${Object.keys(tops)
    .map((id) => `<h2 id="${id}"></h2>`)
    .join('')}</main>`;
  for (const heading of document.querySelectorAll('h2'))
    heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect;
  location.hash = hash;
}

test.each([
  [{ first: 200 }, '', undefined],
  [{ first: -300, second: 60, third: 400 }, '', 'second'],
  // Two headings at the top: a small shift of the page must not change which one is meant.
  [{ first: 64, second: 88 }, '', 'second'],
  [{ first: 64, second: 88 }, '#first', 'first'],
  [{ first: -1, second: 88 }, '#first', 'second'],
  [{ first: 64, second: 500 }, '#second', 'first'],
])('%j with the address %j → %s', (tops, hash, expected) => {
  show(tops as Record<string, number>, hash);
  expect(currentHeading()).toBe(expected);
});
