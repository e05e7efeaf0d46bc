'use client';

import { Icon } from '../ui/Icon';

type Props = { labels: { light: string; dark: string } };

/**
 * Switches between light and dark. Both icons are in the page; the style sheet shows the one of the current mode. Presses
 * are heard by `startColorMode`, which also renames the button, so that it works before the bar does.
 */
export function ColorModeToggle({ labels }: Props) {
  const isServer = typeof document === 'undefined';
  const label = labels[!isServer && document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'];
  return (
    <button
      type="button"
      className="bar-button color-mode"
      disabled={isServer}
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
