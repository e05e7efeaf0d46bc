type EarlyInput = {
  /** The last click, combination of keys or Escape, or else the first character. */
  press?: Event;
  /** What was typed after it: the press may open a field. */
  text: string;
  /** The last move of the pointer. */
  hover?: PointerEvent;
  /** The last scroll. */
  scrolling?: Event;
};

declare global {
  interface Window {
    /** What the reader did before hydration. */
    early?: EarlyInput | undefined;
  }
}

/** Remembers what the reader does before React has hydrated the page. Inlined by its source text: it must not use anything from outside. */
export function rememberEarlyPress(): void {
  window.early = { text: '' };
  const remember = (event: Event): void => {
    const { early } = window;
    if (!early) return;
    if (event.type === 'pointerover') early.hover = event as PointerEvent;
    else if (/wheel|touch/.test(event.type)) early.scrolling = event;
    else if (event.type === 'keydown') rememberKey(early, event as KeyboardEvent);
    else Object.assign(early, { press: event, text: '' });
  };
  const rememberKey = (early: EarlyInput, event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCharacter = key.length === 1;
    // With Alt, keyboards type further characters, also together with Ctrl.
    const isText = isCharacter && !metaKey && (altKey || !ctrlKey);
    if (early.press && isText) early.text += key;
    else if (key === 'Backspace') early.text = early.text.slice(0, -1);
    else if (isCharacter || key === 'Escape') Object.assign(early, { press: event, text: '' });
  };
  for (const type of ['click', 'keydown', 'pointerover', 'wheel', 'touchmove'])
    document.addEventListener(type, remember, { capture: true, passive: true });
}
