import { openSearchByKey } from '@/components/search/open-search-by-key';
import { useSearchDialog } from '@/components/search/use-search-dialog';

beforeEach(() => useSearchDialog.setState(useSearchDialog.getInitialState(), true));

const press = (init: KeyboardEventInit): boolean =>
  openSearchByKey(new KeyboardEvent('keydown', { cancelable: true, ...init }));

it.each([
  ['Latin', 'k', 'KeyK'],
  ['Latin with Caps Lock', 'K', 'KeyK'],
  ['Dvorak', 'k', 'KeyV'],
  ['Cyrillic', 'л', 'KeyK'],
  ['Greek', 'κ', 'KeyK'],
  ['Hebrew', 'ל', 'KeyK'],
  ['Arabic', 'ن', 'KeyK'],
  ['Thai', 'า', 'KeyK'],
  ['Hindi', '्', 'KeyK'],
  ['Korean', 'ㅏ', 'KeyK'],
  ['Colemak', 'k', 'KeyN'],
])('opens and closes with Ctrl+K and ⌘K on a %s layout', (_name, key, code) => {
  for (const modifier of ['ctrlKey', 'metaKey']) {
    expect(press({ key, code, [modifier]: true })).toBe(true);
    expect(useSearchDialog.getState().isOpen).toBe(true);
    expect(press({ key, code, [modifier]: true })).toBe(true);
    expect(useSearchDialog.getState().isOpen).toBe(false);
  }
});

it.each([
  ['the place of K on Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }],
  ['the place of K on a layout with é there', { key: 'é', code: 'KeyK', ctrlKey: true }],
  ['the place of K on Bépo', { key: 's', code: 'KeyK', metaKey: true }],
  ['another Cyrillic letter', { key: 'м', code: 'KeyV', ctrlKey: true }],
  ['both modifiers', { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true }],
  ['Shift', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['AltGr', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  ['a letter alone', { key: 'k', code: 'KeyK' }],
  ['Shift+S', { key: 'S', code: 'KeyS', shiftKey: true }],
])('ignores %s', (_name, init) => {
  expect(press(init)).toBe(false);
  expect(useSearchDialog.getState().isOpen).toBe(false);
});

it.each([
  { key: 's', code: 'KeyS' },
  { key: '/', code: 'Slash' },
  { key: '/', code: 'Period', shiftKey: true },
])('opens with one key by its character: %j', (init) => {
  expect(press(init)).toBe(true);
  expect(useSearchDialog.getState().isOpen).toBe(true);
  const dialog = Object.assign(document.createElement('dialog'), { open: true });
  document.body.append(dialog);
  expect(press(init)).toBe(false);
  dialog.remove();
});

it('takes a held key, and does nothing more', () => {
  expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  expect(press({ key: 'k', ctrlKey: true, repeat: true })).toBe(true);
  expect(useSearchDialog.getState().isOpen).toBe(true);
});
