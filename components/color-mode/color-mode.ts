import { onPressed } from '@/lib/browser/events';
import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';

type ColorMode = 'light' | 'dark';

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** An explicit choice on this page; it also holds where storage is blocked. */
let chosen = false;

/** The first-paint script has already set the mode on <html>. The buttons work and say it before React hydrates them. */
function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-color-mode]')) {
    button.disabled = false;
    button.title = button.ariaLabel = button.dataset[mode] ?? '';
  }
}

function toggle(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  chosen = true;
  show(mode);
  writeStored(keys.colorMode, mode);
}

/**
 * Follows the other tabs, and the system while nothing is stored: an explicit choice survives a system change. Changes seen
 * while printing are the print preview's and are ignored.
 */
export function startColorMode(): void {
  onPressed('[data-color-mode]', toggle);
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
}
