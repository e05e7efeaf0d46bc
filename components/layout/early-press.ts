declare global {
  interface Window {
    /** The last press of a button or key, the last move of the pointer and the last scroll of the reader, from before hydration. */
    early?: { press?: Event; hover?: PointerEvent; scrolling?: Event } | undefined;
  }
}

/** Remembers what the reader does before React has hydrated the page. Inlined by its source text: it must not use anything from outside. */
export function rememberEarlyPress(): void {
  window.early = {};
  const remember = (event: Event): void => {
    if (!window.early) return;
    if (event.type === 'pointerover') window.early.hover = event as PointerEvent;
    else if (/wheel|touch/.test(event.type)) window.early.scrolling = event;
    else window.early.press = event;
  };
  for (const type of ['click', 'keydown', 'pointerover', 'wheel', 'touchmove'])
    document.addEventListener(type, remember, { capture: true, passive: true });
}
