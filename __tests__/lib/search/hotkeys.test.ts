import { isOpenChord, isOpenLetter, type KeyPress } from '@/lib/search/page/hotkeys';

const press = (key: string, parts: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...parts,
});

describe('keys that open the search', () => {
  it.each([press('k', { ctrlKey: true }), press('k', { metaKey: true }), press('K', { ctrlKey: true })])(
    'take the chord %j',
    (event) => {
      expect(isOpenChord(event)).toBe(true);
    },
  );

  it.each([
    press('k'),
    press('k', { ctrlKey: true, altKey: true }),
    press('k', { ctrlKey: true, metaKey: true }),
    press('k', { ctrlKey: true, shiftKey: true }),
    press('j', { ctrlKey: true }),
    press('k', { ctrlKey: true, isComposing: true }),
  ])('refuse the chord %j', (event) => {
    expect(isOpenChord(event)).toBe(false);
  });

  it.each([press('s'), press('S'), press('/'), press('/', { shiftKey: true })])(
    'take the letter %j, Shift being part of / on AZERTY',
    (event) => {
      expect(isOpenLetter(event)).toBe(true);
    },
  );

  it.each([press('S', { shiftKey: true }), press(':', { shiftKey: true })])(
    'refuse the letter %j',
    (event) => {
      expect(isOpenLetter(event)).toBe(false);
    },
  );
});
