import { startPart } from '../errors/load-failure';

type Island = { hydrateNavbar: (host: HTMLElement) => Promise<void> };

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
/** Search, colour mode and the offline panel answer without the bar. */
const sleepingButton = 'button:not([data-search-open], [data-color-mode], [data-offline-open])';
const presses = ['click', 'keydown'] as const;

/**
 * Loads what makes the bar work at the first sign that it is wanted: the pointer or the focus comes to it. What is done to
 * its buttons before that has come is done again on the living bar, so that no press is lost.
 */
export function startNavbar(load: () => Promise<Island>): void {
  const host = document.getElementById('navbar');
  if (!host) return;
  const waiting: Event[] = [];
  let loading: Promise<void> | undefined;

  const wake = (): Promise<void> => {
    loading ??= load()
      .then(({ hydrateNavbar }) => hydrateNavbar(host))
      .then(() => {
        host.dataset.alive = '';
        signs.forEach((name) => host.removeEventListener(name, onSign));
        presses.forEach((name) => host.removeEventListener(name, keep, true));
        repeatHover(host);
        waiting.forEach(repeat);
      });
    loading.catch(() => (loading = undefined));
    return loading;
  };
  // Nobody waits for it yet: only a press shows the progress bar, or the error and its retry.
  const onSign = (event?: Event): void => {
    // On its way to the search: the dialog needs the line, and covers the bar.
    if (event?.target instanceof Element && event.target.closest('[data-search-open]')) return;
    void wake().catch((error: unknown) => console.warn('The bar must wait:', error));
  };
  const keep = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest(sleepingButton)) return;
    // Enter and Space come again as a click.
    if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(event);
    void startPart(wake);
  };
  signs.forEach((name) => host.addEventListener(name, onSign, { passive: true }));
  presses.forEach((name) => host.addEventListener(name, keep, true));
  if (host.matches(':hover') || host.contains(document.activeElement)) onSign();
}

function repeat(event: Event): void {
  const again =
    event instanceof KeyboardEvent
      ? new KeyboardEvent(event.type, event)
      : new MouseEvent(event.type, event as MouseEvent);
  event.target?.dispatchEvent(again);
}

/** The pointer that woke the bar may rest on an entry that opens under it. */
function repeatHover(host: HTMLElement): void {
  const under = [...host.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
