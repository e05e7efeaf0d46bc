import { startPart } from '@/lib/browser/load';

type Island = { hydrateNavbar: (host: HTMLElement) => Promise<void> };

const wakeEvents = ['pointerover', 'pointerdown', 'focusin'] as const;
const pressEvents = ['click', 'keydown'] as const;
/** Search, colour mode, settings and the offline panel work without the navbar. */
const inertButton =
  'button:not([data-search-open], [data-color-mode], [data-settings-open], [data-offline-open])';

/**
 * Hydrates the navbar when the pointer or the focus first reaches it. Presses on its buttons before that are repeated once it
 * is hydrated.
 */
export function startNavbar(load: () => Promise<Island>): void {
  const host = document.getElementById('navbar');
  if (!host) return;
  const presses: { event: Event; button: number }[] = [];
  const buttons = (): Element[] => [...host.querySelectorAll('button')];
  let loading: Promise<void> | undefined;

  const wake = (): Promise<void> => {
    loading ??= hydrate();
    loading.catch(() => (loading = undefined)); // the next event tries again
    return loading;
  };
  const hydrate = async (): Promise<void> => {
    await (await load()).hydrateNavbar(host);
    host.dataset.alive = '';
    wakeEvents.forEach((name) => host.removeEventListener(name, onWake));
    pressEvents.forEach((name) => host.removeEventListener(name, onPress, true));
    // The pointer may rest on an entry that opens on hover.
    const hovered = [...host.querySelectorAll(':hover')].at(-1);
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    // By index: hydration replaces the buttons of a navbar that the browser has translated.
    for (const { event, button } of presses) repeat(event, buttons()[button]);
  };
  const onWake = (event?: Event): void => {
    // The search dialog needs the bandwidth, and covers the navbar.
    if (event?.target instanceof Element && event.target.closest('[data-search-open]')) return;
    wake().catch((error: unknown) => console.warn('The navbar could not be loaded yet:', error));
  };
  const onPress = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest(inertButton) : null;
    if (!button) return;
    // Enter and Space also arrive as a click.
    if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push({ event, button: buttons().indexOf(button) });
    void startPart(wake);
  };
  wakeEvents.forEach((name) => host.addEventListener(name, onWake, { passive: true }));
  pressEvents.forEach((name) => host.addEventListener(name, onPress, true));
  if (host.matches(':hover') || host.contains(document.activeElement)) onWake();
}

function repeat(event: Event, button: Element | undefined): void {
  const Copy = event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent;
  button?.dispatchEvent(new Copy(event.type, event as EventInit));
}
