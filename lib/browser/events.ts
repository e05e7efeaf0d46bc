/** Something that failed to load, and how to try again. */
export type LoadFailure = { what: 'page' | 'part'; retry: () => void };

/** Events of the client runtime, dispatched on the document, with what each one carries. */
type Events = {
  /** A navigation has started; `page:shown` or `page:failed` follows. */
  'page:loading': undefined;
  'page:shown': undefined;
  'page:failed': undefined;
  /** A loaded page could not be put into the document. */
  'page:crashed': { reason: unknown; retry: () => void };
  /** A lazily loaded part was requested; `part:settled` follows, whether it loaded or not. */
  'part:loading': undefined;
  'part:settled': undefined;
  'load:failed': LoadFailure;
  /** A text for the live region, which screen readers read out. */
  announce: string;
};

type EventName = keyof Events;

/** Dispatches an event of the runtime. */
export function emit<Name extends EventName>(
  name: Name,
  ...[detail]: Events[Name] extends undefined ? [] : [Events[Name]]
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens to an event of the runtime; returns the function that stops it. */
export function on<Name extends EventName>(name: Name, listener: (detail: Events[Name]) => void): () => void {
  const handle = (event: Event): void => listener((event as CustomEvent<Events[Name]>).detail);
  document.addEventListener(name, handle);
  return () => document.removeEventListener(name, handle);
}

/** Calls `onPress` for clicks on matching elements and their content, including elements that are added later. */
export function onPressed(
  selector: string,
  onPress: (pressed: HTMLElement, event: MouseEvent) => unknown,
  options?: AddEventListenerOptions,
): void {
  const handle = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (pressed) onPress(pressed, event);
  };
  document.addEventListener('click', handle, options);
}
