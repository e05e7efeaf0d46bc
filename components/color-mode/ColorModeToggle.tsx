'use client';

import { Icon } from '../ui/Icon';
import { useColorMode } from './use-color-mode';

type Props = { labels: { light: string; dark: string } };

/** Switches between light and dark. Both icons are in the page; the style sheet shows the one of the current mode. */
export function ColorModeToggle({ labels }: Props) {
  const { mode, toggle } = useColorMode();
  const label = labels[mode ?? 'dark'];
  return (
    <button
      type="button"
      className="bar-button color-mode"
      disabled={mode === null}
      title={label}
      aria-label={label}
      aria-live="polite"
      onClick={toggle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
