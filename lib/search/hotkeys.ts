/** What decides whether a key press opens the search. */
export type KeyPress = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
};

/** Ctrl+K, or ⌘K. */
export function isOpenChord({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress): boolean {
  return !isComposing && key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** `s` or `/`, compared by the character that is produced: on some keyboards `/` needs Shift, and that is fine. */
export function isOpenLetter({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress): boolean {
  if (isComposing || ctrlKey || metaKey || altKey) return false;
  return key === '/' || (key.toLowerCase() === 's' && !shiftKey);
}
