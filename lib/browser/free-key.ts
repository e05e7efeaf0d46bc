import { keys, readStored } from './storage';

/** Elements that take letters: for text, or to go to an item that begins with them. */
const fields =
  'input, textarea, select, iframe, object, embed, video, audio, [role="textbox"], [role="searchbox"], [role="combobox"], ' +
  '[role="spinbutton"], [role="listbox"], [role="menu"], [role="tree"], [role="grid"], [role="application"]';

/**
 * Elements that can have a shadow root; those of this site that get the focus have a role, or are targets of links. A closed shadow
 * root within such a target cannot be distinguished from the target itself.
 */
const foreignHosts =
  ':is(article, aside, blockquote, div, footer, h1, h2, h3, h4, h5, h6, header, nav, p, section, span)' +
  ':not(main [id], [role])';

/** True for a key that goes to an input method; browsers send 229 for the one that ends it. */
export function isOfInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** True for a key pressed with Ctrl, Alt or ⌘, which belongs to the browser: Alt+← is Back. */
export function isCombined({
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean {
  return ctrlKey || altKey || metaKey;
}

/** Of these, the elements that take no text, so that a combined key is free in them. */
const choices = 'select, input:is([type="checkbox"], [type="radio"], [type="range"])';

/** True for a key that a field or a dialog handles. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented || isTyping(event) || document.querySelector('dialog[open]') !== null;
}

/** True for a key that may be a shortcut of one key (WCAG 2.1.4). Shift may belong to the character: `?`. */
export function isFreeKey(event: KeyboardEvent): boolean {
  return !(
    isTaken(event) ||
    isOfInputMethod(event) ||
    isCombined(event) ||
    readStored(keys.shortcutsOff) !== null
  );
}

/** Also within shadow roots: extensions and embedded tools bring their own fields. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath(); // the element itself within an open shadow root
  if (!(target instanceof HTMLElement)) return false;
  if (isCombined(event) && target.matches(choices)) return false;
  return target.isContentEditable || target.matches(fields) || mayHideField(target);
}

/** A closed shadow root is seen as its host: a custom element, or an element that could not have the focus itself. */
function mayHideField(target: HTMLElement): boolean {
  if (target.localName.includes('-')) return true;
  if (target !== document.activeElement || target === document.body) return false;
  return target.matches(foreignHosts) || (target.tabIndex < 0 && !target.hasAttribute('tabindex'));
}
