import { keys, readStored } from '@/lib/browser/storage';

const fields =
  'input, textarea, select, iframe, object, embed, [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';

/** True for a key that a field or a dialog handles. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented || isTyping(event) || document.querySelector('dialog[open]') !== null;
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

/** Also within shadow roots: extensions and embedded tools bring their own fields. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath(); // the element itself within an open shadow root
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(fields) || mayHideField(target);
}

/** A closed shadow root is seen as its host: a custom element, or an element that could not have the focus itself. */
function mayHideField(target: HTMLElement): boolean {
  if (target.localName.includes('-')) return true;
  const hasFocus = target === document.activeElement && target !== document.body;
  return hasFocus && target.tabIndex < 0 && !target.hasAttribute('tabindex');
}
