import { keys, readStored } from '@/lib/browser/storage';

/**
 * True for a key that may be a shortcut of one key (WCAG 2.1.4): the reader has not switched them off, is not typing, and no
 * dialog is open. Shift may belong to the character: `?`.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { target } = event;
  return !(
    event.defaultPrevented ||
    event.isComposing ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'))) ||
    document.querySelector('dialog[open]') ||
    readStored(keys.shortcutsOff) !== null
  );
}
