import { createStore } from 'zustand/vanilla';
import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';

type ColorMode = 'light' | 'dark';

type State = { mode: ColorMode | null; toggle: () => void };

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** An explicit choice on this page; it also holds where storage is blocked. */
let chosen = false;

function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  colorMode.setState({ mode });
}

/** The buttons of a bar that is not yet a living one: they work already, and say the current mode. */
function nameToggles({ mode }: State): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-color-mode]')) {
    const label = button.dataset[mode ?? 'dark'] ?? '';
    button.disabled = mode === null;
    button.title = label;
    button.setAttribute('aria-label', label);
  }
}

/** The shown colour mode; null until the page is live. The first-paint script has already set it on <html>. */
export const colorMode = createStore<State>()((_set, get) => ({
  mode: null,
  toggle: () => {
    const mode = get().mode === 'dark' ? 'light' : 'dark';
    chosen = true;
    show(mode);
    writeStored(keys.colorMode, mode);
  },
}));

/**
 * Follows the other tabs, and the system while nothing is stored: an explicit choice survives a system change. Changes seen
 * while printing are the print preview's and are ignored.
 */
export function startColorMode(): void {
  colorMode.subscribe(nameToggles);
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-color-mode]'))
      colorMode.getState().toggle();
  };
  const shown = document.documentElement.dataset.theme;
  show(isMode(shown) ? shown : 'dark');
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const print = window.matchMedia('print');
  let afterPrint = false;
  const followSystem = (): void => {
    const ignore = print.matches || afterPrint;
    afterPrint = print.matches;
    if (!ignore && !chosen && !isMode(readStored(keys.colorMode))) show(dark.matches ? 'dark' : 'light');
  };
  onStored(keys.colorMode, (value) => {
    if (isMode(value)) show(value);
  });
  // A page kept for the Back button hears nothing of what other tabs store meanwhile.
  const onReturn = (event: PageTransitionEvent): void => {
    const stored = event.persisted ? readStored(keys.colorMode) : null;
    if (isMode(stored)) show(stored);
  };
  dark.addEventListener('change', followSystem);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('click', onClick);
}
