import { onPressed } from '@/lib/browser/events';
import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';

type ColorMode = 'light' | 'dark';

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** Sets the mode, enables the buttons, and names them after it. */
function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-color-mode]')) {
    button.disabled = false;
    button.title = button.ariaLabel = button.dataset[mode] ?? '';
  }
}

/**
 * Switches the mode by the buttons, and follows the other tabs, and the system while nothing is chosen. The first-paint script has set
 * the first mode.
 */
export function startColorMode(): void {
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const print = window.matchMedia('print');
  let afterPrint = false;
  let chosen = false; // also holds where storage is blocked
  const isDark = (): boolean => root.dataset.theme === 'dark';
  const showStored = (value: string | null): void => {
    if (isMode(value)) show(value);
  };
  show(isDark() ? 'dark' : 'light');
  onPressed('[data-color-mode]', () => {
    const mode = isDark() ? 'light' : 'dark';
    chosen = true;
    show(mode);
    writeStored(keys.colorMode, mode);
  });
  onStored(keys.colorMode, showStored);
  dark.addEventListener('change', () => {
    const isPreview = print.matches || afterPrint; // of printing, when it opens and when it closes
    afterPrint = print.matches;
    if (!isPreview && !chosen && !isMode(readStored(keys.colorMode))) show(dark.matches ? 'dark' : 'light');
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored(readStored(keys.colorMode));
  });
}
