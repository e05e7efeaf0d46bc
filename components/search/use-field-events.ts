import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isCombined, isOfInputMethod } from '@/lib/browser/free-key';
import { reducePastedText } from '@/lib/search/pasted-text';

/**
 * Handles the keys of the field, except those of an input method, and reduces a text of several lines that is pasted into it. A press on
 * the results, such as one that opens a row in another tab, takes the focus: the next key gives it back.
 */
export function useFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  onKeyDown: (event: KeyboardEvent) => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    if (event.target !== field.current) {
      if (!isForField(event)) return;
      field.current?.focus();
    }
    onKeyDown(event);
  });
  useEffect(() => {
    const input = field.current;
    const dialog = input?.closest('dialog');
    if (!input || !dialog) return undefined;
    dialog.addEventListener('keydown', handleKey);
    input.addEventListener('paste', pasteReduced);
    return () => {
      dialog.removeEventListener('keydown', handleKey);
      input.removeEventListener('paste', pasteReduced);
    };
  }, [field]);
}

/** True for an arrow or a typed character, pressed where nothing else takes it. */
function isForField(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isPlace = target instanceof Element && target.matches('dialog, [role="listbox"], [role="option"]');
  return isPlace && !isCombined(event) && (key.length === 1 || /^(?:ArrowUp|ArrowDown|Backspace)$/.test(key));
}

/** The field would join the lines of the text without a space. */
function pasteReduced(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const reduced = reducePastedText(text);
  if (reduced === text) return;
  event.preventDefault();
  // Unlike a change of the value, this can be undone by the reader.
  document.execCommand('insertText', false, reduced);
}
