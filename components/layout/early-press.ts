declare global {
  interface Window {
    /** The last press of a button or key, and the last move of the pointer, from before hydration. */
    early?: { press?: Event; hover?: PointerEvent } | undefined;
  }
}

/** Remembers what the reader does before React has hydrated the page. Inlined by its source text: it must not use anything from outside. */
export function rememberEarlyPress(): void {
  window.early = {};
  const remember = (event: Event): void => {
    if (!window.early) return;
    if (event.type === 'pointerover') window.early.hover = event as PointerEvent;
    else window.early.press = event;
  };
  for (const type of ['click', 'keydown', 'pointerover']) document.addEventListener(type, remember, true);
}
