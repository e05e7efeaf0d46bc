import { create } from 'zustand';
import { keys, readStored, writeStored } from '@/lib/browser/storage';

export type ColorMode = 'light' | 'dark';

/** True for a stored value that names a mode. */
export const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

type State = {
  /** Null until hydration: the inline script has set the mode of the document before the first paint. */
  mode: ColorMode | null;
  /** The reader has pressed the button; also holds where storage is blocked. */
  isChosen: boolean;
};

/** The mode of the page. */
export const useColorMode = create<State>(() => ({ mode: null, isChosen: false }));

/** Applies a mode without storing it. */
export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  useColorMode.setState({ mode });
}

/** Switches between light and dark, and stores the choice. */
export function toggleColorMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  useColorMode.setState({ isChosen: true });
  showColorMode(mode);
  writeStored(keys.colorMode, mode);
}

/** True while the mode follows the system. */
export function followsSystem(): boolean {
  return !useColorMode.getState().isChosen && !isColorMode(readStored(keys.colorMode));
}
