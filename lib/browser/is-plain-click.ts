type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** False for a click with a modifier key, with which browsers open a link in another tab or window, or download it. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
