import { useEffect } from 'react';
import { keys, onStored } from '@/lib/browser/storage';
import { followsSystem, isColorMode, showColorMode } from './use-color-mode';

/** Follows the choice of other tabs, and the system while nothing is chosen. */
export function useFollowColorMode(): void {
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const print = window.matchMedia('print');
    let afterPrint = false;
    const showStored = (value: string | null): void => {
      if (isColorMode(value)) showColorMode(value);
    };
    const onSystem = (): void => {
      // Browsers report another scheme while the print preview opens, and again while it closes.
      const isPreview = print.matches || afterPrint;
      afterPrint = print.matches;
      if (!isPreview && followsSystem()) showColorMode(dark.matches ? 'dark' : 'light');
    };
    showColorMode(document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');
    const stop = onStored(keys.colorMode, showStored);
    dark.addEventListener('change', onSystem);
    return () => {
      stop();
      dark.removeEventListener('change', onSystem);
    };
  }, []);
}
