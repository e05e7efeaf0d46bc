import { renderHook } from '@testing-library/react';
import { useKeyboardShortcuts } from '@/components/layout/use-keyboard-shortcuts';
import { closeSearch } from '@/components/search/use-search-dialog';
import { shortcutGroups } from '@/components/shortcuts/shortcut-groups';
import { useOpenDialog } from '@/components/ui/use-open-dialog';
import { keys, writeStored } from '@/lib/browser/storage';

/** True if a shortcut of all pages takes the key. */
function isTaken(key: string, rest: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...rest });
  document.body.dispatchEvent(event);
  closeSearch();
  useOpenDialog.setState({ name: null });
  return event.defaultPrevented;
}

/** Keys of one character that the dialog lists; `n` belongs to the bar of a page that marks words. */
const listed = shortcutGroups
  .flatMap(({ shortcuts }) => shortcuts.flatMap(({ ways }) => ways))
  .flatMap((way) => (way.length === 1 && /^[a-z?/]$/.test(way[0] ?? '') && way[0] !== 'n' ? way : []));

const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

beforeEach(() => {
  localStorage.clear();
  renderHook(useKeyboardShortcuts);
});

it('takes the keys that the dialog of shortcuts lists, and no other', () => {
  const lower = printable.filter((key) => key === key.toLowerCase());
  expect(lower.filter((key) => isTaken(key))).toEqual([...listed].sort());
});

it('takes letters with Caps Lock, but not with Shift, and Ctrl+K only of the combined keys', () => {
  expect([isTaken('T'), isTaken('T', { shiftKey: true }), isTaken('t', { ctrlKey: true })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(printable.filter((key) => isTaken(key, { ctrlKey: true }))).toEqual(['K', 'k']);
});

it('leaves all of one key to the browser where the reader has switched them off', () => {
  writeStored(keys.shortcutsOff, 'true');
  expect(listed.filter((key) => isTaken(key))).toEqual([]);
  expect(isTaken('k', { ctrlKey: true })).toBe(true);
});
