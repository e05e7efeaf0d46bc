import { mayTakeFocus } from '@/lib/browser/may-take-focus';

const place = document.createElement('p');
const other = document.createElement('input');
document.body.append(place, other);

it.each([
  ['in the window', 100, 140, true],
  ['cut by its top', -20, 20, true],
  ['cut by its bottom', window.innerHeight - 20, window.innerHeight + 20, true],
  ['above it', -140, -100, false],
  ['below it', window.innerHeight + 100, window.innerHeight + 140, false],
])('a late part may take the focus while its place is in the window: %s', (_, top, bottom, expected) => {
  place.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: bottom - top });
  expect(mayTakeFocus(place)).toBe(expected);
  other.focus();
  expect(mayTakeFocus(place)).toBe(false);
  other.blur();
});
