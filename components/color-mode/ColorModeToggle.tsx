'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '../ui/Icon';
import { moonIcon, sunIcon } from '../ui/icons';
import { toggleColorMode, useColorMode } from './use-color-mode';

/**
 * Switches between light and dark. Both icons are in the page; the style sheet shows the one of the current mode, and the name follows
 * after hydration.
 */
export function ColorModeToggle() {
  const t = useTranslations('colorMode');
  const mode = useColorMode((state) => state.mode);
  const label = t('toggle', { mode: t(mode ?? 'dark') });
  return (
    <button
      type="button"
      className="bar-button color-mode"
      disabled={mode === null}
      title={label}
      aria-label={label}
      aria-live="polite"
      onClick={toggleColorMode}
    >
      <Icon path={sunIcon} />
      <Icon path={moonIcon} />
    </button>
  );
}
