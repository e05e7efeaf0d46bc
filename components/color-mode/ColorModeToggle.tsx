import type { Translate } from '@/lib/i18n/translator';
import { Icon } from '../ui/Icon';

/**
 * Switches between light and dark. Both icons are in the page; the style sheet shows the one of the current mode.
 * `startColorMode` enables the button and names it after the current mode.
 */
export function ColorModeToggle({ t }: { t: Translate }) {
  const light = t('colorMode.toggle', { mode: t('colorMode.light') });
  const dark = t('colorMode.toggle', { mode: t('colorMode.dark') });
  return (
    <button
      type="button"
      className="bar-button color-mode"
      disabled
      title={dark}
      aria-label={dark}
      aria-live="polite"
      data-color-mode=""
      data-light={light}
      data-dark={dark}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
