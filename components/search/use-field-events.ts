import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isOfInputMethod } from '@/lib/browser/free-key';
import { reducePastedText } from '@/lib/search/pasted-text';

/** Handles the keys of the field, except those of an input method, and reduces a text of several lines that is pasted into it. */
export function useFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  onKeyDown: (event: KeyboardEvent) => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOfInputMethod(event)) onKeyDown(event);
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.addEventListener('keydown', handleKey);
    input.addEventListener('paste', pasteReduced);
    return () => {
      input.removeEventListener('keydown', handleKey);
      input.removeEventListener('paste', pasteReduced);
    };
  }, [field]);
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
