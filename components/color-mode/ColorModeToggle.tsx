'use client';

import { useStore } from 'zustand';
import { Icon } from '../ui/Icon';
import { colorMode } from './color-mode';

type Props = { labels: { light: string; dark: string } };

/**
 * Switches between light and dark. Both icons are in the page; the style sheet shows the one of the current mode. Presses
 * are heard by `startColorMode`, so that it works before the bar does.
 */
export function ColorModeToggle({ labels }: Props) {
  const mode = useStore(colorMode, ({ mode: shown }) => shown);
  const label = labels[mode ?? 'dark'];
  return (
    <button
      type="button"
      className="bar-button color-mode"
      disabled={mode === null}
      title={label}
      aria-label={label}
      aria-live="polite"
      data-color-mode=""
      data-light={labels.light}
      data-dark={labels.dark}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
