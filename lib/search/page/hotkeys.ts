/** The fields of a keyboard event that are compared. */
export type KeyPress = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
};

/** Returns true for Ctrl+K or ⌘K. */
export function isOpenChord({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress): boolean {
  return !isComposing && key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Returns true for `s` or `/`. Other modifiers are up to the caller. Compares the produced character, because `/` needs Shift on some keyboards. */
export function isOpenLetter({ key, shiftKey }: KeyPress): boolean {
  return key === '/' || (key.toLowerCase() === 's' && !shiftKey);
}
