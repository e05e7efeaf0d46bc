import { keys, readStored } from '@/lib/browser/storage';

/** True for a key that a field or a dialog handles. */
export function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  return (
    defaultPrevented ||
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'))) ||
    document.querySelector('dialog[open]') !== null
  );
}

/** True for a key that may be a shortcut of one key (WCAG 2.1.4). Shift may belong to the character: `?`. */
export function isFreeKey(event: KeyboardEvent): boolean {
  return !(
    isTaken(event) ||
    event.isComposing ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    readStored(keys.shortcutsOff) !== null
  );
}
