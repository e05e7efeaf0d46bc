import { targetRow } from '@/components/search/use-selection';

const key = (name: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, ...init });

it.each([
  ['ArrowDown', {}, 1],
  ['ArrowUp', {}, 4],
  ['Home', { ctrlKey: true }, 0],
  ['End', { ctrlKey: true }, 4],
  // These move the caret of the field, or select its text.
  ['Home', {}, undefined],
  ['End', {}, undefined],
  ['Home', { shiftKey: true }, undefined],
  ['ArrowDown', { altKey: true }, undefined],
])('%s with %j selects row %s', (name, init, row) => {
  expect(targetRow(key(name, init), 0, 5)).toBe(row);
  expect(targetRow(key(name, init), 0, 0)).toBeUndefined();
});

it('wraps around at the last row', () => {
  expect(targetRow(key('ArrowDown'), 4, 5)).toBe(0);
});
